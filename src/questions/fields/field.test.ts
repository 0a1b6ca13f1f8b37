import { describe, expect, test } from 'vitest'
import type { Locale } from '../../catalog/category.ts'
import { type Field, fieldFromText, otherFields, saysOnlyField } from './field.ts'

type Told = { locale: Locale; first: string; field: Field; replies: readonly string[] }

/** The field after each reply, as the thread keeps it, and what is offered in the end. */
function corrected({ locale, first, field, replies }: Told) {
  let [last, current]: [Field, string | null] = [field, field.category]
  const left: Field[] = []
  const said = [first]
  const asked = () => ({
    locale,
    current,
    last,
    left,
    declined: [],
    setAside: [],
    said,
    asked: [],
    serviceDenied: false,
  })
  for (const reply of replies) {
    said.push(reply)
    const to = fieldFromText(asked())
    if (to === undefined) continue
    if (current !== null) left.push(last)
    current = to?.category ?? null
    last = to ?? last
  }
  return { current, last, offered: otherFields(asked()).proposals }
}

const [cork, dog] = ['Cork tenant, landlord wants me out in 28 days', 'Mon chien a mordu le facteur']
const plumber = 'Mon plombier refuse de me rembourser, puis-je obtenir une facture ?'
const at = (category: string, subCategory: string | null = null): Field => ({ category, subCategory })
const repairs = at('logement', 'logement-insalubre-reparations')
const defect = at('consommation', 'garantie-vice-cache')

describe('a sub-category that is named as the wrong one', () => {
  test.each([
    ['en', cork, repairs, 'that’s not repairs'],
    ['en', cork, repairs, 'No, it is not about unfit housing'],
    ['en', 'They sold me a sofa and will not refund it', defect, 'it’s not a hidden defect'],
    ['fr', plumber, defect, 'ce n’est pas un vice caché'],
    ['fr', plumber, defect, 'non, c’est pas une question de garantie'],
    ['fr', 'Il veut que je parte', repairs, 'ça ne concerne pas les réparations'],
  ] as const)('is left, and its category stays (%s): %s (%j), %s', (locale, first, field, reply) => {
    const { current, last } = corrected({ locale, first, field, replies: [reply] })
    expect(current).toBe(field.category)
    expect(last.subCategory).not.toBe(field.subCategory)
  })

  test('makes room for the one that is named instead', () => {
    const replies = ['not about repairs, it’s an eviction']
    expect(corrected({ locale: 'en', first: cork, field: repairs, replies }).last).toEqual(
      at('logement', 'loyers-impayes-expulsion'),
    )
  })
})

describe('« wrong category »', () => {
  test.each([
    ['en', cork, repairs, 'wrong category'],
    ['en', 'My landlord wants me to leave', repairs, 'not the right subject'],
    ['en', 'My landlord keeps my deposit', at('logement', 'caution-garant'), 'that’s not my question'],
    ['fr', 'Mon propriétaire veut que je parte', repairs, 'mauvaise catégorie'],
    ['fr', 'Mon bailleur garde ma caution', at('logement', 'caution-garant'), 'vous vous êtes trompé de rubrique'],
    ['fr', 'Mon propriétaire augmente le loyer', at('logement', 'copropriete'), 'ce n’est pas ma question'],
  ] as const)('asks, and may still propose the category (%s): %s (%j), %s', (locale, first, field, reply) => {
    const { current, offered } = corrected({ locale, first, field, replies: [reply] })
    expect(current).toBeNull()
    expect(offered[0]?.category).toBe('logement')
    expect(offered.map(({ subCategory }) => subCategory)).not.toContain(field.subCategory)
  })

  test('said twice leaves all of the category', () => {
    const replies = ['wrong category', 'wrong category']
    const { current, offered } = corrected({ locale: 'en', first: cork, field: repairs, replies })
    expect(current).toBeNull()
    expect(offered.map(({ category }) => category)).not.toContain('logement')
  })

  test.each([
    ['en', cork, repairs, ['wrong category', 'eviction']],
    ['en', cork, at('logement'), ['wrong category', 'eviction notice from my landlord']],
    ['en', cork, repairs, ['wrong category', 'wrong category', 'it’s about eviction']],
    ['en', cork, repairs, ['wrong category, it’s about eviction']],
    ['fr', 'Mon propriétaire veut que je parte', at('logement'), ['mauvaise catégorie', 'expulsion']],
    ['fr', 'Mon propriétaire veut que je parte', repairs, ['mauvais domaine', 'plutôt une expulsion']],
  ] as const)('is over where the category is named again (%s): %s (%j), %j', (locale, first, field, replies) => {
    expect(corrected({ locale, first, field, replies })).toMatchObject({
      current: 'logement',
      last: { subCategory: 'loyers-impayes-expulsion' },
    })
  })
})

describe('who answers in the field, declined', () => {
  test.each([
    ['fr', dog, 'animaux', 'pas de vétérinaire'],
    ['fr', 'Ma douche coule chez le voisin', 'plomberie-chauffage', 'pas besoin d’un plombier'],
    ['fr', 'Je dors mal depuis mon licenciement', 'psychologie', 'pas de psy'],
    ['en', 'My dog bit the postman', 'animaux', 'no vet'],
    ['en', 'My shower leaks into the flat below', 'plomberie-chauffage', 'I don’t need a plumber'],
    ['en', 'I sleep badly since I was sacked', 'psychologie', 'not a therapist'],
  ] as const)('leaves it (%s): %s (%s), %s', (locale, first, category, reply) => {
    const { current, offered } = corrected({ locale, first, field: at(category), replies: [reply] })
    expect(current).not.toBe(category)
    expect(offered.map((one) => one.category)).not.toContain(category)
  })

  test.each([
    ['fr', dog, 'animaux', 'c’est du droit', 'justice'],
    ['fr', dog, 'animaux', 'C’est une question de droit.', 'justice'],
    ['fr', 'Je dors mal', 'psychologie', 'c’est du droit du travail', 'travail'],
    ['en', 'My dog bit the postman', 'animaux', 'it’s a legal question', 'justice'],
    ['en', 'I sleep badly', 'psychologie', 'it’s employment law', 'travail'],
    ['en', 'My shower leaks', 'plomberie-chauffage', 'this is a legal matter', 'justice'],
  ] as const)('moves to the law that is named (%s): %s (%s), %s', (locale, first, category, reply, to) =>
    expect(corrected({ locale, first, field: at(category), replies: [reply] }).current).toBe(to),
  )
})

describe('a fact of the case', () => {
  test.each([
    ['fr', 'Mon patron ne me paie pas', at('travail'), 'c’est du droit'],
    ['fr', plumber, at('logement'), 'c’est un problème de chauffage'],
    ['fr', plumber, defect, 'ce n’est pas ma facture'],
    ['en', cork, repairs, 'no repairs were done'],
    ['en', cork, repairs, 'it’s legal'],
    ['en', cork, at('logement'), 'no insurance'],
  ] as const)('changes nothing (%s): %s (%j), %s', (locale, first, field, reply) =>
    expect(corrected({ locale, first, field, replies: [reply] })).toMatchObject({
      current: field.category,
      last: field,
    }),
  )
})

const christmas = 'Can my boss make me work on Christmas Day in Lille?'
const harassment = at('travail', 'harcelement-discrimination')

describe('a sub-category that is denied in other words', () => {
  test.each([
    ['en', 'This is not harassment at all.'],
    ['en', 'It is not about harassment or discrimination.'],
    ['en', 'I am not being harassed.'],
    ['en', 'There is no discrimination here.'],
    ['fr', 'Ce n’est ni du harcèlement ni une discrimination'],
    ['fr', 'Je ne suis pas harcelé'],
    ['fr', 'Personne ne me harcèle.'],
    ['fr', 'Il n’y a pas de harcèlement ici'],
    ['fr', 'Ça ne concerne pas du tout le harcèlement, vraiment'],
  ] as const)('is left, and its category stays (%s): %s', (locale, reply) => {
    const { current, last } = corrected({ locale, first: christmas, field: harassment, replies: [reply] })
    expect(current).toBe('travail')
    expect(last.subCategory).not.toBe('harcelement-discrimination')
  })

  test.each([
    ['en', 'It’s about working time and bank holidays', at('travail', 'conges-temps-de-travail')],
    ['fr', 'Il s’agit du temps de travail et des jours fériés', at('travail', 'conges-temps-de-travail')],
    ['en', 'No, it’s about my rental deposit', at('logement', 'depot-de-garantie')],
  ] as const)('is left for the one that is told (%s): %s', (locale, reply, field) => {
    expect(corrected({ locale, first: christmas, field: harassment, replies: [reply] }).last).toEqual(field)
  })

  test.each([
    ['en', 'It’s about harassment by my manager'],
    ['en', 'It’s about three years'],
    ['en', 'He does not like me, it has been three years.'],
    ['fr', 'Mon collègue n’est pas harcelé, moi oui'],
    ['fr', 'Je ne suis pas cadre'],
    ['fr', 'Je ne suis pas sûr de la date'],
  ] as const)('is kept with %s: %s', (locale, reply) => {
    expect(corrected({ locale, first: christmas, field: harassment, replies: [reply] }).last).toEqual(harassment)
  })
})

describe('a message that denies another field than the present one', () => {
  test.each([
    ['en', 'No, this is not about housing, it is about my health.', 'plomberie-chauffage', 'sante'],
    ['fr', 'Non, ce n’est pas une question de logement, il s’agit de ma santé.', 'plomberie-chauffage', 'sante'],
    ['en', 'It is not about health, it is about my neighbour.', 'justice', 'justice'],
    ['fr', 'Ce n’est pas une question de santé, il s’agit de mon voisin.', 'justice', 'justice'],
  ] as const)('says which it is (%s): %s', (locale, reply, category, to) => {
    const { current } = corrected({ locale, first: 'Hello', field: at(category), replies: [reply] })
    expect(current).toBe(to)
    expect(saysOnlyField(reply, ['In which country is this happening?'])).toBe(true)
  })

  test.each([
    ['In which country is this happening?', 'France'],
    ['In which country is this happening?', 'It is not about the deposit, he owes me three months.'],
    ['What is it about: health, or the neighbour?', 'It is not about health, it is about my neighbour.'],
    ['Sur quoi porte votre question ?', 'Pas la santé, il s’agit de mon voisin.'],
  ])('is an answer where that was asked, or where it tells more: %s %s', (asked, reply) => {
    expect(saysOnlyField(reply, [asked])).toBe(false)
  })
})
