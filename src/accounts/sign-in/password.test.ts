import { describe, expect, test } from 'vitest'
import { passwordError, passwordStrength } from './password.ts'

const complaint = (password: string, about: string[] = []) => passwordError(password, ['client'], about)

describe('a password', () => {
  test('of a client has six characters or more', () => {
    expect(complaint('k7#pz')).toBe('password_too_short')
    expect(complaint('k7#pzq')).toBeNull()
  })

  test('of an expert or of the staff has twelve or more', () => {
    for (const role of ['expert', 'specialist', 'support', 'editor', 'compliance', 'owner'] as const) {
      expect(passwordError('k7#pzqm3vbt', ['client', role])).toBe('password_too_short')
      expect(passwordError('k7#pzqm3vbt!', ['client', role])).toBeNull()
    }
  })

  test('counts characters as a person does', () => {
    expect(complaint('🔑🔑🔑')).toBe('password_too_short')
  })

  test('may be a long sentence, within reason', () => {
    expect(complaint('le chat de la voisine dort sur le toit')).toBeNull()
    expect(complaint('ab3'.repeat(43))).toBe('password_too_long')
  })

  test.each(['azerty', 'motdepasse', 'Password', 'soleil', 'doudou', 'AZERTYUIOP', 'Qwerty123', 'marseille13'])(
    'that everybody uses is refused: %s',
    (password) => {
      expect(complaint(password)).toBe('password_too_common')
    },
  )

  test.each([
    '123456',
    '654321',
    '567890',
    '890123',
    'abcdefg',
    'fedcba',
    'wxcvbn',
    '111111',
    'aabbaa',
    'abcabcabc',
    '121212',
  ])('that a keyboard or a pattern gives away is refused: %s', (password) => {
    expect(complaint(password)).toBe('password_too_common')
  })

  test('is not the address or the name of its owner', () => {
    expect(complaint('jeanne.martinet', ['jeanne.martinet@exemple.fr'])).toBe('password_too_common')
    expect(complaint('Jéromine', ['Jeromine'])).toBe('password_too_common')
    expect(complaint('jeromine-et-ses-poules', ['Jeromine'])).toBeNull()
  })

  test('is told how strong it is while it is typed', () => {
    expect(passwordStrength('azerty', ['client'])).toBe('refused')
    expect(passwordStrength('kzpqmt', ['client'])).toBe('weak')
    expect(passwordStrength('kzpQmt7t', ['client'])).toBe('fair')
    expect(passwordStrength('kzpQmt7t#vanne', ['client'])).toBe('strong')
    expect(passwordStrength('quatre poules rousses', ['client'])).toBe('strong')
  })
})
