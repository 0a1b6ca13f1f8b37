import { find } from './find.ts'
import type { Kind } from './kinds.ts'

/** The text with each piece of personal data in its place named instead, in the words given. */
export function redacted(text: string, word: (kind: Kind) => string, only?: ReadonlySet<Kind>): string {
  let result = ''
  let at = 0
  for (const { kind, start, end } of find(text, only)) {
    result += text.slice(at, start) + word(kind)
    at = end
  }
  return result + text.slice(at)
}

export const holds = (text: string, only: ReadonlySet<Kind>): boolean => find(text, only).length > 0
