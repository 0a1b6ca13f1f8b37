import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './failures.fr.ts'

export type FailureMessages = MessagesLike<typeof fr>

/**
 * The sentence for whatever a call threw: the page's own words for its refusals, else those that every page shares.
 * Reads the code only, so that a page need not load the HTTP client to speak.
 */
export function failureMessage(
  error: unknown,
  words: FailureMessages,
  refusals: Readonly<Record<string, string>> = {},
): string {
  const code = codeOf(error)
  return refusals[code] ?? (words as Readonly<Record<string, string>>)[code] ?? words.internal_error
}

const unexplained = new Set(['internal_error', 'network', 'database_away'])

/** Nothing is known but that it failed: a page that has words for its own failure says those. */
export function isUnexplained(error: unknown): boolean {
  return unexplained.has(codeOf(error))
}

export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return 'internal_error'
  return typeof error.code === 'string' ? error.code : 'internal_error'
}
