import type { FieldProblem } from '../ui/form.tsx'
import { type FailureWords, sayFailure } from './say-failure.ts'

type Complaining = { problem?: { errors?: readonly { field: string; code: string }[] } | null } | null | undefined

/** What a call complained of field by field; nothing where it failed for another reason. */
export function fieldErrors(error: unknown): readonly { field: string; code: string }[] {
  return (error as Complaining)?.problem?.errors ?? []
}

/** A failed call for a form: beside the fields it complains of, else one sentence, beside `field` where that is known. */
export function fieldProblems(
  error: unknown,
  words: FailureWords,
  refusals: Readonly<Record<string, string>>,
  field?: string,
): FieldProblem[] {
  const errors = fieldErrors(error)
  if (errors.length === 0) return [{ field, message: sayFailure(error, words, refusals) }]
  return errors.map(({ field, code }) => ({ field, message: refusals[code] ?? words.invalid_input }))
}
