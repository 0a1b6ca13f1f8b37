import type { Locale } from '../../../i18n/locale.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import { en } from '../field-choice.text.en.ts'
import { fr } from '../field-choice.text.fr.ts'

export type FieldMessages = MessagesLike<typeof fr>

/** Only for code that is loaded when a field is chosen. */
export const fieldMessages = (locale: Locale): FieldMessages => (locale === 'fr' ? fr : en)
