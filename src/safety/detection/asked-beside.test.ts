import { describe, expect, test } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'

/** A danger that is told in one clause, and an everyday question about it in the next. */
describe('an emergency beside which something is asked', () => {
  test.each([
    ['Kid ate grandad’s blood pressure pills, about 5, seems fine. Worth a GP visit?', 'overdose'],
    ['The kid ate his grandad’s pills. Do we need a doctor?', 'overdose'],
    ['My daughter ate nan’s heart tablets, is it worth calling the GP?', 'overdose'],
    ['Mon fils de 3 ans a mangé les cachets de mamie, faut-il aller aux urgences ?', 'overdose'],
    ['Le petit a avalé deux comprimés de sa grand-mère. Dois-je appeler le médecin lundi ?', 'overdose'],
    ['il m’a étranglée hier soir, puis-je porter plainte ?', 'partner-violence'],
    ['il m’a étranglée hier soir, j’ai du mal à avaler, puis-je porter plainte plus tard ?', 'partner-violence'],
    ['he choked me this morning, do I need a lawyer?', 'partner-violence'],
    ['Sunday is my last day on this planet, can my sister claim my pension?', 'suicide'],
    ['Dimanche sera mon dernier jour sur terre, qui héritera de mon livret A ?', 'suicide'],
    [
      'I’ve decided Sunday is the last day. I’ve given my dog to my neighbour. How do I write a will in Ontario?',
      'suicide',
    ],
    ['Samedi sera le dernier jour, j’ai donné mon chien à ma voisine. Comment faire un testament ?', 'suicide'],
  ])('is noticed: %s', (text, situation) => {
    expect(detectEmergency(text)?.situations[0]).toBe(situation)
  })

  test.each([
    ['J’ai lâché mon bébé, il a tapé la tête, il vomit mais dort maintenant. Laisser dormir ?', 'unconscious'],
    ['I dropped my newborn and she hit her head, is it ok if she sleeps?', 'unconscious'],
    ['Mon bébé m’est tombé des bras, il a une bosse molle. On attend demain ?', 'unconscious'],
    ['My flatmate has been texting goodbye to people and has gone off to the cliffs at Howth', 'suicide-attempt'],
    ['Mon colocataire envoie des messages d’adieu et il est parti vers les falaises d’Étretat', 'suicide-attempt'],
  ])('calls whoever can help first: %s', (text, situation) => {
    expect(detectEmergency(text)?.situations[0]).toBe(situation)
  })

  test.each([
    'Mon fils mange mal depuis que je prends mes cachets, une idée ?',
    'Mes médicaments ne sont pas remboursés, mon fils non plus, que faire ?',
    'Sunday is my last day at work, how do I claim my holiday pay?',
    'Vendredi est le dernier jour des soldes, j’ai laissé mon chien à la maison',
    'J’ai laissé tomber le bébé phoque en peluche, la tête s’est décousue',
    'I dropped my daughter at nursery and hit my head on the car door',
    'Mon voisin dit adieu à sa boîte et part vers la mer pour vivre en Bretagne',
    'My brother in law won’t return the drill I lent him and says it’s his',
    'My sister in law refuses to give back the pram I lent her and says it’s hers',
    'Mon fils n’est pas rentré dans ses frais avec sa micro-entreprise',
  ])('is none: %s', (text) => {
    expect(detectEmergency(text)).toBeUndefined()
  })
})
