import { describe, expect, it, test } from 'vitest'
import { detectCorrection, detectNamedCategory, excludedCategories } from './correction.ts'
import { devHalf, testHalf } from './labelled-questions.data.ts'
import { proposeCategories } from './propose-categories.ts'

const corrections: [message: string, current: string][] = [
  ['pas de santé', 'sante'],
  ['Non, pas de santé !', 'sante'],
  ['Ce n’est pas de la santé, c’est le bruit de mon voisin', 'sante'],
  ['ça n’a rien à voir avec la santé', 'sante'],
  ['ce n’est pas médical', 'sante'],
  ['ce n’est pas juridique', 'justice'],
  ['c’est pas une question de droit', 'justice'],
  ['il ne s’agit pas d’un problème de plomberie', 'plomberie-chauffage'],
  ['pas du logement, plutôt des travaux', 'logement'],
  ['Vous vous êtes trompé de domaine', 'banque'],
  ['mauvaise catégorie', 'travail'],
  ['it’s not about health, it’s my neighbour’s noise', 'sante'],
  ['Not health.', 'sante'],
  ['this isn’t a legal question', 'justice'],
  ['It has nothing to do with insurance', 'assurance'],
  ['wrong category', 'etudes'],
  ['that’s not my question', 'impots'],
]

const facts: [message: string, current: string][] = [
  ['Je n’ai pas d’assurance', 'assurance'],
  ['pas d’assurance', 'assurance'],
  ['Non, pas de chauffage depuis lundi', 'plomberie-chauffage'],
  ['Ce n’est pas un problème de santé', 'logement'],
  ['Ce n’est pas le droit qui m’inquiète, c’est le délai', 'justice'],
  ['Non, ce n’est pas légal de faire cela', 'justice'],
  ['pas de médecin disponible avant mardi', 'sante'],
  ['I have no health insurance', 'sante'],
  ['It is not legal to do that, is it?', 'justice'],
  ['no doctor available', 'sante'],
  ['Ce n’est pas ma question la plus urgente', 'travail'],
  ['Je veux changer de sujet de mémoire', 'etudes'],
]

describe('a message in a conversation', () => {
  test.each(corrections)('« %s » leaves the field of %s', (message, current) => {
    expect(detectCorrection(message, current)?.refused).toContain(current)
  })

  test.each(facts)('« %s » is a fact in the field of %s', (message, current) => {
    expect(detectCorrection(message, current)).toBeNull()
  })

  it('of the labelled questions corrects nothing', () => {
    const wrong = [...devHalf, ...testHalf].filter(
      ({ text, category }) => excludedCategories(text).refused.length > 0 || detectCorrection(text, category),
    )
    expect(wrong).toEqual([])
  })
})

describe('a field that the text excludes', () => {
  it('is not proposed, and what it is about comes first', () => {
    for (const [text, locale] of [
      ['Ce n’est pas de la santé, c’est le bruit de mon voisin toute la nuit', 'fr'],
      ['It’s not about health, it’s my neighbour’s noise every night', 'en'],
    ] as const) {
      const slugs = proposeCategories(text, locale, 30).map(({ category }) => category)
      expect(slugs[0]).toBe('justice')
      expect(slugs).not.toContain('sante')
      expect(slugs).not.toContain('psychologie')
    }
  })
})

describe('a field that a sentence of the text refuses', () => {
  test.each([
    ['Je dors mal à cause du bruit de mon voisin. Pas de santé.', 'fr', 'sante'],
    ['Mon patron ne me paie pas, pas de santé', 'fr', null],
    ['Mon patron ne me paie pas. Ce n’est pas du droit.', 'fr', 'justice'],
    ['J’ai mal au dos depuis l’accident ! Pas de médical, plutôt l’assurance', 'fr', 'sante'],
    ['La fuite abîme mon plafond. Pas de plomberie !', 'fr', 'plomberie-chauffage'],
    ['Mon contrat a été résilié. Non, pas de juridique.', 'fr', 'justice'],
    ['I cannot sleep because of the noise next door. Not health.', 'en', 'sante'],
    ['My neighbour cut my hedge; not about law', 'en', 'justice'],
    ['My back hurts since the crash. Not medical, rather insurance', 'en', 'sante'],
    ['The contractor left. Not legal!', 'en', 'justice'],
    ['The screen is broken. Not about insurance.', 'en', 'assurance'],
    ['I was hurt on my bike. I had no insurance.', 'en', null],
  ] as const)('is not proposed: %s', (text, locale, refused) => {
    expect(excludedCategories(text).refused).toEqual(refused ? [refused] : [])
    const slugs = proposeCategories(text, locale, 30).map(({ category }) => category)
    if (refused) expect(slugs).not.toContain(refused)
  })
})

describe('a short reply', () => {
  test.each([
    ['logement', { category: 'logement', subCategory: null }],
    ['Plutôt du logement.', { category: 'logement', subCategory: null }],
    ['C’est une question de droit du travail', { category: 'travail', subCategory: null }],
    ['dépôt de garantie', { category: 'logement', subCategory: 'depot-de-garantie' }],
    ['Housing', { category: 'logement', subCategory: null }],
    ['it’s about taxes', { category: 'impots', subCategory: null }],
  ])('« %s » names the field', (message, named) => {
    expect(detectNamedCategory(message, 'fr')).toEqual(named)
  })

  test.each(['oui', 'le bruit', 'mon voisin du dessus', '2'])('« %s » names none', (message) => {
    expect(detectNamedCategory(message, 'fr')).toBeNull()
  })
})
