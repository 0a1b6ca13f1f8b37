import { describe, expect, it } from 'vitest'
import { signLink } from '../../billing/server/signed-link.ts'
import { resealSecrets, sealSecrets, withLinkSecrets } from './link-secrets.ts'

const key = 'k'.repeat(32)
const [token, phone] = ['Zm9vYmFyYmF6cXV4-_01', 'another-secret-of-a-link']
const letter = {
  html: `<a href="https://clairavis.test/fr/acces#token=${token}">Ouvrir</a><a href="https://x.test/fr/q/1#phone=${phone}">`,
  text: `https://clairavis.test/fr/acces#token=${token}\nhttps://x.test/fr/q/1#phone=${phone}\nhttps://x.test/fr/faq#prix`,
}

describe('what lets the reader of an email in', () => {
  it('is stored encrypted, and is there when the email is sent', () => {
    const stored = sealSecrets(key, 'one', letter)
    for (const body of [stored.html, stored.text, stored.secrets?.toString('latin1')])
      for (const secret of [token, phone]) expect(body).not.toContain(secret)
    expect(stored.text).toContain('/fr/faq#prix')
    expect(withLinkSecrets(key, stored)).toEqual(letter)
  })

  it('is also a signed link to an application or a contract, wherever it stands in an address', () => {
    const link = { purpose: 'leave', subscriptionId: 'plan-1', expiresAt: new Date(0) } as const
    const [plan, file] = [signLink(key, link), `${'a'.repeat(48)}.${'b'.repeat(43)}`]
    const signedLetter = {
      html: `<a href="https://x.test/fr/resilier?link=${plan}">Résilier</a>`,
      text: `https://x.test/fr/resilier?link=${plan}\nhttps://x.test/fr/candidature/${file} https://x.test/fr/a.b`,
    }
    const stored = sealSecrets(key, 'one', signedLetter)
    for (const secret of [plan, file]) expect(stored.html + stored.text).not.toContain(secret)
    expect(stored.text).toContain('https://x.test/fr/a.b')
    expect(withLinkSecrets(key, stored)).toEqual(signedLetter)
  })

  it('belongs to its email', () => {
    const stored = sealSecrets(key, 'one', letter)
    expect(() => withLinkSecrets(key, { ...stored, id: 'two' })).toThrow()
    expect(withLinkSecrets(key, { ...stored, secrets: null }).text).toMatch(/#token=sealed\.0\.[0-9a-f]{8}\n/)
  })

  it('is nothing in most emails, which stay as they are, even with words that look like a mark', () => {
    const written = sealSecrets(key, 'two', letter)
    const plain = { html: '<p>#token=sealed.1.0a1b2c3d</p>', text: written.text }
    expect(sealSecrets(key, 'one', plain)).toEqual({ id: 'one', ...plain, secrets: null })
    // The mark of another email, whose id somebody knows, is not filled in.
    const both = { html: `#token=${token} ${written.html}`, text: '' }
    expect(withLinkSecrets(key, sealSecrets(key, 'one', both))).toEqual(both)
  })

  it('is encrypted anew under a new key', () => {
    const stored = sealSecrets(key, 'one', letter)
    const fresh = 'n'.repeat(32)
    const secrets = resealSecrets(`${fresh},${key}`, 'one', stored.secrets ?? Buffer.of())
    expect(withLinkSecrets(fresh, { ...stored, secrets })).toEqual(letter)
    expect(resealSecrets(fresh, 'one', secrets ?? Buffer.of())).toBeNull()
  })
})
