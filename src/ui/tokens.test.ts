import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
)

type Mode = 'light' | 'dark'

function colour(mode: Mode, name: string): string {
  const value = tokens.get(name) ?? ''
  const both = value.match(/^light-dark\((.+\)), (.+)\)$/)
  const own = both?.[mode === 'light' ? 1 : 2] ?? value
  const other = own.match(/^var\(--([\w-]+)\)$/)?.[1]
  return other ? colour(mode, other) : own
}

const washes = ['apricot-wash', 'sky-wash', 'moss-wash', 'brick-wash']

/** Words need 7 to 1 on everything they may lie on; controls, edges and the focus ring 3 to 1. */
const words: [string, string[]][] = [
  ['ink', ['paper', 'sheet', 'counter', ...washes, 'heat-1', 'heat-3']],
  ['ink-soft', ['paper', 'sheet', 'counter', ...washes]],
  ['pine-ink', ['paper', 'sheet', 'counter', 'sky-wash', 'apricot-wash']],
  ['apricot-ink', ['paper', 'sheet', 'apricot-wash']],
  ['sky-ink', ['paper', 'sheet', 'sky-wash']],
  ['moss-ink', ['paper', 'sheet', 'moss-wash']],
  ['brick-ink', ['paper', 'sheet', 'brick-wash']],
  ['on-pine', ['pine', 'pine-strong']],
  ['on-apricot', ['apricot']],
  ['paper', ['ink']],
]
const marks: [string, string[]][] = [
  ['edge', ['paper', 'sheet', 'counter']],
  ['focus', ['paper', 'sheet', 'counter', 'apricot-wash']],
  ['apricot-line', ['paper', 'sheet', 'apricot-wash']],
  ['sky-line', ['paper', 'sheet', 'sky-wash']],
  ['brick-line', ['paper', 'sheet', 'brick-wash']],
  ['moss-line', ['paper', 'sheet', 'counter', 'apricot-wash', 'moss-wash']],
]

describe.each(['light', 'dark'] as const)('the colours by %s', (mode) => {
  const lowest = (pairs: [string, string[]][]) =>
    pairs.flatMap(([above, below]) =>
      below.map((one) => [`${above} on ${one}`, contrast(colour(mode, above), colour(mode, one))] as const),
    )
  it('let every word be read at 7 to 1', () => expect(lowest(words).filter(([, ratio]) => !(ratio >= 7))).toEqual([]))
  it('let every mark be seen at 3 to 1', () => expect(lowest(marks).filter(([, ratio]) => !(ratio >= 3))).toEqual([]))
})

describe('who is online', () => {
  const paper = readFileSync(new URL('css/paper.css', import.meta.url), 'utf8')
  const mark = /^\.here::before \{[^}]*background: var\(--([\w-]+)\)/m.exec(paper)?.[1] ?? ''
  it('is marked in no colour of warnings', () => {
    for (const mode of ['light', 'dark'] as const) {
      expect(colour(mode, mark)).not.toBe('')
      for (const warning of ['apricot', 'apricot-line', 'brick', 'brick-line'])
        expect([mode, warning, colour(mode, mark) === colour(mode, warning)]).toEqual([mode, warning, false])
    }
  })
})

describe('the measure of contrast', () => {
  it('knows black on white', () => expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1))
})
