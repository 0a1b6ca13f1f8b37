import { countryKey, crawlers, isHome, localeKey } from '../language/language.ts'
import { keepDetector, registerServiceWorker } from './register-service-worker.ts'

/** Milliseconds: a page that has just come has better things to do, that of a first visit above all. */
const quiet = { first: 10_000, later: 4000 }
/** The worker keeps whom to call without a network, and costs little: it does not wait for as long. */
const workerComes = 1500

/** Without a network it comes with the next page. */
const letBe = () => {}

/** Once a page runs: the rules of language and country for a first visit; soon after, the service worker. */
export function beginVisit(): void {
  const first = isFirstVisit()
  if (first) void import('./arrive.ts').then(({ applyLanguageAndCountry: arrive }) => arrive(), letBe)
  setTimeout(() => {
    registerServiceWorker()
    if (isFree()) whenIdle(keepDetector)
  }, workerComes)
}

/**
 * Loads a part that must be there without a network, once nothing else is to be done; whoever saves data, and crawlers, are
 * spared it.
 */
export function loadWhenQuiet(load: () => Promise<unknown>): () => void {
  if (!isFree()) return letBe
  const timer = setTimeout(() => whenIdle(load), isFirstVisit() ? quiet.first : quiet.later)
  return () => clearTimeout(timer)
}

/** Neither somebody who saves data nor a crawler. */
function isFree(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return !connection?.saveData && !crawlers.test(navigator.userAgent)
}

function whenIdle(load: () => Promise<unknown>): void {
  const begin = () => void load().catch(letBe)
  // Not in every browser.
  if ('requestIdleCallback' in window) window.requestIdleCallback(begin)
  else begin()
}

/** Most visits know their language and country already and load nothing for it; crawlers are shown what they asked for. */
export function isFirstVisit(): boolean {
  try {
    const missing = (key: string) => !localStorage.getItem(key)
    const unknown = missing(countryKey) || (isHome(location.pathname) && missing(localeKey))
    return unknown && !crawlers.test(navigator.userAgent)
  } catch {
    return false
  }
}
