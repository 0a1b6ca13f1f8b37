import { describe, expect, it } from 'vitest'
import { safeRedirectPath, secretFromFragment } from './redirect-path.ts'

describe('the page after signing in', () => {
  it('is the one that was asked for', () =>
    expect(safeRedirectPath('/fr/checkout?question=abc#carte')).toBe('/fr/checkout?question=abc#carte'))
  it.each([
    'https://evil.example/fr',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/fr\\..\\x',
    'javascript:alert(1)',
    'fr/connexion',
    '',
    null,
  ])('is never on another site: %s', (next) => expect(safeRedirectPath(next)).toBeNull())
})

describe('the secret of a link', () => {
  const secret = 'abcdefghijklmnop_-123456'
  it('is read behind the hash', () => {
    expect(secretFromFragment(`#token=${secret}`, 'token')).toBe(secret)
    expect(secretFromFragment(`#address=${secret}`, 'address')).toBe(secret)
  })
  it('is not there when the link was cut', () => {
    expect(secretFromFragment('#token=abc', 'token')).toBeNull()
    expect(secretFromFragment('', 'token')).toBeNull()
    expect(secretFromFragment(`#token=${secret}`, 'address')).toBeNull()
  })
})
