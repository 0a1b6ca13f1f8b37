import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './landing.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  title: '{name}: a verified expert answers you | {brand}',
  description: '{sentence} A free preview, then {first} for an expert’s answer and {plan} a month afterwards.',
  promise: '{name}: a verified expert answers you.',
  lead: 'Tell us what happened. You first read a free preview, then, if you wish, the written answer of a professional.',
  price: {
    title: 'The price, all of it',
    free: 'Preview by the assistant, an artificial intelligence',
    freeFigure: 'free',
    first: 'Answer from an expert, taken only if they accept',
    plan: 'Every month, {days} days after the order, unless you leave before',
    leave: 'To leave',
    leaveFigure: '3 clicks',
    month: ' a month',
  },
  samples: 'Start from a question',
  answers: {
    title: 'What one receives',
    lead: 'Extracts from experts’ answers, published with the consent of those who asked.',
    by: '{expert}, {profession}',
    on: 'on {date}',
  },
  reviews: {
    title: 'What those who paid say',
    lead: 'The newest reviews in this area, unsorted. Only a client whose question was paid for and answered can leave one.',
    stars: '{n} out of 5',
    dates: '{author}, about {expert}. Published on {published}, experience of {experienced}.',
    controlled: 'Checked review.',
    invented: 'Review invented for the demonstration.',
    uncontrolled: 'Unchecked review.',
  },
  guarantee: {
    title: 'Useful, or your money back.',
    text: 'If the first answer does not help you, one button returns your {first} and stops the plan. If no expert answers, nothing is taken.',
    note: 'returned in one click, within {guaranteeDays} days',
  },
}
