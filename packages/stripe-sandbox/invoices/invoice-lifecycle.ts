/** The life cycle of an invoice: drafted, finalised, collected, paid, voided. */

import { ApiError, invalidState } from '../api/errors.ts'
import { equals } from '../api/pagination.ts'
import type { UnitOfWork } from '../api/route.ts'
import { newPaymentIntent } from '../payment-intents/payment-intents.ts'
import { confirmPayment, releasePayment } from '../payment-intents/payment-lifecycle.ts'
import { changedFields, getObject } from '../store/find.ts'
import { newId } from '../store/ids.ts'
import type { WireInvoice, WireInvoicePayment, WirePaymentIntent, WireSubscription } from '../store/objects.ts'
import { allows, invoiceMachine as machine, paymentIntentMachine, transition } from '../store/state-machines.ts'
import { day } from '../subscriptions/billing-periods.ts'
import { atCustomerClock } from '../test-clocks/customer-clock.ts'

/** Days after finalisation on which an invoice's payment is retried; after the last the subscription is cancelled. */
const retryDays: readonly number[] = [1, 3, 5, 7, 9, 11, 14]

const smallestCharge = 50

export function expectInvoice(invoice: WireInvoice, action: keyof typeof machine.transitions, message: string): void {
  if (!allows(machine, action, invoice.status))
    throw invalidState('status_transition_invalid', message, { param: 'invoice' })
}

/** Sets the number, the applied customer credit and the payment; an invoice with nothing due is paid. */
export function finalizeInvoice(work: UnitOfWork, before: WireInvoice, autoAdvance = before.auto_advance): WireInvoice {
  expectInvoice(before, 'finalize', `This invoice is already finalized, you can't re-finalize a non-draft invoice.`)
  const customer = getObject(work, 'customer', before.customer)
  const balance = customer.balance
  const owed = before.total + balance
  // An amount too small to charge is added to the customer's balance, as credit owed to them is.
  const due = owed < smallestCharge ? 0 : owed
  const sequence = customer.next_invoice_sequence ?? 1
  work.store.save('customer', {
    ...customer,
    balance: owed - due,
    currency: before.currency,
    next_invoice_sequence: sequence + 1,
  })
  const number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`
  const open: WireInvoice = {
    ...before,
    status: transition(machine, 'finalize', before.status, 'open'),
    amount_due: due,
    amount_remaining: due,
    auto_advance: autoAdvance,
    automatically_finalizes_at: null,
    effective_at: work.now,
    ending_balance: owed - due,
    number,
    starting_balance: balance,
    status_transitions: { ...before.status_transitions, finalized_at: work.now },
  }
  work.store.save('invoice', open)
  if (due > 0) openPayment(work, open)
  work.emit('invoice.finalized', open)
  return due > 0 ? open : markPaid(work, open, 0)
}

const about: Record<string, string> = {
  subscription_create: 'Subscription creation',
  subscription_cycle: 'Subscription update',
  subscription_update: 'Subscription update',
}

function openPayment(work: UnitOfWork, invoice: WireInvoice): void {
  const subscription = subscriptionOf(work, invoice)
  const keeps = subscription?.payment_settings?.save_default_payment_method === 'on_subscription'
  const types = (subscription ?? invoice).payment_settings?.payment_method_types
  const intent = newPaymentIntent(work, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: about[invoice.billing_reason ?? ''] ?? `Invoice ${invoice.number}`,
    ...(keeps ? { setup_future_usage: 'off_session' } : {}),
    ...(types ? { allowed_payment_method_types: types as 'card'[] } : {}),
  })
  const payment: WireInvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: work.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }
  work.store.insert('payment_intent', intent, { invoice: invoice.id })
  work.store.insert('invoice_payment', payment)
  work.emit('payment_intent.created', intent)
}

export function subscriptionOf(work: UnitOfWork, invoice: WireInvoice): WireSubscription | undefined {
  const id = invoice.parent?.subscription_details?.subscription
  return id === undefined ? undefined : work.store.find('subscription', id)
}

export function paymentsOf(work: UnitOfWork, invoice: string): WireInvoicePayment[] {
  return work.store.list('invoice_payment', equals({ invoice }), { limit: 100 })?.data ?? []
}

export function intentOf(work: UnitOfWork, invoice: string): WirePaymentIntent | undefined {
  const payment = paymentsOf(work, invoice).find(({ is_default: isDefault }) => isDefault)
  return payment ? work.store.find('payment_intent', payment.payment.payment_intent) : undefined
}

function methodFor(work: UnitOfWork, invoice: WireInvoice): string | null {
  const customer = getObject(work, 'customer', invoice.customer)
  return (
    invoice.default_payment_method ??
    subscriptionOf(work, invoice)?.default_payment_method ??
    (customer.invoice_settings.default_payment_method as string | null)
  )
}

export interface CollectionOptions {
  method?: string
  /** Follows the retry schedule when it fails. */
  retries: boolean
  /** The holder is not at the page. */
  offSession?: boolean
}

/** Attempts to collect the payment. A refusal is recorded on the invoice and returned, not thrown. */
export function collectPayment(work: UnitOfWork, before: WireInvoice, how: CollectionOptions): ApiError | undefined {
  const intent = intentOf(work, before.id)
  if (before.status !== 'open' || !intent) return undefined
  const tries = how.retries || before.attempt_count === 0 ? before.attempt_count + 1 : before.attempt_count
  const later = retryDays[tries - 1]
  const invoice: WireInvoice = {
    ...before,
    attempt_count: tries,
    attempted: true,
    next_payment_attempt: !how.retries
      ? before.next_payment_attempt
      : later === undefined
        ? null
        : (before.status_transitions.finalized_at ?? work.now) + later * day,
  }
  work.store.save('invoice', invoice)
  const chosen = how.method ?? methodFor(work, invoice)
  const method = chosen === null ? undefined : work.store.find('payment_method', chosen)
  if (!method) return withoutCard(work, invoice)
  if (how.retries && isHopeless(intent, method.id)) return stayedUnpaid(work, invoice)
  try {
    const confirmed = confirmPayment(work, intent, { method, offSession: how.offSession ?? true, waits: true })
    if (confirmed.status !== 'requires_action') return undefined
    work.emit('invoice.payment_action_required', invoice)
    paymentFailed(work, invoice)
    return new ApiError(
      402,
      {
        type: 'card_error',
        code: 'invoice_payment_intent_requires_action',
        message: 'Payment for this invoice requires additional user action before it can be completed successfully.',
        payment_intent: confirmed,
      },
      { commitsWork: true },
    )
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** A card is not retried if its bank refused for good, or if its holder has already been asked to authenticate. */
function isHopeless(intent: WirePaymentIntent, method: string): boolean {
  if (intent.status === 'requires_action') return intent.payment_method === method
  const error = intent.last_payment_error
  return error?.advice_code === 'do_not_try_again' && error.payment_method?.id === method
}

function withoutCard(work: UnitOfWork, invoice: WireInvoice): ApiError {
  paymentFailed(work, invoice)
  return new ApiError(
    400,
    {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: 'This customer has no attached payment source or default payment method.',
    },
    { commitsWork: true },
  )
}

function stayedUnpaid(work: UnitOfWork, invoice: WireInvoice): undefined {
  work.emit('invoice.updated', invoice)
  if (invoice.next_payment_attempt === null) work.hooks.invoice(work, invoice, 'exhausted')
  return undefined
}

function paymentFailed(work: UnitOfWork, invoice: WireInvoice): void {
  work.emit('invoice.payment_failed', invoice)
  const isLast =
    invoice.auto_advance && invoice.next_payment_attempt === null && invoice.attempt_count > retryDays.length
  work.hooks.invoice(work, invoice, isLast ? 'exhausted' : 'failed')
}

/** Updates the invoice after its payment succeeded or failed. */
export function onPaymentChanged(work: UnitOfWork, intent: WirePaymentIntent): void {
  const id = work.store.internalState(intent.id).invoice
  const invoice = id === undefined ? undefined : work.store.find('invoice', id)
  if (!invoice) return
  const timed = atCustomerClock(work, invoice.customer)
  if (intent.status === 'succeeded') markPaid(timed, invoice, intent.amount_received)
  else if (invoice.status === 'open') paymentFailed(timed, invoice)
}

export function markPaid(work: UnitOfWork, before: WireInvoice, amount: number): WireInvoice {
  const paid: WireInvoice = {
    ...before,
    status: transition(machine, 'pay', before.status, 'paid'),
    amount_paid: amount,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...before.status_transitions, paid_at: work.now },
  }
  work.store.save('invoice', paid)
  for (const payment of paymentsOf(work, paid.id)) {
    if (payment.status !== 'open') continue
    const transitions = { ...payment.status_transitions, paid_at: work.now }
    const done: WireInvoicePayment = {
      ...payment,
      amount_paid: amount,
      status: 'paid',
      status_transitions: transitions,
    }
    work.store.save('invoice_payment', done)
    work.emit('invoice_payment.paid', done)
  }
  work.emit('invoice.paid', paid)
  work.emit('invoice.payment_succeeded', paid)
  work.hooks.invoice(work, paid, 'paid')
  return paid
}

function closePayments(work: UnitOfWork, invoice: WireInvoice): void {
  for (const payment of paymentsOf(work, invoice.id)) {
    if (payment.status !== 'open') continue
    const transitions = { ...payment.status_transitions, canceled_at: work.now }
    work.store.save('invoice_payment', { ...payment, status: 'canceled', status_transitions: transitions })
    const intent = getObject(work, 'payment_intent', payment.payment.payment_intent)
    if (allows(paymentIntentMachine, 'cancel', intent.status)) {
      releasePayment(work, intent, { action: 'cancel', reason: 'void_invoice' })
    }
  }
}

export function voidInvoice(work: UnitOfWork, before: WireInvoice): WireInvoice {
  expectInvoice(
    before,
    'void',
    `You can only pass in open or uncollectible invoices. This invoice is ${before.status}.`,
  )
  const invoice: WireInvoice = {
    ...before,
    status: transition(machine, 'void', before.status, 'void'),
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...before.status_transitions, voided_at: work.now },
  }
  work.store.save('invoice', invoice)
  closePayments(work, invoice)
  const customer = getObject(work, 'customer', invoice.customer)
  const used = (invoice.ending_balance ?? 0) - invoice.starting_balance
  if (used !== 0) work.store.save('customer', { ...customer, balance: customer.balance - used })
  work.emit('invoice.voided', invoice)
  work.hooks.invoice(work, invoice, 'void')
  return invoice
}

export function markUncollectible(work: UnitOfWork, before: WireInvoice): WireInvoice {
  expectInvoice(before, 'writeOff', `You can only pass in open invoices. This invoice is ${before.status}.`)
  const invoice: WireInvoice = {
    ...before,
    status: transition(machine, 'writeOff', before.status, 'uncollectible'),
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...before.status_transitions, marked_uncollectible_at: work.now },
  }
  work.store.save('invoice', invoice)
  work.emit('invoice.marked_uncollectible', invoice)
  work.hooks.invoice(work, invoice, 'uncollectible')
  return invoice
}

export function saveInvoice(work: UnitOfWork, before: WireInvoice, after: WireInvoice): WireInvoice {
  work.store.save('invoice', after)
  const changed = changedFields(before, after)
  if (Object.keys(changed).length > 0) work.emit('invoice.updated', after, changed)
  return after
}
