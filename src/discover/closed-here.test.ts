import { describe, expect, it } from 'vitest'
import { closedHere } from './closed-here.ts'

const closed = { takesHealth: false }

describe('a page of a category', () => {
  it('says in its language why one cannot ask about health, and whom to call', () => {
    expect(closedHere(closed, 'sante', 'fr')?.title).toBe('Les questions de santé ne sont pas encore ouvertes ici')
    expect(closedHere(closed, 'psychologie', 'en')?.title).toBe('Health questions are not open here yet')
    expect(closedHere(closed, 'sante', 'en')?.numbers.map(({ dial }) => dial)).toEqual(['15', '3114', '112'])
  })

  it('has its box where one may ask', () => {
    expect(closedHere(closed, 'logement', 'fr')).toBeNull()
    expect(closedHere({ takesHealth: true }, 'sante', 'fr')).toBeNull()
  })
})
