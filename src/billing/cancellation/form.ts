// The form for people who are not signed in: its values, its problems, its next step.

export type CancellationFormValues = { reference: string; email: string; name: string }
export type CancellationFieldError = 'reference_invalid' | 'email_invalid'
export type CancellationStep = {
  step: 'form' | 'recap'
  values: CancellationFormValues
  problems: { field?: keyof CancellationFormValues; code: CancellationFieldError | 'too_many_requests' | 'failed' }[]
}

const text = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

export function readCancellationForm(form: FormData) {
  const values = { reference: text(form, 'reference'), email: text(form, 'email'), name: text(form, 'name') }
  return { link: text(form, 'link'), confirmed: text(form, 'step') === 'confirm', back: form.has('change'), values }
}

/** Checks the reference as the server does: eight characters, in any spelling. */
export function cancellationFormProblems({ reference, email }: CancellationFormValues): CancellationStep['problems'] {
  const signs = reference
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^CLV/, '')
  return [
    ...(signs.length === 8 ? [] : [{ field: 'reference', code: 'reference_invalid' } as const]),
    ...(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? [] : [{ field: 'email', code: 'email_invalid' } as const]),
  ]
}
