import { describe, expect, it } from 'vitest'
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

  it('belongs to its email', () => {
    const stored = sealSecrets(key, 'one', letter)
    expect(() => withLinkSecrets(key, { ...stored, id: 'two' })).toThrow()
    expect(withLinkSecrets(key, { ...stored, secrets: null }).text).toContain('#token=sealed-0')
  })

  it('is nothing in most emails, which stay as they are, even with words that look like a mark', () => {
    const plain = { html: '<p>#token=sealed-1</p>', text: 'sealed-0' }
    expect(sealSecrets(key, 'one', plain)).toEqual({ id: 'one', ...plain, secrets: null })
    const both = { html: `#token=${token} #token=sealed-7`, text: '' }
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
