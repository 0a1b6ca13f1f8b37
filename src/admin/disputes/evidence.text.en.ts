import type { MessagesLike } from '../../i18n/text.ts'
import type { evidence as fr } from './evidence.text.fr.ts'

export const evidence: MessagesLike<typeof fr> = {
  title: 'Evidence pack',
  contested: 'Disputed amount: {amount}, {reason}',
  client: 'Client: {client}',
  bought: 'For: {what}',
  timeline: 'What happened',
  conditions: 'Conditions that were accepted',
  answer: 'The answer that the client received',
  sealed:
    'The answer reached the client on the date given above. Its text belongs to a regulated field and is covered by professional secrecy.',
  answered: 'The expert’s answer reached the client',
  version: 'text {version}',
  from: 'from the address {address}',
  product: '{what} at {brand}: a written answer by an expert, given online.',
  refunds:
    'The client is refunded in full where no expert answers, and may claim the guarantee of the first answer or, where it applies, withdraw, with or without an account. These conditions were shown before the order.',
  kinds: {
    first: 'First question and trial period',
    plan: 'Monthly subscription',
    copilot: 'Copilot subscription',
    change: 'Change of plan',
    service: 'Quoted service',
  },
  consents: {
    terms_and_age: 'Terms and age accepted',
    start_now: 'Immediate start requested',
  },
  steps: {
    quoted: 'Price shown',
    ordered: 'Ordered with an obligation to pay',
    held: 'Amount held on the card',
    captured: 'Amount taken',
    voided: 'Amount released',
    invoice: 'Invoice',
    credit_note: 'Credit note',
    refund_asked: 'Refund asked for',
    refund_sent: 'Refund on its way',
    refund_done: 'Refund arrived',
    refund_waits: 'Refund waiting for the bank',
    refund_by_bank: 'Returned by the bank',
    refund_failed: 'Refund refused',
    refund_paid: 'Refund paid by another way',
    dispute_opened: 'Payment disputed',
    dispute_won: 'Dispute won',
    dispute_lost: 'Dispute lost',
  },
}
