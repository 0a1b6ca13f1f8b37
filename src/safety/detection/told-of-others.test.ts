import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'

const none = (text: string) => expect(detectEmergency(text)).toBeUndefined()
const first = (text: string) => detectEmergency(text)?.situations[0]

describe('somebody else who wants to die', () => {
  it.each([
    'ma sœur veut mourir',
    'mon petit frère veut se suicider',
    'ma copine me dit qu’elle veut mourir',
    'mon fils veut mettre fin à ses jours',
    'my sister wants to die',
    'my son says he wants to kill himself',
    'my best friend wants to end her life',
  ])('is in danger: %s', (text) => expect(first(text)).toBe('suicide'))
  it.each([
    'ma mère veut mourir dignement, quelles directives anticipées ?',
    'mon père veut mourir chez lui, quels droits à l’hospitalisation à domicile ?',
    'mon chien veut mourir, il ne mange plus',
    'ma sœur veut mourir de rire devant ce film',
    'my dad wants to die at home, what paperwork do we need?',
    'my sister is dying to move out',
    'my cat wants to die',
  ])('is not: %s', none)
})

describe('a weapon and a threat against people', () => {
  it.each([
    'mon voisin a une arme et menace sa famille',
    'mon voisin est armé et menace sa femme',
    'un homme avec un couteau menace les passants',
    'le voisin a sorti son fusil et nous menace',
    'my neighbour has a gun and is threatening his family',
    'a man with a knife is threatening people',
  ])('call the police: %s', (text) => expect(first(text)).toBe('violence'))
  it.each([
    'mon voisin a un fusil de chasse, est-ce légal ?',
    'mon voisin menace de porter plainte pour ma haie',
    'mon voisin a un permis de port d’arme',
    'my neighbour has a gun licence, is it legal in a flat?',
    'my neighbour threatens to sue me over the hedge',
  ])('or one without the other: %s', none)
})

describe('a child taken abroad in these days', () => {
  it.each([
    'mon ex-mari est parti avec ma fille au Liban hier',
    'mon ex est parti avec mes enfants en Algérie sans me prévenir',
    'elle a emmené mon fils au Brésil avant-hier',
    'my ex-husband left with my daughter to Lebanon yesterday',
    'my wife took the kids to Pakistan without my consent',
  ])('is looked for: %s', (text) =>
    expect(detectEmergency(text)).toMatchObject({ situations: ['child-missing'], circumstance: 'abducted' }),
  )
  it.each([
    'mon ex-mari part avec ma fille au Liban en vacances cet été, puis-je refuser ?',
    'mon ex est parti au Maroc hier, il ne paie plus la pension',
    'mon ex-mari est parti en vacances avec ma fille au Liban hier, qui paie les billets ?',
    'my ex took the kids to Spain on holiday last year',
    'my husband flew to Lebanon yesterday, can he sign by proxy?',
  ])('or on holiday: %s', none)
})

describe('a kick of a horse', () => {
  it.each([
    'un cheval a donné un coup de sabot à ma fille dans la tête',
    'j’ai reçu un coup de sabot dans le ventre',
    'ma femme s’est fait piétiner par une vache, elle saigne',
    'My daughter was kicked by a horse in the stomach',
    'I got kicked by a horse in the chest and can’t breathe well',
  ])('calls a doctor, as a fall does: %s', (text) =>
    expect(detectEmergency(text)).toMatchObject({ situations: ['unconscious'], circumstance: 'fallen' }),
  )
  it.each([
    'mon cheval a donné un coup de pied dans la porte du box',
    'un cheval a donné un coup de sabot dans ma voiture',
    'il y a deux ans j’ai reçu un coup de sabot dans le ventre, quelle indemnité ?',
    'my horse was kicked by another horse in the chest, which vet?',
    'I was kicked by a horse last year, can I sue?',
  ])('or a thing, an animal, a claim: %s', none)
})
