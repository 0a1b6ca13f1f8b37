import type { WordsLike } from '../i18n/text.ts'
import type { fr } from './terms-letter.text.fr.ts'

export const en: WordsLike<typeof fr> = {
  subject: 'Our terms change on {date}',
  lead: 'New terms will apply from {date}. Their whole text is below; those of today hold until then.',
  choice: 'They do not suit you? You can end your contract before that day, at no cost.',
  button: 'Read the terms of today',
  reason: 'You receive this letter because you have a contract with us.',
}
