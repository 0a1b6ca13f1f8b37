import { describe, expect, it } from 'vitest'
import { detectEmergency } from '../detection/detect-emergency.ts'
import type { EmergencyCountry } from './emergency-line.ts'
import { numbersForSituation } from './numbers-for-situation.ts'

const called = (text: string, country: EmergencyCountry) => {
  const found = detectEmergency(text)
  return found && numbersForSituation(found.situations[0], country, found).first
}

describe('who comes to sea and to the mountains', () => {
  it.each([
    'le voilier prend l’eau, on est 4',
    'our boat is sinking off the coast, we are 4',
    'man overboard from our yacht',
    'Our boat is sinking off Brighton, three of us on board and no engine',
    'our boat is taking on water off Howth',
  ])('is the coastguard: %s', (text) => {
    expect(called(text, 'fr')?.dial).toBe('196')
    expect(called(text, 'gb')).toMatchObject({ dial: '999', who: { en: 'Coastguard: ask for it' } })
    expect(called(text, 'ie')).toMatchObject({ dial: '112', who: { en: 'Coast Guard: ask for it (or 999)' } })
    expect(called(text, 'be')?.dial).toBe('112')
  })
  it('is the fire service on a lake and in a pool', () => {
    expect(called('la barque coule au milieu du lac, on est 3', 'fr')?.dial).toBe('18')
    expect(called('my son is drowning in the pool', 'fr')?.dial).toBe('18')
  })
  it.each(['on est perdus en montagne il fait froid', 'une avalanche, mon ami est dessous'])(
    'is the air rescue in Switzerland: %s',
    (text) => {
      expect(called(text, 'ch')?.dial).toBe('1414')
      expect(called(text, 'fr')?.dial).toBe('112')
    },
  )
})

describe('somebody lost or stuck in the mountains', () => {
  it.each([
    'We are lost on a hill and it is getting dark and cold',
    'I’m lost on the mountain, it’s freezing and my phone is nearly dead',
    'je suis coincé sur une paroi, la nuit tombe',
    'we’re stuck on a ridge in the fog',
  ])('is told what to do there: %s', (text) =>
    expect(detectEmergency(text)).toMatchObject({ situations: ['crash'], circumstance: 'lost' }),
  )
  it.each([
    'I’m over the hill, can I still get a mortgage?',
    'we got lost on a hike last year and want a refund from the guide',
    'je suis perdu dans une montagne de papiers',
    'mon colis est perdu en montagne',
    'on est bloqués en montagne par la neige, l’hôtel doit-il rembourser ?',
    'my dog is lost on the hill',
    'nous sommes coincés dans les démarches',
  ])('or nobody is: %s', (text) => expect(detectEmergency(text)).toBeUndefined())
})
