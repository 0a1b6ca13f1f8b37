import { describe, expect, test } from 'vitest'
import { detectCategorySwitch } from './category-switch.ts'
import { devHalf, testHalf } from './labelled-questions.data.ts'

const moves: [current: string, to: string, message: string][] = [
  ['sante', 'banque', 'ce n’est pas la santé, c’est la banque'],
  ['sante', 'banque', 'C’est la banque, pas la santé.'],
  ['sante', 'banque', 'c’est la banque pas la santé'],
  ['sante', 'banque', 'Ce n’est pas de la santé c’est une question de banque'],
  ['psychologie', 'banque', 'ce n’est pas la santé, c’est la banque'],
  ['logement', 'travail', 'vous vous trompez, c’est du droit du travail'],
  ['logement', 'travail', 'Vous vous êtes trompé : c’est mon travail'],
  ['banque', 'automobile', 'non, c’est pour ma voiture'],
  ['logement', 'automobile', 'Mais non ! Il s’agit de ma voiture.'],
  ['travail', 'assurance', 'Non, ça concerne mon assurance'],
  ['travail', 'impots', 'mauvaise catégorie, c’est les impôts'],
  ['travail', 'impots', 'mauvaise rubrique : impôts'],
  ['justice', 'logement', 'il ne s’agit pas de justice mais de logement'],
  ['sante', 'animaux', 'Pas la santé : c’est pour mon chien.'],
  ['sante', 'animaux', 'non merci, c’est au sujet de mon chat'],
  ['famille', 'succession', 'erreur, c’est une succession'],
  ['consommation', 'telephone-internet', 'vous faites erreur, c’est pour mon forfait'],
  ['informatique', 'telephone-internet', 'ce n’est pas l’informatique, c’est internet'],
  ['justice', 'etrangers', 'non, c’est de l’immigration'],
  ['banque', 'assurance', 'ce n’est pas la banque, c’est l’assurance'],
  ['sante', 'travail', 'En fait, c’est une question de droit du travail'],
  ['sante', 'banque', 'not health, it’s a banking matter'],
  ['sante', 'banque', 'It’s not health, it’s banking.'],
  ['sante', 'banque', 'it’s banking, not health'],
  ['travail', 'impots', 'wrong category, this is tax'],
  ['travail', 'impots', 'That’s the wrong field: it’s about my taxes'],
  ['travail', 'assurance', 'You are mistaken, this is an insurance matter'],
  ['banque', 'automobile', 'No, it’s for my car'],
  ['banque', 'automobile', 'no, this is about my car'],
  ['logement', 'travail', 'This isn’t housing, it’s employment law'],
  ['logement', 'famille', 'sorry, wrong category, it’s about my divorce'],
  ['justice', 'animaux', 'It is not a legal matter but about my dog'],
  ['plomberie-chauffage', 'sante', 'No, this is not about housing, it is about my health.'],
  ['plomberie-chauffage', 'sante', 'Non, ce n’est pas une question de logement, il s’agit de ma santé.'],
  ['assurance', 'immobilier', 'actually it’s a property question'],
]

const facts: [current: string, message: string][] = [
  ['banque', 'ce n’est pas la banque qui a payé, c’est mon assurance'],
  ['banque', 'Ce n’est pas la banque, c’est mon assurance.'],
  ['assurance', 'Ce n’est pas mon assurance qui refuse, c’est la banque'],
  ['travail', 'ce n’est pas mon employeur, c’est mon assurance'],
  ['logement', 'Non, c’est la banque.'],
  ['logement', 'c’est la banque'],
  ['logement', 'Ma banque.'],
  ['logement', 'Non, c’est mon propriétaire qui a changé la serrure'],
  ['automobile', 'Non, c’est pour ma voiture'],
  ['travail', 'Ce n’est pas un CDI, c’est un CDD.'],
  ['travail', 'Non, c’est le 14 mars'],
  ['sante', 'Ce n’est pas la gorge, c’est le dos'],
  ['banque', 'It wasn’t the bank that paid, it was my insurance'],
  ['banque', 'It’s not the bank that refused, it’s my insurance'],
  ['logement', 'No, it’s the bank'],
  ['logement', 'It’s my car they scratched, not the house'],
  ['assurance', 'The car is not mine, it is my mother’s'],
  ['travail', 'No, my boss did it'],
  ['logement', 'Oui, c’est une location meublée'],
  ['logement', 'Non, c’est un bail de trois ans et le propriétaire habite à Lyon'],
]

describe('a message that puts the field right', () => {
  test.each(moves)('leaves %s for %s: %s', (current, to, message) => {
    expect(detectCategorySwitch(message, current)?.category).toBe(to)
  })

  test.each(facts)('is not what a fact of a case in %s says: %s', (current, message) => {
    expect(detectCategorySwitch(message, current)).toBeNull()
  })

  test('answers "which one?" by a thing too', () => {
    expect(detectCategorySwitch('C’est la banque', null)?.category).toBe('banque')
    expect(detectCategorySwitch('c’est pour ma voiture', null)?.category).toBe('automobile')
  })

  test('is none of the labelled questions', () => {
    expect([...devHalf, ...testHalf].filter(({ text, category }) => detectCategorySwitch(text, category))).toEqual([])
  })
})
