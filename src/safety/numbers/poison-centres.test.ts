import { describe, expect, it } from 'vitest'
import { emergencyFacts } from '../facts.ts'
import { messages as fr } from '../messages.fr.ts'
import { emergencyScreen } from '../screen.ts'

function numbersOf(text: string) {
  const facts = emergencyFacts(text, { signs: { text, timeZone: 'Europe/Paris', locale: 'fr' } })
  if (!facts) throw new Error('nothing found')
  const { sentences, more } = emergencyScreen(facts, 'fr', fr)
  const plain = (number?: string) => number?.replaceAll('\u00a0', ' ')
  return { said: sentences.map(({ line }) => plain(line?.number)), more: more.map(({ number }) => plain(number)) }
}

describe('the poison centre of France', () => {
  it.each([
    ['mon fils a avalé de la javel, je suis à Marseille', '04 91 75 25 25'],
    ['mon fils a avalé de la javel, on habite Lille', '0800 59 59 59'],
    ['ma fille a bu du détergent, on est à Rennes', '02 41 48 21 21'],
    ['il a avalé un produit, je suis dans le Puy-de-Dôme', '04 72 11 69 11'],
    ['elle a mangé des champignons et vomit, à Nîmes', '05 61 77 74 47'],
    ['mon fils a avalé de la javel', '01 45 42 59 59'],
    ['mon fils a avalé de la javel, je suis à Marseille et sa mère à Lille', '01 45 42 59 59'],
  ])('is that of the place, and the national number where none or several are named: %s', (text, number) => {
    const { said, more } = numbersOf(text)
    expect(said).toEqual(['15', number])
    expect(more).toContain('01 45 42 59 59')
    expect(more.filter((one) => one?.startsWith('01 40 05'))).toEqual([])
  })
})
