import { describe, expect, it } from 'vitest'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'
import { paymentProblemOf, paymentProblems } from './payment-problem.ts'

describe('a payment that did not happen', () => {
  it('is explained by what the person can change', () => {
    expect(paymentProblemOf('insufficient_funds')).toBe('no_funds')
    expect(paymentProblemOf('payment_intent_authentication_failure')).toBe('not_authenticated')
    expect(paymentProblemOf('first_offer_used')).toBe('offer_used')
    expect(paymentProblemOf('too_many_attempts')).toBe('too_many')
  })
  it('never tells that a card is lost or stolen', () => {
    expect(paymentProblemOf('stolen_card')).toBe('declined')
    expect(paymentProblemOf('lost_card')).toBe('declined')
  })
  it('has general words for whatever a bank invents', () => {
    expect(paymentProblemOf('new_reason')).toBe('unknown')
    expect(paymentProblemOf(null)).toBe('unknown')
  })
  it.each(paymentProblems)('has words in both languages: %s', (problem) => {
    expect(fr.problems[problem]).toBeTruthy()
    expect(en.problems[problem]).toBeTruthy()
  })
  it('speaks with the words of the specification', () => {
    expect(en.paymentFailed).toBe('An error occurred during payment')
  })
})
