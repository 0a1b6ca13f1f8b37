import { describe, expect, it } from 'vitest'
import { en } from '../browse.text.en.ts'
import { fr } from '../browse.text.fr.ts'
import { expertPlace } from './expert-place.ts'

describe('the place of an expert', () => {
  it.each([
    ['Nantes', '44', 'Nantes, département 44', 'Nantes, department 44'],
    ['Ajaccio', '2A', 'Ajaccio, département 2A', 'Ajaccio, department 2A'],
    ['Casablanca', 'MA', 'Casablanca, Maroc', 'Casablanca, Morocco'],
    ['Bruxelles', '99', 'Bruxelles', 'Bruxelles'],
  ])('in %s (%s) has a department in France only', (city, department, french, english) => {
    const at = { city, department }
    expect([expertPlace(fr.expert, 'fr', at), expertPlace(en.expert, 'en', at)]).toEqual([french, english])
  })
})
