/** Changes of a subscription between its creation and its end. */

import { invalidState } from '../api/errors.ts'
import { equals } from '../api/pagination.ts'
import type { UnitOfWork } from '../api/route.ts'
import { saveInvoice, voidInvoice } from '../invoices/invoice-lifecycle.ts'
import { changedFields } from '../store/find.ts'
import type { WireSubscription } from '../store/objects.ts'
import { allows, subscriptionMachine as machine, transition } from '../store/state-machines.ts'

export interface CancellationDetails {
  comment?: string | null
  feedback?: string | null
}

export function expectRunning(subscription: WireSubscription, action: 'cancel' | 'update'): void {
  if (allows(machine, action, subscription.status)) return
  const message = 'A canceled subscription can only update its cancellation_details and metadata.'
  throw invalidState('invalid_canceled_subscription_fields', message)
}

function periodEnd(subscription: WireSubscription): number {
  return Math.max(...subscription.items.data.map((item) => item.current_period_end))
}

/** `canceled_at` is when cancellation was requested; `cancel_at` says when it takes effect. */
export function withCancelAtPeriodEnd(
  work: UnitOfWork,
  subscription: WireSubscription,
  requested: boolean,
): WireSubscription {
  if (requested === subscription.cancel_at_period_end) return subscription
  return {
    ...subscription,
    cancel_at_period_end: requested,
    cancel_at: requested ? periodEnd(subscription) : null,
    canceled_at: requested ? work.now : null,
    cancellation_details: {
      comment: requested ? (subscription.cancellation_details?.comment ?? null) : null,
      feedback: requested ? (subscription.cancellation_details?.feedback ?? null) : null,
      feedback_option: null,
      reason: requested ? 'cancellation_requested' : null,
    },
  }
}

export function withCancellationDetails(
  subscription: WireSubscription,
  details: CancellationDetails | undefined,
): WireSubscription {
  if (!details) return subscription
  const before = subscription.cancellation_details
  return {
    ...subscription,
    cancellation_details: {
      comment: details.comment === undefined ? (before?.comment ?? null) : details.comment,
      feedback: details.feedback === undefined ? (before?.feedback ?? null) : details.feedback,
      feedback_option: before?.feedback_option ?? null,
      reason: before?.reason ?? null,
    },
  }
}

type Why = 'cancellation_requested' | 'payment_failed'

export function cancelNow(
  work: UnitOfWork,
  before: WireSubscription,
  details: CancellationDetails,
  why: Why = 'cancellation_requested',
): WireSubscription {
  expectRunning(before, 'cancel')
  const updated = withCancellationDetails(before, details)
  const subscription: WireSubscription = {
    ...updated,
    status: transition(machine, 'cancel', before.status, 'canceled'),
    canceled_at: before.canceled_at ?? work.now,
    cancellation_details: {
      comment: updated.cancellation_details?.comment ?? null,
      feedback: updated.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason: why,
    },
    ended_at: work.now,
    pending_update: null,
  }
  work.store.save('subscription', subscription)
  work.store.clearInternalState(subscription.id, 'pending')
  stopCollecting(work, before)
  work.emit('customer.subscription.deleted', subscription)
  return subscription
}

/** Open invoices stay due but are no longer retried; one that only waited for a start or a change is voided. */
function stopCollecting(work: UnitOfWork, before: WireSubscription): void {
  const filter = equals({ 'parent.subscription_details.subscription': before.id })
  for (const invoice of work.store.list('invoice', filter, { limit: 100 })?.data ?? []) {
    const waits = before.status === 'incomplete' || before.pending_update !== null
    if (invoice.status === 'open' && waits && invoice.id === before.latest_invoice) voidInvoice(work, invoice)
    else if (invoice.status === 'open' || invoice.status === 'draft') {
      saveInvoice(work, invoice, { ...invoice, auto_advance: false, next_payment_attempt: null })
    }
  }
}

export function saveSubscription(
  work: UnitOfWork,
  before: WireSubscription,
  after: WireSubscription,
): WireSubscription {
  work.store.save('subscription', after)
  const changed = changedFields(before, after)
  if (Object.keys(changed).length > 0) work.emit('customer.subscription.updated', after, changed)
  return after
}
