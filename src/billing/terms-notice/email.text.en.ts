import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './email.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  subject: 'Our terms change on {date}',
  lead: 'New terms will apply from {date}. Their whole text is below; those of today hold until then.',
  choices: {
    terms: 'They do not suit you? You can end your contract before that day, at no cost.',
    'expert-terms':
      'They do not suit you? You can leave before that day, without notice, from your page. What is owed to you is paid.',
  },
  button: 'Read the terms of today',
  reason: 'You receive this letter because you have a contract with us.',
}
