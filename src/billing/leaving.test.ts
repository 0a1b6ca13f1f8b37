import { describe, expect, it } from 'vitest'
import { mailboxOf, maskEmail } from './leaving.ts'
import { suspicionOf } from './refused-cards.ts'

describe('a mailbox', () => {
  it.each([
    ['Camille.Durand@Gmail.com', 'camilledurand@gmail.com'],
    ['camilledurand+promo@googlemail.com', 'camilledurand@gmail.com'],
    ['c.a.mille+1+2@gmail.com', 'camille@gmail.com'],
    ['Camille.Durand+x@exemple.fr', 'camille.durand@exemple.fr'],
    ['+@exemple.fr', '+@exemple.fr'],
  ])('is the same however it is spelt: %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })

  it('is recognised on a receipt and cannot be written to', () => {
    expect(maskEmail('camille@exemple.fr')).toBe('c•••@exemple.fr')
  })
})

describe('cards that are refused', () => {
  const few = { byPerson: 2, byAddress: 3, peopleOfCard: 1 }
  it('a few times are a person with a card that fails', () => {
    expect(suspicionOf(few)).toBeNull()
    expect(suspicionOf({ ...few, byPerson: 5 })).toBeNull()
  })
  it('again and again, or by many people with one card, are numbers being tried', () => {
    expect(suspicionOf({ ...few, byPerson: 6 })).toBe('person')
    expect(suspicionOf({ ...few, byAddress: 25 })).toBe('address')
    expect(suspicionOf({ ...few, peopleOfCard: 3 })).toBe('card')
  })
})
