import type { Locale } from '../../../i18n/locale.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import { en } from '../field-choice.text.en.ts'
import { fr } from '../field-choice.text.fr.ts'

export type FieldMessages = MessagesLike<typeof fr>

/** For what is loaded when a field is chosen, and only then. */
export const fieldMessages = (locale: Locale): FieldMessages => (locale === 'fr' ? fr : en)
