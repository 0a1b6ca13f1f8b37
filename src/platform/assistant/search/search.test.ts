import { expect, test } from 'vitest'
import { goldenLibrary } from '../golden/library.ts'
import { search } from './search.ts'

test('finds what is near, best first, in either language', () => {
  expect(search('mon proprio ne rend pas la caution, retenues sans factures', goldenLibrary.fr)[0]?.url).toBe(
    '/fr/conseils/depot-de-garantie',
  )
  expect(
    search('my washing machine, a new appliance, broke down: does the guarantee apply?', goldenLibrary.en)[0]?.url,
  ).toBe('/en/advice/legal-guarantee')
})

test('plurals and accents do not hide a text', () => {
  expect(search('LICENCIEMENTS et entretiens prealables', goldenLibrary.fr)[0]?.url).toBe(
    '/fr/conseils/entretien-prealable',
  )
})

test('an excerpt stands word for word in the published text', () => {
  for (const hit of search('dépôt de garantie, retenues, devis, factures, retard', goldenLibrary.fr))
    expect(goldenLibrary.fr.find(({ url }) => url === hit.url)?.text).toContain(hit.excerpt)
})

test('one word in common is not a subject in common', () => {
  expect(search('J’ai deux enfants de 4 ans et 7 ans et un huissier est venu', goldenLibrary.fr)).toEqual([])
  expect(search('mon chat miaule la nuit', goldenLibrary.fr)).toEqual([])
  expect(search('anything', [])).toEqual([])
})
