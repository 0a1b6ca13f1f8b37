import { isReadingPath } from '../../screen-at.ts'
import { beginVisit } from './begin-visit.ts'
import { ownBuild, watchForNewBuild } from './new-build.ts'
import {
  guardAgainstOldFiles,
  loadWantedInstead,
  mayReload,
  reloadAt,
  sessionStoreOrNone,
  storePendingPath,
} from './reload-guard.ts'

let awake = false
let wanted: string | null = null
let newBuild: { isThere: () => boolean } | null = null

/** Called once the page runs. */
export function markPageHydrated(): void {
  if (awake) return
  awake = true
  newBuild = watchForNewBuild(ownBuild())
  beginVisit()
}

export const isPageHydrated = () => awake

/**
 * Where a navigation that is under way leads; `null` when there is none. It becomes a full load where it leads to a
 * reading page, which is a document, and once a newer build is served: the files of this one may be gone.
 */
export function setPendingNavigation(path: string | null): void {
  wanted = path
  document.documentElement.toggleAttribute('data-going', path !== null)
  const store = sessionStoreOrNone()
  storePendingPath(store, path, Date.now())
  if (!path) return
  const toDocument = isReadingPath(new URL(path, location.origin).pathname)
  if (toDocument || (newBuild?.isThere() && mayReload(store, path, Date.now()))) reloadAt(path, window)
}

if (typeof window !== 'undefined') {
  guardAgainstOldFiles(window, isPageHydrated, () => wanted ?? window.location.pathname)
  const { navigation } = window as { navigation?: Parameters<typeof loadWantedInstead>[0] }
  loadWantedInstead(navigation, window, () => wanted)
}
