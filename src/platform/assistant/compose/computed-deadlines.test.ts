import { describe, expect, it } from 'vitest'
import { dossierOf } from '../golden/evaluate.ts'
import { goldenQuestions } from '../golden/golden.ts'
import type { Computable, Dossier, Quotation, ScriptQuestion } from '../port.ts'
import { computedAmounts, computedDeadlines } from './computed-deadlines.ts'
import { certainAmount, certainDuration, certainRent } from './given-values.ts'

const quoted: Quotation[] = [
  { title: 'Loi, article 22', url: '', excerpt: '', rule: { key: 'limit', sheet: 'deposit', read: '2026-11-01' } },
]
const fact = (key: string, kind: ScriptQuestion['kind']): ScriptQuestion => ({
  key,
  kind,
  ask: key,
  why: '',
  detect: [],
  required: false,
})

const counted = (months: number): Computable<string> => ({
  rule: 'limit',
  takes: { from: { fact: 'keys', as: 'date' } },
  what: '',
  of: ({ from }) => {
    const [year, month = 0, day] = String(from).split('-').map(Number)
    return `${year}-${month + months}-${day}`
  },
})

function deadlines(keys: string, inventory?: string, quotations = quoted, inferred?: true) {
  const dossier: Dossier = {
    ...dossierOf(goldenQuestions[0]!),
    now: new Date('2026-11-23T10:00:00Z'),
    knowledge: {
      rules: [],
      rank: () => [],
      nearest: () => undefined,
      subject: {
        slug: 'deposit',
        name: 'Deposit',
        deadlines: [
          { ...counted(1), when: { fact: 'inventory', is: 'The same' }, what: 'One' },
          { ...counted(2), what: 'Two at the latest' },
          { ...counted(3), rule: 'other', what: 'A rule that is not quoted' },
        ],
        amounts: [],
        papers: [],
        decides: '',
        changes: [],
      },
    },
  }
  const known = [
    { question: fact('keys', 'date'), words: keys, ...(inferred && { inferred }) },
    ...(inventory === undefined ? [] : [{ question: fact('inventory', 'choice'), words: inventory }]),
  ]
  return computedDeadlines(dossier, { known, missing: [], asked: [] }, quotations).map(({ date, what }) => [date, what])
}

it('counts from a whole day in the past, and from no other', () => {
  const two = 'Two at the latest'
  expect(deadlines('on 12 September 2026')).toEqual([['2026-11-12', two]])
  expect(deadlines('le 12 octobre')).toEqual([['2026-12-12', two]])
  expect(deadlines('j’ai rendu les clés le 12 septembre, il garde 780 €')).toEqual([['2026-11-12', two]])
  expect(deadlines('on 12 September 2026, and he has not called since')).toEqual([['2026-11-12', two]])
})

it.each([
  'in September',
  'around two months ago',
  'on 12 December 2026',
  'on 3 May or 4 June 2026',
  'le 3 ou 4 mai 2026',
  'entre le 3 et le 5 mai',
  'autour du 10 septembre',
  'le 10 septembre je crois',
  '12 September or so',
  'not on 12 September',
  'I wrote on 1 June and left on 12 September 2026',
  'today the landlord still keeps everything that I paid',
  'il me dit aujourd’hui que je n’aurai rien du tout',
])('counts nothing from "%s"', (vague) => {
  expect(deadlines(vague)).toEqual([])
})

it('states a deadline that depends on an answer only with that answer, and none without its rule', () => {
  expect(deadlines('on 12 September 2026', 'the same')).toHaveLength(2)
  expect(deadlines('on 12 September 2026', 'There was none')).toHaveLength(1)
  expect(deadlines('on 12 September 2026', 'the same', [])).toEqual([])
})

it('counts neither for a rule of the same name in another sheet nor from an inferred date', () => {
  const elsewhere = quoted.map((one) => ({ ...one, rule: { key: 'limit', sheet: 'sale', read: '2026-11-01' } }))
  expect(deadlines('on 12 September 2026', undefined, elsewhere)).toEqual([])
  expect(deadlines('on 12 September 2026', undefined, quoted, true)).toEqual([])
})

describe('a sum', () => {
  const pay: Dossier['script'][number] = fact('pay', 'amount')
  const service = fact('service', 'text')
  function amounts(paid: string, served: string, quotations = quoted) {
    const subject = {
      name: 'Severance',
      slug: 'deposit',
      deadlines: [],
      amounts: [
        {
          rule: 'limit',
          takes: { pay: { fact: 'pay', as: 'amount' }, service: { fact: 'service', as: 'duration' } } as const,
          what: 'The least',
          of: (given: { [name: string]: string | number }) => (Number(given.pay) * Number(given.service)) / 48,
        },
      ],
      papers: [],
      decides: '',
      changes: [],
    }
    const dossier: Dossier = {
      ...dossierOf(goldenQuestions[0]!),
      knowledge: { rules: [], rank: () => [], nearest: () => undefined, subject },
      amounts: [{ euros: 2353, what: 'Net pay', rule: 'Urssaf' }],
    }
    const known = [
      { question: pay, words: paid },
      { question: service, words: served },
    ]
    return computedAmounts(dossier, { known, missing: [], asked: [] }, quotations)
  }
  const net = { euros: 2353, what: 'Net pay', rule: 'Urssaf' }

  it('is worked out from figures without a doubt, beside those of an official engine', () => {
    expect(amounts('2 000 € brut', '5 ans')).toEqual([{ euros: 2500, what: 'The least', rule: 'Loi, article 22' }, net])
  })
  it('is left out where a figure is missing or its rule is not quoted', () => {
    expect(amounts('', '5 ans')).toEqual([net])
    expect(amounts('2 000 €', 'depuis longtemps')).toEqual([net])
    expect(amounts('2 000 €', '5 ans', [])).toEqual([net])
  })
})

it.each([
  ['2 000 € brut', 2000],
  ['2000', 2000],
  ['2.400,50 €', 2400.5],
  ['Je gagne 1 850 euros bruts par mois', 1850],
  ['€2,100 gross', 2100],
  ['2 000 € net', undefined],
  ['environ 2 000 €', undefined],
  ['2 000 ou 2 100 €', undefined],
  ['2 000 € plus 300 € de primes', undefined],
  ['30 000 € par an', undefined],
  ['€30,000 a year', undefined],
  ['30 k€', undefined],
  ['aucune idée', undefined],
])('the sum in "%s" is %s', (words, euros) => {
  expect(certainAmount(words)).toBe(euros)
})

it.each([
  ['5 ans', 60],
  ['5 ans et 3 mois', 63],
  ['five years and three months', 63],
  ['12 ans d’ancienneté', 144],
  ['3 ans et demi', 42],
  ['8 months', 8],
  ['plus de 10 ans', undefined],
  ['environ 5 ans', undefined],
  ['5 ou 6 ans', undefined],
  ['depuis 2015', undefined],
  ['2 ans en CDD puis 3 ans en CDI', undefined],
  ['longtemps', undefined],
])('the length of time in "%s" is %s months', (words, months) => {
  expect(certainDuration(words)).toBe(months)
})

it.each([
  [['Mon loyer est de 780 € hors charges.', 'Le dépôt était de 900 €.'], 780],
  [['The rent was €780 a month.'], 780],
  [['Loyer 780 € charges comprises.'], undefined],
  [['Il me réclame 2 400 € de loyers impayés.'], undefined],
  [['Le loyer passe de 780 € à 820 €.'], undefined],
  [['Le loyer est de 780 €.', 'Non, le loyer est de 790 €.'], undefined],
  [['Mon dépôt de 780 €.'], undefined],
] as const)('the rent in %j is %s', (sentences, euros) => {
  expect(certainRent(sentences)).toBe(euros)
})
