import { findPersonalData } from './find-personal-data.ts'
import { alwaysHiddenKinds, hiddenSign, type PersonalDataKind } from './kinds.ts'

/**
 * Replaces personal data by marks, `[EMAIL-1]`, and restores it. One mask serves one conversation, so that the same
 * value has the same mark in the question, the messages and the documents.
 */
export type Mask = {
  /** The text as an outside party may read it. Existing text in the form of a mark is not one. */
  hide(text: string): string
  /** The text for people, who need no marks: every value is covered by the same sign. */
  cover(text: string): string
  /** The text with its values restored; account numbers stay hidden. */
  restore(text: string): string
  /** The original text, for a comparison that is shown to nobody. */
  open(text: string): string
  /** The kinds of a text's marks, or null where it holds a mark that was never issued. */
  kindsIn(text: string): PersonalDataKind[] | null
}

const mark = /\[([A-Z]+(?:-[A-Z]+)*-\d+)\]/g
const labelOf = (kind: PersonalDataKind): string => kind.replace(/[A-Z]/g, '-$&').toUpperCase()
const keyOf = (kind: PersonalDataKind, value: string): string =>
  `${kind} ${kind === 'name' ? value : value.replace(/[\s\u00a0\u202f.-]/g, '').toLowerCase()}`
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export function createMask(): Mask {
  const given = new Map<string, { kind: PersonalDataKind; value: string }>()
  const marks = new Map<string, string>()
  const counts = new Map<PersonalDataKind, number>()
  const names = new Map<string, string>()

  function markOf(kind: PersonalDataKind, value: string): string {
    const key = keyOf(kind, value)
    const before = marks.get(key)
    if (before) return before
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const name = `${labelOf(kind)}-${count}`
    given.set(name, { kind, value })
    marks.set(key, `[${name}]`)
    if (kind === 'name')
      for (const part of [value, lastOf(value)])
        if (part) names.set(part, part === value ? `[${name}]` : markOf('name', part))
    return `[${name}]`
  }

  /** Masks names found before, and their family name alone, wherever they recur. */
  function withoutNames(text: string): string {
    let left = text
    for (const [name, its] of [...names].sort(([a], [b]) => b.length - a.length))
      left = left.replace(new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'gu'), its)
    return left
  }

  const replaced = (text: string, put: (found: { kind: PersonalDataKind; value: string }) => string): string =>
    text.replace(mark, (whole, name: string) => {
      const found = given.get(name)
      return found ? put(found) : whole
    })

  function hide(text: string): string {
    const plain = text.replace(mark, '($1)')
    let result = ''
    let at = 0
    for (const { kind, start, end } of findPersonalData(plain)) {
      result += plain.slice(at, start) + markOf(kind, plain.slice(start, end))
      at = end
    }
    return withoutNames(result + plain.slice(at))
  }

  return {
    hide,
    cover: (text) => replaced(hide(text), () => hiddenSign),
    restore: (text) => replaced(text, ({ kind, value }) => (alwaysHiddenKinds.has(kind) ? hiddenSign : value)),
    open: (text) => replaced(text, ({ value }) => value),
    kindsIn(text) {
      const found = [...text.matchAll(mark)].map(([, name]) => given.get(name!)?.kind)
      return found.every((kind) => kind !== undefined) ? found : null
    },
  }
}

const lastOf = (name: string): string | undefined => {
  const last = name.split(' ').at(-1)!
  return last !== name && last.length > 3 ? last : undefined
}
