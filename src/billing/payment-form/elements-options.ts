// Options that open the provider's card form before a payment exists, so that it accepts the one that the server makes.
import type { StripeElementsOptionsMode } from '@stripe/stripe-js'
import type { Quote } from '../contract.ts'

/**
 * What the card is for. `hold`: an amount held today and a card saved for the plan. `subscription`: the first or next
 * amount of a plan, whose card is saved. `invoice`: one amount, and the card is not saved. `keep`: no amount.
 * Amounts in cents.
 */
export type CardPurpose = { kind: 'hold' | 'subscription' | 'invoice'; amount: number } | { kind: 'keep' }

/** Every order of a plan saves its card; only the first question is held. */
export function cardPurposeOf({ act, today }: Pick<Quote, 'act' | 'today'>): CardPurpose {
  return { kind: act === 'hold' ? 'hold' : 'subscription', amount: today }
}

/**
 * Amount, currency, `setupFutureUsage` and capture method must be those of the intent that is confirmed later, or
 * Stripe.js refuses to confirm (https://docs.stripe.com/payments/accept-a-payment-deferred). The payment of an invoice
 * that belongs to no subscription has no `setup_future_usage`; that of a subscription with
 * `save_default_payment_method: 'on_subscription'` has `off_session`, which the mode `subscription` implies.
 */
export function elementsOptions(purpose: CardPurpose): StripeElementsOptionsMode {
  // As the server's own payments do: Stripe.js refuses to confirm what allows other types.
  const common = { currency: 'eur', allowedPaymentMethodTypes: ['card'] }
  switch (purpose.kind) {
    case 'hold':
      return {
        mode: 'payment',
        amount: purpose.amount,
        ...common,
        setupFutureUsage: 'off_session',
        captureMethod: 'manual',
      }
    case 'subscription':
      // Named, because the form may have been opened to hold an amount.
      return {
        mode: 'subscription',
        amount: purpose.amount,
        ...common,
        setupFutureUsage: 'off_session',
        captureMethod: 'automatic',
      }
    case 'invoice':
      return { mode: 'payment', amount: purpose.amount, ...common }
    case 'keep':
      return { mode: 'setup', ...common, setupFutureUsage: 'off_session' }
  }
}
