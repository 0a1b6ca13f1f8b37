import type { MessagesLike } from '../../i18n/text.ts'
import type { closed as fr } from './closed-notice.text.fr.ts'

export const closed: MessagesLike<typeof fr> = {
  title: 'Health questions are not open here yet',
  why: 'Such data must be kept by a host certified for health. Until that is so here, we take no question about health or psychology: please speak to your doctor or your pharmacist.',
  kept: 'Nothing has been sent. Your text stays in this browser; if it is about something else, choose another subject.',
  keptByText:
    'Your text seems to be about health, so we cannot take it under any subject. Nothing has been sent, and it stays in this browser. If it is about something else, please put it in other words.',
  urgent: 'In an emergency, call:',
}
