/** The scheduled changes of an object, stored beside it each time it is written. */

import type {
  ObjectByType,
  ObjectType,
  WireCharge,
  WireDispute,
  WireInvoice,
  WireSubscription,
} from '../store/objects.ts'
import { day } from '../subscriptions/billing-periods.ts'

export interface ScheduledChange {
  what: string
  /** Unix seconds, on the object's clock. */
  at: number
}

/** How long a subscription waits for its first payment. */
export const incompleteExpirySeconds = 23 * 3600

const firstOf = (subscription: WireSubscription, field: 'current_period_end' | 'current_period_start') =>
  Math.max(...subscription.items.data.map((item) => item[field]))

function ofSubscription(subscription: WireSubscription): ScheduledChange[] {
  const moments: ScheduledChange[] = []
  const { status, pause_collection: pause, pending_update: pending } = subscription
  if (status === 'canceled' || status === 'incomplete_expired') return []
  if (pending) moments.push({ what: 'pending_update', at: pending.expires_at })
  if (pause?.resumes_at) moments.push({ what: 'resume_collection', at: pause.resumes_at })
  if (subscription.cancel_at !== null) moments.push({ what: 'cancel', at: subscription.cancel_at })
  if (status === 'incomplete')
    return [...moments, { what: 'expire', at: subscription.created + incompleteExpirySeconds }]
  if (status === 'paused') return moments
  const end = firstOf(subscription, 'current_period_end')
  const start = firstOf(subscription, 'current_period_start')
  if (status === 'trialing') moments.push({ what: 'trial_will_end', at: Math.max(start, end - 3 * day) })
  if (subscription.cancel_at === null) moments.push({ what: 'upcoming', at: Math.max(start, end - 7 * day) })
  return [...moments, { what: 'period', at: end }]
}

function ofInvoice(invoice: WireInvoice): ScheduledChange[] {
  if (!invoice.auto_advance) return []
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null) {
    return [{ what: 'finalize', at: invoice.automatically_finalizes_at }]
  }
  if (invoice.status !== 'open' || invoice.next_payment_attempt === null) return []
  return [{ what: 'retry', at: invoice.next_payment_attempt }]
}

function ofCharge(charge: WireCharge): ScheduledChange[] {
  const until = charge.payment_method_details?.card?.capture_before
  return charge.paid && !charge.captured && until ? [{ what: 'release', at: until }] : []
}

function ofDispute(dispute: WireDispute): ScheduledChange[] {
  const { due_by: until } = dispute.evidence_details
  return dispute.status === 'needs_response' && until ? [{ what: 'too_late', at: until }] : []
}

/** Undefined for kinds without scheduled changes. */
export function scheduledChangesOf<K extends ObjectType>(
  kind: K,
  body: ObjectByType[K],
): ScheduledChange[] | undefined {
  if (kind === 'subscription') return ofSubscription(body as WireSubscription)
  if (kind === 'invoice') return ofInvoice(body as WireInvoice)
  if (kind === 'charge') return ofCharge(body as WireCharge)
  if (kind === 'dispute') return ofDispute(body as WireDispute)
  return undefined
}
