import type { WordsLike } from '../i18n/text.ts'
import type { fr } from './text.fr.ts'

export const en: WordsLike<typeof fr> = {
  receipt: {
    title: 'What you will pay',
    note: 'VAT included',
    today: 'Today',
    todayWhy: {
      first: 'Held on your card. Taken only if an expert accepts; otherwise released.',
      plan: 'Your first month, held on your card. Taken only if an expert accepts; otherwise released.',
      copilot: 'Your first month, held on your card. Taken only if an expert accepts; otherwise released.',
    },
    monthly: 'Each month from {date}',
    monthlyWhy: {
      first: 'Unlimited questions, with no minimum term.',
      plan: 'Unlimited questions, each with an expert’s answer.',
      copilot: 'Unlimited questions and an expert of your own.',
    },
    year: 'Over twelve months',
    yearWhy: '{today} once, then {n} payments of {monthly}, if you stay.',
    leave: 'To leave',
    leaveFigure: 'one email',
    leaveWhy: 'Write to {email}: no reason, no call. Leave before {date} and you pay nothing more.',
  },
  order: {
    label: 'Order with obligation to pay',
    detail: '{today} if an expert accepts, then {monthly} a month from {date}',
  },
  card: {
    title: 'Card',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM / YY',
    cvc: 'Security code',
    cvcHint: '3 digits',
    loading: 'The payment form is loading.',
    trial: 'Test cards',
    trialHint: 'No real money. A new card is already filled in; try another one to see what happens.',
    trialFresh: 'A new card that works',
    trialAuthenticate: 'The bank asks you to confirm',
    trialDeclined: 'Declined card',
    trialNoFunds: 'Insufficient funds',
    trialExpired: 'Expired card',
    chosen: 'Test card filled in: {name}.',
  },
  invalidCard: {
    number_wrong: 'This card number is not right.',
    expiry_wrong: 'Give the month and the year, for example 12 / 28.',
    card_over: 'This card has expired.',
    cvc_wrong: 'The security code has three or four digits.',
  },
  paymentFailed: 'An error occurred during payment',
  nothingTaken: 'Nothing was taken, and your question is kept.',
  problems: {
    declined: 'Your bank declined this card. Try another card, or call your bank.',
    no_funds: 'There are insufficient funds on this card. Try another card.',
    expired: 'This card has expired. Try another card.',
    cvc: 'The security code does not match this card. Check it.',
    number: 'This card number is not right. Check it.',
    not_authenticated: 'The payment was not confirmed with your bank. Try again, or use another card.',
    test_cards_only: 'Payments are pretend here: only test cards work. Your number is not kept.',
    offer_used:
      'This card was already used for a first question at the reduced price, which exists only once. Its hold is released. Use another card, or take the monthly plan.',
    unavailable: 'Unable to prepare the payment. Please try again in a moment.',
    unknown: 'The payment did not go through. Try again, or use another card.',
  },
}
