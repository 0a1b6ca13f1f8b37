import { describe, expect, it } from 'vitest'
import { emailError, signInErrors } from './form-errors.ts'

describe('the sign-in form', () => {
  it('needs an address and a password', () =>
    expect(signInErrors({ email: ' ', password: '' })).toEqual([
      { field: 'email', code: 'required' },
      { field: 'password', code: 'required' },
    ]))
  it('needs six characters', () => {
    expect(signInErrors({ email: 'a@b.fr', password: '12345' })).toEqual([
      { field: 'password', code: 'password_short' },
    ])
    expect(signInErrors({ email: 'a@b.fr', password: '123456' })).toEqual([])
  })
  it.each(['camille', 'camille@', '@exemple.fr', 'camille@exemple', 'ca mille@exemple.fr', 'camille@exemple..fr'])(
    'wants a valid address: %s',
    (email) => expect(emailError(email)).toBe('email_invalid'),
  )
  it.each(['camille@exemple.fr', ' camille+notes@sous.exemple.co.uk '])('takes %s', (email) =>
    expect(emailError(email)).toBeNull(),
  )
})
