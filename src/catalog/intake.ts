// Which questions of a script are still worth asking, given what the person has already written.
import type { IntakeQuestion } from './category.ts'
import { fold } from './fold.ts'

const compiled = new WeakMap<IntakeQuestion, RegExp>()

const pattern = (question: IntakeQuestion): RegExp => {
  const known = compiled.get(question)
  if (known) return known
  const fragments = [...question.detect.fr, ...question.detect.en].map((fragment) => `(?:${fragment})`)
  const made = fragments.length === 0 ? /(?!)/ : new RegExp(`(?<![a-z0-9])(?:${fragments.join('|')})`)
  compiled.set(question, made)
  return made
}

/** True when the text seems to answer the question already. A fragment starts at the start of a word. */
export const isAnswered = (question: IntakeQuestion, text: string): boolean => pattern(question).test(fold(text))

const weight = (question: IntakeQuestion): number => {
  if (question.kind === 'party') return 3
  if (question.kind === 'deadline') return 2
  return question.required ? 1 : 0
}

/**
 * The questions to ask, at most `limit`, in the order of the script. The other party and the deadline are kept first,
 * then what the script requires, then the rest.
 */
export const missingQuestions = (intake: readonly IntakeQuestion[], text: string, limit = 3): IntakeQuestion[] => {
  const missing = intake.filter((question) => !isAnswered(question, text))
  const kept = new Set([...missing].sort((a, b) => weight(b) - weight(a)).slice(0, limit))
  return missing.filter((question) => kept.has(question))
}
