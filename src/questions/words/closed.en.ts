import type { WordsLike } from '../../i18n/text.ts'
import type { closed as fr } from './closed.fr.ts'

export const closed: WordsLike<typeof fr> = {
  title: 'Health questions are not open here yet',
  why: 'Such data must be kept by a host certified for health. Until that is so here, we take no question about health or psychology: please speak to your doctor or your pharmacist.',
  kept: 'Nothing has been sent. Your text stays in this browser; if it is about something else, choose another subject.',
  urgent: 'In an emergency, call:',
}
