import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'

const first = (text: string) => detectEmergency(text)?.situations[0]

describe('the situation named first, on which the next minute depends', () => {
  it.each([
    ['carbon-monoxide', 'my boy’s turned grey after a day in the garage with the engine running'],
    ['suicide-attempt', 'found my brother w a belt round his neck, cut him down, hes breathing weird'],
    ['unconscious', 'je suis tombé de l’échelle, je ne sens plus mes jambes'],
    ['unconscious', 'chui tombé de lechel, jsens plus mes jambes'],
    ['unconscious', 'I fell off the ladder and can’t feel my legs'],
    ['overdose', 'jai fait une bétise avec les cachets du chien, jen ai pris une plaquette'],
  ])('%s is named first: «%s»', (situation, text) => expect(first(text)).toBe(situation))

  it.each([
    'J’ai fait une bêtise, j’ai pris un crédit pour mes médicaments vétérinaires',
    'I did something stupid and took two tablets of the wrong brand back to the shop',
  ])('none is where nothing is: «%s»', (text) => expect(first(text)).toBeUndefined())
})
