import { isReadingPath } from '../../screen-at.ts'
import { beginVisit } from './begin-visit.ts'
import { ownBuild, watchForNewBuild } from './new-build.ts'
import {
  continueTo,
  guardAgainstOldFiles,
  mayReload,
  reloadAt,
  storePendingPath,
  takePendingPath,
} from './reload-guard.ts'

let awake = false
let wanted: string | null = null
let newBuild: { isThere: () => boolean } | null = null

/** Called once the page runs: from here on a missing script leads to a reload. */
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
  const store = storeOrNone()
  storePendingPath(store, path, Date.now())
  if (!path) return
  const toDocument = isReadingPath(new URL(path, location.origin).pathname)
  if (toDocument || (newBuild?.isThere() && mayReload(store, path, Date.now()))) reloadAt(path, window)
}

function storeOrNone(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  }
}

function begin(): void {
  guardAgainstOldFiles(window, isPageHydrated, () => wanted ?? window.location.pathname)
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const path = takePendingPath(storeOrNone(), entry?.type === 'reload', Date.now())
  if (path) continueTo(path, window)
}

if (typeof window !== 'undefined') begin()
