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
