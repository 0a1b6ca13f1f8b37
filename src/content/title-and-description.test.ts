import { describe, expect, it } from 'vitest'
import { brand } from '../brand.ts'
import { fitDescription, fitTitle } from './title-and-description.ts'

const end = ` | ${brand.name}`

describe('the title that a search engine shows', () => {
  it('is left as it was written where it fits', () => {
    expect(fitTitle(`Dépôt de garantie : un expert vous répond${end}`)).toBe(
      `Dépôt de garantie : un expert vous répond${end}`,
    )
  })

  it('gives up the name of the house before a word of its own', () => {
    expect(fitTitle(`Dégât des eaux et assurance habitation : un expert vous répond${end}`)).toBe(
      'Dégât des eaux et assurance habitation : un expert vous répond',
    )
  })

  it('takes the next one that was written before it cuts', () => {
    const long = `Soraya Ben Salah, avocate en droit de la sécurité sociale à Saint-Nazaire${end}`
    expect(fitTitle(long, `Soraya Ben Salah, avocate en droit de la sécurité sociale${end}`)).toBe(
      'Soraya Ben Salah, avocate en droit de la sécurité sociale',
    )
  })

  it('stops at its last pause that fits, and has room for the house again', () => {
    expect(fitTitle(`Pension alimentaire : la fixer, la réviser, obtenir qu’elle soit payée${end}`)).toBe(
      `Pension alimentaire : la fixer, la réviser${end}`,
    )
  })

  it('stops after a word where it has no pause', () => {
    const title = fitTitle(`${'mot '.repeat(30)}fin${end}`)
    expect(title).toMatch(/mot…$/)
    expect(title.length).toBeLessThanOrEqual(65)
  })
})

describe('the description that a search engine shows', () => {
  it('says more where it says too little', () => {
    expect(fitDescription('Qui édite ce site.', 'Version 1, en vigueur depuis le 3 mars.')).toBe(
      'Qui édite ce site. Version 1, en vigueur depuis le 3 mars.',
    )
  })

  it('stops at a pause, as a whole sentence', () => {
    const words =
      'Motif, procédure, préavis et indemnités quand l’employeur met fin au contrat. Posez votre question à un expert vérifié : aperçu gratuit, réponse en quelques minutes.'
    expect(fitDescription(words)).toBe(
      'Motif, procédure, préavis et indemnités quand l’employeur met fin au contrat. Posez votre question à un expert vérifié : aperçu gratuit.',
    )
  })

  it('stops after a word where a pause would leave too little', () => {
    const shown = fitDescription(`Un. ${'mot '.repeat(60)}`)
    expect(shown).toMatch(/mot…$/)
    expect(shown.length).toBeLessThanOrEqual(160)
  })
})
