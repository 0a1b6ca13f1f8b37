// Corrects one typing error per word: a letter missing, doubled, swapped or mistaken.
import { stem } from './tokens.ts'

const shortest = 7

const withoutOneLetter = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
]

/** A corrector for words that are not in `vocabulary` and one edit away from a word that is. */
export const correctorFor = (vocabulary: Iterable<string>): ((word: string) => string) => {
  const known = new Set(vocabulary)
  const near = new Map<string, string>()
  for (const word of known)
    if (word.length >= shortest) for (const form of withoutOneLetter(word)) if (!near.has(form)) near.set(form, word)
  return (word) => {
    if (word.length < shortest || known.has(word) || known.has(stem(word))) return word
    const form = withoutOneLetter(word).find((candidate) => near.get(candidate)?.[0] === word[0])
    return (form === undefined ? undefined : near.get(form)) ?? word
  }
}
