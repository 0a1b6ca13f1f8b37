// Stands whole in the head of every page, built as a script of its own: what must happen before anything is drawn, or
// work before the page's modules have come.
import { markPreference, startColourMode } from './shell/colour-mode.ts'
import { startConsent } from './shell/consent.ts'
import { holdEarlyActs } from './shell/head/early-acts.ts'
import { keepEarlyDrafts } from './shell/head/early-drafts.ts'
import { leadToStoredLanguage } from './shell/home-language.ts'
import { keepChosenLanguages, nameCountry } from './shell/language.ts'
import { keepMovedPresses } from './shell/moved-press.ts'
import { pageDataId } from './shell/reading/page-data.ts'

const { screen, consentVersion } = document.documentElement.dataset

startColourMode()
if (screen === 'home') leadToStoredLanguage()
keepChosenLanguages()
if (consentVersion) startConsent(consentVersion)
keepMovedPresses()
keepEarlyDrafts()
holdEarlyActs()
// The browser gives a transition up where a page comes or changes too fast: nobody has lost anything.
for (const way of ['pageswap', 'pagereveal'] as const)
  addEventListener(way, ({ viewTransition }) => {
    for (const step of [viewTransition?.ready, viewTransition?.finished]) step?.catch(() => {})
  })
addEventListener('DOMContentLoaded', () => {
  nameCountry()
  // React draws the switch of its pages, from what the server has drawn.
  if (document.getElementById(pageDataId)) markPreference()
})
