// For the server and for actions: carries the messages of both languages.
import type { Locale } from '../i18n/locale.ts'
import { messages as en } from './messages.en.ts'
import { messages as fr } from './messages.fr.ts'
import { type EmergencyFacts, emergencyScreen, screenLanguage } from './screen.ts'

/** The screen of the most urgent situation, in the language that the person writes, otherwise in that of the page. */
export function emergencyScreenIn(facts: EmergencyFacts, page: Locale) {
  const language = screenLanguage(facts, page)
  return emergencyScreen(facts, language, language === 'fr' ? fr : en)
}
