// In the browser, where the messages are loaded.
import { type Locale, locales } from '../i18n/locale.ts'
import { type EmergencyFacts, emergencyScreen, type SafetyMessages, screenLanguage } from './screen.ts'

export type LoadedMessages = Partial<Record<Locale, SafetyMessages>>

const load = async (locale: Locale): Promise<SafetyMessages> =>
  (await (locale === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages

/** Of both languages, as whoever is in danger may write the other one than the page's; one that cannot be had is left out. */
export async function loadMessages(): Promise<LoadedMessages> {
  const loaded: LoadedMessages = {}
  await Promise.all(
    locales.map(async (locale) => {
      loaded[locale] = await load(locale).catch(() => undefined)
    }),
  )
  return loaded
}

/** The screen in the language that the person writes, otherwise in that of the page; null where neither has come. */
export function loadedScreen(facts: EmergencyFacts, page: Locale, loaded: LoadedMessages) {
  const wanted = screenLanguage(facts, page)
  const language = [wanted, page, ...locales].find((one) => loaded[one])
  const messages = language && loaded[language]
  return messages ? emergencyScreen(facts, language, messages) : null
}
