import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './presence.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  reading: 'We are looking who is here.',
  here: { one: '{n} expert available now', other: '{n} experts available now' },
  promised: 'An answer in about {typical} minutes, {max} at most.',
  measured:
    'An answer in about {typical} minutes, nine times out of ten in less than {max}. Measured on the latest answers.',
  opens: 'Next expert: {date}',
  nobody: 'No expert is available at the moment.',
  failed: 'We could not check who is available. You can still ask your question.',
  who: 'Among them',
  hereShort: { one: '{n} available', other: '{n} available' },
  soon: 'an answer in about {typical} minutes',
  later: 'Nobody for the moment',
}
