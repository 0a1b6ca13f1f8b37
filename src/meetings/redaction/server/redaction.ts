import type { Locale } from '../../../i18n/locale.ts'
import { redact } from '../../../platform/redaction/redact.ts'
import { redactionLabels as en } from '../redaction.text.en.ts'
import { redactionLabels as fr } from '../redaction.text.fr.ts'

/** As a local specialist reads it: the title of a question, too, is written by its client. */
export const redactedForSpecialist = (text: string, locale: Locale): string =>
  redact(text, (kind) => (locale === 'fr' ? fr : en)[kind])
