// A small pattern language for signs: words, word classes and bounded gaps, matched over the words of a whole text.

import type { Language } from './normalise.ts'
import { englishKey, frenchKey } from './phonetic.ts'

/**
 * A language's lexicon. `words`: word classes, named in capitals; a word ending in `*` matches all words with that
 * prefix, in `~` all regular forms of an English verb. `signs`: per name, patterns in which a capital name is a class,
 * `a|b` a choice, `a?` an optional word, and `.3` up to three words of any kind.
 */
export interface Lexicon {
  words: Readonly<Record<string, string>>
  signs: Readonly<Record<string, string>>
  /** Function words that may stand between two words of a pattern. */
  fillers: string
  /** Ordinary words that look or sound like one of the lexicon. */
  ordinary: string
}

type Element = { ids: readonly number[]; optional: boolean; gap: number }
interface Pattern {
  sign: string
  elements: readonly Element[]
}

export interface Match {
  sign: string
  from: number
  to: number
}

const verbForms = (verb: string): string[] => {
  const stem = verb.replace(/e$/, '')
  const double = /[^aeiou][aeiou][bdgkmnpt]$/.test(verb) ? verb + verb.slice(-1) : stem
  return [verb, `${verb}s`, `${verb}es`, `${stem}ed`, `${stem}ing`, `${double}ed`, `${double}ing`]
}

/** The lexicon of one language, ready to match. */
export class Matcher {
  readonly #ids = new Map<string, number>()
  readonly #exact = new Map<string, number[]>()
  readonly #sound = new Map<string, number[]>()
  readonly #near = new Map<string, number[]>()
  readonly #prefixes = new Map<string, [string, number][]>()
  readonly #byFirst = new Map<number, Pattern[]>()
  readonly #fillers: ReadonlySet<string>
  readonly #ordinary: ReadonlySet<string>
  readonly #key: (word: string) => string
  readonly #seen = new Map<string, readonly number[]>()

  constructor(lexicon: Lexicon, language: Language) {
    this.#key = language === 'fr' ? frenchKey : englishKey
    this.#fillers = new Set(lexicon.fillers.split(/\s+/))
    this.#ordinary = new Set(lexicon.ordinary.split(/\s+/))
    for (const [name, list] of Object.entries(lexicon.words))
      for (const word of list.trim().split(/\s+/)) this.#learn(word, this.#id(name))
    for (const [sign, list] of Object.entries(lexicon.signs))
      for (const line of list.trim().split(/\s*[\n;]\s*/)) if (line) this.#addPattern(sign, line)
  }

  /** The classes and pattern words that match a word: as written, by its sound, or with one typing error. */
  ids(word: string): readonly number[] {
    let known = this.#seen.get(word)
    if (!known) {
      known = this.#look(word)
      if (this.#seen.size < 5_000) this.#seen.set(word, known)
    }
    return known
  }

  /** Whether the lexicon holds this exact word. */
  knows(word: string): boolean {
    return this.#exact.has(word)
  }

  classId(name: string): number {
    return this.#ids.get(name) ?? -1
  }

  isFiller(word: string): boolean {
    return this.#fillers.has(word)
  }

  /** Every match of every sign, the longest per position. `blocked` positions cannot take part. */
  match(words: readonly string[], blocked: ReadonlySet<number>, wanted: (sign: string) => boolean): Match[] {
    const sets = words.map((word, at) => (blocked.has(at) ? [] : this.ids(word)))
    const found: Match[] = []
    for (let at = 0; at < words.length; at++)
      for (const id of sets[at] as readonly number[])
        for (const pattern of this.#byFirst.get(id) ?? []) {
          if (!wanted(pattern.sign)) continue
          const end = this.#end(pattern.elements, 1, at + 1, words, sets)
          if (end > 0) found.push({ sign: pattern.sign, from: at, to: end })
        }
    return found
  }

  #end(
    elements: readonly Element[],
    index: number,
    at: number,
    words: readonly string[],
    sets: readonly (readonly number[])[],
  ): number {
    const element = elements[index]
    if (!element) return at
    let skipped = 0
    for (let place = at; place < words.length && skipped <= element.gap; place++) {
      const here = sets[place] as readonly number[]
      if (element.ids.some((id) => here.includes(id))) {
        const end = this.#end(elements, index + 1, place + 1, words, sets)
        if (end > 0) return end
      }
      if (!this.#fillers.has(words[place] as string) || place - at > element.gap + 2) skipped++
    }
    return element.optional ? this.#end(elements, index + 1, at, words, sets) : -1
  }

  #id(name: string): number {
    const id = this.#ids.get(name) ?? this.#ids.size
    this.#ids.set(name, id)
    return id
  }

  #learn(word: string, id: number): void {
    if (word.endsWith('*')) {
      const start = word.slice(0, -1)
      put(this.#prefixes, start.slice(0, 3), [start, id])
      return
    }
    for (const form of word.endsWith('~') ? verbForms(word.slice(0, -1)) : [word]) {
      put(this.#exact, form, id)
      const key = this.#key(form)
      if (form.length >= 5 && key.length >= 4) put(this.#sound, key, id)
      if (form.length >= 7) for (const near of slips(form)) put(this.#near, near, id)
    }
  }

  #look(word: string): readonly number[] {
    if (/^\d+$/.test(word)) return this.#ofNumber(word)
    const found = new Set(this.#exact.get(word))
    if (word.length >= 3)
      for (const [start, id] of this.#prefixes.get(word.slice(0, 3)) ?? []) if (word.startsWith(start)) found.add(id)
    if (this.#ordinary.has(word)) return [...found]
    if (word.length >= 4) for (const id of this.#sound.get(this.#key(word)) ?? []) found.add(id)
    if (found.size === 0 && word.length >= 6)
      for (const near of slips(word)) for (const id of this.#near.get(near) ?? []) found.add(id)
    return [...found]
  }

  /** A number as written, as any number, and as one too large for a dose. */
  #ofNumber(word: string): readonly number[] {
    const classes = Number(word) >= 8 && Number(word) <= 300 ? ['NUMBER', 'BIGN'] : ['NUMBER']
    return [...(this.#exact.get(word) ?? []), ...classes.map((name) => this.classId(name))]
  }

  #addPattern(sign: string, line: string): void {
    const elements: Element[] = []
    let gap = 0
    for (const part of line.split(/\s+/)) {
      const space = /^\.(\d+)$/.exec(part)
      if (space) {
        gap = Number(space[1])
        continue
      }
      const optional = part.endsWith('?')
      const ids = (optional ? part.slice(0, -1) : part).split('|').map((name) => {
        const id = this.#id(name)
        if (!/^[A-Z]/.test(name) && !this.#exact.get(name.replace(/[*~]$/, ''))?.includes(id)) this.#learn(name, id)
        else if (/^[A-Z]/.test(name) && !this.#ids.has(name)) throw new Error(`no words for ${name}`)
        return id
      })
      elements.push({ ids, optional, gap })
      gap = 0
    }
    const pattern = { sign, elements }
    for (const id of new Set(elements[0]?.ids)) put(this.#byFirst, id, pattern)
  }
}

const put = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key)
  if (list) {
    if (!list.includes(value)) list.push(value)
  } else map.set(key, [value])
}

/** A word and its forms with one letter left out: words one typing error apart share one, and their first letter. */
const slips = (word: string): string[] => {
  const all = [word]
  for (let at = 1; at < word.length; at++) all.push(word.slice(0, at) + word.slice(at + 1))
  return all
}
