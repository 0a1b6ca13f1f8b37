/** The life cycle of a payment: the bank's response, the hold, the capture, the release. */
import { authenticationRequired, type Decline, testCard } from '../cards.ts'
import type { WireCharge, WirePaymentIntent, WirePaymentMethod } from '../kinds.ts'
import { allows, paymentIntentMachine as machine, moved } from '../machines.ts'
import { cardRefused, notNow, wrongArgument } from '../refusal.ts'
import type { Work } from '../work.ts'
import { authenticationStep } from './authentication-step.ts'
import { chargeApproved, chargeCaptured, chargeDeclined } from './charges.ts'
import { openDispute } from './dispute-flow.ts'
import { found } from './find.ts'
import { attach, outcomeOf, refuseSpent } from './payment-methods.ts'

/** Refuses an action that the payment's state does not allow, with Stripe's message. */
export function expectState(intent: WirePaymentIntent, act: keyof typeof machine.moves): void {
  if (allows(machine, act, intent.status)) return
  const message = `This PaymentIntent could not be ${pastTense[act]} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${pastTense[act]}: ${machine.moves[act].from.join(', ')}.`
  throw notNow('payment_intent_unexpected_state', message, { payment_intent: intent })
}

const pastTense: Record<keyof typeof machine.moves, string> = {
  authenticate: 'authenticated',
  cancel: 'canceled',
  capture: 'captured',
  confirm: 'confirmed',
  expire: 'expired',
  settle: 'settled',
  update: 'updated',
}

export interface Confirmation {
  method: WirePaymentMethod
  returnUrl?: string
  absent: boolean
  /** An invoice's payment waits for an absent holder's authentication, where another would be declined. */
  waits?: boolean
}

export function confirmPayment(work: Work, before: WirePaymentIntent, given: Confirmation): WirePaymentIntent {
  expectState(before, 'confirm')
  refuseSpent(work, given.method, before.customer)
  const mayRedirect =
    before.automatic_payment_methods?.enabled && before.automatic_payment_methods.allow_redirects !== 'never'
  if (mayRedirect && !given.returnUrl && !given.absent) {
    const message =
      'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`.'
    throw wrongArgument('return_url', message)
  }
  const intent: WirePaymentIntent = {
    ...before,
    payment_method: given.method.id,
    last_payment_error: null,
    next_action: null,
  }
  const outcome = outcomeOf(work, given.method, given.absent ? 'absent' : 'present')
  if (outcome === 'ok')
    return approve(work, intent, given.method, { act: 'confirm', absent: given.absent, authenticated: false })
  if (outcome !== 'authenticate') {
    return decline(work, intent, given.method, { act: 'confirm', absent: given.absent, decline: outcome as Decline })
  }
  if (given.absent && !given.waits) {
    return decline(work, intent, given.method, { act: 'confirm', absent: true, decline: authenticationRequired })
  }
  const asked: WirePaymentIntent = {
    ...intent,
    status: moved(machine, 'confirm', before.status, 'requires_action'),
    next_action: authenticationStep(work, intent, given.returnUrl),
  }
  work.store.save('payment_intent', asked)
  work.emit('payment_intent.requires_action', asked)
  return asked
}

type Approved = { act: 'authenticate' | 'confirm'; absent: boolean; authenticated: boolean }

function approve(work: Work, intent: WirePaymentIntent, method: WirePaymentMethod, how: Approved): WirePaymentIntent {
  const manual = intent.capture_method === 'manual'
  const charge = chargeApproved(work, intent, method, { ...how, manual })
  const keeps = intent.customer !== null && intent.setup_future_usage !== null
  if (keeps) attach(work, method, intent.customer as string)
  else if (method.customer === null) work.store.remember(method.id, { spent: true })
  const paid: WirePaymentIntent = {
    ...intent,
    status: moved(machine, how.act, intent.status, manual ? 'requires_capture' : 'succeeded'),
    amount_capturable: manual ? intent.amount : 0,
    amount_received: manual ? 0 : intent.amount,
    latest_charge: charge.id,
    next_action: null,
  }
  work.store.save('payment_intent', paid)
  if (manual) work.emit('payment_intent.amount_capturable_updated', paid, { amount_capturable: 0 })
  else work.emit('payment_intent.succeeded', paid)
  work.hooks.payment(work, paid)
  if (!manual) contestedAtOnce(work, charge)
  return paid
}

/** Some test cards dispute their charges. */
function contestedAtOnce(work: Work, charge: WireCharge): void {
  const reason = testCard(work.store.hidden(charge.payment_method ?? '').card ?? '')?.disputes
  if (reason) openDispute(work, charge, reason)
}

type Declined = { act: 'authenticate' | 'confirm'; absent: boolean; decline: Decline }

/** Writes the failed attempt, then throws: the record is kept with the 402. */
function decline(work: Work, intent: WirePaymentIntent, method: WirePaymentMethod, how: Declined): never {
  const { decline: no } = how
  const manual = intent.capture_method === 'manual'
  const charge = chargeDeclined(work, intent, method, { ...how, manual, authenticated: how.act === 'authenticate' })
  const error = { ...no, charge: charge.id }
  const failed: WirePaymentIntent = {
    ...intent,
    status: moved(machine, how.act, intent.status, 'requires_payment_method'),
    latest_charge: charge.id,
    payment_method: null,
    next_action: null,
    last_payment_error: { ...(error as object), payment_method: method, type: 'card_error' } as never,
  }
  work.store.save('payment_intent', failed)
  work.emit('payment_intent.payment_failed', failed)
  work.hooks.payment(work, failed)
  throw cardRefused({ ...error, payment_intent: failed, payment_method: method })
}

/** Applies the holder's decision on the authentication page. The payment itself reports a decline after approval. */
export function authenticatePayment(work: Work, intent: WirePaymentIntent, approved: boolean): WirePaymentIntent {
  expectState(intent, 'authenticate')
  const method = found(work, 'payment_method', intent.payment_method ?? '')
  if (!approved) return authenticationRefused(work, intent, method)
  work.store.remember(method.id, { authenticated: true })
  return approve(work, intent, method, { act: 'authenticate', absent: false, authenticated: true })
}

function authenticationRefused(work: Work, intent: WirePaymentIntent, method: WirePaymentMethod): WirePaymentIntent {
  const failed: WirePaymentIntent = {
    ...intent,
    status: moved(machine, 'authenticate', intent.status, 'requires_payment_method'),
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

export function capturePayment(work: Work, before: WirePaymentIntent, asked?: number): WirePaymentIntent {
  expectState(before, 'capture')
  const amount = asked ?? before.amount_capturable
  if (amount > before.amount_capturable) {
    const message = `The amount to capture (${amount}) is greater than the amount that can be captured (${before.amount_capturable}).`
    throw notNow('amount_too_large', message, { param: 'amount_to_capture' })
  }
  const charge = found(work, 'charge', before.latest_charge ?? '')
  if (work.store.hidden(charge.payment_method ?? '').next === 'capture_decline') {
    work.store.forget(charge.payment_method ?? '', 'next')
    throw cardRefused({
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
    status: moved(machine, 'capture', before.status, 'succeeded'),
    amount_capturable: 0,
    amount_received: amount,
  }
  work.store.save('payment_intent', intent)
  work.emit('payment_intent.succeeded', intent)
  contestedAtOnce(work, found(work, 'charge', charge.id))
  return intent
}

/** Since 2025-03-31 releasing a hold makes no refund and sends no `charge.refunded`. */
export function releasePayment(
  work: Work,
  before: WirePaymentIntent,
  why: { act: 'cancel' | 'expire'; reason: WirePaymentIntent['cancellation_reason'] },
): WirePaymentIntent {
  expectState(before, why.act)
  if (why.act === 'expire') work.emit('charge.expired', found(work, 'charge', before.latest_charge ?? ''))
  const intent: WirePaymentIntent = {
    ...before,
    status: moved(machine, why.act, before.status, 'canceled'),
    amount_capturable: 0,
    canceled_at: work.now,
    cancellation_reason: why.reason,
    next_action: null,
  }
  work.store.save('payment_intent', intent)
  work.emit('payment_intent.canceled', intent)
  return intent
}
