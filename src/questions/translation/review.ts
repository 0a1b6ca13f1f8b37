import type { Locale } from '../../i18n/locale.ts'
import type { Translation } from '../shapes.ts'

/** A review for a reader of this language, by whatever a machine has kept of it: there is none where it is null. */
export const reviewIn = (locale: Locale, text: string | null): Translation => ({
  locale,
  state: text === null ? 'none' : 'shown',
  text,
  answer: null,
  terms: [],
})
