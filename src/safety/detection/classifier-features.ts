// The features that the classifier reads in a text, each hashed to an index of a table of fixed size (Weinberger et al.
// 2009, "Feature Hashing for Large Scale Multitask Learning").
import { type Evidence, stemOf } from './evidence.ts'
import { fold, readPart } from './normalise.ts'
import { classesOf } from './semantic-classes.ts'

/** Number of indices. Features that collide share one weight. */
export const tableSize = 2 ** 18

const longestRun = 6
/** Words farther apart than this form no pair. */
const farthest = 6

/**
 * `letters`: runs of letters within words, whatever the spelling. `stems`: words and pairs of neighbours. `signs`: the
 * lexicon's evidence, and its pairs within a sentence. `classes`: the meanings of words, and their sequences.
 */
const seeds = { letters: 0x1b873593, stems: 0x27d4eb2f, signs: 0x165667b1, classes: 0x3c6ef372 }

export type Sort = keyof typeof seeds
/** Per sort of feature, how often each index occurs. */
export type Counted = Readonly<Record<Sort, ReadonlyMap<number, number>>>

/** FNV-1a over UTF-16 units, with the end mixed once more. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0) % tableSize
}

function counter(sort: Sort): { count(feature: string): void; counted: Map<number, number> } {
  const counted = new Map<number, number>()
  return {
    counted,
    count(feature) {
      const number = hash(feature, seeds[sort])
      counted.set(number, (counted.get(number) ?? 0) + 1)
    },
  }
}

function lettersOf(text: string): Map<number, number> {
  const { count, counted } = counter('letters')
  const folded = fold(readPart(text)).replace(/(.)\1{2,}/g, '$1$1')
  for (const token of folded.split(/\s+/)) {
    const padded = ` ${token.slice(0, 100)} `
    for (let length = 2; length <= longestRun; length++)
      for (let at = 0; at + length <= padded.length; at++) count(padded.slice(at, at + length))
  }
  return counted
}

function stemsOf({ language, whole }: Evidence): Map<number, number> {
  const { count, counted } = counter('stems')
  let before = '^'
  for (const word of whole.words) {
    const now = stemOf(word, language)
    count(now)
    count(`${before} ${now}`)
    before = now
  }
  return counted
}

function signsOf({ whole, sentences }: Evidence): Map<number, number> {
  const { count, counted } = counter('signs')
  for (const name of whole.concepts) count(name)
  const pairs = new Set<string>()
  for (const { concepts } of sentences) {
    const names = [...concepts].sort()
    names.forEach((name, at) => {
      for (const other of names.slice(at + 1)) pairs.add(`${name}&${other}`)
    })
  }
  for (const pair of pairs) count(pair)
  return counted
}

function meaningsOf({ language, whole }: Evidence): Map<number, number> {
  const { count, counted } = counter('classes')
  let recent: (readonly string[])[] = []
  for (const word of whole.words) {
    if (word === '.') recent = []
    const now = classesOf(word, language)
    if (!now) continue
    for (const name of now) {
      count(name)
      for (const earlier of recent) for (const other of earlier) count(`${other}>${name}`)
    }
    recent = [...recent.slice(1 - farthest), now]
  }
  return counted
}

/** Counts the features of a text. */
export const countFeatures = (text: string, evidence: Evidence): Counted => ({
  letters: lettersOf(text),
  stems: stemsOf(evidence),
  signs: signsOf(evidence),
  classes: meaningsOf(evidence),
})
