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
  claimed: 'Sum claimed',
  counted: 'counted from {date}',
  supposed: 'if the answer to {ask} is {value}',
  supposedDay: 'if the answer to {ask} is {value}',
  between: '; ',
  read: '{title} (read on {date})',
  limits:
    'A program composes this model answer from rules that were checked. Nobody has read your file: on the live site a verified expert reads it and answers.',
  noRule: 'This advice holds for the field in general: no checked rule of the demonstration is about your exact case.',
  subjectOnly: 'The rules of this subject follow, step by step; no checked rule settles your case by itself.',
  otherSide:
    'The steps written for this subject speak to the other party, and you are {side}: I do not give them to you. Write down the facts with their dates, and have your file read before you act or reply.',
  abroad: 'The checked rules of the demonstration are those of France, and your question is about another country.',
  tell: 'Write the facts in their order, with their dates, and keep every message and document.',
  note: 'Note for what comes next: {note}.',
  whom: 'Whom to ask? {whom}',
  open: 'To have ready for the expert, who will ask: {asks}',
  reply: {
    medicine: {
      vet: 'Give no medicine without a vet’s advice: those for humans can be dangerous to an animal, and this program says neither whether one fits nor how much. In an emergency, call the vet on duty.',
      pharmacist:
        'This program says neither whether a medicine fits nor how much of it: ask a pharmacist or a doctor before you take or give any. If you are unsure about one that was taken, call a poison centre.',
    },
    rule: 'The checked rule that answers is this one ({title}): {says}',
    covered: 'See {place}, which quotes the rule ({title}): {says}.',
    step: 'See {place}: {says}.',
    near: 'The nearest checked rule ({title}) says this, and may not settle your point: {says}.',
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
    says: 'My answer and its rules say: {says}',
    nextDay: 'The next day to remember: {date} ({what}).',
    simpler: 'In simpler words. {first} Then, in this order: {steps}',
    oneWord: 'If a word is still unclear, write it to me by itself.',
    next: 'Begin with this. {first} Then: {step}',
    noLimit: 'I have no checked time limit to give you, and that does not mean that you may wait.',
    least: 'Do at least this. {first}',
    noSum: 'My answer contains no sum, and I invent none.',
    quote:
      'I have no checked price to give you, and I invent none: ask for a written quote or tariff before you commit yourself.',
    whether: 'I cannot judge that without your papers or an examination. {first} To find out: {says}',
    changes: 'Your answer may depend on it: {says}',
    stake: 'The sum in your messages: {sums}.',
    asSaid: 'On {quote} I have nothing beyond my earlier reply, which says it already.',
    papers: 'The papers to gather: {papers}.',
    proofPapers: 'To prove it, it is your papers that count: {papers}.',
    proofWorth: 'What each is worth, an expert would tell you on reading it. Which of them do you have already?',
    proofAsk: 'An expert would first ask you: {ask} {why}',
    overtime:
      'With your figures, {hours} hours at {rate} come, gross, to {first} if all are among the first eight overtime hours of their week (25% more), and to {later} if all come after those (50% more).',
    overtimeByWeek:
      'With your figures, {hours} hours at {rate} come to {total} gross, with 25% more for the first eight overtime hours of each week and 50% more after that.',
    overtimeAgreement: 'A collective agreement may set another rate, of at least 10%.',
    overtimeWeeks: 'For the exact sum one point is missing: how many more hours in each week?',
    overtimeRate: 'To count it, one point is missing: how much do you earn an hour, gross?',
    overtimeHours: 'To count it, one point is missing: how many hours have not been paid?',
    paper:
      'This paper is on the list of my answer: {paper}. An expert would tell you whether you must have it and what can stand in for it.',
    noted: 'Noted, {words}.',
    settles: 'This answers {ask}. {why}',
    settlesToo: 'It also answers {ask}. {why}',
    whom: 'This is who decides. {decides}',
    price:
      'I have no checked price to give you, and I invent none. An expert would tell you what each way costs and whether a lawyer helps, in this order. {decides}',
    lawyer:
      'Whether a lawyer is required or helps depends on who decides. {decides} An expert would tell you at which step of your file one is needed.',
    silence:
      'If there is no reply, or a refusal, keep proof of your request and of its date, then turn to those who can settle it. {decides}',
    ask: 'To count it, one point is missing: {ask}',
    beyond:
      'My answer does not go as far as {quote}. An expert would tell you whether your file is enough to answer it, or whether it needs a question of its own.',
    noSumAsked:
      'No checked calculation of this demonstration answers {quote}, and I make no sum up. An expert would count it with your papers, and would first ask you for those that carry your figures.',
    noRuleAsk: 'My answer does not deal with this point, {quote}. An expert would first ask you: {ask} {why}',
    settle: 'No checked rule of this demonstration answers {quote}. This is who could settle it. {decides}',
    noRule:
      'No checked rule of this demonstration is about {quote}. An expert would look the rule up and quote it, after one question: what do you have on this point, a document, a date or an observation?',
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
