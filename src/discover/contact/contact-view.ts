import type { Problem } from '../../api/refusal.ts'
import { fill, type MessagesLike } from '../../i18n/text.ts'
import type { fr } from './contact.text.fr.ts'

export type ContactFormMessages = MessagesLike<typeof fr>['form']
export type ContactProblem = { field?: string; message: string; apart?: string }

type FieldErrors = readonly { field: string; code: string }[]

/** What is wrong with each field, in words; `labels` names the fields for the summary at the top. */
export function sayErrors(
  words: ContactFormMessages,
  errors: FieldErrors,
  labels: Readonly<Record<string, string>>,
): ContactProblem[] {
  const sentences = words as unknown as Readonly<Record<string, string>>
  return errors.map(({ field, code }) => ({
    field,
    message: sentences[code] ?? words.invalid,
    apart: code === 'required' ? fill(words.requiredField, { field: labels[field] ?? field }) : undefined,
  }))
}

/** What the API refused, in words. Whatever is not about a field or a limit is the specification's one sentence. */
export function sayProblem(
  words: ContactFormMessages,
  problem: Pick<Problem, 'code' | 'errors'> | null,
  labels: Readonly<Record<string, string>>,
): ContactProblem[] {
  if (problem?.code === 'invalid_input' && problem.errors?.length) return sayErrors(words, problem.errors, labels)
  return [{ message: problem?.code === 'too_many_requests' ? words.too_many_requests : words.failed }]
}
