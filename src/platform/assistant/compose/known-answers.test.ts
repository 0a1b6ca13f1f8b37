import { expect, it } from 'vitest'
import { dossierOf } from '../golden/evaluate.ts'
import { goldenQuestions } from '../golden/golden.ts'
import type { Dossier, ScriptQuestion } from '../port.ts'
import { knowledge, questionsLeft } from './known-answers.ts'
import { understoodFacts } from './understood.ts'

const question = (key: string, kind: ScriptQuestion['kind'], ask: string, labels: string[] = []): ScriptQuestion => ({
  key,
  kind,
  ask,
  why: '',
  detect: [],
  required: true,
  choices: labels.map((label) => ({ value: label, label })),
})
const script = [
  question('signed', 'date', 'Quel jour avez-vous signé le compromis ?'),
  question('rent', 'amount', 'Quel est le montant du loyer ?'),
  question('side', 'choice', 'Êtes-vous locataire ou propriétaire ?', ['Locataire', 'Propriétaire']),
  question('notice', 'yes-no', 'Avez-vous reçu un préavis écrit ?'),
]
const dossierWith = (text: string): Dossier => ({
  ...dossierOf(goldenQuestions[0]!),
  question: text,
  turns: [],
  documents: [],
  script,
})
const known = (text: string) => knowledge(dossierWith(text)).known

it.each([
  ['On a signé le compromis le 4 août.', ['signed']],
  ['Le loyer est de 640 € par mois.', ['rent']],
  ['Je suis locataire depuis six ans.', ['side']],
  ['J’ai reçu un préavis écrit hier.', ['notice']],
  // What another sentence or another person tells is no answer.
  ['Compromis en vue. Je suis né le 4 août 1980.', []],
  ['Mon propriétaire refuse tout.', []],
  ['Locataire ou propriétaire, peu importe.', []],
  ['Il me doit 640 €.', []],
  ['Aucune nouvelle du préavis.', []],
])('takes from « %s » the answers %o, without a sign of their own', (text, keys) => {
  expect(known(text).map(({ question: { key } }) => key)).toEqual(keys)
})

it('neither shows as understood nor marks as told what is only inferred', () => {
  const text = 'Je suis locataire, et le loyer est de 640 € par mois.'
  expect(known(text).map(({ inferred }) => inferred)).toEqual([true, true])
  expect(understoodFacts(dossierWith(text))).toEqual([])
})

const lengths = { fr: ['Moins de 2 ans', 'De 2 à 10 ans'], en: ['Less than 2 years', '2 to 10 years'] }
const job = (locale: 'fr' | 'en'): ScriptQuestion[] =>
  locale === 'fr'
    ? [
        question('seniority', 'choice', 'Depuis quand travailliez-vous là ?', lengths.fr),
        question('contract', 'choice', 'Quel contrat avez-vous ?', ['Contrat à durée déterminée', 'CDI']),
        question('lease', 'document', 'Avez-vous le bail ?'),
      ]
    : [
        question('seniority', 'choice', 'How long had you worked there?', lengths.en),
        question('contract', 'choice', 'Which contract have you?', ['Permanent contract', 'Fixed term']),
        question('lease', 'document', 'Have you the lease?'),
      ]
it.each([
  ['en', '6 years, permanent contract', ['lease']],
  ['en', 'a flat, 2 bedrooms, I have the lease', ['seniority', 'contract']],
  ['en', 'Permanent contract. I don’t have the lease', ['seniority']],
  ['en', 'I have the keys', ['seniority', 'lease']],
  ['fr', '6 ans, en CDI', ['lease']],
  ['fr', 'Un appartement, j’ai le bail', ['seniority', 'contract']],
  ['fr', 'CDI, je n’ai plus le bail', ['seniority']],
] as const)('does not ask again, in %s, what « %s » answers: %o', (locale, text, missing) => {
  const questions = job(locale)
  const dossier: Dossier = {
    ...dossierWith('Bonjour'),
    locale,
    script: questions,
    turns: [
      { author: 'assistant', text: '', asked: questions.map(({ key }) => key) },
      { author: 'client', text, answers: [{ key: 'contract', text, typed: true }] },
    ],
  }
  expect(questionsLeft(dossier).map(({ key }) => key)).toEqual(missing)
})

it('« depuis le » replies to the question since when, and not to one on which day something was done', () => {
  const since = { ...question('since', 'date', 'Depuis quand cela dure-t-il ?'), detect: ['depuis (le )?\\d'] }
  const wrote = question('wrote', 'date', 'Quel jour avez-vous prévenu le syndic ?')
  const replied = (text: string, asked: ScriptQuestion[]) =>
    knowledge({
      ...dossierWith('Une fuite.'),
      script: asked,
      turns: [
        { author: 'assistant', text: '', asked: ['wrote'] },
        { author: 'client', text, answers: [{ key: 'wrote', text, typed: true }] },
      ],
    }).known.map((one) => one.question.key)
  expect(replied('depuis le 9 octobre', [since, wrote])).toEqual(['since'])
  expect(replied('le 9 octobre', [since, wrote])).toEqual(['wrote'])
  expect(replied('depuis le 9 octobre', [wrote])).toEqual(['wrote'])
})

it.each([
  'I don’t know, no date',
  'Je ne sais pas, aucune date.',
  'Aucune idée, pas de date limite',
  'No idea. No deadline.',
])('takes « %s » for a question passed and no deadline, and puts neither again', (text) => {
  const asked = [
    question('signed', 'date', 'Quel jour avez-vous signé le compromis ?'),
    question('needed', 'deadline', 'Y a-t-il une date limite ?'),
  ]
  const { now } = dossierWith('')
  const left = questionsLeft({
    ...dossierWith('Le vendeur se retire.'),
    script: asked,
    turns: [
      { author: 'assistant', text: 'Quel jour ?', asked: ['signed', 'needed'], at: now },
      { author: 'client', text, answers: [{ key: 'signed', text, typed: true }], at: now },
    ],
  })
  expect(left).toEqual([])
})

it('gives a message after the preview to no question for the sole reason that it is the only one open', () => {
  const turns: Dossier['turns'] = [
    { author: 'assistant', text: 'Il me manque :', asked: ['rent', 'notice'] },
    { author: 'client', text: 'Le loyer est de 640 €.' },
  ]
  const later = { author: 'client' as const, text: 'Je déménage à Bruges.' }
  const keys = (said: Dossier['turns']) =>
    knowledge({ ...dossierWith('Le bailleur refuse tout.'), turns: said }).known.map((one) => one.question.key)
  expect(keys([...turns, later])).toEqual(['rent', 'notice'])
  expect(keys([...turns, { author: 'assistant', text: 'Aperçu' }, later])).toEqual(['rent'])
})
