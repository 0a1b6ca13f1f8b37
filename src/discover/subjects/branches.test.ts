import { expect, test } from 'vitest'
import { searchCatalogue } from '../../questions/fields/search-catalogue.ts'
import { branchesIn } from './branches.ts'

test('the tree holds every category with its subjects, in the language of the reader', () => {
  const [fr, en] = [branchesIn('fr'), branchesIn('en')]
  expect(fr.length).toBeGreaterThanOrEqual(20)
  expect(fr.flatMap(({ subs }) => subs).length).toBeGreaterThanOrEqual(200)
  expect(en.map(({ slug }) => slug)).toEqual(fr.map(({ slug }) => slug))
  expect(en.map(({ name }) => name)).not.toEqual(fr.map(({ name }) => name))
})

test('tells what one may ask about and nothing of how it is answered', () => {
  const [first] = branchesIn('fr')
  expect(Object.keys(first ?? {}).sort()).toEqual(['also', 'name', 'sentence', 'slug', 'subs'])
})

test.each([
  ['fr', 'caution', 'depot-de-garantie'],
  ['en', 'deposit', 'depot-de-garantie'],
  ['fr', 'VIRÉ', 'licenciement'],
] as const)('in %s « %s » leads to %s, by name or by another word for it', (locale, typed, slug) => {
  const found = searchCatalogue(branchesIn(locale), typed).flatMap(({ subs }) => subs.map((sub) => sub.slug))
  expect(found).toContain(slug)
})
