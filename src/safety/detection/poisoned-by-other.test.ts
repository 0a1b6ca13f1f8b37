import { describe, expect, it } from 'vitest'
import { emergencyFacts } from '../facts.ts'

const situationOf = (text: string, locale: 'fr' | 'en') =>
  emergencyFacts(text, { signs: { text, locale } })?.situations[0] ?? null

describe('a poison given by another', () => {
  for (const [text, locale] of [
    ['mon ex a mis du poison dans mon verre', 'fr'],
    ['Il essaye de m’empoisonner avec de la mort aux rats', 'fr'],
    ['my ex put poison in my drink last night', 'en'],
    ['my husband tried to poison me with antifreeze', 'en'],
    ['someone put GHB in my drink', 'en'],
  ] as const)
    it(`is heard: ${text}`, () => expect(situationOf(text, locale)).toBe('poisoning'))

  for (const [text, locale] of [
    ['mon voisin a mis du poison dans mon puits', 'fr'],
    ['On m’a empoisonné la vie pendant des années au travail', 'fr'],
    ['Il a mis du poison pour les rats dans la gamelle de mon chien', 'fr'],
    ['my wife poisoned me with her negativity, I want a divorce', 'en'],
    ['My ex poisoned the children against me', 'en'],
    ['How much weedkiller may I pour near my water tank?', 'en'],
  ] as const)
    it(`is not read into: ${text}`, () => expect(situationOf(text, locale)).toBeNull())
})

describe('a girl who is to be cut', () => {
  for (const [text, locale] of [
    ['il veut faire exciser ma fille', 'fr'],
    ['Ma belle-mère dit que ma fille sera excisée', 'fr'],
    ['they want to have my 6 year old daughter cut in Mali next week', 'en'],
    ['my husband’s family wants to cut my daughter', 'en'],
  ] as const)
    it(`is heard: ${text}`, () =>
      expect(emergencyFacts(text, { signs: { text, locale } })).toMatchObject({
        situations: ['child-missing'],
        circumstance: 'forced',
      }))

  for (const [text, locale] of [
    ['my parents want to cut my daughter out of the will', 'en'],
    ['he wants to cut my daughter’s hair', 'en'],
    ['my ex is going to cut my daughter off', 'en'],
    ['Comment demander l’asile pour ma fille qui serait excisée au pays ?', 'fr'],
    ['Ma fille veut se faire couper les cheveux', 'fr'],
  ] as const)
    it(`is not read into: ${text}`, () => expect(situationOf(text, locale)).toBeNull())
})
