import type { Locale } from '../../i18n/locale.ts'
import { messages as safetyEn } from '../../safety/messages.en.ts'
import { messages as safetyFr } from '../../safety/messages.fr.ts'
import type { EmergencySituation } from '../../safety/situations.ts'

/** Names of the situations in which a person is in danger. For page loaders: the messages are not for the browser. */
export function situationNames(locale: Locale): Record<EmergencySituation, string> {
  const { situations } = locale === 'fr' ? safetyFr : safetyEn
  return Object.fromEntries(Object.entries(situations).map(([situation, { name }]) => [situation, name])) as Record<
    EmergencySituation,
    string
  >
}
