import { day } from '../../i18n/format.ts'
import { type Locale, languageTag } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { findPersonalData } from '../redaction/find-personal-data.ts'
import { alwaysHiddenKinds, bankKinds, hiddenSign } from '../redaction/kinds.ts'
import { containsPersonalData, redact } from '../redaction/redact.ts'
import { clip } from './fold.ts'
import { type AssistantMessages, en } from './messages.en.ts'
import { fr } from './messages.fr.ts'

export const assistantMessagesFor = (locale: Locale): AssistantMessages => (locale === 'fr' ? fr : en)

/** A missing point of a brief without the remark that the client was asked already and has not said it. */
export function withoutRemark(point: string, locale: Locale): string {
  const remark = assistantMessagesFor(locale).unknownPoint.replace('{ask}', '')
  return point.endsWith(remark) ? point.slice(0, -remark.length) : point
}

/** The client's words between the language's quotation marks, without a final stop and with bank details hidden. */
export const quoteText = (locale: Locale, text: string): string =>
  fill(assistantMessagesFor(locale).quote, { text: hideSecrets(text).replace(/[\s.]+$/, '') })

/** A date of any precision, in words: « 12 mars 2025 », « mars 2025 », « 2025 ». */
export const formatCivilDate = (locale: Locale, date: string): string => {
  if (date.length === 10) return day(locale, `${date}T12:00:00Z`)
  if (date.length === 4) return date
  return new Intl.DateTimeFormat(languageTag[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}-15T12:00:00Z`),
  )
}

export const holdsBankDetails = (text: string): boolean => containsPersonalData(text, bankKinds)

/** Hides account numbers and State identity numbers from everybody; names and contact details stay. */
export const hideSecrets = (text: string): string => redact(text, () => hiddenSign, alwaysHiddenKinds)

/** Stands for a space inside personal data while a text is cut: no space, and in nobody's text. */
const glue = '\ue000'

/** As `clip`, which may cut a number in two; a part of it would be recognised and masked by nobody. */
export function clipWhole(text: string, limit: number, at = 0): string {
  let result = ''
  let from = 0
  for (const { start, end } of findPersonalData(text)) {
    result += text.slice(from, start) + text.slice(start, end).replace(/\s/g, glue)
    from = end
  }
  return clip(result + text.slice(from), limit, at).replaceAll(glue, ' ')
}
