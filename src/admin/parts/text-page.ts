import type { WordsLike } from '../../i18n/text.ts'
import { localeOf } from '../../shell/locale.tsx'
import { en } from '../texts.text.en.ts'
import { fr } from '../texts.text.fr.ts'
import { deskWords } from './staff-page.ts'

export type TextWords = WordsLike<typeof fr>

export function textWords(url: URL) {
  const { frame, failures } = deskWords(url, 'home')
  const words: TextWords = localeOf(url) === 'fr' ? fr : en
  return { frame, failures, words }
}

/** How a list says at a glance whether a text is public. */
export const stateTones = {
  draft: 'sky',
  published: 'moss',
  changed: 'apricot',
  planned: 'apricot',
  withdrawn: undefined,
} as const
