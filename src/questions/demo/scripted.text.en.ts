import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './scripted.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  hello:
    'Hello. I am the demonstration expert, a program and not a person. I am reading your file and will answer within seconds.',
  label: 'Model answer, written for the demonstration.',
  paperStep: 'Gather your papers first: {papers}.',
  decides: 'Who decides? {decides}',
  figure: 'With your figures, {what}: {amount}.',
  given: 'What I take from your messages: {figures}.',
  rent: 'Monthly rent',
  counted: 'counted from {date}',
  supposed: 'if the answer to {ask} is {value}',
  supposedDay: 'if the answer to {ask} is {value}',
  between: '; ',
  read: '{title} (read on {date})',
  limits:
    'A program composes this model answer from rules that were checked. Nobody has read your file: on the live site a verified expert reads it and answers.',
  noRule:
    'No checked rule of the demonstration answers this question. Here is what an expert would ask you in order to answer it.',
  subjectOnly: 'No checked rule settles your question by itself. Here is what generally applies to this subject.',
  abroad: 'The checked rules of the demonstration are those of France, and your question is about another country.',
  tell: 'Write the facts in their order, with their dates, and keep every message and document.',
  reply: {
    rule: 'The checked rule that answers your question is this one ({title}): {says}',
    date: 'With the date that you give: {what}, on {date}.',
    figure: 'With what you give, {what}: {amount}.',
    papers: 'The papers to gather: {papers}.',
    dates: 'The dates of your file: {dates}.',
    told: 'Noted, {point}. {why}',
    sums: 'The sums of your file: {sums}.',
    whom: 'This is who decides. {decides}',
    ask: 'To count it, one point is missing: {ask}',
    covered: 'My answer covers this point. {says}',
    nothing: 'On your message, {quote}, this program has nothing more to tell you: a human expert would answer it.',
    noRuleAsk: 'No checked rule of this demonstration answers {quote}. An expert would first ask you: {ask}',
    settle: 'No checked rule of this demonstration answers {quote}. This is who could settle it. {decides}',
    noRule:
      'The checked rules of this demonstration do not go as far as {quote}. An expert would answer with your file in front of them.',
    heardAsk: 'Noted, {quote}. An expert would also ask you: {ask}',
    heard: 'Noted, {quote}. This program draws no new date or sum from it.',
    heardToo: 'I have read {quote}. The steps of my answer stay the same in this demonstration.',
    welcome: 'You are welcome. My answer stays here, and you can come back to it at any time.',
    welcomeAgain: 'With pleasure. Write as soon as there is a new fact or date.',
    repeated: 'I have answered this message, {quote}. Name a fact, a date or a sum and I will take it into account.',
    counted: 'You have written {quote} to me {count} times, and this program has nothing to add.',
    refunded:
      'Your question was refunded: my first answer can still be read, and I do not repeat it. For an opinion on {quote}, ask a new question.',
    again: 'My earlier answer stays in the conversation, with its steps.',
  },
}
