import { describe, expect, it } from 'vitest'
import { contactFieldErrors, textsOf } from './contact-form.ts'

describe('a message to the house', () => {
  const fields = ['name', 'email', 'message'] as const
  const good = { name: 'Camille', email: 'camille@exemple.fr', message: 'Bonjour' }

  it('needs a name, a message and an address that can be one', () => {
    expect(contactFieldErrors(good, fields)).toEqual([])
    expect(contactFieldErrors({ ...good, name: '  ' }, fields)).toEqual([{ field: 'name', code: 'required' }])
    expect(contactFieldErrors({ ...good, message: '' }, fields)).toEqual([{ field: 'message', code: 'required' }])
    expect(contactFieldErrors({ ...good, email: '' }, fields)).toEqual([{ field: 'email', code: 'required' }])
    for (const email of ['camille', 'camille@', 'camille@exemple', 'a b@exemple.fr'])
      expect(contactFieldErrors({ ...good, email }, fields)).toEqual([{ field: 'email', code: 'email_invalid' }])
  })

  it('is a notice only in good faith', () => {
    expect(contactFieldErrors({}, ['goodFaith'])).toEqual([{ field: 'goodFaith', code: 'good_faith_missing' }])
    expect(contactFieldErrors({ goodFaith: 'on' }, ['goodFaith'])).toEqual([])
  })

  it('is read from a form as text', () => {
    const form = new FormData()
    form.set('name', 'Camille')
    form.set('file', new Blob(['x']))
    expect(textsOf(form)).toEqual({ name: 'Camille' })
  })
})
