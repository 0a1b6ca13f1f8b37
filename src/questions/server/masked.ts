import type { Locale } from '../../i18n/locale.ts'
import { redacted } from '../redaction.ts'
import { masked as en } from '../words/meeting.en.ts'
import { masked as fr } from '../words/meeting.fr.ts'

/** As a local specialist reads it: the title of a question, too, is a sentence of its client. */
export const masked = (text: string, locale: Locale) => redacted(text, locale === 'fr' ? fr : en)
