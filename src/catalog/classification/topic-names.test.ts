import { describe, expect, test } from 'vitest'
import { declinesProfession, deniedTopic, detectNamedTopic, speaksOfCategory } from './topic-names.ts'

describe('a message that a sub-category is the wrong one', () => {
  test.each([
    ['consommation', 'garantie-vice-cache', 'ce n’est pas un vice caché'],
    ['consommation', 'garantie-vice-cache', 'Non, ça ne concerne pas la garantie.'],
    ['logement', 'logement-insalubre-reparations', 'c’est pas des réparations'],
    ['travail', 'licenciement', 'Ce n’est pas une question de licenciement'],
    ['logement', 'logement-insalubre-reparations', 'that’s not repairs'],
    ['logement', 'loyers-impayes-expulsion', 'it has nothing to do with rent arrears'],
    ['consommation', 'garantie-vice-cache', 'No, it isn’t about a hidden defect'],
    ['famille', 'divorce', 'this is not a divorce question'],
  ])('leaves %s/%s: %s', (category, subCategory, message) =>
    expect(deniedTopic(message, { category, subCategory }, [])).toBe(''),
  )

  test('says what it is instead', () => {
    const topic = { category: 'logement', subCategory: 'logement-insalubre-reparations' }
    expect(deniedTopic('not about repairs, it’s an eviction', topic, [])).toBe("it's an eviction")
  })

  test.each([
    ['consommation', 'garantie-vice-cache', 'ce n’est pas un défaut que j’ai causé'],
    ['consommation', 'garantie-vice-cache', 'pas de garantie'],
    ['logement', 'logement-insalubre-reparations', 'ce n’est pas la chaudière, c’est le toit'],
    ['logement', 'logement-insalubre-reparations', 'no repairs were done'],
    ['logement', 'depot-de-garantie', 'that’s not repairs'],
    ['travail', 'licenciement', 'ce n’est pas mon licenciement qui m’inquiète'],
    ['logement', 'loyers-impayes-expulsion', 'it’s not legal'],
  ])('is not what a fact of a case in %s/%s says: %s', (category, subCategory, message) =>
    expect(deniedTopic(message, { category, subCategory }, [])).toBeNull(),
  )

  test('is a fact where that is what was asked', () => {
    const topic = { category: 'consommation', subCategory: 'garantie-vice-cache' }
    expect(deniedTopic('ce n’est pas un vice caché', topic, ['Est-ce un vice caché ?'])).toBeNull()
  })
})

describe('who answers, declined', () => {
  test.each([
    ['animaux', 'pas de vétérinaire'],
    ['animaux', 'Non, pas besoin d’un vétérinaire.'],
    ['plomberie-chauffage', 'pas un plombier'],
    ['animaux', 'no vet'],
    ['psychologie', 'not a therapist'],
    ['plomberie-chauffage', 'I don’t need a plumber'],
  ])('is a correction in %s: %s', (category, message) => expect(declinesProfession(message, category, [])).toBe(true))

  test.each([
    ['animaux', 'pas de vétérinaire ouvert le dimanche'],
    ['logement', 'pas de vétérinaire'],
    ['sante', 'pas de traitement'],
    ['animaux', 'no vaccines'],
    ['justice', 'no insurance'],
  ])('is none in %s: %s', (category, message) => expect(declinesProfession(message, category, [])).toBe(false))

  test('is a fact where that is what was asked', () =>
    expect(declinesProfession('pas d’avocat', 'justice', ['Avez-vous un avocat ?'])).toBe(false))
})

describe('a sub-category by a part of its name', () => {
  test.each([
    ['eviction', 'logement', 'loyers-impayes-expulsion'],
    ['it’s about eviction', 'logement', 'loyers-impayes-expulsion'],
    ['hidden defects', 'consommation', 'garantie-vice-cache'],
    ['expulsion', 'logement', 'loyers-impayes-expulsion'],
    ['plutôt le vice caché', 'consommation', 'garantie-vice-cache'],
    ['c’est une démission', 'travail', 'demission-preavis'],
  ])('is named: %s', (message, last, subCategory) =>
    expect(detectNamedTopic(message, last)?.subCategory).toBe(subCategory),
  )

  test.each(['oui', 'le 12 mars', 'mon voisin du dessus', 'two months', 'he refused'])('is not: %s', (message) =>
    expect(detectNamedTopic(message, 'logement')).toBeNull(),
  )

  test('brings its category up again', () => {
    const housing = { category: 'logement', subCategory: 'logement-insalubre-reparations' }
    for (const said of ['eviction notice from my landlord', 'c’est une expulsion', 'housing, please'])
      expect(speaksOfCategory(said, housing)).toBe(true)
    for (const said of ['wrong category', 'les réparations', 'my car broke down'])
      expect(speaksOfCategory(said, housing)).toBe(false)
  })
})
