import type { Locale } from '../i18n/locale.ts'
import type { MessagesLike } from '../i18n/text.ts'
import { en } from './text.en.ts'
import { fr } from './text.fr.ts'

export type ShellWords = MessagesLike<typeof fr>

/** For loaders only: a component that called it would carry both languages to the browser. */
export function shellWords(locale: Locale): ShellWords {
  return locale === 'fr' ? fr : en
}
