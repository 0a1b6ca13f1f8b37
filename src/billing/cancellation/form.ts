// The form of who leaves without an account: what was typed, what is wrong with it, what comes next.

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

/** As the server reads a reference: eight signs, however they are spelt. */
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
