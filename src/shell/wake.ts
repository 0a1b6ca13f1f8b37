import { awakeEvent } from './asleep.ts'
import { countryKey, crawlers, isHome, localeKey } from './language.ts'
import { ownBuild, watchForNewBuild } from './new-build.ts'
import { goOnTo, guardAgainstOldFiles, mayReload, noteWanted, reloadAt, takeWanted } from './reload-guard.ts'

/** A page that has just come has better things to do. */
const quiet = 4000

/** Without a network it comes with the next page. */
const letBe = () => {}

let awake = false
let wanted: string | null = null
let newBuild: { isThere: () => boolean } | null = null

/** Called once the page runs: from here on a missing script leads to a reload. */
export function pageIsAwake(): void {
  if (awake) return
  awake = true
  window.dispatchEvent(new Event(awakeEvent))
  newBuild = watchForNewBuild(ownBuild())
  if (isFirstVisit()) void import('./arrive.ts').then(({ arrive }) => arrive())
  else setTimeout(() => void import('./worker-here.ts').then(({ letWorkerIn }) => letWorkerIn(), letBe), quiet)
}

/** Most visits know their language and country already and load nothing for it; crawlers are shown what they asked for. */
function isFirstVisit(): boolean {
  try {
    const missing = (key: string) => !localStorage.getItem(key)
    const unknown = missing(countryKey) || (isHome(location.pathname) && missing(localeKey))
    return unknown && !crawlers.test(navigator.userAgent)
  } catch {
    return false
  }
}

export const isAwake = () => awake

/**
 * Where a navigation that is under way leads; `null` when there is none. Once a newer build is served it becomes a full
 * load of that page: the files of this one may be gone.
 */
export function navigationWants(path: string | null): void {
  wanted = path
  document.documentElement.toggleAttribute('data-going', path !== null)
  const store = storeOrNone()
  noteWanted(store, path, Date.now())
  if (path && newBuild?.isThere() && mayReload(store, path, Date.now())) reloadAt(path, window)
}

function storeOrNone(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  }
}

function begin(): void {
  guardAgainstOldFiles(window, isAwake, () => wanted ?? window.location.pathname)
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const path = takeWanted(storeOrNone(), entry?.type === 'reload', Date.now())
  if (path) goOnTo(path, window)
}

if (typeof window !== 'undefined') begin()
