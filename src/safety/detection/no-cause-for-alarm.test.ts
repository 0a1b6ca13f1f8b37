import { describe, expect, it } from 'vitest'
import { detectEmergency, possibleEmergency } from './detect-emergency.ts'

const calm = (text: string) => {
  expect(detectEmergency(text)).toBeUndefined()
  expect(possibleEmergency(text)).toBeUndefined()
}
const found = (text: string) => expect(detectEmergency(text)).toBeDefined()

describe('somebody away at the water until a day that is told', () => {
  it.each([
    'My brother is going to the lake house and not coming back until Sunday',
    'He’s at the lake and won’t be back until Monday, who signs the lease?',
    'my dad is at sea and won’t be home till March, can my mum sign for the house?',
    'mon frère part en mer pêcher et ne revient que dimanche',
    'mon mari est marin, il part en mer et ne rentre qu’en mars, qui signe l’acte ?',
    'mon père va au lac et ne revient que lundi, qui garde le chien ?',
  ])('is awaited then: %s', calm)
  it.each([
    'My brother went out on the lake in a boat and is not coming back, we can’t see him',
    'my dad fell in the lake by the lake house and he is not coming up',
    'my dad is out on the lake in the storm and not back until tonight, he doesn’t answer',
    'mon frère est parti en mer pêcher hier et n’est pas revenu',
    'mon frère est tombé à la mer, le bateau ne revient pas avant ce soir',
    'mum is away and not coming back until Sunday, I’m 9 and alone with no food',
    'mon père m’a enfermée et ne revient que dimanche',
    'he locked me in and isn’t coming back until Monday',
  ])('is in danger: %s', found)
})

describe('a child with the other parent', () => {
  it.each([
    'Mon ex a la garde de mon fils, je ne le reverrai plus si je ne paie pas l’avocat',
    'le juge a donné la garde à mon ex, je ne la reverrai pas avant le jugement',
    'My ex has custody, I will never see him again if I don’t pay the lawyer',
    'My ex has custody, I won’t see my kids again unless I get a solicitor',
    'My ex has custody of the kids',
    'My ex has custody of my son',
  ])('is what a judge decides: %s', calm)
  it.each([
    'Mon ex a la garde de mon fils, je ne le reverrai plus, je veux mourir',
    'Mon ex a emmené mon fils, je ne le reverrai plus si la police ne l’arrête pas',
    'My ex has custody, I’ll never see him again, I’ve got the pills ready',
    'je ne les reverrai plus, pardon, dites-leur que je les aime',
    'My ex has custody of the kids and he beats them',
    'My ex has custody of my son and has taken him to the airport',
    'My ex has custody of the kids, I’ve nothing left, I want to die',
  ])('or more: %s', found)
})

describe('a bit of paper that was swallowed', () => {
  it.each([
    'ma fille a avalé un petit bout de papier',
    'mon fils de 2 ans a mangé un bout de carton',
    'mon bébé a avalé un cheveu',
    'my toddler swallowed a tiny piece of paper',
    'my daughter ate a sticker',
    'mon chien a avalé un soutien-gorge',
  ])('passes by itself: %s', calm)
  it.each([
    'ma fille a avalé un petit bout de papier et elle s’étouffe',
    'mon bébé a avalé un bout de carton, il devient bleu',
    'my toddler swallowed a piece of paper and is choking',
    'mon fils a avalé un buvard de LSD',
    'mon fils a avalé une pile',
  ])('or not: %s', found)
})

describe('whoever insures what they leave', () => {
  it.each([
    'Je souhaite mourir sans laisser de dettes à mes enfants, quelle assurance décès',
    'je voudrais mourir sans laisser de dettes à ma femme, quelle assurance vie choisir ?',
    'I want to die without leaving debts to my kids, what life insurance do I need?',
  ])('asks in good time: %s', calm)
  it.each([
    'je veux mourir sans laisser de dettes à mes enfants',
    'Je souhaite mourir ce soir sans laisser de dettes à mes enfants, quelle assurance décès',
    'Je veux mourir, l’assurance décès paiera mes dettes à mes enfants',
    'I want to die tonight without leaving debts to my kids, what insurance pays?',
  ])('or means it: %s', found)
})

describe('a child who ran away long ago and came home', () => {
  it.each([
    'Mon fils de 14 ans a fugué l’été dernier, il est rentré au bout de deux jours, l’école le refuse',
    'Mon fils de 14 ans a fugué l’été dernier, il est rentré depuis, je voudrais un psy',
    'My daughter ran away last summer, she came back, can school exclude her?',
  ])('is not missing: «%s»', (text) => expect(detectEmergency(text)).toBeUndefined())

  it.each([
    'Mon fils a fugué l’été dernier et il a encore fugué cette nuit',
    'Ma fille avait fugué l’an dernier, elle est revenue, et là elle a disparu depuis hier soir',
    'My son ran away last year and now he’s gone again, he left a note',
  ])('is missing where they are gone once more: «%s»', (text) => {
    expect(detectEmergency(text)?.situations).toContain('child-missing')
  })
})
