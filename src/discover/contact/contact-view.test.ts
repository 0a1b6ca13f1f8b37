import { expect, it } from 'vitest'
import { en } from './contact.text.en.ts'
import { fr } from './contact.text.fr.ts'
import { sayProblem } from './contact-view.ts'

const labels = { name: 'Votre nom' }

it('says the specification’s sentence for whatever keeps a message from being sent', () => {
  for (const problem of [null, { code: 'internal_error' }, { code: 'database_away' }]) {
    expect(sayProblem(en.form, problem, labels)).toEqual([
      { message: 'An error occurred while sending your message. Please try again.' },
    ])
    expect(sayProblem(fr.form, problem, labels)[0]?.message).toContain('Une erreur est survenue')
  }
})

it('says what is wrong with each field beside it, and names the field in the summary', () => {
  const errors = [
    { field: 'name', code: 'required' },
    { field: 'email', code: 'email_invalid' },
  ]
  const said = sayProblem(fr.form, { code: 'invalid_input', errors }, labels)
  expect(said[0]).toMatchObject({ field: 'name', message: fr.form.required })
  expect(said[0]?.apart).toContain('Votre nom')
  expect(said[1]?.message).toBe(fr.form.email_invalid)
})

it('says that one has written too often', () => {
  expect(sayProblem(fr.form, { code: 'too_many_requests' }, labels)[0]?.message).toBe(fr.form.too_many_requests)
})
