import type { Locale } from '../../i18n/locale.ts'
import { redacted } from '../../platform/redaction/redaction.ts'
import { masked as en } from '../words/masked.en.ts'
import { masked as fr } from '../words/masked.fr.ts'

/** As a local specialist reads it: the title of a question, too, is a sentence of its client. */
export const masked = (text: string, locale: Locale): string =>
  redacted(text, (kind) => (locale === 'fr' ? fr : en)[kind])
