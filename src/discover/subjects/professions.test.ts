import { describe, expect, it } from 'vitest'
import { initialOf, professionsIn } from './professions.ts'

const row = (professionFr: string, professionEn: string, gender: 'f' | 'm', ...categories: string[]) => ({
  professionFr,
  professionEn,
  gender,
  categories,
})
const rows = [
  row('Vétérinaire', 'vet', 'f', 'animaux'),
  row('Avocat en droit du travail', 'employment lawyer', 'm', 'travail'),
  row('Avocate en droit du travail', 'employment lawyer', 'f', 'travail', 'justice'),
  row('Électricienne', 'electrician', 'f', 'electricite'),
  row('Électricien', 'electrician', 'm', 'electromenager', 'electricite'),
]

describe('the list of professions', () => {
  it('has each profession once, with both forms and what they share said once', () => {
    expect(professionsIn(rows, 'fr').map(({ name, experts }) => [name, experts])).toEqual([
      ['Avocat, avocate en droit du travail', 2],
      ['Électricien, électricienne', 2],
      ['Vétérinaire', 1],
    ])
    expect(professionsIn(rows, 'en').map(({ name }) => name)).toEqual(['Electrician', 'Employment lawyer', 'Vet'])
  })

  it('names the categories in which most of them answer first', () => {
    expect(professionsIn(rows, 'fr').map(({ categories }) => categories)).toEqual([
      ['travail', 'justice'],
      ['electricite', 'electromenager'],
      ['animaux'],
    ])
  })

  it('is filed under plain letters', () => expect(initialOf('Électricien')).toBe('E'))
})
