import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './demo.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  title: 'Try the demonstration',
  description: 'Play both sides: ask a question, then answer it from the expert’s desk.',
  lead: 'Everything works for real, except the money and the people: payments are pretend, experts are invented.',
  ask: {
    title: '1. Ask a question',
    text: 'An assistant prepares your file and writes a preview. Then ask for an expert’s answer: a test card is already filled in.',
    action: 'Ask a question',
  },
  desk: {
    title: '2. Answer from the other side of the counter',
    text: 'Open the expert’s desk in a second window and keep both side by side: whatever happens on one side appears on the other at once.',
    action: 'Open the expert’s desk',
    newWindow: 'new window',
    signIn: 'The expert’s account is already filled in: all that is left is to press “Log in”.',
    elsewhere: 'A browser keeps one login per site. So open this address in a private window or in another browser:',
    blocked: 'The window was blocked. Open this address:',
    copy: 'Copy the address',
    copied: 'Address copied',
    copyFailed: 'Copy the address by hand',
  },
  alone: {
    title: 'On your own?',
    on: 'When no desk is open, a machine, “{name}”, accepts and answers after a few seconds. Every page says that it is a machine.',
    off: 'The automatic expert is switched off: open the expert’s desk so that somebody answers.',
    name: 'Camille Démo',
  },
  time: {
    title: '3. Move the time forward',
    text: 'The reminder, the monthly charges, a refused card, the experts’ payouts: go from one moment to the next and see what happened.',
    action: 'Move the time forward',
  },
  cards: {
    title: 'Test cards',
    text: 'When you pay, choose how the bank reacts.',
    good: 'A new card that works',
    goodNumber: 'already filled in',
    authenticate: 'The bank asks you to confirm',
    declined: 'Declined card',
    noFunds: 'Insufficient funds',
    open: 'Open the simulated payments',
    openText: 'Make a payment fail, open a dispute.',
  },
  accounts: {
    title: 'Demonstration accounts',
    text: 'The password of all of them is {password}.',
    use: 'Log in with this account',
    mail: 'The letters of the service, with their links, are read with the account of the team.',
    openMail: 'Read the mail',
  },
}
