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
    rule: 'The checked rule that answers is this one ({title}): {says}',
    covered: 'See {place}, which quotes the rule ({title}): {says}.',
    step: 'See {place}: {says}.',
    atHead: 'the beginning of my answer',
    atStep: 'step {step} of my answer',
    counted: 'Counted from {from}: {says}.',
    given: 'With what you give: {says}.',
    onDay: '{what}, on {date}',
    ofSum: '{what}, that is {amount}',
    inCase: 'with {value}, {says}',
    ifDay: 'if it is {value}, {says}',
    depends: 'The count depends on your answer to {ask}: {cases}.',
    alsoDepends: 'I take {value} as the answer to {ask}.',
    papers: 'The papers to gather: {papers}.',
    paper:
      'This paper is on the list of my answer: {paper}. An expert would tell you whether you must have it and what can stand in for it.',
    noted: 'Noted, {words}.',
    settles: 'This answers {ask}. {why}',
    settlesToo: 'It also answers {ask}. {why}',
    whom: 'This is who decides. {decides}',
    price:
      'I have no checked price to give you, and I invent none. An expert would tell you what each way costs and whether a lawyer helps, in this order. {decides}',
    silence:
      'If there is no reply, or a refusal, keep proof of your request and of its date, then turn to those who can settle it. {decides}',
    ask: 'To count it, one point is missing: {ask}',
    beyond:
      'My answer does not go as far as {quote}. An expert would tell you whether your file is enough to answer it, or whether it needs a question of its own.',
    noRuleAsk: 'My answer does not deal with this point, {quote}. An expert would first ask you: {ask} {why}',
    settle: 'No checked rule of this demonstration answers {quote}. This is who could settle it. {decides}',
    noRule:
      'No checked rule of this demonstration is about {quote}. An expert would look the rule up, quote it and tell you what it changes for you.',
    heardAsk: 'Noted, {quote}. An expert would also ask you: {ask} {why}',
    heard: 'Noted, {quote}. This program draws no new date or sum from it.',
    heardToo: 'I have read {quote}. The steps of my answer stay the same in this demonstration.',
    welcome: 'You are welcome. My answer stays here, and you can come back to it at any time.',
    welcomeAgain: 'With pleasure. Write as soon as there is a new fact or date.',
    repeated: 'I have answered this message, {quote}. Name a fact, a date or a sum and I will take it into account.',
    writtenBefore: 'You have written {quote} to me {count} times, and this program has nothing to add.',
    refunded:
      'Your question was refunded: my first answer can still be read, and I do not repeat it. For an opinion on {quote}, ask a new question.',
    again: 'My earlier answer stays in the conversation, with its steps.',
  },
}
