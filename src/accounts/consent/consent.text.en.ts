import type { MessagesLike } from '../../i18n/text.ts'
import type { consent as fr } from './consent.text.fr.ts'

export const consent: MessagesLike<typeof fr> = {
  title: 'May we count visits?',
  text: 'With your consent, a measuring tool counts the pages seen. Nothing is loaded before you choose, and refusing changes nothing in the service.',
  details: 'What is measured, and what needs no consent',
  measure:
    'Measuring visits: Google Tag Manager and the tools that we have placed in it receive the addresses of the pages seen, your IP address and measuring cookies. Neither your questions, nor your answers, nor your documents.',
  needed:
    'Needed for the service, without consent: the language, the detected country, the appearance, your session and what you are writing, kept in this browser.',
  lasts: 'Your choice holds for six months. You can change it at any time at the bottom of every page.',
  refuse: 'Refuse',
  accept: 'Accept',
  change: 'Counting visits: change your mind',
  accepted: 'You accepted on {date}.',
  refused: 'You refused on {date}.',
  proof: 'Download the proof of this choice',
}
