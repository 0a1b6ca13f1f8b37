import { awakeEvent } from './asleep.ts'
import { countryKey, localeKey } from './language.ts'
import { guardAgainstOldFiles } from './reload-guard.ts'

let awake = false
let wanted: string | null = null

/** Called once the page runs: from here on a missing script leads to a reload. */
export function pageIsAwake(): void {
  if (awake) return
  awake = true
  window.dispatchEvent(new Event(awakeEvent))
  if (isFirstVisit()) void import('./arrive.ts').then(({ arrive }) => arrive())
}

const crawlers = /bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit|inspectiontool/i

/** Most visits know their language and country already and load nothing for it; crawlers are shown what they asked for. */
function isFirstVisit(): boolean {
  try {
    return !(localStorage.getItem(localeKey) && localStorage.getItem(countryKey)) && !crawlers.test(navigator.userAgent)
  } catch {
    return false
  }
}

export const isAwake = () => awake

/** Where a navigation that is under way leads; `null` when there is none. */
export function navigationWants(path: string | null): void {
  wanted = path
}

if (typeof window !== 'undefined') guardAgainstOldFiles(window, isAwake, () => wanted ?? window.location.pathname)
