import type { Appearance, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { type CardPurpose, elementsOptions } from '../elements-options.ts'
import { paymentProblemOf } from '../payment-problem.ts'
import type { CardConfirmation, CardHandle } from './card-handle.ts'

export type StripeCard = Pick<CardHandle, 'check' | 'confirm' | 'saveCard'> & { elements: StripeElements }

/** The provider's Payment Element as the checkout uses it: validated before the order, confirmed with its payment. */
export function createStripeCard(stripe: Stripe, purpose: CardPurpose, appearance: Appearance): StripeCard {
  const elements = stripe.elements({ ...elementsOptions(purpose), appearance })
  /** The form is sent once more: Stripe.js wants it after a change of language or colours, which may come meanwhile. */
  async function confirmed(confirm: () => Promise<{ error?: StripeError }>): Promise<CardConfirmation> {
    const { error } = await elements.submit()
    return error ? problemIn(error) : confirmationOf((await confirm()).error)
  }
  return {
    elements,
    async check() {
      const { error } = await elements.submit()
      if (!error) return { kind: 'fine' }
      return error.type === 'validation_error' ? { kind: 'said' } : problemIn(error)
    },
    confirm({ clientSecret, returnUrl }) {
      const confirmParams = { return_url: returnUrl }
      return confirmed(() => stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' }))
    },
    saveCard({ clientSecret, returnUrl }) {
      const confirmParams = { return_url: returnUrl }
      return confirmed(() => stripe.confirmSetup({ elements, clientSecret, confirmParams, redirect: 'if_required' }))
    },
  }
}

/**
 * A payment that is confirmed already, from another tab for instance, and an answer that was lost: the server reads what
 * became of them, so nobody pays twice.
 */
const unknownHere = ['payment_intent_unexpected_state', 'setup_intent_unexpected_state']

export function confirmationOf(error: StripeError | undefined): CardConfirmation {
  const read = !error || error.type === 'api_connection_error' || unknownHere.includes(error.code ?? '')
  return read ? { kind: 'asked' } : problemIn(error)
}

const problemIn = (error: StripeError) =>
  ({ kind: 'problem', problem: paymentProblemOf(error.decline_code ?? error.code) }) satisfies CardConfirmation
