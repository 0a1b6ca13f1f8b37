import { invalidArgument, invalidState } from '../api/errors.ts'
import { createdField, createdFilters, equals, listObjects, pageFields } from '../api/pagination.ts'
import {
  changedMetadata,
  flag,
  integer,
  list,
  metadata,
  oneOf,
  type Read,
  required,
  shape,
  text,
  unsettable,
} from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import { chosenMethod, createPaymentMethod, refuseConsumed, typedCardFields } from '../customers/payment-methods.ts'
import { getObject, getReferenced } from '../store/find.ts'
import { newClientSecret, newId } from '../store/ids.ts'
import type { WirePaymentIntent, WirePaymentMethod } from '../store/objects.ts'
import { paymentIntentMachine, transition } from '../store/state-machines.ts'
import { returnOf } from './next-action.ts'
import { capturePayment, confirmPayment, expectState, releasePayment } from './payment-lifecycle.ts'

const amount = integer({ least: 1, most: 99_999_999 })
const usage = oneOf('off_session', 'on_session')

const common = {
  description: unsettable(text(1000)),
  metadata: metadata(),
  payment_method: text(),
  receipt_email: unsettable(text(512)),
  setup_future_usage: unsettable(usage),
  statement_descriptor_suffix: text(22),
}

const confirmation = {
  off_session: flag(),
  payment_method_data: shape(typedCardFields),
  return_url: text(),
  use_stripe_sdk: flag(),
}

const createFields = {
  ...common,
  ...confirmation,
  amount: required(amount),
  automatic_payment_methods: shape({ enabled: required(flag()), allow_redirects: oneOf('always', 'never') }),
  capture_method: oneOf('automatic', 'automatic_async', 'manual'),
  confirm: flag(),
  currency: required(text(3)),
  customer: text(),
  payment_method_options: shape({
    card: shape({ request_three_d_secure: oneOf('any', 'automatic', 'challenge') }),
  }),
  allowed_payment_method_types: list(oneOf('card', 'link')),
}

export function newPaymentIntent(work: UnitOfWork, params: Read<typeof createFields>): WirePaymentIntent {
  const id = newId('pi')
  const automatic = params.automatic_payment_methods
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount: atLeastFiftyCents(params.amount),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic
      ? { enabled: automatic.enabled, allow_redirects: automatic.allow_redirects ?? 'always' }
      : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: params.capture_method ?? 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: work.now,
    currency: params.currency.toLowerCase(),
    customer: params.customer ?? null,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: changedMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: params.payment_method_options?.card?.request_three_d_secure ?? 'automatic',
      },
    },
    // An account's dashboard has Link beside cards unless it was switched off.
    payment_method_types: params.allowed_payment_method_types ?? ['card', 'link'],
    payment_record: null,
    processing: null,
    receipt_email: params.receipt_email ?? null,
    review: null,
    setup_future_usage: params.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

function atLeastFiftyCents(cents: number): number {
  if (cents >= 50) return cents
  throw invalidState('amount_too_small', 'Amount must be at least €0.50 eur', { param: 'amount' })
}

function methodOf(
  work: UnitOfWork,
  intent: WirePaymentIntent,
  params: { payment_method?: string; payment_method_data?: Read<typeof typedCardFields> },
): WirePaymentMethod {
  if (params.payment_method_data) return createPaymentMethod(work, params.payment_method_data)
  const id = params.payment_method ?? intent.payment_method
  if (id) return chosenMethod(work, id)
  const message =
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken."
  throw invalidState('payment_intent_unexpected_state', message, { payment_intent: intent })
}

function refuseOffSessionFromBrowser(work: UnitOfWork, offSession: boolean | undefined): void {
  if (!offSession || work.caller === 'secret') return
  throw invalidArgument('off_session', 'You may only pass `off_session` with a secret API key.')
}

function withMethod(work: UnitOfWork, intent: WirePaymentIntent, id: string | undefined): WirePaymentIntent {
  if (id === undefined) return intent
  const method = chosenMethod(work, id)
  refuseConsumed(work, method, intent.customer)
  return { ...intent, payment_method: method.id, status: 'requires_confirmation' }
}

export const paymentIntents: Route[] = [
  route('POST', '/v1/payment_intents', createFields, (work, params) => {
    if (params.customer) getReferenced(work, 'customer', params.customer, 'customer')
    const fresh = withMethod(work, newPaymentIntent(work, params), params.payment_method)
    work.store.insert('payment_intent', fresh)
    work.emit('payment_intent.created', fresh)
    if (!params.confirm) return fresh
    const method = methodOf(work, fresh, { ...params, payment_method: fresh.payment_method ?? undefined } as never)
    return confirmPayment(work, fresh, {
      method,
      offSession: params.off_session ?? false,
      ...returnOf(params),
    })
  }),

  route('GET', '/v1/payment_intents', { ...pageFields, created: createdField, customer: text() }, (work, params) =>
    listObjects(work, 'payment_intent', '/v1/payment_intents', params, [
      ...createdFilters(params.created),
      ...equals({ customer: params.customer }),
    ]),
  ),

  route(
    'GET',
    '/v1/payment_intents/:id',
    { client_secret: text() },
    (work, _, id) => getObject(work, 'payment_intent', id),
    {
      open: true,
    },
  ),

  route(
    'POST',
    '/v1/payment_intents/:id',
    { ...common, amount, currency: text(3), customer: text() },
    (work, params, id) => {
      const before = getObject(work, 'payment_intent', id)
      const changesMoney = [
        params.amount,
        params.currency,
        params.customer,
        params.payment_method,
        params.setup_future_usage,
      ]
      if (changesMoney.some((value) => value !== undefined)) expectState(before, 'update')
      if (params.customer) getReferenced(work, 'customer', params.customer, 'customer')
      const changed: WirePaymentIntent = {
        ...before,
        amount: params.amount === undefined ? before.amount : atLeastFiftyCents(params.amount),
        currency: params.currency?.toLowerCase() ?? before.currency,
        customer: params.customer ?? before.customer,
        description: params.description === undefined ? before.description : params.description,
        metadata: changedMetadata(before.metadata, params.metadata),
        receipt_email: params.receipt_email === undefined ? before.receipt_email : params.receipt_email,
        setup_future_usage:
          params.setup_future_usage === undefined ? before.setup_future_usage : params.setup_future_usage,
        statement_descriptor_suffix: params.statement_descriptor_suffix ?? before.statement_descriptor_suffix,
      }
      const intent = withMethod(work, changed, params.payment_method)
      if (intent.status !== before.status) transition(paymentIntentMachine, 'update', before.status, intent.status)
      work.store.save('payment_intent', intent)
      return intent
    },
  ),

  route(
    'POST',
    '/v1/payment_intents/:id/confirm',
    {
      ...confirmation,
      client_secret: text(),
      payment_method: text(),
      receipt_email: unsettable(text(512)),
      setup_future_usage: usage,
    },
    (work, params, id) => {
      refuseOffSessionFromBrowser(work, params.off_session)
      const before = getObject(work, 'payment_intent', id)
      expectState(before, 'confirm')
      const intent: WirePaymentIntent = {
        ...before,
        receipt_email: params.receipt_email ?? before.receipt_email,
        setup_future_usage: params.setup_future_usage ?? before.setup_future_usage,
      }
      return confirmPayment(work, intent, {
        method: methodOf(work, intent, params),
        offSession: params.off_session ?? false,
        ...returnOf(params),
      })
    },
    { open: true },
  ),

  route(
    'POST',
    '/v1/payment_intents/:id/capture',
    { amount_to_capture: amount, metadata: metadata() },
    (work, params, id) => {
      const before = getObject(work, 'payment_intent', id)
      const updated = { ...before, metadata: changedMetadata(before.metadata, params.metadata) }
      return capturePayment(work, updated, params.amount_to_capture)
    },
  ),

  route(
    'POST',
    '/v1/payment_intents/:id/cancel',
    { cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer') },
    (work, params, id) => {
      const before = getObject(work, 'payment_intent', id)
      return releasePayment(work, before, { action: 'cancel', reason: params.cancellation_reason ?? null })
    },
  ),
]
