import { inFigures, quantities } from '../extraction/quantities.ts'
import { fold } from '../fold.ts'
import { terms } from '../search/search.ts'
import { isAttributed, withoutAttribution } from './claim-patterns.ts'

/** What the client wrote, as the evidence of a sentence that restates it. */
export type ClientWords = {
  /** All numbers, dates and amounts of the sentence are the client's. */
  gave(sentence: string): boolean
  /** The sentence says that the client wrote this, and they wrote most of it. */
  quoted(sentence: string): boolean
  /** At least half of the sentence's words are the client's. */
  near(sentence: string): boolean
  /** A question with a word of the scripted one, and for the rest half of its words theirs or the client's. */
  asks(sentence: string, scripted: string): boolean
  /** Every word of a name is the client's. */
  known(name: string): boolean
}

const marks = /\[[A-Z-]+-\d+\]/g
const withoutMarks = (text: string): string => text.replace(marks, ' ')
const stems = (text: string): string[] => [
  ...new Set(terms(withoutAttribution(inFigures(withoutMarks(text)))).map((term) => term.slice(0, 6))),
]
const numbers = (text: string): string[] => inFigures(withoutMarks(text)).match(/\d+(?:[.,]\d+)*/g) ?? []

export function clientWords(client: readonly string[]): ClientWords {
  const text = client.join('\n')
  const known = new Set(stems(text))
  const given = new Set([...quantities(withoutMarks(text)), ...numbers(text)])
  const folded = fold(text)
  /** A mark stands for words of the client's. */
  const share = (sentence: string, more: readonly string[] = []): number => {
    const words = stems(sentence)
    const marked = sentence.match(marks)?.length ?? 0
    const told = words.filter((word) => known.has(word) || more.includes(word)).length
    return words.length + marked === 0 ? 0 : (told + marked) / (words.length + marked)
  }
  const gave = (sentence: string): boolean =>
    [...quantities(withoutMarks(sentence)), ...numbers(sentence)].every((one) => given.has(one))
  return {
    gave,
    quoted: (sentence) => isAttributed(fold(sentence)) && gave(sentence) && share(sentence) >= 0.6,
    near: (sentence) => share(sentence) >= 0.5,
    asks: (sentence, scripted) => {
      const words = stems(scripted)
      return share(sentence, words) >= 0.5 && stems(sentence).some((word) => words.includes(word))
    },
    known: (name) =>
      (fold(name).match(/[a-z0-9]+/g) ?? []).every((word) =>
        new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`).test(folded),
      ),
  }
}
