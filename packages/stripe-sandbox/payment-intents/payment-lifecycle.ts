/** The life cycle of a payment: the bank's response, the hold, the capture, the release. */

import { cardDeclined, invalidArgument, invalidState } from '../api/errors.ts'
import type { UnitOfWork } from '../api/route.ts'
import { chargeApproved, chargeCaptured, chargeDeclined } from '../charges/charges.ts'
import { attach, outcomeOf, refuseConsumed } from '../customers/payment-methods.ts'
import { authenticationRequired, type Decline, testCard } from '../customers/test-cards.ts'
import { openDispute } from '../disputes/dispute-lifecycle.ts'
import { getObject } from '../store/find.ts'
import type { WireCharge, WirePaymentIntent, WirePaymentMethod } from '../store/objects.ts'
import { allows, paymentIntentMachine as machine, transition } from '../store/state-machines.ts'
import { askForAuthentication, type Return } from './next-action.ts'

/** Refuses an action that the payment's state does not allow, with Stripe's message. */
export function expectState(intent: WirePaymentIntent, action: keyof typeof machine.transitions): void {
  if (allows(machine, action, intent.status)) return
  const message = `This PaymentIntent could not be ${pastTense[action]} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${pastTense[action]}: ${machine.transitions[action].from.join(', ')}.`
  throw invalidState('payment_intent_unexpected_state', message, { payment_intent: intent })
}

const pastTense: Record<keyof typeof machine.transitions, string> = {
  authenticate: 'authenticated',
  cancel: 'canceled',
  capture: 'captured',
  confirm: 'confirmed',
  expire: 'expired',
  settle: 'settled',
  update: 'updated',
}

export interface Confirmation extends Return {
  method: WirePaymentMethod
  offSession: boolean
  /** An invoice's payment waits for an absent holder's authentication, where another would be declined. */
  waits?: boolean
}

export function confirmPayment(work: UnitOfWork, before: WirePaymentIntent, given: Confirmation): WirePaymentIntent {
  expectState(before, 'confirm')
  refuseConsumed(work, given.method, before.customer)
  const mayRedirect =
    before.automatic_payment_methods?.enabled && before.automatic_payment_methods.allow_redirects !== 'never'
  if (mayRedirect && !given.returnUrl && !given.offSession) {
    const message =
      'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`.'
    throw invalidArgument('return_url', message)
  }
  const intent: WirePaymentIntent = {
    ...before,
    payment_method: given.method.id,
    last_payment_error: null,
    next_action: null,
  }
  const outcome = outcomeOf(work, given.method, given.offSession ? 'offSession' : 'onSession')
  if (outcome === 'ok')
    return approve(work, intent, given.method, {
      action: 'confirm',
      offSession: given.offSession,
      authenticated: false,
    })
  if (outcome !== 'authenticate') {
    return decline(work, intent, given.method, {
      action: 'confirm',
      offSession: given.offSession,
      decline: outcome as Decline,
    })
  }
  if (given.offSession && !given.waits) {
    return decline(work, intent, given.method, { action: 'confirm', offSession: true, decline: authenticationRequired })
  }
  const pending: WirePaymentIntent = {
    ...intent,
    status: transition(machine, 'confirm', before.status, 'requires_action'),
    next_action: askForAuthentication(work, intent, given),
  }
  work.store.save('payment_intent', pending)
  work.emit('payment_intent.requires_action', pending)
  return pending
}

type Approved = { action: 'authenticate' | 'confirm'; offSession: boolean; authenticated: boolean }

function approve(
  work: UnitOfWork,
  intent: WirePaymentIntent,
  method: WirePaymentMethod,
  how: Approved,
): WirePaymentIntent {
  const manual = intent.capture_method === 'manual'
  const charge = chargeApproved(work, intent, method, { ...how, manual })
  const keeps = intent.customer !== null && intent.setup_future_usage !== null
  if (keeps) attach(work, method, intent.customer as string)
  else if (method.customer === null) work.store.updateInternalState(method.id, { consumed: true })
  const paid: WirePaymentIntent = {
    ...intent,
    status: transition(machine, how.action, intent.status, manual ? 'requires_capture' : 'succeeded'),
    amount_capturable: manual ? intent.amount : 0,
    amount_received: manual ? 0 : intent.amount,
    latest_charge: charge.id,
    next_action: null,
  }
  work.store.save('payment_intent', paid)
  if (manual) work.emit('payment_intent.amount_capturable_updated', paid, { amount_capturable: 0 })
  else work.emit('payment_intent.succeeded', paid)
  work.hooks.payment(work, paid)
  if (!manual) disputeIfTestCard(work, charge)
  return paid
}

/** Some test cards dispute their charges. */
function disputeIfTestCard(work: UnitOfWork, charge: WireCharge): void {
  const card = testCard(work.store.internalState(charge.payment_method ?? '').card ?? '')
  if (card?.disputes) openDispute(work, charge, card.disputes, card.inquiry)
}

type Declined = { action: 'authenticate' | 'confirm'; offSession: boolean; decline: Decline }

/** Writes the failed attempt, then throws: the record is kept with the 402. */
function decline(work: UnitOfWork, intent: WirePaymentIntent, method: WirePaymentMethod, how: Declined): never {
  const failed = recordDecline(work, intent, method, how)
  throw cardDeclined({
    ...how.decline,
    charge: failed.latest_charge as string,
    payment_intent: failed,
    payment_method: method,
  })
}

function recordDecline(
  work: UnitOfWork,
  intent: WirePaymentIntent,
  method: WirePaymentMethod,
  how: Declined,
): WirePaymentIntent {
  const { decline: no } = how
  const manual = intent.capture_method === 'manual'
  const charge = chargeDeclined(work, intent, method, { ...how, manual, authenticated: how.action === 'authenticate' })
  const error = { ...no, charge: charge.id }
  const failed: WirePaymentIntent = {
    ...intent,
    status: transition(machine, how.action, intent.status, 'requires_payment_method'),
    latest_charge: charge.id,
    payment_method: null,
    next_action: null,
    last_payment_error: { ...(error as object), payment_method: method, type: 'card_error' } as never,
  }
  work.store.save('payment_intent', failed)
  work.emit('payment_intent.payment_failed', failed)
  work.hooks.payment(work, failed)
  return failed
}

/** Applies the holder's decision on the authentication page. The payment itself reports a decline after approval. */
export function authenticatePayment(work: UnitOfWork, intent: WirePaymentIntent, approved: boolean): WirePaymentIntent {
  expectState(intent, 'authenticate')
  const method = getObject(work, 'payment_method', intent.payment_method ?? '')
  if (!approved) return authenticationRefused(work, intent, method)
  work.store.updateInternalState(method.id, { authenticated: true })
  const refusal = testCard(work.store.internalState(method.id).card ?? '')?.thenDeclined
  if (refusal)
    return recordDecline(work, intent, method, { action: 'authenticate', offSession: false, decline: refusal })
  return approve(work, intent, method, { action: 'authenticate', offSession: false, authenticated: true })
}

function authenticationRefused(
  work: UnitOfWork,
  intent: WirePaymentIntent,
  method: WirePaymentMethod,
): WirePaymentIntent {
  const failed: WirePaymentIntent = {
    ...intent,
    status: transition(machine, 'authenticate', intent.status, 'requires_payment_method'),
    next_action: null,
    payment_method: null,
    last_payment_error: {
      code: 'payment_intent_authentication_failure',
      message:
        'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
      payment_method: method as never,
      type: 'invalid_request_error',
    },
  }
  work.store.save('payment_intent', failed)
  work.emit('payment_intent.payment_failed', failed)
  work.hooks.payment(work, failed)
  return failed
}

export function capturePayment(
  work: UnitOfWork,
  before: WirePaymentIntent,
  amountToCapture?: number,
): WirePaymentIntent {
  expectState(before, 'capture')
  const amount = amountToCapture ?? before.amount_capturable
  if (amount > before.amount_capturable) {
    const message = `The amount to capture (${amount}) is greater than the amount that can be captured (${before.amount_capturable}).`
    throw invalidState('amount_too_large', message, { param: 'amount_to_capture' })
  }
  const charge = getObject(work, 'charge', before.latest_charge ?? '')
  if (work.store.internalState(charge.payment_method ?? '').next === 'capture_decline') {
    work.store.clearInternalState(charge.payment_method ?? '', 'next')
    throw cardDeclined({
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
      charge: charge.id,
      payment_intent: before,
    })
  }
  chargeCaptured(work, charge, amount)
  const intent: WirePaymentIntent = {
    ...before,
    status: transition(machine, 'capture', before.status, 'succeeded'),
    amount_capturable: 0,
    amount_received: amount,
  }
  work.store.save('payment_intent', intent)
  work.emit('payment_intent.succeeded', intent)
  disputeIfTestCard(work, getObject(work, 'charge', charge.id))
  return intent
}

/** Since 2025-03-31 releasing a hold makes no refund and sends no `charge.refunded`. */
export function releasePayment(
  work: UnitOfWork,
  before: WirePaymentIntent,
  why: { action: 'cancel' | 'expire'; reason: WirePaymentIntent['cancellation_reason'] },
): WirePaymentIntent {
  expectState(before, why.action)
  if (why.action === 'expire') work.emit('charge.expired', getObject(work, 'charge', before.latest_charge ?? ''))
  const intent: WirePaymentIntent = {
    ...before,
    status: transition(machine, why.action, before.status, 'canceled'),
    amount_capturable: 0,
    canceled_at: work.now,
    cancellation_reason: why.reason,
    next_action: null,
  }
  work.store.save('payment_intent', intent)
  work.emit('payment_intent.canceled', intent)
  return intent
}
