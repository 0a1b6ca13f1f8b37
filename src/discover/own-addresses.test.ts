import { describe, expect, it } from 'vitest'
import { ownAddresses } from './own-addresses.ts'

const sites = { fr: 'https://clairavis.test', en: 'https://en.clairavis.test' }
const said = (alone: boolean) =>
  ownAddresses({ sites, locale: 'fr', screen: 'article', values: { slug: 'x' }, alone }).map((one) =>
    Object.values(one).join(' '),
  )

describe('the addresses that a page tells', () => {
  it('are its own and those of both languages', () => {
    expect(said(false)).toEqual([
      'link canonical https://clairavis.test/fr/article/x',
      'link alternate fr https://clairavis.test/fr/article/x',
      'link alternate en https://en.clairavis.test/en/article/x',
      'link alternate x-default https://clairavis.test/fr/article/x',
      expect.stringContaining('og:site_name'),
      'og:url https://clairavis.test/fr/article/x',
      'og:locale fr_FR',
      expect.stringMatching(/^og:locale:alternate en_/),
    ])
  })

  it('are its own alone where nothing is to be found in the other language', () => {
    expect(said(true).filter((one) => /alternate|\/en\//.test(one))).toEqual([])
    expect(said(true)[0]).toBe('link canonical https://clairavis.test/fr/article/x')
  })
})
