import { day } from '../../i18n/format.ts'
import { type Locale, languageTag } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { bank, closed } from '../redaction/kinds.ts'
import { holds, redacted } from '../redaction/redaction.ts'
import { type AssistantWords, en } from './words.en.ts'
import { fr } from './words.fr.ts'

export const wordsFor = (locale: Locale): AssistantWords => (locale === 'fr' ? fr : en)

/** The client's words between the language's quotation marks, without a final stop and with bank details hidden. */
export const quoted = (locale: Locale, text: string): string =>
  fill(wordsFor(locale).quote, { text: masked(text).replace(/[\s.]+$/, '') })

export const listed = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(languageTag[locale], { type: 'conjunction' }).format(items)

/** A date of any precision, as one says it: « 12 mars 2025 », « mars 2025 », « 2025 ». */
export const spoken = (locale: Locale, date: string): string => {
  if (date.length === 10) return day(locale, `${date}T12:00:00Z`)
  if (date.length === 4) return date
  return new Intl.DateTimeFormat(languageTag[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}-15T12:00:00Z`),
  )
}

export const holdsBankDetails = (text: string): boolean => holds(text, bank)

/** What opens an account or stands for a person before a State is hidden from everybody; names and ways to reach are not. */
export const masked = (text: string): string => redacted(text, () => '••••', closed)
