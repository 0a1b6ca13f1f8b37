import { localeOf } from '../../../i18n/locale.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import { consoleMessages } from '../../parts/console-page.ts'
import { en } from '../content.text.en.ts'
import { fr } from '../content.text.fr.ts'

export type ContentMessages = MessagesLike<typeof fr>

export function contentMessages(url: URL) {
  const { frame, failures } = consoleMessages(url, 'home')
  const words: ContentMessages = localeOf(url) === 'fr' ? fr : en
  return { frame, failures, words }
}

/** Shows in a list whether a text is public. */
export const stateTones = {
  draft: 'sky',
  published: 'moss',
  changed: 'apricot',
  planned: 'apricot',
  withdrawn: undefined,
} as const
