// A value of the kind that a question asks for, told in passing.
import { isDeniedBefore } from '../extraction/denied-date.ts'
import { findAmounts } from '../extraction/extract.ts'
import { findPlaces } from '../extraction/people-and-places.ts'
import { fold } from '../fold.ts'
import type { ScriptQuestion } from '../port.ts'
import { terms } from '../search/search.ts'
import { asksHowLong, daysToldFor, tellsSinceWhen } from './days-for.ts'
import { withoutDenied } from './denied-clause.ts'
import { asksSince } from './since-when.ts'

/** « mon propriétaire », "the seller": whoever is named so is not the one who writes. */
const ofSomebodyElse =
  /(?<![a-z])(?:mon|ma|mes|le|la|les|son|sa|ses|leurs?|notre|nos|du|des|au|aux|my|the|his|her|their|our|from|by) [a-z]+/g

/** « mes 430e », "690 a month", « payé 870 de véto »: a sum without the sign of a currency that is known here. */
const bareSum =
  /(?<![\d.,/:])\d[\d.,]* ?(?:e|eur|balles|francs?|chf|dollars?|usd|dirhams?|dh)(?![a-z])|\$ ?\d|(?<![\d.,/:])\d{2,}[\d.,]* (?:a|per|par) (?:month|mois|year|an)(?![a-z])|(?<![a-z])(?:loyer|payee?|verse|rent|paid|salaire|gagne|touche|prix|price|les) [^.\d]{0,12}\d{3,}(?![\d/])(?! ?(?:km|m2|m²|kg|h))/

/** Words from which a text tells so much that a date or a sum in it is likelier the one asked for than another. */
const detailed = 30

/**
 * A value of the question's kind, in a sentence that shares the question's words: a date, a sum, one of the choices; a place. In a
 * detailed text any date or sum is taken for the answer: asking again what was said is worse than leaving it to the expert.
 */
export function byValue(question: ScriptQuestion, said: readonly string[], now: Date): string | undefined {
  const about = new Set(terms(`${question.label ?? ''} ${question.ask}`))
  const answers = (question.choices ?? []).map(({ label }) => terms(label)).filter((words) => words.length > 0)
  const all = said.join(' ').split(/\s+/).length >= detailed
  return said.find((sentence) => {
    const words = new Set(terms(sentence))
    const shared = [...about].filter((word) => words.has(word)).length
    if (asksHowLong(question) && (all || shared > 0) && tellsSinceWhen(sentence, now)) return true
    if (question.kind === 'choice') {
      const own = new Set(terms(fold(withoutDenied(sentence)).replace(ofSomebodyElse, ' ')))
      return answers.filter((choice) => choice.every((word) => own.has(word))).length === 1
    }
    if (question.kind === 'date')
      return all
        ? daysToldFor(question, fold(sentence), now).length > 0
        : shared > 0 && hasToldDate(question, sentence, now)
    if (question.kind === 'place') return findPlaces(sentence).length > 0
    if (question.kind === 'amount')
      return (all || shared > 0) && (findAmounts(sentence).length > 0 || bareSum.test(fold(sentence)))
    return question.kind === 'yes-no' && shared >= Math.max(2, about.size / 2)
  })
}

const hasToldDate = (question: ScriptQuestion, sentence: string, now: Date): boolean => {
  const folded = fold(sentence)
  return daysToldFor(question, folded, now).some(({ at }) => asksSince(question) || !isDeniedBefore(folded, at))
}
