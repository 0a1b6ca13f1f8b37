import type { MessagesLike } from '../i18n/text.ts'
import type { fr } from './text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  receipt: {
    title: 'What you will pay',
    note: 'VAT included',
    today: 'Today',
    todayWhy: {
      hold: 'Held on your card. Taken only if an expert accepts; otherwise released.',
      new: 'Your first month, charged now.',
      early: 'A full month, charged now. Your first period ends today.',
      reopen: 'A new month from today. Nothing is owed for the days without service.',
      resume: 'A new month from today. The break ends with this order.',
      change: 'The difference for the rest of the month already paid, to the second. Charged now.',
    },
    monthly: 'Each month from {date}',
    firstUnwritten: 'Unlimited questions, with no minimum term.',
    monthlyWhy: {
      first: 'Unlimited questions, with no minimum term. We email you on {reminder}, {days} days before.',
      plan: 'Unlimited questions, each with an expert’s answer.',
      copilot: 'Unlimited questions and an expert of your own.',
    },
    year: 'Over twelve months',
    yearWhy: '{today} once, then {n} payments of {monthly}, if you stay.',
    leave: 'To leave',
    leaveFigure: '3 clicks',
    leaveWhy: 'No account needed, no reason, no call. Leave before {date} and you pay nothing more.',
  },
  order: {
    label: 'Order with obligation to pay',
    detail: {
      hold: '{today} if an expert accepts, then {monthly} a month from {date}',
      now: '{today} today, then {monthly} a month from {date}',
    },
  },
  card: {
    title: 'Card',
    loading: 'The payment form is loading.',
    known: '{brand} ending in {last4}, valid until {expiry}',
    knownNote: 'The amount is charged to this card, the one of your plan.',
    another: 'Pay with another card',
    replaces: 'The card that you give here becomes the one of your plan, and pays the months that follow.',
    refused: 'Your bank declined the card {card}.',
    useKnown: 'Pay with the card {card}',
  },
  paymentFailed: 'An error occurred during payment',
  nothingTaken: 'Nothing was taken, and your question is kept.',
  nothingChanged: 'Nothing was taken, and nothing has changed.',
  notKnown: 'We do not know yet whether anything was taken. Try again in a moment: nothing is taken twice.',
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
    offer_used_by_email:
      'The first question at the reduced price exists only once, and it was already ordered with this email address. The hold is released. Another card would change nothing.',
    too_many:
      'Several cards were refused in a short time, so this order has been cancelled. Call your bank, or try again in an hour.',
    price_changed: 'The price is no longer the one that you read. Read it again, then order.',
    form_unavailable: 'Unable to prepare the payment. Please try again in a moment.',
    unavailable: 'Unable to prepare the payment. Please try again in a moment.',
    unknown: 'The payment did not go through. Try again, or use another card.',
  },
}
