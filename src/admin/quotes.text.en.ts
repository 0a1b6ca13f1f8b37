import type { WordsLike } from '../i18n/text.ts'
import type { fr } from './quotes.text.fr.ts'

export const en: WordsLike<typeof fr> = {
  title: 'Quotes',
  intro: 'What clients ask for by quote. What waits for an answer comes first.',
  none: 'No request',
  noneText: 'Nobody has asked for a quote.',
  states: {
    requested: 'To be priced',
    quoted: 'Quote sent',
    accepted: 'Ordered, to be paid',
    active: 'Paid',
    declined: 'Declined',
    expired: 'Expired',
  },
  asked: 'Asked for on {date}',
  expires: 'Valid until {date}',
  quote: 'Name a price',
  again: 'Replace the price',
  decline: 'Decline the request',
  name: 'Service',
  scope: 'What it contains',
  amount: 'Price in euros, VAT included',
  amountWrong: 'Write a price between 1 and 100,000 euros.',
  send: 'Send the quote',
  reason: 'Reason, sent to the client',
  refuse: 'Decline',
  refusals: {
    service_unknown: 'This request does not exist any more.',
    service_over: 'This request does not wait for a price any more.',
    invalid_input: 'A field is too short or too long.',
  },
}
