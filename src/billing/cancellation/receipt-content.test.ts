import { describe, expect, it } from 'vitest'
import { cardTestingSignal } from '../orders/card-testing.ts'
import { maskEmail, normalizeEmail } from './receipt-content.ts'

describe('a mailbox', () => {
  it.each([
    ['Camille.Durand@Gmail.com', 'camilledurand@gmail.com'],
    ['camilledurand+promo@googlemail.com', 'camilledurand@gmail.com'],
    ['c.a.mille+1+2@gmail.com', 'camille@gmail.com'],
    ['Camille.Durand+x@exemple.fr', 'camille.durand@exemple.fr'],
    ['+@exemple.fr', '+@exemple.fr'],
  ])('is the same however it is spelt: %s', (email, mailbox) => {
    expect(normalizeEmail(email)).toBe(mailbox)
  })

  it('is recognised on a receipt and cannot be written to', () => {
    expect(maskEmail('camille@exemple.fr')).toBe('c•••@exemple.fr')
  })
})

describe('cards that are refused', () => {
  const few = { byPerson: 2, byAddress: 3, peopleOfCard: 1 }
  it('a few times are a person with a card that fails', () => {
    expect(cardTestingSignal(few)).toBeNull()
    expect(cardTestingSignal({ ...few, byPerson: 5 })).toBeNull()
  })
  it('again and again, or by many people with one card, are numbers being tried', () => {
    expect(cardTestingSignal({ ...few, byPerson: 6 })).toBe('person')
    expect(cardTestingSignal({ ...few, byAddress: 25 })).toBe('address')
    expect(cardTestingSignal({ ...few, peopleOfCard: 3 })).toBe('card')
  })
})
