import type { Locale } from '../../i18n/locale.ts'

const fr = {
  description: 'Posez votre question, un expert vous répond.',
  ask: 'Poser une question',
  requests: 'Mes demandes',
  offline: {
    title: 'Pas de connexion',
    text: 'Cette page ne s’ouvre pas sans Internet. Rien n’est perdu\u00a0: ce que vous avez écrit est resté dans ce navigateur, et vos questions suivent leur cours.',
    check: 'Vérifiez le wifi ou le réseau du téléphone, puis réessayez.',
    retry: 'Réessayer',
    kept: 'Ce que vous avez lu récemment reste lisible\u00a0:',
    readable: 'Lisibles sans Internet',
    conversation: 'Conversation\u00a0:',
    answer: 'Réponse\u00a0:',
    back: 'La connexion est revenue\u00a0: la page se charge.',
    urgent: 'En danger\u202f? Ces numéros s’appellent sans Internet\u00a0:',
    numbers: 'Tous les numéros d’urgence',
  },
}
export type AppMessages = typeof fr

const en: AppMessages = {
  description: 'Ask your question, an expert answers you.',
  ask: 'Ask a question',
  requests: 'My requests',
  offline: {
    title: 'No connection',
    text: 'This page does not open without the internet. Nothing is lost: what you have written stays in this browser, and your questions take their course.',
    check: 'Check the wifi or the phone’s network, then try again.',
    retry: 'Try again',
    kept: 'What you read recently can be read again:',
    readable: 'Readable without the internet',
    conversation: 'Conversation:',
    answer: 'Answer:',
    back: 'The connection is back: the page is loading.',
    urgent: 'In danger? These numbers can be called without the internet:',
    numbers: 'All emergency numbers',
  },
}

export const appMessages: Record<Locale, AppMessages> = { fr, en }
