import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { isFragment, onlySaysWhere } from './fragment.ts'

describe('a place, a part of the body or who lives there', () => {
  it.each([
    ...[
      'on his side',
      'he is on my side',
      'at her side',
      'under the car',
      'on the floor',
      'outside the door',
      'her arm',
    ],
    ...['everyone in the house', 'the knife drawer', 'de son côté', 'derrière la porte', 'le tiroir à couteaux'],
    ...['dans la baignoire', 'la jambe gauche', 'tout le monde dans la maison'],
  ])('is nothing by itself: %s', (text) => {
    expect(isFragment(evidenceIn(text))).toBe(true)
    expect(detectEmergency(text)).toBeUndefined()
  })
  it.each([
    'my dad is on the floor and won’t wake up',
    'he’s outside the door with a knife',
    'je suis sur le pont, je vais sauter',
    'her arm is hanging off',
    'somebody is under the car',
  ])('is heard with what else is said: %s', (text) => {
    expect(isFragment(evidenceIn(text))).toBe(false)
    expect(detectEmergency(text)).toBeDefined()
  })
  it.each(['on the bridge', 'sur le pont', 'on the roof'])('may be where somebody would jump: %s', (text) => {
    expect(isFragment(evidenceIn(text))).toBe(false)
    expect(onlySaysWhere(evidenceIn(text))).toBe(true)
  })
})

describe('words of the body said of clothes, debts, parcels, payments and boundaries', () => {
  it.each([
    ...['can’t breathe in this outfit', 'can’t breathe under this debt', 'can’t breathe in this collar'],
    ...['je respire plus dans ce jean', 'je peux plus respirer financièrement', 'he dropped off the keys'],
    ...['can’t stop the direct debit', 'he’s gone quiet on me', 'j’ai avalé la notice et rien ne marche'],
    ...['il a perdu la main', 'He says the fence is his', 'I shot a deer and my neighbor says it was on his side'],
  ])('are none: %s', (text) => expect(detectEmergency(text)).toBeUndefined())
  it.each([
    ...['can’t breathe in this smoke', 'I can’t breathe, my chest is tight', 'je respire plus', 'il respire mal'],
    ...['he dropped off the roof and isn’t moving', 'can’t stop the bleeding', 'il a perdu la main dans la scie'],
  ])('are heard: %s', (text) => expect(detectEmergency(text)).toBeDefined())
})

describe('idioms with a verb of danger in them', () => {
  it.each([
    ...['she jumped the gun', 'he hit the roof when he saw the bill', 'the deal fell through last night'],
    ...['he’s smoking in the flat', 'I’ll shoot you a message', 'bitten by the bug of DIY', 'I’m finished at five'],
    ...['he twisted my arm to sign', 'he’s breathing down my neck', 'on m’a flingué ma note'],
    ...['il s’est planté dans le calcul', 'elle s’est barrée avec le canapé', 'il a le coeur sur la main'],
    ...['il me prend à la gorge avec le loyer', 'he’s on the floor below us', 'on her side of the bed'],
    ...['he won’t wake before noon', 'he passed out the leaflets', 'she choked in the exam', 'he pushed me to sign'],
    ...[
      'he beat me to it',
      'j’ai pris deux dolipranes',
      'je suis coincée à la gare',
      'je suis sous le feu des critiques',
    ],
  ])('are none: %s', (text) => expect(detectEmergency(text)).toBeUndefined())
  it.each([
    ...[
      'she jumped off the bridge',
      'he hit the roof of the car and he’s bleeding everywhere',
      'he’s going to shoot me',
    ],
    ...['my kid fell through the window', 'the dryer is smoking in the flat', 'he twisted my arm and punched me'],
    ...['he won’t wake up', 'he choked on a grape', 'he pushed me down the stairs', 'he beat me'],
    ...['j’ai pris deux boîtes de doliprane', 'her face droops on her side of the mouth and she can’t speak'],
    ...['il m’a prise à la gorge', 'il s’est planté un couteau dans le ventre', 'il s’est tiré une balle'],
    ...['je me jette à l’eau demain, adieu', 'I’m finished, I can’t go on, goodbye'],
  ])('silence none of these: %s', (text) => expect(detectEmergency(text)).toBeDefined())
})
