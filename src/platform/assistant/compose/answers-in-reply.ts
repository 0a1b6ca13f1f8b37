// Replies to a question that was put which name nothing of it.
import { quantities } from '../extraction/quantities.ts'
import { fold } from '../fold.ts'
import type { ScriptQuestion } from '../port.ts'
import { terms } from '../search/search.ts'

const lengthsIn = (words: string): boolean =>
  [...quantities(words)].some((token) => / (?:day|week|month|year)$/.test(token))

/** A longer sentence tells something else as well. */
const longestReply = 80
/** "I have the lease", « je n’ai plus le bail ». */
const holds =
  /(?<![a-z])(?:(?:j'ai|je l'ai|je n'ai|nous avons|on a|j'avais|il me manque)(?: (?:pas|plus|toujours|bien|aussi))?|(?:i|we) (?:do not |don't |still |also |only )?have(?: not)?(?: got)?|(?:i|we)'ve(?: got)?) (?:(?:le|la|les|l'|un|une|des|de|d'|mon|ma|mes|the|a|an|my|our|no|any) ?)/

/**
 * Whether a reply gives what a question that was put asks for, in words that say little elsewhere: "6 years", where the
 * answers to choose from are lengths of time; "I have the lease", where that document is asked for.
 */
export function answersInReply({ kind, choices = [], label = '', ask }: ScriptQuestion, sentence: string): boolean {
  if (sentence.length > longestReply) return false
  if (kind === 'choice') return choices.filter((choice) => lengthsIn(choice.label)).length > 1 && lengthsIn(sentence)
  const held = kind === 'document' ? holds.exec(fold(sentence)) : null
  if (!held) return false
  const asked = new Set(terms(`${label} ${ask}`))
  return terms(fold(sentence).slice(held.index + held[0].length)).some((word) => asked.has(word))
}
