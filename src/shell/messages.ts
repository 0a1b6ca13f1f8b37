import type { Locale } from '../i18n/locale.ts'
import type { MessagesLike } from '../i18n/text.ts'
import { en } from './text.en.ts'
import { fr } from './text.fr.ts'

export type ShellMessages = MessagesLike<typeof fr>

/** For loaders only: a component that called it would carry both languages to the browser. */
export function shellMessages(locale: Locale): ShellMessages {
  return locale === 'fr' ? fr : en
}
