import type { WordsLike } from '../i18n/text.ts'
import type { deadline as fr } from './deadline.text.fr.ts'

export const deadline: WordsLike<typeof fr> = {
  kept: 'Your deadline is noted: {date}.',
  none: 'Noted: no deadline is kept.',
}
