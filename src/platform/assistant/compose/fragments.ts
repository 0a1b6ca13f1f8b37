// The fragments of regular expressions by which the sheets and scripts find things in folded text.
import type { ScriptQuestion } from '../port.ts'

const patterns = new Map<string, RegExp>()

/** A fragment that is not a valid regular expression is matched as plain text. */
const fragmentOf = (source: string): string => {
  try {
    return new RegExp(source) && `(?:${source})`
  } catch {
    return source.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  }
}

export const oneOf = (fragments: readonly string[]): RegExp => {
  const key = fragments.join('\n')
  const made = patterns.get(key) ?? new RegExp(`(?<![a-z0-9])(?:${fragments.map(fragmentOf).join('|') || '(?!)'})`)
  patterns.set(key, made)
  return made
}

/** Finds, on folded text, where a question is answered. */
export const patternOf = (question: ScriptQuestion): RegExp => oneOf(question.detect)

/** Whether folded text has one of these fragments. */
export const matchesAny = (fragments: readonly string[], folded: string): boolean => oneOf(fragments).test(folded)
