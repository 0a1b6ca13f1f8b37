import { expect, test } from 'vitest'
import { base32, codeAt, stepAt, stepOfCode, totpUri } from './totp.ts'

const secret = new TextEncoder().encode('12345678901234567890')

test('codes are those of the standard (RFC 6238, appendix B)', () => {
  const at = (seconds: number) => codeAt(secret, stepAt(new Date(seconds * 1000)))
  expect(at(59)).toBe('287082')
  expect(at(1_111_111_109)).toBe('081804')
  expect(at(1_234_567_890)).toBe('005924')
  expect(at(20_000_000_000)).toBe('353130')
})

test('a code is read half a minute early or late, not later', () => {
  const now = new Date('2026-03-02T10:00:00Z')
  const step = stepAt(now)
  expect(stepOfCode(secret, codeAt(secret, step), now)).toBe(step)
  expect(stepOfCode(secret, codeAt(secret, step - 1), now)).toBe(step - 1)
  expect(stepOfCode(secret, codeAt(secret, step + 1), now)).toBe(step + 1)
  expect(stepOfCode(secret, codeAt(secret, step - 2), now)).toBeNull()
  expect(stepOfCode(secret, 'abcdef', now)).toBeNull()
})

test('an authenticator app is told the secret in its own notation', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(totpUri(secret, 'Clairavis', 'a@b.fr')).toBe(
    'otpauth://totp/Clairavis:a%40b.fr?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Clairavis',
  )
})
