import type { InvoiceOutcome, UnitOfWork } from '../api/route.ts'
import { intentOf } from '../invoices/invoice-lifecycle.ts'
import type { Resumption, WireInvoice, WireSubscription } from '../store/objects.ts'
import { subscriptionMachine as machine, transition } from '../store/state-machines.ts'
import { saveSubscription } from './cancellation.ts'
import { withPeriod } from './subscription-change.ts'

export function paused(
  work: UnitOfWork,
  after: WireSubscription,
  before: WireSubscription,
  reason: 'pause_requested' | 'trial_end_without_payment_method',
): WireSubscription {
  const subscription: WireSubscription = {
    ...after,
    status: transition(machine, 'pause', before.status, 'paused'),
    status_details: {
      paused: { subscription: { type: reason }, transitioned_at: work.now, type: 'subscription' },
    },
  }
  saveSubscription(work, before, subscription)
  work.emit('customer.subscription.paused', subscription)
  return subscription
}

export function afterResumption(
  before: WireSubscription,
  { anchor, periodStart }: Pick<Resumption, 'anchor' | 'periodStart'>,
): WireSubscription {
  return withPeriod({ ...before, billing_cycle_anchor: anchor }, periodStart)
}

/** Ends the pause; from now on periods advance and invoices are made again. */
export function resumed(
  work: UnitOfWork,
  before: WireSubscription,
  after: WireSubscription,
  status: 'active' | 'past_due' = 'active',
): WireSubscription {
  const { status_details: _, ...running } = after
  const subscription: WireSubscription = { ...running, status: transition(machine, 'resume', before.status, status) }
  work.store.clearInternalState(before.id, 'resumption')
  saveSubscription(work, before, subscription)
  work.emit('customer.subscription.resumed', subscription)
  return subscription
}

/** Earlier invoices go on without changing a pause; that of the resumption decides about it. */
export function onInvoiceOfPaused(
  work: UnitOfWork,
  before: WireSubscription,
  invoice: WireInvoice,
  how: InvoiceOutcome,
): void {
  const { resumption } = work.store.internalState(before.id)
  if (resumption?.invoice !== invoice.id) return
  const after = afterResumption(before, resumption)
  if (how === 'paid') {
    const keeps = before.payment_settings?.save_default_payment_method === 'on_subscription'
    const method = keeps ? intentOf(work, invoice.id)?.payment_method : null
    resumed(work, before, { ...after, default_payment_method: method ?? before.default_payment_method })
  } else if (how === 'uncollectible') resumed(work, before, after)
  else if (how === 'failed' && resumption.onAttempt) resumed(work, before, after, 'past_due')
  else if (how === 'void') work.store.clearInternalState(before.id, 'resumption')
}
