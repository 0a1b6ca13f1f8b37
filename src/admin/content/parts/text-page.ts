import { localeOf } from '../../../i18n/locale.ts'
import { consoleMessages } from '../../parts/console-page.ts'
import type { AdminMessages } from '../../parts/messages.ts'
import { en } from '../content.text.en.ts'
import { fr } from '../content.text.fr.ts'

export function contentMessages(url: URL) {
  const { frame, failures } = consoleMessages(url, 'home')
  const content: AdminMessages['content'] = localeOf(url) === 'fr' ? fr : en
  return { messages: { frame, failures, content } }
}

/** Shows in a list whether a text is public. */
export const stateTones = {
  draft: 'sky',
  published: 'moss',
  changed: 'apricot',
  planned: 'apricot',
  withdrawn: undefined,
} as const
