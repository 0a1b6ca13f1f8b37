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
  const rule = /^\.here::before \{([^}]*)\}/m.exec(paper)?.[1] ?? ''
  const marks = ['background', 'border'].map(
    (property) => new RegExp(`^  ${property}: [^;]*var\\(--([\\w-]+)\\);`, 'm').exec(rule)?.[1] ?? '',
  )
  const hueOf = (value: string) => Number(/^oklch\(\S+ \S+ (\S+)\)$/.exec(value)?.[1])
  it.each(['light', 'dark'] as const)('is marked in green by %s, the colour of no warning', (mode) => {
    const hues = marks.map((mark) => hueOf(colour(mode, mark)))
    expect(hues.filter((hue) => !(hue > 120 && hue < 175))).toEqual([])
    for (const warning of ['apricot-line', 'brick-line']) expect(hueOf(colour(mode, warning))).toBeLessThan(110)
  })
})

describe('the measure of contrast', () => {
  it('knows black on white', () => expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1))
})
