// Stands whole in the head of every page, built as a script of its own: what must happen before anything is drawn, or
// work before the page's modules have come.
import { markPreference, startColourMode } from './shell/colour-mode/colour-mode.ts'
import { startConsent } from './shell/consent/consent.ts'
import { redirectMovedPresses } from './shell/drafts/moved-press.ts'
import { queueEarlySubmits } from './shell/head/early-acts.ts'
import { saveEarlyDrafts } from './shell/head/early-drafts.ts'
import { continuePendingNavigation, reloadOnFailedScripts } from './shell/head/failed-scripts.ts'
import { leadToStoredLanguage } from './shell/language/home-language.ts'
import { showCountryName, storeChosenLanguages } from './shell/language/language.ts'
import { pageDataId } from './shell/reading/page-data.ts'

const { screen, consentVersion } = document.documentElement.dataset

continuePendingNavigation()
startColourMode()
if (screen === 'home') leadToStoredLanguage()
storeChosenLanguages()
if (consentVersion) startConsent(consentVersion)
redirectMovedPresses()
saveEarlyDrafts()
queueEarlySubmits()
reloadOnFailedScripts()
addEventListener('DOMContentLoaded', () => {
  showCountryName()
  // React draws the switch of its pages, from what the server has drawn.
  if (document.getElementById(pageDataId)) markPreference()
})
