import { describe, expect, test } from 'vitest'
import { uncovered } from '../../../test/harness/uncovered.ts'
import * as negative from './corpus.negative.ts'
import * as positive from './corpus.positive.ts'
import { findPersonalData } from './find-personal-data.ts'
import { personalDataKinds } from './kinds.ts'
import { redact } from './redact.ts'

type Sample = { kind: string; text: string; values: { start: number; end: number }[] }
const sampleOf = (line: string): Sample => {
  const [kind = '', marked = ''] = line.split(/ \| (.*)/s)
  const values = [...marked.matchAll(/‹([^›]+)›/g)].map(({ index, 1: value = '' }, nth) => {
    const start = index - 2 * nth
    return { start, end: start + value.length }
  })
  return { kind, text: marked.replace(/[‹›]/g, ''), values }
}
const hidden = (text: string): string => redact(text, (kind) => `[${kind}]`)
/** What of the values can still be read, in however small a part: nothing, where they are caught. */
const left = ({ text, values }: Sample): string[] =>
  values.flatMap(({ start, end }) => uncovered(text, start, end) || [])
const caught = (sample: Sample): boolean => left(sample).length === 0

describe('one list for the whole product', () => {
  test.each(positive.seen)('catches %s', (line) => {
    const sample = sampleOf(line)
    expect(findPersonalData(sample.text).map(({ kind }) => kind)).toContain(sample.kind)
    expect(left(sample)).toEqual([])
  })

  test.each(negative.seen)('leaves %s', (text) => {
    expect(hidden(text)).toBe(text)
  })

  test('every kind has a value in the list and one that was kept apart', () => {
    for (const list of [positive.seen, positive.alwaysKeptTexts])
      expect(new Set(list.map((line) => sampleOf(line).kind))).toEqual(new Set(personalDataKinds))
    expect(positive.seen.length + positive.alwaysKeptTexts.length).toBeGreaterThanOrEqual(150)
    expect(negative.seen.length + negative.unredactedTexts.length).toBeGreaterThanOrEqual(100)
  })

  test('of the values kept apart, ninety-five in a hundred are caught', () => {
    const missed = positive.alwaysKeptTexts.filter((line) => !caught(sampleOf(line)))
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(positive.alwaysKeptTexts.length * 0.05)
  })

  test('of what only looks like it, two in a hundred at most are masked', () => {
    const wrong = [...negative.seen, ...negative.unredactedTexts].filter((text) => hidden(text) !== text)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(
      (negative.seen.length + negative.unredactedTexts.length) * 0.02,
    )
  })
})
