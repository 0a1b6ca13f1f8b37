import { beforeAll, expect, it } from 'vitest'
import type { RankedRule, SheetRule } from '../port.ts'
import { createRuleRanker, type RuleRanker, rulesFor, sheetsThatAnswer } from './rules.ts'

const rule = (key: string, asked: string[], more: Partial<SheetRule> = {}): SheetRule => ({
  key,
  country: 'fr',
  sheet: 'deposit',
  title: `Article ${key}`,
  text: `What the rule ${key} says.`,
  url: 'https://www.service-public.gouv.fr',
  read: '2026-11-01',
  about: asked,
  asked,
  unless: [],
  ...more,
})
const rules = [
  rule('limit', ['My landlord keeps my deposit', 'The agency has not returned the deposit'], {
    unless: ['airbnb', 'holiday let'],
  }),
  rule('surcharge', ['Is a penalty owed for a late deposit', 'deposit late, what interest']),
  rule('increase', ['The rent goes up by ten per cent', 'Can he raise the rent'], { sheet: 'rent' }),
  rule('indexation', ['Which index for the yearly rent revision', 'rent revision forgotten last year'], {
    sheet: 'rent',
  }),
]
let ranker: RuleRanker
beforeAll(async () => {
  ranker = await createRuleRanker(rules)
})
const quoted = (text: string, held = rules) =>
  rulesFor(text, { rules: held, ...ranker }).map(({ rule: one }) => one?.key)

it('quotes the rule whose examples a question is like, in other words and misspelled', () => {
  expect(quoted('The agency keeps our deposit, it is not returned.')).toEqual(['limit'])
  expect(quoted('can my landlrod raise the rents')).toEqual(['increase'])
  expect(ranker.rank('Can he raise the rent')[0]?.rule.key).toBe('increase')
})

it('quotes nothing for what none of them answers', () => {
  for (const text of ['My neighbour plays the drums at night.', 'Good evening', '']) expect(quoted(text)).toEqual([])
})

it('is silent where another regime holds, and where the rule itself may not be quoted', () => {
  expect(quoted('The owner of an Airbnb keeps my deposit.')).toEqual([])
  const others = rules.filter(({ key }) => key !== 'limit')
  expect(quoted('The agency keeps our deposit, it is not returned.', others)).toEqual([])
})

it('takes a rule that stands in two sheets from the sheet of the question’s subject', () => {
  const twice = [
    { rule: rules[0]!, probability: 0.9 },
    { rule: { ...rules[0]!, sheet: 'keys' }, probability: 0.9 },
  ]
  const subject = { slug: 'keys', name: 'Keys', deadlines: [], amounts: [], papers: [], decides: '', changes: [] }
  const knowledge = { rules: twice.map((one) => one.rule), rank: () => twice, nearest: () => undefined }
  expect(rulesFor('He keeps it', { ...knowledge, subject })).toHaveLength(1)
})

it('adds a second rule of the same sheet only where it is likely too', () => {
  const ranked =
    (second: number, sheet = 'deposit') =>
    () => [
      { rule: rules[0]!, probability: 0.9 },
      { rule: { ...rules[1]!, sheet }, probability: second },
    ]
  const keys = (one: () => RankedRule[]) => rulesFor('Text', { rules, rank: one, nearest: () => undefined }).length
  expect([keys(ranked(0.5)), keys(ranked(0.2)), keys(ranked(0.5, 'rent'))]).toEqual([2, 1, 1])
})

it('quotes the first of two rules of a sheet that are near together, and none where they are of two sheets', () => {
  const ranked =
    (first: number, second: number, sheet = 'deposit') =>
    () => [
      { rule: rules[0]!, probability: first },
      { rule: { ...rules[1]!, sheet }, probability: second },
    ]
  const keys = (rank: () => RankedRule[]) =>
    rulesFor('Text', { rules: [...rules, { ...rules[1]!, sheet: 'rent' }], rank, nearest: () => undefined }).length
  expect([keys(ranked(0.5, 0.3)), keys(ranked(0.5, 0.2)), keys(ranked(0.5, 0.3, 'rent'))]).toEqual([1, 0, 0])
})

it('tells in which sheets the rule stands that surely answers a text', () => {
  const ranked = (probability: number) => ({
    rank: () => [
      { rule: rules[0]!, probability },
      { rule: { ...rules[0]!, sheet: 'rent' }, probability },
      { rule: rules[1]!, probability: 0.1 },
    ],
  })
  expect(sheetsThatAnswer('Text', ranked(0.9))).toEqual([rules[0]!.sheet, 'rent'])
  expect(sheetsThatAnswer('Text', ranked(0.6))).toEqual([])
})

it('names the source and the day of reading with the words of the sheet', () => {
  expect(rulesFor('The agency keeps our deposit, it is not returned.', { rules, ...ranker })).toEqual([
    {
      title: 'Article limit',
      url: 'https://www.service-public.gouv.fr',
      excerpt: 'What the rule limit says.',
      rule: { key: 'limit', sheet: 'deposit', read: '2026-11-01' },
    },
  ])
  expect(ranker.nearest('The agency keeps our deposit')?.sheet).toBe('deposit')
  expect(ranker.nearest('Good evening')).toBeUndefined()
})

it('ranks without a rule that the text excludes, which would take the lead of the one that holds', async () => {
  const near = [
    rule('fence', ['The hedge at the boundary, how high may the fence be', 'height of the boundary fence']),
    rule('distances', ['The hedge at the boundary is too near', 'how far from the boundary must a hedge stand']),
  ]
  const lead = async (unless: string[]) => {
    const { rank } = await createRuleRanker(near.map((one) => (one.key === 'fence' ? { ...one, unless } : one)))
    return rank('The hedge at the boundary, how high').find((one) => one.rule.key === 'distances')?.probability ?? 0
  }
  expect(await lead(['hedge'])).toBeGreaterThan(await lead([]))
})
