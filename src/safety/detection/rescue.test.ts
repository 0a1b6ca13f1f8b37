import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

describe('people whom only a rescue gets out', () => {
  it.each([
    ['crash', 'pit', 'papa est tombé dans la fosse à lisier'],
    ['crash', 'pit', 'grain bin, dad’s up to his neck'],
    ['crash', 'pit', 'my little boy fell down the well'],
    ['crash', 'caught', 'tranchée effondrée sur mon collègue'],
    ['crash', 'caught', 'wall collapsed on the digger driver'],
    ['drowning', 'at-sea', 'le voilier prend l’eau, on est 4'],
    ['drowning', 'at-sea', 'on est coincés par la marée au Mont Saint-Michel'],
    ['drowning', 'at-sea', 'we’re stuck on the sandbank and the tide’s coming in'],
    ['drowning', undefined, 'ice gave way under my nephew'],
    ['crash', undefined, 'voiture bloquée sur le passage à niveau'],
    ['crash', undefined, 'train coming and a car’s on the level crossing'],
    ['unconscious', undefined, 'old man next door hasn’t collected his milk in four days'],
    ['unconscious', undefined, 'le courrier de la vieille du 2e déborde, elle répond pas'],
  ])('are heard (%s, %s): %s', (situation, circumstance, text) => {
    const found = detectEmergency(text)
    expect(found?.situations[0]).toBe(situation)
    expect(found?.circumstance).toBe(circumstance)
  })
  it.each([
    'le mur du voisin est tombé sur ma voiture garée',
    'Un arbre est tombé sur ma voiture, personne dedans, qui paie ?',
    'a tree fell on my car, people say the council pays',
    'my phone fell down the well, warranty?',
    'Notre barque a coulé à quai, le port veut nous facturer le renflouement',
    'the boat I bought is taking water, the seller refuses a refund',
    'how do I break the ice with my neighbours',
    'amende pour arrêt sur le passage à niveau, ma voiture était bloquée',
    'mon voisin âgé part en vacances, son courrier déborde depuis 2 semaines',
    'septic tank inspection: who went in the tank?',
  ])('are none: %s', (text) => expect(statementIn(evidenceIn(text))).toBeUndefined())
})

describe('illness and captivity told without their names', () => {
  it.each([
    ['stroke', 'worst headache of my life, came like a thunderclap'],
    ['unconscious', 'bébé n’a pas fait pipi depuis hier, yeux creux, tout mou'],
    ['child-abuse', 'voices are telling me to hurt the baby'],
    ['child-abuse', 'j’entends des voix qui me disent de noyer ma fille'],
    ['violence', 'on me retient dans un appart, j’ai piqué un téléphone'],
    ['violence', 'they’re holding me in a flat and took my phone, I’m on the laptop'],
    ['partner-violence', 'mon mari a dit aux enfants de dire au revoir à maman'],
  ])('are heard (%s): %s', (situation, text) => expect(detectEmergency(text)?.situations[0]).toBe(situation))
  it.each([
    'this tax form is the worst headache of my life',
    'ce dossier MDPH, le pire mal de tête de ma vie',
    'the voices in the choir are killing me, says my son',
    'on me retient 200 euros sur la caution de mon appartement',
    'I’m being kept on hold by the phone company',
    'mon ex demande aux enfants de dire au revoir à maman avant l’école',
    'mon bébé boit plus le biberon du soir, il est tout gai',
  ])('are none: %s', (text) => expect(statementIn(evidenceIn(text))).toBeUndefined())
})

describe('what an outsider would say', () => {
  it.each([
    ['crash', 'earthquake, ceiling came down, my gran’s under it'],
    ['crash', 'paraglider crashed in the trees above us'],
    ['crash', 'man’s hand is in the meat mincer'],
    ['drowning', 'la glace a cédé mon chien et mon mari sont dedans'],
    ['button-battery', 'my wee boy swallied a magnet from the fridge the day and another yin after it'],
    ['violence', 'my boss locked our passports and won’t let us leave the house'],
    ['violence', 'he’s going to shoot me'],
    ['partner-violence', 'mon bonhomme m’a sacré une volée à soir pis y est encore saoul dans cuisine'],
    ['gas-leak', 'the boiler is making noise\nand it smells of rotten eggs'],
    ['unconscious', 'le voisin est par terre il est bleu'],
    ['unconscious', 'bébé 2 mois 39.2'],
    ['overdose', 'je crois qu’on m’a mis un truc dans mon verre, j’ai les jambes en coton'],
    ['child-abuse', 'my sister had a baby 5 days ago and says he’s the devil'],
  ])('is heard (%s): %s', (situation, text) => expect(detectEmergency(text)?.situations[0]).toBe(situation))
  it.each([
    'my wife is gonna shoot me when she sees the bill',
    'they’re going to shoot my wedding video on Friday',
    'Guy at our plant lost two fingers in the press back in Feb, what’s the penalty',
    'mon bébé tousse depuis une semaine sans fièvre',
    'ma fille une semaine sur deux, facture de 41 euros',
    'the tap water smells of rotten eggs when the boiler is on',
    'fausse alerte hier, un œuf pourri et pas du gaz',
    'my sister had a baby, he’s a little devil at night',
    'le bleu du mur est par terre',
  ])('is none: %s', (text) => expect(statementIn(evidenceIn(text))).toBeUndefined())
})
