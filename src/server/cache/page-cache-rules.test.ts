import { describe, expect, test } from 'vitest'
import { href } from '../../screens.ts'
import { keyOf, topicsOf } from './page-cache-rules.ts'

const key = (asked: string) => keyOf(asked)?.key ?? null

describe('the key of a public page', () => {
  test('is its path', () => {
    expect(key('/fr')).toBe('/fr')
    expect(key('/en/faq')).toBe('/en/faq')
    expect(key('/fr/expert/claire-morel')).toBe('/fr/expert/claire-morel')
  })

  test('leaves out what no page is drawn from', () => {
    expect(key('/fr?utm_source=x&gclid=1')).toBe('/fr')
    expect(key('/fr?')).toBe('/fr')
    expect(key('/fr/faq?category=logement')).toBe('/fr/faq')
    expect(key('/fr/articles?page=7')).toBe('/fr/articles')
    expect(key('/en/logement/depot-de-garantie?page=2')).toBe('/en/logement/depot-de-garantie')
  })

  test('has the parameters of its screen in one order', () => {
    const one = key('/fr/nos-experts?page=2&utm=1&category=logement')
    expect(one).toBe('/fr/nos-experts?category=logement&page=2')
    expect(key('/fr/nos-experts?category=logement&page=2')).toBe(one)
  })

  test('does not exist where somebody types freely, or repeats, or writes what no filter is', () => {
    expect(key('/fr/categs?q=chien')).toBeNull()
    expect(key('/fr/nos-experts?page=1&page=2')).toBeNull()
    expect(key('/fr/nos-experts?category=%3Cscript%3E')).toBeNull()
    expect(key(`/fr/nos-experts?category=${'a'.repeat(61)}`)).toBeNull()
  })

  test('does not exist for other spellings of an address, which would fill the memory', () => {
    for (const asked of [
      '/FR',
      '/fr/FAQ',
      '/fr/',
      '//fr',
      '/fr/%66aq',
      '/fr.data',
      '*',
      '',
      `/fr/expert/${'a'.repeat(300)}`,
    ])
      expect(key(asked)).toBeNull()
  })

  test('does not exist for what belongs to one person', () => {
    const values = { id: '1', expertId: '1', token: 'abc' }
    for (const name of [
      'consultation',
      'question',
      'match',
      'checkout',
      'checkout-expert',
      'profile',
      'my-requests',
      'requests',
      'shared',
      'login',
      'sign-in-link',
      'reset-password',
      'account',
      'edit-infos',
      'email-tester',
      'admin-home',
      'search',
    ] as const)
      for (const locale of ['fr', 'en'] as const) expect(key(href(name, locale, values))).toBeNull()
  })
})

test('what a page has read says what it depends on, everything where nobody has said less', () => {
  expect(topicsOf('/experts/claire-morel')).toEqual(['experts'])
  expect(topicsOf('/faq')).toEqual(['content'])
  expect(topicsOf('/texts/article/bail')).toEqual(['content'])
  expect(topicsOf('/something-new')).toEqual(['content', 'experts', 'catalog', 'claims'])
})
