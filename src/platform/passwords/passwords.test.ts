import { describe, expect, it } from 'vitest'
import { cheapPasswords } from '../../../test/harness/cheap-passwords.ts'
import { scryptPasswords } from './scrypt.ts'

describe.each([
  ['kept with scrypt', scryptPasswords()],
  ['kept cheaply in tests', cheapPasswords()],
])('a password %s', (_, passwords) => {
  it('matches its own hash and no other password does', async () => {
    const hash = await passwords.hash('quatre poules rousses')
    expect(hash).not.toContain('poules')
    expect(await passwords.matches(hash, 'quatre poules rousses')).toBe(true)
    expect(await passwords.matches(hash, 'quatre poules rouges')).toBe(false)
  })

  it('has another hash each time', async () => {
    expect(await passwords.hash('quatre poules rousses')).not.toBe(await passwords.hash('quatre poules rousses'))
  })

  it('matches nothing where there is no hash', async () => {
    for (const none of [null, undefined])
      for (const password of ['quatre poules rousses', 'a password that nobody has'])
        expect(await passwords.matches(none, password)).toBe(false)
  })
})

describe('a password kept with scrypt', () => {
  it('is read where an earlier version kept it', async () => {
    // scrypt('quatre poules rousses', the salt as text, 64 bytes, N = 16384, r = 16, p = 1)
    const kept =
      '00112233445566778899aabbccddeeff:76b6f7cde3f10db51e017858a92879064f9d6bed3c994cd64efa64673bced8e06ce8dbe00dfec644d60102e378bb9e065c25b2c1421d4a3b53ce20210023e0f7'
    expect(await scryptPasswords().matches(kept, 'quatre poules rousses')).toBe(true)
    expect(await scryptPasswords().matches(kept, 'quatre poules rouges')).toBe(false)
  })

  it('is read where better-auth 1.7 kept it, however the keyboard writes its accents', async () => {
    const kept =
      '6e1729375120f12f8ed4e1da9edcb6e6:aaa0d017e9c272b555364f5b0be8424832156f204f5d5ef08a6646d74d11e31066de66dcbd4dfb88d3ade1c5040c0d4c7030c4520f56c1e39e9eea08a51a641b'
    expect(await scryptPasswords().matches(kept, 'Crème brûlée, œufs et ﬁgues')).toBe(true)
    expect(await scryptPasswords().matches(kept, 'Crème brûlée, œufs et ﬁgues'.normalize('NFKD'))).toBe(true)
    expect(await scryptPasswords().matches(kept, 'Creme brulee, œufs et figues')).toBe(false)
  })
})
