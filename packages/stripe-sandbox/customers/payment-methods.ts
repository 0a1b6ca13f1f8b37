import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { cardDeclined, invalidArgument, invalidState } from '../api/errors.ts'
import { equals, listObjects, pageFields } from '../api/pagination.ts'
import {
  changedMetadata,
  integer,
  metadata,
  oneOf,
  type Read,
  required,
  shape,
  text,
  unsettable,
} from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import { changedFields, getObject, getReferenced } from '../store/find.ts'
import { newId } from '../store/ids.ts'
import type { WirePaymentMethod } from '../store/objects.ts'
import {
  type Decline,
  isCardNumber,
  notATestCard,
  type Outcome,
  readyMade,
  type TestCard,
  testCard,
} from './test-cards.ts'

const billingDetails = shape({
  address: shape({
    city: unsettable(text()),
    country: unsettable(text(2)),
    line1: unsettable(text()),
    line2: unsettable(text()),
    postal_code: unsettable(text()),
    state: unsettable(text()),
  }),
  email: unsettable(text(512)),
  name: unsettable(text(256)),
  phone: unsettable(text(40)),
})

/** A card as typed, at creation and inside a confirmation. */
export const typedCardFields = {
  type: required(oneOf('card')),
  allow_redisplay: oneOf('always', 'limited', 'unspecified'),
  billing_details: billingDetails,
  card: shape({
    number: required(text(30)),
    exp_month: required(integer({ least: 0, most: 9999 })),
    exp_year: required(integer({ least: 0, most: 9999 })),
    cvc: unsettable(text(4)),
    networks: shape({ preferred: text() }),
  }),
  metadata: metadata(),
}

type TypedCard = Read<typeof typedCardFields>

export function createPaymentMethod(work: UnitOfWork, typed: TypedCard): WirePaymentMethod {
  const { card } = typed
  if (!card) throw invalidArgument('card', 'Missing required param: card.', 'parameter_missing')
  const number = card.number.replaceAll(/[\s-]/g, '')
  if (!isCardNumber(number)) {
    throw cardDeclined({ code: 'incorrect_number', param: 'number', message: 'Your card number is incorrect.' })
  }
  if (card.exp_month < 1 || card.exp_month > 12) {
    const message = "Your card's expiration month is invalid."
    throw cardDeclined({ code: 'invalid_expiry_month', param: 'exp_month', message })
  }
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year
  const endsAt = Date.UTC(year, card.exp_month, 1) / 1000
  if (endsAt <= work.now || year > 2100) {
    const message = "Your card's expiration year is invalid."
    throw cardDeclined({ code: 'invalid_expiry_year', param: 'exp_year', message })
  }
  if (card.cvc && !/^\d{3,4}$/.test(card.cvc)) {
    throw cardDeclined({ code: 'invalid_cvc', param: 'cvc', message: "Your card's security code is invalid." })
  }
  const known = testCard(number)
  if (!known) throw cardDeclined(notATestCard)
  return keepNew(work, known, { month: card.exp_month, year, checked: Boolean(card.cvc) }, typed)
}

function keepNew(
  work: UnitOfWork,
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
export function chosenMethod(work: UnitOfWork, id: string, param = 'payment_method'): WirePaymentMethod {
  const card = readyMade[id] === undefined ? undefined : testCard(readyMade[id])
  if (!card) return getReferenced(work, 'payment_method', id, param)
  const year = new Date(work.now * 1000).getUTCFullYear() + 2
  return keepNew(work, card, { month: 12, year, checked: false }, {})
}

/** The outcome of this card's use; an outcome set through the sandbox's controls precedes the card's own. */
export function outcomeOf(
  work: UnitOfWork,
  method: WirePaymentMethod,
  when: 'offSession' | 'onSession' | 'setup',
): Outcome {
  const state = work.store.internalState(method.id)
  if (state.refused) return declinedByControl
  if (state.next === 'decline' || state.next === 'auth_required') {
    work.store.clearInternalState(method.id, 'next')
    return state.next === 'decline' ? declinedByControl : 'authenticate'
  }
  const outcome = testCard(state.card ?? '')?.[when] ?? declinedByControl
  if (outcome === 'set up first') return state.authenticated ? 'ok' : 'authenticate'
  return outcome
}

const declinedByControl: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}

/** A payment method that was detached, or used once without a customer, may never be used again. */
export function refuseConsumed(work: UnitOfWork, method: WirePaymentMethod, customer: string | null): void {
  if (method.customer !== null && method.customer !== customer) {
    const message = `The payment method ${method.id} belongs to a different Customer.`
    throw invalidState('payment_method_customer_mismatch', message, { param: 'payment_method' })
  }
  if (!work.store.internalState(method.id).consumed) return
  const message =
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.'
  throw invalidState('payment_method_unexpected_state', message, { param: 'payment_method' })
}

export function attach(work: UnitOfWork, method: WirePaymentMethod, customer: string): WirePaymentMethod {
  if (method.customer === customer) return method
  const attached = { ...method, customer }
  work.store.save('payment_method', attached)
  work.emit('payment_method.attached', attached)
  return attached
}

export function detach(work: UnitOfWork, method: WirePaymentMethod): WirePaymentMethod {
  const customer = method.customer
  const detached = { ...method, customer: null }
  work.store.save('payment_method', detached)
  work.store.updateInternalState(method.id, { consumed: true })
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
    listObjects(work, 'payment_method', '/v1/payment_methods', params, [
      ...equals({ customer: params.customer, type: params.type }),
    ]),
  ),

  route('GET', '/v1/payment_methods/:id', {}, (work, _, id) => getObject(work, 'payment_method', id)),

  route('POST', '/v1/payment_methods/:id', update, (work, params, id) => {
    const before = getObject(work, 'payment_method', id)
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

  route('POST', '/v1/payment_methods/:id/attach', { customer: required(text()) }, (work, params, id) => {
    const method = chosenMethod(work, id, 'id')
    getReferenced(work, 'customer', params.customer, 'customer')
    refuseConsumed(work, method, params.customer)
    const outcome = outcomeOf(work, method, 'setup')
    if (typeof outcome === 'object') throw cardDeclined(outcome)
    return attach(work, method, params.customer)
  }),

  route('POST', '/v1/payment_methods/:id/detach', {}, (work, _, id) => {
    const method = getObject(work, 'payment_method', id)
    if (method.customer !== null) return detach(work, method)
    const message = 'The payment method you provided is not attached to a customer so detachment is impossible.'
    throw invalidState('payment_method_unexpected_state', message)
  }),
]

function withoutUndefined(given: object): object {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
