import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './become-expert.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  title: 'Become an expert | {brand}',
  description: 'What we ask of experts, what we check, how candidates are chosen and what each answer is paid.',
  heading: 'You know. Somebody is waiting.',
  lead: 'Worried people ask a question and want an answer from somebody qualified. Here is what we ask, what we check and what you earn, before you apply.',
  asked: 'What we ask',
  askedText: 'An answer here carries your name. It is read, read again, sometimes shown to a relative or a lawyer.',
  conditions: [
    'A profession, and the title, diploma or certificate that proves it.',
    'A registered activity, in France or in one of the countries that we open to experts.',
    'A complete answer: the essential first, the steps, the deadlines with their dates, the papers, the sources, and what it does not cover.',
    'You rule out conflicts of interest yourself: the other party is named to you where it is known, before you accept.',
    'Secrecy about what is entrusted to you, and the rules of your profession, which come before ours.',
    'Written French or English, or both.',
  ],
  checked: 'What is checked',
  checkedText: 'On documents, by a person. No client is ever shown yours.',
  checks: [
    ['Who you are', 'A valid identity document.'],
    [
      'Your title',
      'The diploma or certificate, and the body that issued it. Your page names both, and the day we checked. A title that expires closes the field that it opened.',
    ],
    [
      'Your business',
      'The SIRET, or the register number of your country, and the VAT number or the French small-business exemption (article 293 B).',
    ],
    ['Your identity as a trader', 'Name, address and registration: the law wants clients to know with whom they deal.'],
  ],
  chosen: 'How we choose',
  chosenText: 'A person reads every application. No machine refuses one.',
  steps: [
    'You fill in the form at the bottom of this page.',
    'Your documents are encrypted as soon as they arrive, and only the people who examine applications read them.',
    'A person checks the documents. For law, health and finance a second person confirms.',
    'A refusal always comes with its reasons. You may contest it once, and somebody else reads again.',
    'You are in: you set up your page, your fields, your hours and the name of your assistant, then open your desk whenever you like.',
  ],
  work: 'A question, seen from your desk',
  workText: 'You choose your hours and your questions. Declining costs nothing.',
  course: [
    [
      'An offer',
      'The file prepared by the assistant, when the answer is needed, the other party, your fee. You have {offer} seconds to say yes, {offerByPush} if only a notification reaches you.',
    ],
    [
      'You accept',
      'The assistant falls silent: you alone talk with the client, and ask for a detail or a document if you need one.',
    ],
    [
      'You answer',
      'You never have more than {load} questions open at once. A question left for {lost} minutes without a sign of life goes on to a colleague.',
    ],
    ['They rate', 'Only a client who received a paid answer can rate. The rating and its date are seen on your page.'],
  ],
  ranking: 'How questions are shared out',
  earn: 'What you earn',
  earnText:
    'A flat amount for each question that you have answered, the same for everybody. It depends neither on the outcome, nor on the client’s means, nor on their rating.',
  per: 'per answer',
  fields: { law: 'Law', health: 'Health', finance: 'Finance', none: 'Other fields' },
  earnNotes: [
    'The exchange that follows on the same question is included, and so is correcting your answer.',
    'Taking over the follow-up of a question that a colleague has answered: {followUp}, once per question.',
    'What the offer says is owed to you once you have answered, even if the client’s payment fails or is given back.',
    'The amount is written on every offer, before you accept.',
    'Joining and being listed cost nothing. Nobody pays to come first.',
  ],
  write: 'A question before you apply? Write to us.',
  button: 'Propose my application',
  phone: 'Or call us on {phone}.',
}
