import { useState } from 'react'
import { fill, plural } from '../../i18n/text.ts'
import { useLanguageTag } from '../../i18n/use-locale.ts'
import { fieldErrors } from '../../shell/errors/field-problems.ts'
import { codeOf, failureMessage, isUnexplained } from '../../shell/errors/say-failure.ts'
import type { FieldProblem } from '../../ui/forms/form.tsx'
import type { FieldError, FormField } from '../sign-in/form-errors.ts'
import type { FormMessages } from './messages.ts'

/** Refusals shown beside a field rather than above the form. */
const fieldOf: Readonly<Record<string, FormField>> = {
  code_wrong: 'code',
  password_too_short: 'password',
  password_too_long: 'password',
  password_too_common: 'password',
  password_confirmation_needed: 'password',
  password_wrong: 'currentPassword',
}

/** The problems of one form, from our own check or from whatever a call threw, as messages tied to fields. */
export function useFormErrors(words: FormMessages) {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const tag = useLanguageTag()
  const invalid = words.invalid as Readonly<Record<string, string>>
  const labels = words.fields as Readonly<Record<string, string>>
  const say = (field: string, code: string): FieldProblem => ({
    field,
    message: invalid[code] ?? words.invalid.invalid,
    apart: code === 'required' ? fill(words.forms.requiredField, { field: labels[field] ?? field }) : undefined,
  })
  return {
    problems,
    summaryTitle: plural(tag, words.forms.summary, problems.length),
    clear: () => setProblems([]),
    complain: (complaints: readonly FieldError[]) => setProblems(complaints.map(({ field, code }) => say(field, code))),
    /** `own`: what a refusal means in this form alone. */
    failed: (error: unknown, otherwise?: string, own: Readonly<Record<string, string>> = {}) => {
      const errors = fieldErrors(error)
      if (codeOf(error) === 'invalid_input' && errors.length > 0)
        return setProblems(errors.map(({ field, code }) => say(field, code)))
      const unknown = isUnexplained(error) && otherwise
      const said = failureMessage(error, words.failures, { ...words.refusals, ...own })
      setProblems([{ field: fieldOf[codeOf(error)], message: unknown || said }])
    },
  }
}
