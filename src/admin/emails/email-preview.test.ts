import { describe, expect, it } from 'vitest'
import { signLink } from '../../billing/server/signed-link.ts'
import { linksIn, previewHtml, withoutSecrets } from './email-preview.ts'

const link = 'https://clairavis.test/fr/lien#token=abcdefghijklmnop_-12'

describe('a letter in the outbox', () => {
  it('keeps its words and loses its secrets where it is not a rehearsal', () => {
    expect(withoutSecrets(`Ouvrez ${link} maintenant.`)).toBe('Ouvrez https://clairavis.test/fr/lien#… maintenant.')
    expect(withoutSecrets(`<a href="${link}">Me connecter</a>`)).toBe(
      '<a href="https://clairavis.test/fr/lien#…">Me connecter</a>',
    )
    expect(withoutSecrets('Réponse : https://clairavis.test/fr/question/q1')).toContain('/fr/question/q1')
  })
  it('hides every secret, not only the first', () =>
    expect(withoutSecrets(`${link}\n${link}?x=1#address=secretsecretsecret`)).not.toMatch(/token=|address=/))
  it('hides the signed links to a contract, wherever they stand in an address', () => {
    const token = signLink('s'.repeat(40), { purpose: 'leave', subscriptionId: 'plan-1', expiresAt: new Date(0) })
    const letter = `https://clairavis.test/fr/resilier?link=${token} et <a href="https://clairavis.test/fr/carte/${token}">`
    expect(withoutSecrets(letter)).toBe(
      'https://clairavis.test/fr/resilier?link=… et <a href="https://clairavis.test/fr/carte/…">',
    )
  })
  it('shows no mark of a secret that the outbox has put aside', () =>
    expect(withoutSecrets('https://clairavis.test/fr/candidature/sealed.0.0a1b2c3d')).toBe(
      'https://clairavis.test/fr/candidature/…',
    ))
  it('tells where it leads, once each', () =>
    expect(linksIn(`A ${link}\nB ${link}\nC https://clairavis.test/fr`)).toEqual([link, 'https://clairavis.test/fr']))
  it('leaves out the full stop of the sentence that a link ends', () =>
    expect(
      linksIn('Résiliez ici : https://clairavis.test/fr/resilier. Ou bien https://clairavis.test/fr?a=1, ou non.'),
    ).toEqual(['https://clairavis.test/fr/resilier', 'https://clairavis.test/fr?a=1']))
  it('opens its links beside the preview', () =>
    expect(previewHtml('<style>a{}</style><p><a href="x">y</a></p>')).toBe(
      '<p><a target="_blank" rel="noreferrer" href="x">y</a></p>',
    ))
})
