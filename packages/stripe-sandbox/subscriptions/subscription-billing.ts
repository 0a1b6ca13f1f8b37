/** A subscription's start, change or resumption, and the invoice that results. */

import { ApiError, invalidArgument, invalidState } from '../api/errors.ts'
import type { MetadataChange } from '../api/params.ts'
import type { UnitOfWork } from '../api/route.ts'
import { draftInvoice } from '../invoices/invoice-drafts.ts'
import { pendingLines } from '../invoices/invoice-items.ts'
import { collectPayment, finalizeInvoice, voidInvoice } from '../invoices/invoice-lifecycle.ts'
import { periodLines } from '../invoices/invoice-lines.ts'
import { getObject } from '../store/find.ts'
import type { SubscriptionChange, WireInvoice, WireInvoiceLine, WireSubscription } from '../store/objects.ts'
import { saveSubscription } from './cancellation.ts'
import { previewChange } from './subscription-change.ts'
import { createProrationItems } from './subscription-lifecycle.ts'

type Behavior = 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete'

const pendingUpdateSeconds = 23 * 3600

export function cardOf(work: UnitOfWork, subscription: WireSubscription): string | null {
  const customer = getObject(work, 'customer', subscription.customer)
  return subscription.default_payment_method ?? (customer.invoice_settings.default_payment_method as string | null)
}

/** The first invoice of a subscription: of nothing for a trial, of a whole period otherwise. */
export function startSubscription(
  work: UnitOfWork,
  fresh: WireSubscription,
  behavior: Behavior,
  offSession: boolean,
): WireSubscription {
  if (behavior === 'pending_if_incomplete') {
    throw invalidArgument('payment_behavior', 'You cannot create a subscription with `pending_if_incomplete`.')
  }
  const collects = fresh.status !== 'trialing' && behavior !== 'default_incomplete'
  if (collects && cardOf(work, fresh) === null) {
    const message =
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.'
    throw invalidState('resource_missing', message)
  }
  work.store.insert('subscription', fresh)
  const invoice = draftInvoice(work, {
    customer: fresh.customer,
    subscription: fresh,
    reason: 'subscription_create',
    lines: [...pendingLines(work, fresh.customer), ...periodLines(work, fresh)],
    autoAdvance: false,
  })
  const begun = { ...fresh, latest_invoice: invoice.id }
  work.store.save('subscription', begun)
  work.emit('customer.subscription.created', begun)
  const open = finalizeInvoice(work, invoice)
  if (open.status === 'open' && collects) settle(work, open, behavior, offSession)
  return getObject(work, 'subscription', fresh.id)
}

function settle(work: UnitOfWork, invoice: WireInvoice, behavior: Behavior, offSession: boolean): void {
  const refusal = collectPayment(work, invoice, { retries: false, offSession })
  // The refusal rolls back everything that this request wrote.
  if (refusal && behavior === 'error_if_incomplete') throw new ApiError(402, refusal.body)
}

function invoiceOf(
  work: UnitOfWork,
  subscription: WireSubscription,
  lines: WireInvoiceLine[],
  change: SubscriptionChange,
) {
  return draftInvoice(work, {
    customer: subscription.customer,
    subscription,
    reason: 'subscription_update',
    lines: [...pendingLines(work, subscription.customer, subscription), ...lines],
    autoAdvance: false,
    ...(change.prorationDate === undefined ? {} : { prorationDate: change.prorationDate }),
  })
}

/** The change takes effect now, and its invoice is collected: a failed payment makes the subscription past due. */
export function changeNow(
  work: UnitOfWork,
  before: WireSubscription,
  updated: WireSubscription,
  change: SubscriptionChange,
  behavior: Exclude<Behavior, 'pending_if_incomplete'>,
): WireSubscription {
  const { after, bills, lines } = previewChange(work, updated, change)
  if (!bills) {
    createProrationItems(work, after, lines)
    return saveSubscription(work, before, after)
  }
  const invoice = invoiceOf(work, after, lines, change)
  saveSubscription(work, before, { ...after, latest_invoice: invoice.id })
  const open = finalizeInvoice(work, invoice, behavior === 'allow_incomplete')
  if (open.status === 'open') {
    if (behavior === 'default_incomplete') work.hooks.invoice(work, open, 'failed')
    else if (behavior === 'allow_incomplete') collectPayment(work, open, { retries: true })
    else settle(work, open, behavior, true)
  }
  return getObject(work, 'subscription', before.id)
}

/** The change waits until its invoice is paid; until then, and if it never is, the subscription stays as it was. */
export function changeWhenPaid(
  work: UnitOfWork,
  before: WireSubscription,
  change: SubscriptionChange,
  metadata: MetadataChange | undefined,
): WireSubscription {
  const { after, bills, lines } = previewChange(work, before, change)
  const added = Object.entries(metadata ?? {}).filter((entry): entry is [string, string] => entry[1] !== null)
  const metadataAdded = Object.fromEntries(added)
  if (!bills) {
    createProrationItems(work, after, lines)
    return saveSubscription(work, before, { ...after, metadata: { ...after.metadata, ...metadataAdded } })
  }
  const free = withoutPending(work, before)
  const invoice = invoiceOf(work, after, lines, change)
  const items = change.items.length > 0 ? after.items.data : null
  const ends = Math.min(...free.items.data.map((item) => item.current_period_end))
  const waiting: WireSubscription = {
    ...free,
    latest_invoice: invoice.id,
    pending_update: {
      billing_cycle_anchor: change.anchorNow || change.trialEnd === 'now' ? after.billing_cycle_anchor : null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: ends > work.now ? Math.min(work.now + pendingUpdateSeconds, ends) : work.now + pendingUpdateSeconds,
      metadata: added.length > 0 ? metadataAdded : null,
      subscription_items: items,
      trial_end: change.trialEnd === 'now' ? work.now : null,
      trial_from_plan: null,
    },
  }
  work.store.updateInternalState(before.id, {
    pending: {
      ...change,
      invoice: invoice.id,
      askedAt: work.now,
      prorationDate: change.prorationDate ?? work.now,
      ...(added.length > 0 ? { metadata: metadataAdded } : {}),
    },
  })
  saveSubscription(work, before, waiting)
  const open = finalizeInvoice(work, invoice)
  if (open.status === 'open') collectPayment(work, open, { retries: false })
  return getObject(work, 'subscription', before.id)
}

/** A second change replaces one that is still pending. */
export function withoutPending(work: UnitOfWork, before: WireSubscription): WireSubscription {
  const { pending } = work.store.internalState(before.id)
  const invoice = pending ? work.store.find('invoice', pending.invoice) : undefined
  if (invoice?.status !== 'open') return before
  voidInvoice(work, invoice)
  return getObject(work, 'subscription', before.id)
}
