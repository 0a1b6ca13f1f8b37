import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './messages.fr.ts'

export type AssistantMessages = MessagesLike<typeof fr>

export const en: AssistantMessages = {
  thanks: 'Thank you, I have read your question.',
  topic: 'I understand that it is about “{topic}”.',
  noted: 'I have noted: {facts}.',
  amount: 'the amount of {amount}',
  date: 'the date of {date}',
  term: 'a date to meet, {date}',
  termRead: 'I read {words} as {date}: is that right?',
  termCounted: 'I count {words} from {from}, which leads to {date}. If it runs from another day, tell me.',
  termOver:
    'Counted from {from}, the time you mention ({words}) ended on {date}. If it runs from another day, tell me. If not, an expert will look at what is still possible.',
  termStart: 'From which day does this time run ({words})?',
  termStartWhy: 'The day written on the letter or the day you received it, for example. Without it, I count no date.',
  place: 'the place, {place}',
  received: { one: 'I have received the document {names}.', other: 'I have received the documents {names}.' },
  unreadable: {
    one: 'I cannot read {names} myself: the expert will be able to open it.',
    other: 'I cannot read {names} myself: the expert will be able to open them.',
  },
  vetToday: 'Have your animal seen by a vet today: a sick animal that does not eat must not wait for an answer online.',
  missingCount: ['One point is missing:', 'Two points are missing:', 'Three points are missing:'],
  answerFreely: 'Answer what you know, in any order you like. The rest will go to the expert as still to be clarified.',
  quote: '“{text}”',

  titleWith: '{topic}: {detail}',

  understood: 'What I understand. Your question is about “{topic}”. You write: {quote}.',
  asks: 'You ask: {quote}.',
  understoodPlain: 'What I understand. Your question is about “{topic}”.',
  answered: 'You added: {answers}.',
  applies: {
    one: 'What generally applies. One of our published texts deals with this subject. It does not know your situation: read it as a point of reference.',
    other:
      'What generally applies. {n} of our published texts deal with this subject. They do not know your situation: read them as points of reference.',
  },
  appliesRule: {
    one: 'What generally applies. One rule is on this subject. It does not know your situation: read it as a guide.',
    other:
      'What generally applies. {n} rules are on this subject. They do not know your situation: read them as a guide.',
  },
  shortAmount: 'From your figures: {sum} {what}.',
  mayChange: 'What may change the answer. {reasons}',
  claim: '{text} ({title}).',
  unsure: 'What I do not know. {points}',
  extract: '{title}: {quote}',
  workedOut: 'What generally applies. What you ask was worked out: the sum stands below, with what it rests on.',
  nothing:
    'What generally applies. Our published texts do not deal with this exact point, and I would rather say nothing than mislead you. Who would know: {profession}.',
  house: {
    understood: 'Your question is about {brand}: {quote}.',
    answer: 'Our page {title} says: {text}',
    free: 'No expert is asked and there is nothing to pay.',
    other: 'If you are not asking about {brand}, say so: your question will go on as usual.',
  },
  abroad: {
    writes: 'you are writing {from}',
    writesOf: 'this is about another country, {name}',
    worksThere: 'you work in another country, {name}',
    notice: 'Our texts hold for France; I understand that {writes} ({quote}).',
    rules: 'The rules of that country apply: so I apply no French rule.',
    territory: 'Our texts hold for mainland France and its overseas departments; I understand that {writes} ({quote}).',
    territoryRules:
      'That territory has rules of its own, labour law among them: so I apply no rule of mainland France.',
    inFrance: 'If that is wrong, simply write: I am in France.',
    understood: 'I understand that {writes} ({quote}); our texts hold for France.',
    everywhere: 'I understand that {writes} ({quote}): the text quoted holds everywhere. {experts}',
    expertThere: 'An expert who practises in that country answers here in this field.',
    noExpertThere: 'No expert who practises in that country answers here in this field at present.',
    lawAsked: 'That expert will be asked about those rules.',
    lawNotAsked: 'On those rules it is for a professional of that country to answer.',
    emergency: 'In an emergency, call the emergency number of the country you are in.',
    limit:
      'The rules of the country concerned apply: they have not been checked here, and the expert will be asked about them.',
    limitNoExpert:
      'The rules of the country concerned apply: they have not been checked here, and no expert of that country answers here at present.',
    next: 'An expert can read this summary and tell you what can be said without practising in that country.',
    why: 'it helps to understand your situation, whatever the rules of your country.',
    health:
      'Do not change a treatment on your own. If the signs get worse or worry you, do not wait for the answer: call the emergency number of the country you are in.',
    label: 'Country understood from the text',
    flag: 'The client seems to be writing {from} ({quote}): French law may not apply.',
    corrected: 'I now understand that {writes} ({quote}).',
    ask: 'In which country is this happening?',
    whyCountry: 'Our texts hold for France; elsewhere the rules of that country apply.',
    other: 'Another country',
    fromOther: 'from another country',
    unknown:
      'The text quoted holds for France, and I do not know in which country this is happening. Elsewhere the rules of that country apply: tell me which one, and I will say whether an expert practises there.',
    clock: 'The clock of your device is that of another country ({clock}).',
    unknownFlag: 'Country not said: French law may not apply.',
  },

  appliesAbroad: 'What generally applies. {notice}',
  looksAt: 'What the expert will look at ({profession}). {reasons}',
  looksAtAbroad: 'What the expert will look at. {reasons}',
  decidesRule: 'Whether the text quoted holds in your case.',
  looksAtGiven: 'The starting point is what you have given: {points}.',
  whoDecides: 'Who may rule on it after that: {who}',
  point: '{label}: {value}',
  gather: 'What to gather. {papers}',
  gatherPaper: 'Still to be added: {ask}',
  gatherHave: {
    one: 'The document {names} is already in the file.',
    other: 'The documents {names} are already in the file.',
  },
  gatherAlways: {
    law: 'Keep the originals, the dated envelopes, the proofs of delivery and a copy of the messages exchanged.',
    health:
      'Write down when the signs began, how they changed and what is being taken, and keep prescriptions and results at hand.',
    finance: 'Keep the contract, the latest statements and the letters received, with your codes and passwords hidden.',
    animal:
      'Write down since when, what the animal eats, drinks and passes, its weight and its treatments, and keep its health record at hand.',
    none: 'Keep the invoices, the exact references (make, model, dates) and, where it can be seen, one or two clear photos.',
  },
  meanwhile: 'In the meantime. {advice}',
  meanwhileAlways: {
    law: 'Reply in writing rather than by telephone, sign nothing that you have not understood, and let no date written on a letter go by.',
    health:
      'Do not change a treatment on your own. If the signs get worse or worry you, do not wait for the answer: call 15 or 112.',
    finance: 'Pay nothing and sign nothing in haste, and give your codes to nobody.',
    animal: 'Give it no medicine made for people without a vet’s advice, and call a vet if it gets worse.',
    none: 'Write down what changes, and try nothing that could put a person or property at risk.',
  },
  dateNear: 'Your deadline is {date}: it decides the order of the steps.',
  next: 'An expert can read this summary and answer for your exact situation.',

  limits: [
    'This preview is written by an automatic assistant. It is general information, not advice on your situation.',
    'It rests only on what you wrote and on the texts quoted.',
  ],
  limitDocuments: 'The content of {names} was not read by the assistant.',
  privacy:
    'You wrote personal data: the experts to whom the question is offered see it masked, and the expert who accepts it reads your whole text.',
  privacyWithParty:
    'You wrote personal data: the experts to whom the question is offered see it masked, except the name of the other party, which rules out a conflict of interest; the expert who accepts it reads your whole text.',
  limitFallback: 'No published text answers your exact question.',

  clientWrites: 'The client writes: {quote}.',
  clientAdds: 'They add: {quote}.',
  documentsCount: { one: 'One document attached.', other: '{n} documents attached.' },
  toldLabel: 'The client also says',
  askedLabel: 'The client also asks',
  amountLabel: 'Amount',
  placeLabel: 'Place',
  personLabel: 'Person or organisation named',
  ageLabel: 'Age mentioned',
  age: { one: '{n} year old', other: '{n} years old' },
  documentLabel: 'Document attached',
  unknownPoint: '{ask} (not said)',

  flags: {
    emergency: 'Sign of an emergency: the client was given the numbers to call.',
    denied: 'The client says that this is not an emergency; the text reads as: {situations}.',
    near: 'Deadline close at hand, confirmed by the client: {date}.',
    violence: 'Violence or threats are mentioned: {quote}.',
    minor: 'A minor is concerned: {quote}.',
    paper: 'A paper that starts a time limit: {quote}.',
    prescription: 'A claim may be out of time: some facts go back to {date}.',
    prescriptionDay: 'A claim may be out of time: some facts go back to {date}.',
    prescriptionWord: 'A question of time limits for a claim or an appeal: {quote}.',
    amount: 'Large amount: {amount}.',
    danger: 'Risk to a person or to property: {quote}.',
    health: 'Health element to check: {quote}.',
    bank: 'The client typed bank details: they are hidden here.',
    hidden: 'The text or a document contains instructions meant for the assistant. They were ignored.',
  },

  followThanks: 'Thank you, this is noted.',
  notKnown: 'That is all right, we can go on without it.',
  whyAsked: 'Here is why I ask: {why}',
  followAdded: 'I am adding to the file: {facts}.',
  followAddedQuote: 'I am adding this to the file: {quote}.',
  followAnswers: 'This answers a point that was missing: {ask}',
  followAsks:
    'You ask something that I cannot answer with certainty for your situation. I am passing it to the expert, at the top of the file.',
  followFound: 'A published text may already help, {title}: {quote} ({url}).',
  revised: '(revised on {date})',
  followClaim: 'In general: {text} ({title}, {url}).',
  followExpert: 'The expert will read this with the rest and take it into account in the answer.',
  followMissing: 'It would still help to know, when you can: {ask}',
  followNothing: 'Your message holds nothing that I can add to the file.',
}
