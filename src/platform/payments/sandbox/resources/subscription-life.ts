/** Effects of time and payments on a subscription: periods begin, invoices are paid or not, subscriptions end. */
import type Stripe from 'stripe'
import { newId } from '../ids.ts'
import type { PendingChange, WireInvoice, WireInvoiceItem, WireInvoiceLine, WireSubscription } from '../kinds.ts'
import { subscriptionMachine as machine, moved } from '../machines.ts'
import type { InvoiceTurn, Work } from '../work.ts'
import { draftInvoice, imagined } from './invoice-drafts.ts'
import { collect, finalizeInvoice, intentOf, subscriptionOf, voidInvoice, writeOff } from './invoice-flow.ts'
import { pendingLines } from './invoice-items.ts'
import { periodLines } from './invoice-lines.ts'
import { planned, withPeriod } from './subscription-change.ts'
import { cancelNow, saveChanged } from './subscription-flow.ts'

const isEnded = ({ status }: WireSubscription) => status === 'canceled' || status === 'incomplete_expired'

/** Updates the subscription after its invoice changed. */
export function subscriptionFollows(work: Work, invoice: WireInvoice, how: InvoiceTurn): void {
  const before = subscriptionOf(work, invoice)
  if (!before || isEnded(before)) return
  const { pending } = work.store.hidden(before.id)
  if (pending?.invoice === invoice.id) {
    if (how === 'paid') applyPending(work, before, pending, invoice)
    else if (how === 'void' || how === 'writtenOff') dropPending(work, before)
    return
  }
  if (before.latest_invoice !== invoice.id) return
  if (how === 'paid') paid(work, before, invoice)
  else if (how === 'failed') failed(work, before)
  else if (how === 'exhausted') givenUp(work, before)
  else settledWithoutMoney(work, before, how)
}

function paid(work: Work, before: WireSubscription, invoice: WireInvoice): void {
  const waits = ['incomplete', 'past_due', 'paused', 'unpaid'].includes(before.status)
  const intent = intentOf(work, invoice.id)
  const keeps = before.payment_settings?.save_default_payment_method === 'on_subscription' && intent?.payment_method
  const after: WireSubscription = {
    ...before,
    status: waits ? moved(machine, 'pay', before.status, 'active') : before.status,
    default_payment_method: keeps ? (intent?.payment_method ?? null) : before.default_payment_method,
  }
  saveChanged(work, before, after)
  if (before.status === 'paused') work.emit('customer.subscription.resumed', after)
}

function failed(work: Work, before: WireSubscription): void {
  if (before.status !== 'active' && before.status !== 'trialing') return
  saveChanged(work, before, { ...before, status: moved(machine, 'fail', before.status, 'past_due') })
}

function givenUp(work: Work, before: WireSubscription): void {
  cancelNow(work, before, {}, 'payment_failed')
}

/** Nothing is due for the newest period any more: a late subscription is active again, an incomplete one expires. */
function settledWithoutMoney(work: Work, before: WireSubscription, how: 'void' | 'writtenOff'): void {
  if (before.status === 'past_due' || before.status === 'unpaid') {
    saveChanged(work, before, { ...before, status: moved(machine, 'pay', before.status, 'active') })
  } else if (before.status === 'incomplete' && how === 'void') expired(work, before)
}

function expired(work: Work, before: WireSubscription): void {
  saveChanged(work, before, {
    ...before,
    status: moved(machine, 'giveUp', before.status, 'incomplete_expired'),
    ended_at: work.now,
  })
}

function applyPending(work: Work, before: WireSubscription, pending: PendingChange, invoice: WireInvoice): void {
  const { after } = planned(work.at(pending.askedAt), before, pending)
  work.store.forget(before.id, 'pending')
  const settled: WireSubscription = {
    ...after,
    latest_invoice: invoice.id,
    metadata: { ...after.metadata, ...pending.metadata },
    pending_update: null,
    status: after.status === 'past_due' || after.status === 'unpaid' ? 'active' : after.status,
  }
  saveChanged(work, before, settled)
  work.emit('customer.subscription.pending_update_applied', settled)
}

function dropPending(work: Work, before: WireSubscription): void {
  work.store.forget(before.id, 'pending')
  const after: WireSubscription = { ...before, pending_update: null }
  saveChanged(work, before, after)
  work.emit('customer.subscription.pending_update_expired', after)
}

export function pendingExpires(work: Work, before: WireSubscription): void {
  const { pending } = work.store.hidden(before.id)
  const invoice = pending ? work.store.find('invoice', pending.invoice) : undefined
  if (invoice?.status === 'open') voidInvoice(work, invoice)
  else dropPending(work, before)
}

/** The first payment never came: voids its invoice, which ends the subscription too. */
export function firstPaymentExpires(work: Work, subscription: WireSubscription): void {
  const invoice = work.store.find('invoice', subscription.latest_invoice ?? '')
  if (invoice?.status === 'open') voidInvoice(work, invoice)
  else expired(work, subscription)
}

/** The end of a period: the requested cancellation, or the next period and its invoice. */
export function periodEnds(work: Work, before: WireSubscription): void {
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
      const paused = saveChanged(work, before, { ...before, status: moved(machine, 'pause', before.status, 'paused') })
      work.emit('customer.subscription.paused', paused)
      return
    }
  }
  const status = before.status === 'trialing' ? ('active' as const) : before.status
  const next = withPeriod({ ...before, status: moved(machine, 'renew', before.status, status) }, work.now)
  const invoice = renewalInvoice(work, before, next)
  saveChanged(work, before, { ...next, latest_invoice: invoice.id })
  const collection = before.pause_collection?.behavior
  if (collection === 'void') voidInvoice(work, finalizeQuietly(work, invoice))
  else if (collection === 'mark_uncollectible') writeOff(work, finalizeQuietly(work, invoice))
}

function hasCard(work: Work, subscription: WireSubscription): boolean {
  if (subscription.default_payment_method) return true
  return Boolean(work.store.find('customer', subscription.customer)?.invoice_settings.default_payment_method)
}

function finalizeQuietly(work: Work, invoice: WireInvoice): WireInvoice {
  return finalizeInvoice(work, invoice, false)
}

function renewalInvoice(work: Work, before: WireSubscription, next: WireSubscription): WireInvoice {
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
export function renewalComes(work: Work, subscription: WireSubscription): void {
  work.emit('invoice.upcoming', imaginedRenewal(work, subscription))
}

export function imaginedRenewal(work: Work, subscription: WireSubscription): WireInvoice {
  const { end } = periodOf(subscription)
  const status = subscription.status === 'trialing' ? ('active' as const) : subscription.status
  const next = withPeriod({ ...subscription, status }, end)
  return imagined(
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
export function draftEnds(work: Work, invoice: WireInvoice): void {
  const open = finalizeInvoice(work, invoice)
  if (open.status === 'open') collect(work, open, { retries: true })
}

/** Prorations that are not billed at once wait as items of the next invoice. */
export function keepForNext(work: Work, subscription: WireSubscription, lines: WireInvoiceLine[]): void {
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
