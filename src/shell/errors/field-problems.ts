import type { Locale } from '../../i18n/locale.ts'
import type { FieldProblem } from '../../ui/forms/form.tsx'
import { type FailureMessages, failureMessage } from './say-failure.ts'

type Complaining = { problem?: { errors?: readonly { field: string; code: string }[] } | null } | null | undefined

/** What a call complained of field by field; nothing where it failed for another reason. */
export function fieldErrors(error: unknown): readonly { field: string; code: string }[] {
  return (error as Complaining)?.problem?.errors ?? []
}

/** What a page calls its fields, for the summary, where they do not stand beside what is said of them. */
export type FieldNames = { locale: Locale; labels: object }

const between = { fr: '\u00a0: ', en: ': ' } as const

/** « Ville : ce champ est à remplir. » */
export function messageOutsideField(field: string, message: string, { locale, labels }: FieldNames): string {
  const label = (labels as Readonly<Record<string, unknown>>)[field]
  if (typeof label !== 'string') return message
  return label + between[locale] + message.charAt(0).toLowerCase() + message.slice(1)
}

/**
 * A failed call for a form: beside the fields it complains of, once for each, else one sentence, beside `field` where
 * that is known. What is said of several fields names each of them in the summary.
 */
export function fieldProblems(
  error: unknown,
  words: FailureMessages,
  refusals: Readonly<Record<string, string>>,
  field?: string,
  names?: FieldNames,
): FieldProblem[] {
  const errors = fieldErrors(error)
  if (errors.length === 0) return [{ field, message: failureMessage(error, words, refusals) }]
  const said = new Map<string, string>()
  for (const { field: name, code } of errors) if (!said.has(name)) said.set(name, refusals[code] ?? words.invalid_input)
  const messages = [...said.values()]
  return [...said].map(([name, message]) => {
    const repeated = messages.filter((other) => other === message).length > 1
    return repeated && names
      ? { field: name, message, apart: messageOutsideField(name, message, names) }
      : { field: name, message }
  })
}
