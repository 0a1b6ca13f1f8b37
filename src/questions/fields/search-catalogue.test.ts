import { describe, expect, it } from 'vitest'
import { normalizedText, searchCatalogue } from './search-catalogue.ts'

const branches = [
  {
    slug: 'logement',
    name: 'Logement',
    also: 'bail loyer',
    subs: [
      { slug: 'depot', name: 'Dépôt de garantie', also: 'caution' },
      { slug: 'conge', name: 'Congé du bailleur', also: 'préavis' },
    ],
  },
  { slug: 'animaux', name: 'Animaux', also: 'chien chat', subs: [] },
]
const found = (typed: string) =>
  searchCatalogue(branches, typed).map(({ slug, subs }) => [slug, ...subs.map((sub) => sub.slug)].join(' '))

describe('looking for a subject', () => {
  it('does not mind accents, capitals or the beginning of a word', () => {
    expect(normalizedText('  Dépôt-de GARANTIE ')).toBe('depot de garantie')
    expect(found('DEPOT')).toEqual(['logement depot'])
    expect(found('préav')).toEqual(['logement conge'])
  })
  it('knows the words that people use instead', () => {
    expect(found('caution')).toEqual(['logement depot'])
    expect(found('chien')).toEqual(['animaux'])
  })
  it('shows a whole branch when the branch itself is meant', () =>
    expect(found('loyer')).toEqual(['logement depot conge']))
  it('wants every word', () => expect(found('dépôt chien')).toEqual([]))
  it('shows everything while nothing is typed', () => expect(found(' ')).toHaveLength(2))
})
