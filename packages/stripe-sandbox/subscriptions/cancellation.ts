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

export function expectRunning(subscription: WireSubscription, act: 'cancel' | 'update'): void {
  if (allows(machine, act, subscription.status)) return
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
  asked: boolean,
): WireSubscription {
  if (asked === subscription.cancel_at_period_end) return subscription
  return {
    ...subscription,
    cancel_at_period_end: asked,
    cancel_at: asked ? periodEnd(subscription) : null,
    canceled_at: asked ? work.now : null,
    cancellation_details: {
      comment: asked ? (subscription.cancellation_details?.comment ?? null) : null,
      feedback: asked ? (subscription.cancellation_details?.feedback ?? null) : null,
      feedback_option: null,
      reason: asked ? 'cancellation_requested' : null,
    },
  }
}

export function withCancellationDetails(
  subscription: WireSubscription,
  farewell: CancellationDetails | undefined,
): WireSubscription {
  if (!farewell) return subscription
  const before = subscription.cancellation_details
  return {
    ...subscription,
    cancellation_details: {
      comment: farewell.comment === undefined ? (before?.comment ?? null) : farewell.comment,
      feedback: farewell.feedback === undefined ? (before?.feedback ?? null) : farewell.feedback,
      feedback_option: before?.feedback_option ?? null,
      reason: before?.reason ?? null,
    },
  }
}

type Why = 'cancellation_requested' | 'payment_failed'

export function cancelNow(
  work: UnitOfWork,
  before: WireSubscription,
  farewell: CancellationDetails,
  why: Why = 'cancellation_requested',
): WireSubscription {
  expectRunning(before, 'cancel')
  const told = withCancellationDetails(before, farewell)
  const subscription: WireSubscription = {
    ...told,
    status: transition(machine, 'cancel', before.status, 'canceled'),
    canceled_at: before.canceled_at ?? work.now,
    cancellation_details: {
      comment: told.cancellation_details?.comment ?? null,
      feedback: told.cancellation_details?.feedback ?? null,
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
