import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { countMarks, isDrawn, mayBeDrawn } from './rubric.ts'

const hashOf = (text: string) => createHmac('sha256', 'key').update(text).digest('hex')
const drawn = (percent: number) =>
  Array.from({ length: 20_000 }, (_, number) => hashOf(`question ${number}`)).filter((hash) => isDrawn(hash, percent))

test('the sample has the share that is configured, and none or all at the ends', () => {
  expect(drawn(5).length / 20_000).toBeCloseTo(0.05, 2)
  expect(drawn(0)).toEqual([])
  expect(drawn(100)).toHaveLength(20_000)
  expect(isDrawn('ffffffff', 100)).toBe(true)
})

test('a larger share contains the smaller one, so that the same question is always drawn alike', () => {
  const larger = new Set(drawn(20))
  expect(drawn(5).every((hash) => larger.has(hash))).toBe(true)
})

test('answers about health are never drawn', () => {
  expect((['none', 'law', 'finance', 'health'] as const).filter(mayBeDrawn)).toEqual(['none', 'law', 'finance'])
})

test('the marks of several readings are counted by criterion', () => {
  const grades = { correct: 'yes', complete: 'partly', clear: 'yes', sourced: 'no' } as const
  expect(countMarks([{ grades }, { grades: { ...grades, sourced: 'yes' } }])).toEqual({
    correct: { yes: 2, partly: 0, no: 0 },
    complete: { yes: 0, partly: 2, no: 0 },
    clear: { yes: 2, partly: 0, no: 0 },
    sourced: { yes: 1, partly: 0, no: 1 },
  })
})
