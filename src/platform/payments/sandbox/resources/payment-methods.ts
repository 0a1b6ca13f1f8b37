import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { type Decline, isCardNumber, notATestCard, type Outcome, readyMade, type TestCard, testCard } from '../cards.ts'
import { newId } from '../ids.ts'
import type { WirePaymentMethod } from '../kinds.ts'
import { listed, pageFields, sameAs } from '../lists.ts'
import { changedMetadata, clearable, metadata, needed, oneOf, type Read, shape, text, whole } from '../params.ts'
import { cardRefused, notNow, wrongArgument } from '../refusal.ts'
import { type Route, route, type Work } from '../work.ts'
import { changedFields, found, named } from './find.ts'

const billingDetails = shape({
  address: shape({
    city: clearable(text()),
    country: clearable(text(2)),
    line1: clearable(text()),
    line2: clearable(text()),
    postal_code: clearable(text()),
    state: clearable(text()),
  }),
  email: clearable(text(512)),
  name: clearable(text(256)),
  phone: clearable(text(40)),
})

/** A card as typed, at creation and inside a confirmation. */
export const typedCardFields = {
  type: needed(oneOf('card')),
  allow_redisplay: oneOf('always', 'limited', 'unspecified'),
  billing_details: billingDetails,
  card: shape({
    number: needed(text(30)),
    exp_month: needed(whole({ least: 0, most: 9999 })),
    exp_year: needed(whole({ least: 0, most: 9999 })),
    cvc: clearable(text(4)),
    networks: shape({ preferred: text() }),
  }),
  metadata: metadata(),
}

type TypedCard = Read<typeof typedCardFields>

export function createPaymentMethod(work: Work, typed: TypedCard): WirePaymentMethod {
  const { card } = typed
  if (!card) throw wrongArgument('card', 'Missing required param: card.', 'parameter_missing')
  const number = card.number.replaceAll(/[\s-]/g, '')
  if (!isCardNumber(number)) {
    throw cardRefused({ code: 'incorrect_number', param: 'number', message: 'Your card number is incorrect.' })
  }
  if (card.exp_month < 1 || card.exp_month > 12) {
    const message = "Your card's expiration month is invalid."
    throw cardRefused({ code: 'invalid_expiry_month', param: 'exp_month', message })
  }
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year
  const endsAt = Date.UTC(year, card.exp_month, 1) / 1000
  if (endsAt <= work.now || year > 2100) {
    const message = "Your card's expiration year is invalid."
    throw cardRefused({ code: 'invalid_expiry_year', param: 'exp_year', message })
  }
  if (card.cvc && !/^\d{3,4}$/.test(card.cvc)) {
    throw cardRefused({ code: 'invalid_cvc', param: 'cvc', message: "Your card's security code is invalid." })
  }
  const known = testCard(number)
  if (!known) throw cardRefused(notATestCard)
  return keepNew(work, known, { month: card.exp_month, year, checked: Boolean(card.cvc) }, typed)
}

function keepNew(
  work: Work,
  card: TestCard,
  expiry: { month: number; year: number; checked: boolean },
  typed: Omit<TypedCard, 'card' | 'type'>,
): WirePaymentMethod {
  const details = typed.billing_details
  const address = details?.address
  const method: WirePaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: typed.allow_redisplay ?? 'unspecified',
    billing_details: {
      address: {
        city: address?.city ?? null,
        country: address?.country ?? null,
        line1: address?.line1 ?? null,
        line2: address?.line2 ?? null,
        postal_code: address?.postal_code ?? null,
        state: address?.state ?? null,
      },
      email: details?.email ?? null,
      name: details?.name ?? null,
      phone: details?.phone ?? null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: expiry.checked ? 'unchecked' : null,
      },
      country: card.country,
      display_brand: card.brand === 'amex' ? 'american_express' : card.brand,
      exp_month: expiry.month,
      exp_year: expiry.year,
      fingerprint: createHash('sha256').update(`sandbox card ${card.number}`).digest('hex').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: work.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: changedMetadata({}, typed.metadata),
    type: 'card',
  }
  work.store.insert('payment_method', method, { card: card.number })
  return method
}

/** A named payment method, or a new one from Stripe's ready-made tokens (`pm_card_visa`). */
export function chosenMethod(work: Work, id: string, param = 'payment_method'): WirePaymentMethod {
  const card = readyMade[id] === undefined ? undefined : testCard(readyMade[id])
  if (!card) return named(work, 'payment_method', id, param)
  const year = new Date(work.now * 1000).getUTCFullYear() + 2
  return keepNew(work, card, { month: 12, year, checked: false }, {})
}

/** The outcome of this card's use; an outcome set through the sandbox's controls precedes the card's own. */
export function outcomeOf(work: Work, method: WirePaymentMethod, when: 'absent' | 'kept' | 'present'): Outcome {
  const hidden = work.store.hidden(method.id)
  if (hidden.next === 'decline' || hidden.next === 'auth_required') {
    work.store.forget(method.id, 'next')
    return hidden.next === 'decline' ? declinedByControl : 'authenticate'
  }
  const outcome = testCard(hidden.card ?? '')?.[when] ?? declinedByControl
  if (outcome === 'set up first') return hidden.authenticated ? 'ok' : 'authenticate'
  return outcome
}

const declinedByControl: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}

/** A payment method that was detached, or used once without a customer, may never be used again. */
export function refuseSpent(work: Work, method: WirePaymentMethod, customer: string | null): void {
  if (method.customer !== null && method.customer !== customer) {
    const message = `The payment method ${method.id} belongs to a different Customer.`
    throw notNow('payment_method_customer_mismatch', message, { param: 'payment_method' })
  }
  if (!work.store.hidden(method.id).spent) return
  const message =
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.'
  throw notNow('payment_method_unexpected_state', message, { param: 'payment_method' })
}

export function attach(work: Work, method: WirePaymentMethod, customer: string): WirePaymentMethod {
  if (method.customer === customer) return method
  const attached = { ...method, customer }
  work.store.save('payment_method', attached)
  work.emit('payment_method.attached', attached)
  return attached
}

export function detach(work: Work, method: WirePaymentMethod): WirePaymentMethod {
  const customer = method.customer
  const detached = { ...method, customer: null }
  work.store.save('payment_method', detached)
  work.store.remember(method.id, { spent: true })
  const owner = customer && !work.store.isDeleted(customer) ? work.store.find('customer', customer) : undefined
  if (owner?.invoice_settings.default_payment_method === method.id) {
    const settings = { ...owner.invoice_settings, default_payment_method: null }
    work.store.save('customer', { ...owner, invoice_settings: settings })
  }
  work.emit('payment_method.detached', detached, { customer })
  return detached
}

const update = { billing_details: billingDetails, metadata: metadata() }

export const paymentMethods: Route[] = [
  route(
    'POST',
    '/v1/payment_methods',
    // Stripe.js identifies itself in these fields; they change nothing.
    { ...typedCardFields, guid: text(), muid: text(), sid: text(), payment_user_agent: text(), referrer: text() },
    (work, params) => createPaymentMethod(work, params),
    { open: true },
  ),

  route('GET', '/v1/payment_methods', { ...pageFields, customer: text(), type: text() }, (work, params) =>
    listed(work, 'payment_method', '/v1/payment_methods', params, [
      ...sameAs({ customer: params.customer, type: params.type }),
    ]),
  ),

  route('GET', '/v1/payment_methods/:id', {}, (work, _, id) => found(work, 'payment_method', id)),

  route('POST', '/v1/payment_methods/:id', update, (work, params, id) => {
    const before = found(work, 'payment_method', id)
    const details = { ...before.billing_details, ...withoutUndefined(params.billing_details ?? {}) }
    const method: WirePaymentMethod = {
      ...before,
      billing_details: details as Stripe.PaymentMethod.BillingDetails,
      metadata: changedMetadata(before.metadata ?? {}, params.metadata),
    }
    work.store.save('payment_method', method)
    work.emit('payment_method.updated', method, changedFields(before, method))
    return method
  }),

  route('POST', '/v1/payment_methods/:id/attach', { customer: needed(text()) }, (work, params, id) => {
    const method = chosenMethod(work, id, 'id')
    named(work, 'customer', params.customer, 'customer')
    refuseSpent(work, method, params.customer)
    const outcome = outcomeOf(work, method, 'kept')
    if (typeof outcome === 'object') throw cardRefused(outcome)
    return attach(work, method, params.customer)
  }),

  route('POST', '/v1/payment_methods/:id/detach', {}, (work, _, id) => {
    const method = found(work, 'payment_method', id)
    if (method.customer !== null) return detach(work, method)
    const message = 'The payment method you provided is not attached to a customer so detachment is impossible.'
    throw notNow('payment_method_unexpected_state', message)
  }),
]

function withoutUndefined(given: object): object {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
