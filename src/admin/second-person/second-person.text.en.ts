import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './second-person.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  title: 'Waits for a second person',
  intro:
    'What two people decide, and of which one has done their part. Whoever began cannot finish: the server refuses it.',
  yours: 'For you to decide',
  noneYours: 'Nothing waits for your decision.',
  others: 'Waits for somebody else',
  kinds: {
    approval: 'Expert of a regulated field, accepted once',
    trial: 'Sample case to read without knowing the name',
    appeal: 'Contested rejection',
    refund: 'Refund above the limit',
    factor: 'End of a lost second step',
    payout: 'Payment to an account in another name',
  },
  firstBy: {
    approval: 'Accepted by {name}',
    trial: 'Asked for by {name}',
    appeal: 'Rejected by {name}',
    refund: 'Asked for by {name}',
    factor: 'Asked for by {name}',
    payout: 'Account confirmed by {name}',
  },
  since: 'since {when}',
  open: 'Open',
}
