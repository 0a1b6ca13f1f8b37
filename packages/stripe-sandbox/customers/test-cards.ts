/** Stripe's test cards: what each does when charged with its holder present, charged in their absence, and saved. */

export type Decline = { code: string; decline_code?: string; message: string; advice_code?: string }
export type Outcome = 'authenticate' | 'ok' | 'set up first' | Decline

export interface TestCard {
  number: string
  brand: 'amex' | 'mastercard' | 'visa'
  country: string
  /** The holder is present at the page. */
  onSession: Outcome
  /** An off-session payment; `set up first` succeeds once the holder was authenticated when the card was saved. */
  offSession: Outcome
  /** Saving it on a customer. */
  setup: Outcome
  /** Its bank refuses the payment once the holder was authenticated. */
  thenDeclined?: Decline
  /** A charge on it is disputed at once, for this reason. */
  disputes?: string
  /** Its bank asks first, before a dispute. */
  inquiry?: boolean
  /** A refund to it succeeds, and fails later. */
  refundFails?: boolean
}

const declined: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
  advice_code: 'try_again_later',
}
const insufficientFunds: Decline = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
  advice_code: 'try_again_later',
}
const lost: Decline = { ...declined, decline_code: 'lost_card', advice_code: 'do_not_try_again' }
const stolen: Decline = { ...declined, decline_code: 'stolen_card', advice_code: 'do_not_try_again' }
const expired: Decline = {
  code: 'expired_card',
  message: 'Your card has expired.',
  advice_code: 'do_not_try_again',
}
const wrongCvc: Decline = { code: 'incorrect_cvc', message: "Your card's security code is incorrect." }
/** Blocked by Stripe before any bank sees it (https://docs.stripe.com/testing#fraud-prevention). */
const blocked: Decline = { ...declined, decline_code: 'fraudulent', advice_code: 'do_not_try_again' }
const overLimit: Decline = { ...declined, decline_code: 'card_velocity_exceeded' }
const processingError: Decline = {
  code: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
  advice_code: 'try_again_later',
}

export const authenticationRequired: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

/** A real card number must never work here, nor be stored. */
export const notATestCard: Decline = {
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message:
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
}

function always(outcome: Outcome) {
  return { onSession: outcome, offSession: outcome, setup: outcome }
}

const visa = { brand: 'visa', country: 'US' } as const

const testCards: readonly TestCard[] = [
  { number: '4242424242424242', ...visa, ...always('ok') },
  { number: '4000002500000003', brand: 'visa', country: 'FR', ...always('ok') },
  { number: '5555555555554444', brand: 'mastercard', country: 'US', ...always('ok') },
  { number: '378282246310005', brand: 'amex', country: 'US', ...always('ok') },
  { number: '4000000000000259', ...visa, ...always('ok'), disputes: 'fraudulent' },
  { number: '4000000000002685', ...visa, ...always('ok'), disputes: 'product_not_received' },
  { number: '4000000000001976', ...visa, ...always('ok'), disputes: 'fraudulent', inquiry: true },
  { number: '4000000000005126', ...visa, ...always('ok'), refundFails: true },
  { number: '4000002500003155', ...visa, onSession: 'authenticate', offSession: 'set up first', setup: 'authenticate' },
  { number: '4000002760003184', ...visa, ...always('authenticate') },
  { number: '4000000000003220', ...visa, ...always('authenticate') },
  { number: '4000008400001629', ...visa, ...always('authenticate'), thenDeclined: declined },
  { number: '4000008260003178', ...visa, ...always('authenticate'), thenDeclined: insufficientFunds },
  { number: '4000000000000002', ...visa, ...always(declined) },
  { number: '4000000000009995', ...visa, ...always(insufficientFunds) },
  { number: '4000000000009987', ...visa, ...always(lost) },
  { number: '4000000000009979', ...visa, ...always(stolen) },
  { number: '4000000000000069', ...visa, ...always(expired) },
  { number: '4000000000000127', ...visa, ...always(wrongCvc) },
  { number: '4000000000000101', ...visa, onSession: wrongCvc, offSession: 'ok', setup: wrongCvc },
  { number: '4100000000000019', ...visa, ...always(blocked) },
  { number: '4000000000006975', ...visa, ...always(overLimit) },
  { number: '4000000000000119', ...visa, ...always(processingError) },
  { number: '4000000000000341', ...visa, onSession: declined, offSession: declined, setup: 'ok' },
]

/** Stripe's ready-made payment methods, for tests that need no card form. */
export const readyMade: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_fr: '4000002500000003',
  pm_card_createDispute: '4000000000000259',
  pm_card_createDisputeInquiry: '4000000000001976',
  pm_card_refundFail: '4000000000005126',
  pm_card_mastercard: '5555555555554444',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_chargeCustomerFail: '4000000000000341',
}

/** Beyond Stripe's own list, every number that begins with 4242 42 is one more valid card, with its own fingerprint. */
export function testCard(number: string): TestCard | undefined {
  const known = testCards.find((card) => card.number === number)
  if (known || !/^424242\d{10}$/.test(number)) return known
  return { number, ...visa, ...always('ok') }
}

/** Luhn's check: a mistyped number is refused before any bank sees it. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
