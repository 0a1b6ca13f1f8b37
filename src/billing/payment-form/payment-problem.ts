/** Why a payment failed, as far as it helps the person to know. */
export const paymentProblems = [
  'declined',
  'no_funds',
  'expired',
  'cvc',
  'number',
  'not_authenticated',
  'test_cards_only',
  'offer_used',
  'offer_used_by_email',
  'too_many',
  'price_changed',
  /** The card form did not open: nothing was ordered. */
  'form_unavailable',
  'unavailable',
  'unknown',
] as const
export type PaymentProblem = (typeof paymentProblems)[number]

/** Lost and stolen cards are only reported as declined: whoever holds one must not learn more. */
const known: Record<string, PaymentProblem> = {
  card_declined: 'declined',
  generic_decline: 'declined',
  do_not_honor: 'declined',
  lost_card: 'declined',
  stolen_card: 'declined',
  card_not_supported: 'declined',
  fraudulent: 'declined',
  insufficient_funds: 'no_funds',
  card_velocity_exceeded: 'no_funds',
  expired_card: 'expired',
  invalid_expiry_month: 'expired',
  invalid_expiry_year: 'expired',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
  incorrect_number: 'number',
  invalid_number: 'number',
  payment_intent_authentication_failure: 'not_authenticated',
  setup_intent_authentication_failure: 'not_authenticated',
  authentication_required: 'not_authenticated',
  test_mode_live_card: 'test_cards_only',
  first_offer_used: 'offer_used',
  first_offer_used_by_email: 'offer_used_by_email',
  too_many_attempts: 'too_many',
  quote_changed: 'price_changed',
  plan_ended: 'price_changed',
  payments_unavailable: 'unavailable',
}

/** The introductory offer was had before: with this card, or by this person and their address. */
export function isOfferUsed(problem: PaymentProblem): boolean {
  return problem === 'offer_used' || problem === 'offer_used_by_email'
}

/** Maps the provider's own code, or a refusal of ours. */
export function paymentProblemOf(code: string | null | undefined): PaymentProblem {
  return (code && known[code]) || 'unknown'
}
