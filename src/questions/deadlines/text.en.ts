import type { MessagesLike } from '../../i18n/text.ts'
import type { deadline as fr } from './text.fr.ts'

export const deadline: MessagesLike<typeof fr> = {
  kept: 'Your deadline is noted: {date}.',
  none: 'Noted: no deadline is kept.',
}
