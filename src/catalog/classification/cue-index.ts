// How strongly everyday words in a text point to each category.
import type { Locale, LocalizedLists } from '../category.ts'
import { cuesByCategory } from './cues.data.ts'
import { stem } from './tokens.ts'

/** The weight of a cue, the bonus of each further word in it, and how far sharing between categories dilutes it. */
const weights = { sure: 3, hint: 1.4, furtherWord: 0.3, sharing: 0.6 }

interface Cue {
  category: string
  words: readonly string[]
  weight: number
}
type CueIndex = ReadonlyMap<string, readonly Cue[]>

/** Cues indexed by their first word. */
export const indexCues = (locale: Locale): CueIndex => {
  const index = new Map<string, Cue[]>()
  const add = (category: string, lists: LocalizedLists, weight: number) => {
    for (const written of lists[locale]) {
      const cue = { category, words: written.split(' '), weight }
      const first = cue.words[0] ?? ''
      const key = first.endsWith('*') ? first : stem(first)
      index.set(key, [...(index.get(key) ?? []), cue])
    }
  }
  for (const [category, { sure, hint }] of Object.entries(cuesByCategory)) {
    add(category, sure, weights.sure)
    add(category, hint, weights.hint)
  }
  return index
}

const matchesWord = (cueWord: string, token: string): boolean =>
  cueWord.endsWith('*') ? token.startsWith(cueWord.slice(0, -1)) : stem(cueWord) === stem(token)

const cuesAt = (index: CueIndex, text: readonly string[], at: number): Cue[] => {
  const token = text[at] ?? ''
  const keys = [stem(token), ...Array.from({ length: token.length }, (_, end) => `${token.slice(0, end + 1)}*`)]
  const found = keys
    .flatMap((key) => index.get(key) ?? [])
    .filter((cue) => cue.words.every((word, offset) => matchesWord(word, text[at + offset] ?? '')))
  const longest = Math.max(0, ...found.map((cue) => cue.words.length))
  return found.filter((cue) => cue.words.length === longest)
}

/** The longest cues win where they overlap; a repeated word counts once. */
export const cueScores = (index: CueIndex, text: readonly string[]): Map<string, number> => {
  const scores = new Map<string, number>()
  const counted = new Set<Cue>()
  for (let at = 0; at < text.length; ) {
    const found = cuesAt(index, text, at)
    const dilution = found.length ** weights.sharing
    for (const cue of found.filter((seen) => !counted.has(seen))) {
      counted.add(cue)
      const weight = cue.weight * (1 + weights.furtherWord * (cue.words.length - 1))
      scores.set(cue.category, (scores.get(cue.category) ?? 0) + weight / dilution)
    }
    at += Math.max(1, found[0]?.words.length ?? 1)
  }
  return scores
}
