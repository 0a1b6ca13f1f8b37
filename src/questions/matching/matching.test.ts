import { expect, test } from 'vitest'
import { defaultRules } from '../rules.ts'
import {
  awayAfter,
  type Candidate,
  canMeet,
  eligible,
  moreUrgent,
  type Need,
  notEligible,
  rank,
  score,
} from './matching.ts'

const { matching } = defaultRules
const now = new Date('2026-11-02T09:00:00Z')

const need = (more: Partial<Need> = {}): Need => ({
  category: 'travail',
  subCategory: 'licenciement',
  regulated: 'none',
  locale: 'fr',
  area: '75',
  clientId: 'claire',
  declined: [],
  continuity: null,
  widened: false,
  requested: null,
  ...more,
})
const expert = (more: Partial<Candidate> = {}): Candidate => ({
  id: 'eve',
  categories: [{ category: 'travail', subCategory: 'licenciement', skill: 1 }],
  languages: ['fr'],
  online: true,
  byPush: false,
  awaySince: null,
  load: 0,
  maxLoad: matching.maxLoad,
  responseP50Seconds: null,
  quality: { mean: 5, n: 0 },
  lastOfferAt: null,
  answeredThisClient: false,
  area: null,
  regulatedTitles: [],
  conflictWith: [],
  ...more,
})
const covers = (category: string, subCategory: string | null) => ({ categories: [{ category, subCategory, skill: 1 }] })

test('how an expert is reached goes with them into the ranking, and gives no points', () => {
  const [one, other] = rank(need(), [expert({ id: 'a', byPush: true }), expert({ id: 'b' })], now, matching)
  expect([one?.byPush, other?.byPush]).toEqual([true, false])
  expect(one?.total).toBe(other?.total)
})

test.each([
  ['is online and knows the topic', {}, {}, []],
  ['is offline', { online: false }, {}, ['away']],
  ['is away', { awaySince: now }, {}, ['away']],
  ['covers the whole category', covers('travail', null), {}, []],
  ['knows a neighbouring topic', covers('travail', 'conges'), {}, ['category_other']],
  ['knows a neighbouring topic, in the widened search', covers('travail', 'conges'), { widened: true }, []],
  ['knows something else, even in the widened search', covers('impots', null), { widened: true }, ['category_other']],
  ['does not read the language', { languages: ['en'] }, {}, ['language_other']],
  ['does not read the language, in the widened search', { languages: ['en'] }, { widened: true }, []],
  ['has two questions already', { load: 2 }, {}, ['full']],
  ['does not read the language, and is asked for by name', { languages: ['en'] }, { requested: 'eve' }, []],
  [
    'does not read the language, and another is asked for',
    { languages: ['en'] },
    { requested: 'adam' },
    ['language_other'],
  ],
  ['has a conflict of interest', { conflictWith: ['claire'] }, {}, ['conflict']],
  ['has declined', {}, { declined: ['eve'] }, ['declined']],
  ['has no title for a regulated field', {}, { regulated: 'law' }, ['title_missing']],
  [
    'has a title of another field',
    { regulatedTitles: [{ kind: 'health', validUntil: null }] },
    { regulated: 'law' },
    ['title_missing'],
  ],
  [
    'has a title that ran out',
    { regulatedTitles: [{ kind: 'law', validUntil: now }] },
    { regulated: 'law' },
    ['title_expired'],
  ],
  ['has a valid title', { regulatedTitles: [{ kind: 'law', validUntil: null }] }, { regulated: 'law' }, []],
] as [string, Partial<Candidate>, Partial<Need>, string[]][])('an expert who %s', (_, who, what, reasons) => {
  expect(notEligible(need(what), expert(who), now)).toEqual(reasons)
  expect(eligible(need(what), expert(who), now)).toBe(reasons.length === 0)
})

test('the weights add up to one, and the parts of a score add up to its total', () => {
  expect(Object.values(matching.weights).reduce((sum, weight) => sum + weight)).toBeCloseTo(1)
  const { total, breakdown } = score(need(), expert({ responseP50Seconds: 100 }), now, matching)
  expect(breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(total)
  expect(breakdown.map(({ part }) => part)).toEqual(Object.keys(matching.weights))
})

test('the best possible expert scores one', () => {
  const best = expert({
    area: '75',
    responseP50Seconds: 0,
    quality: { mean: 5, n: 1e9 },
    answeredThisClient: true,
  })
  expect(score(need(), best, now, matching).total).toBeCloseTo(1)
})

const better = (good: Partial<Candidate>, than: Partial<Candidate>, what: Partial<Need> = {}) =>
  expect(
    rank(need(what), [expert({ id: 'b', ...than }), expert({ id: 'c', ...good })], now, matching)[0]?.expertId,
  ).toBe('c')

test('skill in the very topic beats the whole category, which beats a neighbouring topic', () => {
  better({}, covers('travail', null))
  better(covers('travail', null), covers('travail', 'conges'), { widened: true })
})
test('the quicker one is asked first', () => better({ responseP50Seconds: 30 }, { responseP50Seconds: 300 }))
test('one perfect review does not beat a hundred very good ones', () =>
  better({ quality: { mean: 4.8, n: 100 } }, { quality: { mean: 5, n: 1 } }))
test('who has had no offer for longer is asked first', () =>
  better({ lastOfferAt: new Date('2026-11-02T06:00:00Z') }, { lastOfferAt: new Date('2026-11-02T08:30:00Z') }))
test('who has answered this client, or worked on this question, is preferred', () => {
  better({ answeredThisClient: true }, {})
  better({}, {}, { continuity: 'c' })
})
test('who is near is preferred', () => better({ area: '75' }, { area: '13' }))
test('the open demonstration desk is asked first, whatever the category and its titles', () =>
  better({ handlesEverything: true, categories: [], responseP50Seconds: 9999 }, {}, { regulated: 'none' }))

test('equal scores are ranked in a fixed order, and only eligible experts are ranked', () => {
  const all = [expert({ id: 'z' }), expert({ id: 'a' }), expert({ id: 'm', online: false })]
  expect(rank(need(), all, now, matching).map(({ expertId }) => expertId)).toEqual(['a', 'z'])
})

test('three lapses in a row send an expert away, but never the only one of a category', () => {
  expect(awayAfter(2, 5, matching)).toBe(false)
  expect(awayAfter(3, 1, matching)).toBe(true)
  expect(awayAfter(3, 0, matching)).toBe(false)
})

test('the question needed soonest is served first, then the one that has waited longest', () => {
  const waiting = [
    { id: 'late', neededBy: null, waitingSince: 2 },
    { id: 'early', neededBy: null, waitingSince: 1 },
    { id: 'urgent', neededBy: 50, waitingSince: 9 },
  ]
  expect(waiting.sort(moreUrgent).map(({ id }) => id)).toEqual(['urgent', 'early', 'late'])
})

test('before the payment it can be said whether an answer can be there in time', () => {
  expect(canMeet(null, now, 600)).toBe(true)
  expect(canMeet(new Date('2026-11-02T09:10:00Z'), now, 10)).toBe(true)
  expect(canMeet(new Date('2026-11-02T09:09:00Z'), now, 10)).toBe(false)
})
