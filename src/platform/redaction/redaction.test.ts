import { describe, expect, test } from 'vitest'
import * as negative from './corpus.negative.ts'
import * as positive from './corpus.positive.ts'
import { find } from './find.ts'
import { kinds } from './kinds.ts'
import { redacted } from './redaction.ts'

type Sample = { kind: string; text: string; values: string[] }
const sampleOf = (line: string): Sample => {
  const [kind = '', marked = ''] = line.split(/ \| (.*)/s)
  return {
    kind,
    text: marked.replace(/[‹›]/g, ''),
    values: [...marked.matchAll(/‹([^›]+)›/g)].map(([, value]) => value!),
  }
}
const hidden = (text: string): string => redacted(text, (kind) => `[${kind}]`)
const caught = ({ text, values }: Sample): boolean => {
  const left = hidden(text)
  return values.every(
    (value) => !left.includes(value) && !value.split(/[ ,]+/).some((part) => part.length > 3 && left.includes(part)),
  )
}

describe('one list for the whole product', () => {
  test.each(positive.seen)('catches %s', (line) => {
    const sample = sampleOf(line)
    expect(find(sample.text).map(({ kind }) => kind)).toContain(sample.kind)
    expect(hidden(sample.text)).toSatisfy(() => caught(sample))
  })

  test.each(negative.seen)('leaves %s', (text) => {
    expect(hidden(text)).toBe(text)
  })

  test('every kind has a value in the list and one that was kept apart', () => {
    for (const list of [positive.seen, positive.kept])
      expect(new Set(list.map((line) => sampleOf(line).kind))).toEqual(new Set(kinds))
    expect(positive.seen.length + positive.kept.length).toBeGreaterThanOrEqual(150)
    expect(negative.seen.length + negative.kept.length).toBeGreaterThanOrEqual(100)
  })

  test('of the values kept apart, ninety-five in a hundred are caught', () => {
    const missed = positive.kept.filter((line) => !caught(sampleOf(line)))
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(positive.kept.length * 0.05)
  })

  test('of what only looks like it, two in a hundred at most are masked', () => {
    const wrong = [...negative.seen, ...negative.kept].filter((text) => hidden(text) !== text)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual((negative.seen.length + negative.kept.length) * 0.02)
  })
})
