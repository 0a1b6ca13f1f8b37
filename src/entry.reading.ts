// What a reading page runs, in place of React Router (decision 019).
import { isLocale } from './i18n/locale.ts'
import { consentKey, consentNow, followConsent } from './shell/consent/consent.ts'
import { followCountry } from './shell/language/language.ts'
import { offeredLanguage } from './shell/language/offered-language.ts'
import { arrivalKey } from './shell/navigation/arrival-key.ts'
import { beginVisit, loadWhenQuiet } from './shell/navigation/begin-visit.ts'
import { guardAgainstOldFiles } from './shell/navigation/reload-guard.ts'
import { startAccountLinks } from './shell/reading/account-link.ts'
import { startColourSwitch } from './shell/reading/colour-switch.ts'
import { startCountry } from './shell/reading/country.ts'
import { completeFailedAddress } from './shell/reading/failed-address.ts'
import { keepScrollPosition } from './shell/reading/keep-place.ts'
import { startMenu } from './shell/reading/menu.ts'
import { type Modules, mountIslands } from './shell/reading/mount.ts'
import { startOfflineNotice } from './shell/reading/offline.ts'
import { startOpenTarget } from './shell/reading/open-target.ts'
import { type PageData, pageData } from './shell/reading/page-data.ts'
import { startSearchButton } from './shell/reading/search-button.ts'

/** The parts of pages that run by themselves (`shell/reading/island.tsx`). */
const modules: Modules = {
  'category-tree': () => import('./discover/subjects/parts/category-tree.ts'),
  'here-now': () => import('./discover/experts/parts/online-status.ts'),
  'here-rows': () => import('./discover/experts/parts/online-status-rows.ts'),
  question: () => import('./questions/parts/question-island.tsx'),
  renewal: () => import('./discover/about/parts/renewal.ts'),
  samples: () => import('./discover/parts/samples.ts'),
  search: () => import('./shell/reading/search-island.tsx'),
  'who-is-here': () => import('./discover/subjects/parts/experts-online.ts'),
}

const { lang } = document.documentElement
const locale = isLocale(lang) ? lang : 'fr'

guardAgainstOldFiles(
  window,
  () => true,
  () => location.pathname + location.search,
)
// It is loaded beside the document: what waits for the whole of it must not wait for this file.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
else run()

function run(): void {
  const data = pageData()
  if (!data) return
  const { words, consent, route } = data
  for (const start of [
    keepScrollPosition,
    startColourSwitch,
    startMenu,
    startSearchButton,
    startOpenTarget,
    completeFailedAddress,
    () => startAccountLinks(words.account),
    () => sayArrival(words),
    () => startOfflineNotice(words),
    () => startCountry(words.country),
    () => mountIslands(modules),
    // Before `beginVisit`, which may store what tells a first visit.
    loadDetector,
    beginVisit,
    () => offerLanguage(words),
    () => consent && measure(consent, route),
  ])
    attempt(start)
}

/** Somebody may begin to write of a danger once the network has gone. */
function loadDetector(): void {
  if (!document.querySelector('[data-island="question"]')) return
  loadWhenQuiet(async () => (await import('./questions/parts/question-island.tsx')).loadDetector())
}

/** A part that a browser makes impossible, by forbidding storage for instance, takes no other with it. */
function attempt(start: () => void): void {
  try {
    start()
  } catch (error) {
    reportError(error)
  }
}

/** What has just been done elsewhere, such as signing out, is confirmed here. */
function sayArrival(words: PageData['words']): void {
  if (sessionStorage.getItem(arrivalKey))
    void import('./shell/reading/arrival.ts').then((part) => part.sayArrival(words))
}

/** Few visits need it: it comes when it is needed. */
function offerLanguage({ otherLanguage }: PageData['words']): void {
  const offer = () => {
    if (!offeredLanguage(locale)) return
    void import('./shell/reading/language-offer.ts').then((part) => part.offerLanguage(otherLanguage, locale))
  }
  followCountry(offer)
  offer()
}

function measure(asked: NonNullable<PageData['consent']>, route: string | null): void {
  let begun = false
  const begin = () => {
    if (begun || (consentNow() === 'ask' && !localStorage.getItem(consentKey))) return
    begun = true
    void import('./shell/reading/consent.ts').then((part) => part.startMeasuring(asked, route, locale))
  }
  followConsent(begin)
  begin()
}
