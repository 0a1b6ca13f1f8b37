/** Effects of time and payments on a subscription: periods begin, invoices are paid or not, subscriptions end. */
import type Stripe from 'stripe'
import type { InvoiceOutcome, UnitOfWork } from '../api/route.ts'
import { draftInvoice, previewInvoice } from '../invoices/invoice-drafts.ts'
import { pendingLines } from '../invoices/invoice-items.ts'
import {
  collectPayment,
  finalizeInvoice,
  intentOf,
  markUncollectible,
  subscriptionOf,
  voidInvoice,
} from '../invoices/invoice-lifecycle.ts'
import { periodLines } from '../invoices/invoice-lines.ts'
import { newId } from '../store/ids.ts'
import type {
  PendingChange,
  WireInvoice,
  WireInvoiceItem,
  WireInvoiceLine,
  WireSubscription,
} from '../store/objects.ts'
import { subscriptionMachine as machine, transition } from '../store/state-machines.ts'
import { cancelNow, saveSubscription } from './cancellation.ts'
import { onInvoiceOfPaused, paused } from './paused-status.ts'
import { previewChange, withPeriod } from './subscription-change.ts'

const isEnded = ({ status }: WireSubscription) => status === 'canceled' || status === 'incomplete_expired'

/** Updates the subscription after its invoice changed. */
export function onInvoiceChanged(work: UnitOfWork, invoice: WireInvoice, how: InvoiceOutcome): void {
  const before = subscriptionOf(work, invoice)
  if (!before || isEnded(before)) return
  const { pending } = work.store.internalState(before.id)
  if (pending?.invoice === invoice.id) {
    if (how === 'paid') applyPending(work, before, pending, invoice)
    else if (how === 'void' || how === 'uncollectible') dropPending(work, before)
    return
  }
  if (before.status === 'paused') onInvoiceOfPaused(work, before, invoice, how)
  else if (before.latest_invoice === invoice.id) onLatestInvoice(work, before, invoice, how)
}

function onLatestInvoice(work: UnitOfWork, before: WireSubscription, invoice: WireInvoice, how: InvoiceOutcome): void {
  if (how === 'paid') paid(work, before, invoice)
  else if (how === 'failed') failed(work, before)
  else if (how === 'exhausted') cancelUnpaid(work, before)
  else settledWithoutMoney(work, before, how)
}

function paid(work: UnitOfWork, before: WireSubscription, invoice: WireInvoice): void {
  const waits = ['incomplete', 'past_due', 'unpaid'].includes(before.status)
  const intent = intentOf(work, invoice.id)
  const keeps = before.payment_settings?.save_default_payment_method === 'on_subscription' && intent?.payment_method
  const default_payment_method = keeps ? (intent?.payment_method ?? null) : before.default_payment_method
  saveSubscription(work, before, {
    ...before,
    status: waits ? transition(machine, 'pay', before.status, 'active') : before.status,
    default_payment_method,
  })
}

function failed(work: UnitOfWork, before: WireSubscription): void {
  if (before.status !== 'active' && before.status !== 'trialing') return
  saveSubscription(work, before, { ...before, status: transition(machine, 'fail', before.status, 'past_due') })
}

function cancelUnpaid(work: UnitOfWork, before: WireSubscription): void {
  cancelNow(work, before, {}, 'payment_failed')
}

/** Nothing is due for the newest period any more: a late subscription is active again, an incomplete one expires. */
function settledWithoutMoney(work: UnitOfWork, before: WireSubscription, how: 'void' | 'uncollectible'): void {
  if (before.status === 'past_due' || before.status === 'unpaid') {
    saveSubscription(work, before, { ...before, status: transition(machine, 'pay', before.status, 'active') })
  } else if (before.status === 'incomplete' && how === 'void') expired(work, before)
}

function expired(work: UnitOfWork, before: WireSubscription): void {
  saveSubscription(work, before, {
    ...before,
    status: transition(machine, 'giveUp', before.status, 'incomplete_expired'),
    ended_at: work.now,
  })
}

function applyPending(work: UnitOfWork, before: WireSubscription, pending: PendingChange, invoice: WireInvoice): void {
  const { after } = previewChange(work.at(pending.askedAt), before, pending)
  work.store.clearInternalState(before.id, 'pending')
  const settled: WireSubscription = {
    ...after,
    latest_invoice: invoice.id,
    metadata: { ...after.metadata, ...pending.metadata },
    pending_update: null,
    status: after.status === 'past_due' || after.status === 'unpaid' ? 'active' : after.status,
  }
  saveSubscription(work, before, settled)
  work.emit('customer.subscription.pending_update_applied', settled)
}

function dropPending(work: UnitOfWork, before: WireSubscription): void {
  work.store.clearInternalState(before.id, 'pending')
  const after: WireSubscription = { ...before, pending_update: null }
  saveSubscription(work, before, after)
  work.emit('customer.subscription.pending_update_expired', after)
}

export function expirePendingUpdate(work: UnitOfWork, before: WireSubscription): void {
  const { pending } = work.store.internalState(before.id)
  const invoice = pending ? work.store.find('invoice', pending.invoice) : undefined
  if (invoice?.status === 'open') voidInvoice(work, invoice)
  else dropPending(work, before)
}

/** The first payment never came: voids its invoice, which ends the subscription too. */
export function expireIncomplete(work: UnitOfWork, subscription: WireSubscription): void {
  const invoice = work.store.find('invoice', subscription.latest_invoice ?? '')
  if (invoice?.status === 'open') voidInvoice(work, invoice)
  else expired(work, subscription)
}

/** The end of a period: the requested cancellation, or the next period and its invoice. */
export function endPeriod(work: UnitOfWork, before: WireSubscription): void {
  if (before.cancel_at !== null && before.cancel_at <= work.now) {
    cancelNow(work, before, {})
    return
  }
  if (before.status === 'trialing' && !hasCard(work, before)) {
    const { missing_payment_method: ending = 'create_invoice' } = before.trial_settings?.end_behavior ?? {}
    if (ending === 'cancel') {
      cancelNow(work, before, {}, 'payment_failed')
      return
    }
    if (ending === 'pause') {
      paused(work, before, before, 'trial_end_without_payment_method')
      return
    }
  }
  const status = before.status === 'trialing' ? ('active' as const) : before.status
  const next = withPeriod({ ...before, status: transition(machine, 'renew', before.status, status) }, work.now)
  const invoice = renewalInvoice(work, before, next)
  saveSubscription(work, before, { ...next, latest_invoice: invoice.id })
  const collection = before.pause_collection?.behavior
  if (collection === 'void') voidInvoice(work, finalizeQuietly(work, invoice))
  else if (collection === 'mark_uncollectible') markUncollectible(work, finalizeQuietly(work, invoice))
}

function hasCard(work: UnitOfWork, subscription: WireSubscription): boolean {
  if (subscription.default_payment_method) return true
  return Boolean(work.store.find('customer', subscription.customer)?.invoice_settings.default_payment_method)
}

function finalizeQuietly(work: UnitOfWork, invoice: WireInvoice): WireInvoice {
  return finalizeInvoice(work, invoice, false)
}

function renewalInvoice(work: UnitOfWork, before: WireSubscription, next: WireSubscription): WireInvoice {
  const held = before.pause_collection !== null || before.status === 'unpaid'
  return draftInvoice(work, {
    customer: next.customer,
    subscription: next,
    reason: 'subscription_cycle',
    lines: [...pendingLines(work, next.customer, next), ...periodLines(work, next)],
    period: periodOf(before),
    autoAdvance: !held,
  })
}

function periodOf(subscription: WireSubscription): { start: number; end: number } {
  const [item] = subscription.items.data
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 }
}

/** Announces what the next period will bill, seven days before. */
export function announceRenewal(work: UnitOfWork, subscription: WireSubscription): void {
  work.emit('invoice.upcoming', previewRenewal(work, subscription))
}

export function previewRenewal(work: UnitOfWork, subscription: WireSubscription): WireInvoice {
  const { end } = periodOf(subscription)
  const status = subscription.status === 'trialing' ? ('active' as const) : subscription.status
  const next = withPeriod({ ...subscription, status }, end)
  return previewInvoice(
    work.at(end),
    {
      customer: next.customer,
      subscription: next,
      reason: 'upcoming',
      lines: [...pendingLines(work, next.customer, next), ...periodLines(work, next)],
      period: periodOf(subscription),
      autoAdvance: true,
    },
    newId('upcoming_in'),
  )
}

/** An automatic draft's hour has passed: finalises and collects it off-session. */
export function finalizeAndCollect(work: UnitOfWork, invoice: WireInvoice): void {
  const open = finalizeInvoice(work, invoice)
  if (open.status === 'open') collectPayment(work, open, { retries: true })
}

/** Prorations that are not billed at once wait as items of the next invoice. */
export function createProrationItems(work: UnitOfWork, subscription: WireSubscription, lines: WireInvoiceLine[]): void {
  for (const line of lines) {
    const item: WireInvoiceItem = {
      id: newId('ii'),
      object: 'invoiceitem',
      amount: line.amount,
      currency: line.currency,
      customer: subscription.customer,
      customer_account: null,
      date: work.now,
      description: line.description,
      discountable: false,
      discounts: [],
      invoice: null,
      livemode: false,
      metadata: {},
      parent: { subscription_details: { subscription: subscription.id }, type: 'subscription_details' },
      period: line.period,
      pricing: line.pricing,
      proration: true,
      quantity: line.quantity ?? 1,
      quantity_decimal: line.quantity_decimal ?? '1',
      tax_rates: (subscription.default_tax_rates ?? []) as Stripe.TaxRate[],
      test_clock: subscription.test_clock,
    }
    work.store.insert('invoiceitem', item)
    work.emit('invoiceitem.created', item)
  }
}
