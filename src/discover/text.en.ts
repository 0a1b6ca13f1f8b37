import type { MessagesLike } from '../i18n/text.ts'
import type { fr } from './text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  title: '{brand}: an expert answers you within minutes',
  description:
    'Ask your question: an assistant prepares your file for free, then a verified expert answers. {first}, taken only when the expert accepts.',
  hero: {
    title: 'Tell us what happened.',
    lead: 'An assistant prepares your file for free. If you wish, a verified expert answers you within minutes.',
    here: 'At the counter now',
    name: '{name}, {profession}',
  },
  tariff: {
    free: 'The preview is free.',
    before: 'An expert’s answer costs',
    between: ', taken only once the expert accepts. The plan at',
    after: 'a month starts later, on a date written on the button. You may leave before then, in three clicks.',
  },
  course: {
    title: 'How a question goes',
    lead: 'An example, on a weekday evening. You always know who is speaking, and what it costs.',
    ai: 'AI',
    expert: 'Expert',
    free: 'Free',
    paid: '{first}, then {plan} a month',
    steps: [
      {
        time: '18:02',
        title: 'You tell the story',
        text: 'A few sentences will do. The assistant, an artificial intelligence, asks two or three questions: the ones an expert would ask.',
      },
      {
        time: '18:05',
        title: 'You read a preview',
        text: 'It names its sources and its limits. If it is enough for you, it ends there and you owe nothing.',
      },
      {
        time: '18:15',
        title: 'An expert answers',
        text: 'They have read your file. They write a full answer: what to do, by what date, with which papers. You can write back.',
      },
    ],
  },
  subjects: {
    title: 'What is it about?',
    lead: 'Here are a few.',
    all: 'All subjects',
  },
  experts: {
    title: 'Who answers you',
    lead: 'We check identity, diploma and professional registration before the first answer, and we write here what was checked, and when.',
    profession: '{profession}, {city}',
    checked: '{title}. Checked on {date}',
    now: 'Available now',
    later: 'Available later',
  },
  demoFigures: 'Demonstration figures.',
  sample: {
    title: 'What an answer looks like',
    lead: 'A document to print, to file and to show.',
    tab: 'Anonymous extract',
    subject: 'Deposit not returned',
    from: 'Answer from a lawyer, 20 November 2026',
    short: 'In short',
    shortText:
      'Your landlord had one month to return €780. The month is over and they have your new address: today you are owed €936. Write to them before 24 November.',
    deadlines: 'Deadlines',
    past: '12 October 2026',
    pastText: 'The one-month limit ended.',
    next: '12 December 2026',
    nextText: 'A third penalty of €78 is added.',
    sources: 'Sources',
    source: 'French Act no. 89-462 of 6 July 1989, article 22',
    sourceLink: 'Source 1',
  },
  promise: {
    title: 'A useful answer, or your money back.',
    text: 'If the first answer does not help you, one button returns your {first} and stops the plan. Nobody asks why. If no expert answers, nothing is taken.',
    note: 'returned in one click, within {guaranteeDays} days',
  },
  faq: {
    title: 'Before you decide',
    items: [
      {
        question: 'Who answers me, a person or a machine?',
        answer:
          'Both, and never at once. The assistant is an artificial intelligence: it asks the first questions and writes the preview. As soon as an expert accepts, the assistant falls silent. Every message carries the name of its author.',
      },
      {
        question: 'What happens after the {first}?',
        answer:
          'A plan of {plan} a month starts {days} days after your order, on the date written on the button. We write to you seven days before it, with a link to leave. Leave before that date and you pay nothing more.',
      },
      {
        question: 'How do I stop?',
        answer:
          'In three clicks, from the foot of every page and even without signing in: no reason, no phone call. A receipt gives the date on which the plan ends.',
      },
      {
        question: 'Do my documents stay confidential?',
        answer: 'Only the assistant and the expert who accepts your question can read them.',
      },
    ],
  },
}
