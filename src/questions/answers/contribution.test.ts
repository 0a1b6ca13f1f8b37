import { expect, test } from 'vitest'
import { seededRandom } from '../../../test/harness/seeded-random.ts'
import { expertFee } from '../../catalog/expert-fees.ts'
import { canonicalJson } from '../canonical-json.ts'
import type { Answer } from '../shapes.ts'
import { differencesOf, nextContribution, versionsOf } from './contribution.ts'
import { feeFor } from './fee.ts'

const answer: Answer = {
  short: 'Le bail dit deux mois. La loi dit un mois.',
  steps: [{ text: 'Écrivez une lettre.' }, { text: 'Attendez huit jours.' }],
  deadlines: [{ date: '2026-12-12', what: 'Majoration' }],
  papers: ['Le bail'],
  sources: [{ title: 'Loi du 6 juillet 1989', url: '' }],
  limits: 'Sans lecture du bail.',
}

type Written = { version: number; kind: string; replaces: number | null; expertId: string; structured: boolean }

test('whoever delivers, in whatever order, every version stays to be read, and nobody replaces somebody else’s', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const chance = seededRandom(seed)
    const all: Written[] = []
    for (let count = chance.number(12); count >= 0; count--) {
      const structured = !chance.oneIn(3)
      const delivered = {
        expertId: chance.pick(['eve', 'max', 'ida']),
        structured,
        corrects: structured && chance.oneIn(2),
      }
      all.push({ ...nextContribution(all as never, delivered), ...delivered })
    }
    const shown = versionsOf(all)
    const read = shown.flatMap(({ current, earlier }) => [current, ...earlier])
    expect(read.map(({ version }) => version).sort((a, b) => a - b)).toEqual(all.map(({ version }) => version))
    for (const { current, earlier } of shown)
      expect(new Set([current, ...earlier].map(({ expertId }) => expertId)).size).toBe(1)
    expect(all.filter(({ kind }) => kind === 'answer').map(({ version }) => version)).toEqual([1])
  }
})

test('a correction replaces what its author has sent, and what is no correction replaces nothing', () => {
  const first = { version: 1, kind: 'answer', replaces: null, expertId: 'eve', structured: true } as const
  const next = (expertId: string, corrects: boolean) => nextContribution([first], { expertId, corrects })
  expect(next('eve', true)).toEqual({ version: 2, kind: 'correction', replaces: 1 })
  expect(next('eve', false)).toEqual({ version: 2, kind: 'follow_up', replaces: null })
  expect(next('max', true)).toEqual({ version: 2, kind: 'follow_up', replaces: null })
})

test('what a correction changed is told part by part, and what stayed is not', () => {
  const after: Answer = {
    ...answer,
    short: 'Le bail dit deux mois. La loi dit deux mois.',
    deadlines: [],
    papers: ['Le bail', 'L’état des lieux'],
  }
  expect(differencesOf(answer, after)).toEqual([
    { part: 'short', removed: ['La loi dit un mois.'], added: ['La loi dit deux mois.'] },
    { part: 'deadlines', removed: ['2026-12-12. Majoration'], added: [] },
    { part: 'papers', removed: [], added: ['L’état des lieux'] },
  ])
  expect(differencesOf(answer, answer)).toEqual([])
})

test('an answer is paid by its field, a follow-up of a colleague’s once, and the exchange on one’s own is included', () => {
  const worth = (answered: boolean, own: boolean, tookOver = false) =>
    feeFor({ category: 'logement', answered, own, tookOver }, 900)
  expect(worth(false, false)).toBe(expertFee('logement'))
  expect(worth(true, false)).toBe(900)
  expect(worth(true, true)).toBe(0)
  expect(worth(true, false, true)).toBe(0)
})

test('the same content is the same text, in whatever order its names stand', () => {
  expect(canonicalJson({ b: [{ d: null, c: 'é"' }], a: 1 })).toBe('{"a":1,"b":[{"c":"é\\"","d":null}]}')
  expect(canonicalJson({ a: 1, b: [{ c: 'é"', d: null }] })).toBe('{"a":1,"b":[{"c":"é\\"","d":null}]}')
})

test.each([
  [
    'The rule is in Act no. 89-462 of 6 July. Write to the landlord.',
    ['The rule is in Act no. 89-462 of 6 July.', 'Write to the landlord.'],
  ],
  ['Voyez l’art. 22, al. 3, p. 12 du bail. Écrivez.', ['Voyez l’art. 22, al. 3, p. 12 du bail.', 'Écrivez.']],
  [
    'Relisez la loi n°. 89-462. Il gagne un euro au casino. Enfin, écrivez.',
    ['Relisez la loi n°. 89-462.', 'Il gagne un euro au casino.', 'Enfin, écrivez.'],
  ],
])('does not end a sentence after an abbreviation: "%s"', (limits, added) => {
  const nothing = { short: '', steps: [], deadlines: [], papers: [], limits: '', sources: [] }
  expect(differencesOf(nothing, { ...nothing, limits })).toEqual([{ part: 'limits', removed: [], added }])
})
