import type { Db } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import type { SubscriptionView } from '../contract.ts'
import { customerOf, lastSubscription, liveSubscription, purchaseById } from './store.ts'

/**
 * Creates at the provider the subscription that our row promises. Nothing is charged before `trialEnd`, which is
 * exactly the date that the order button showed. Run from a job; a later retry first looks for what an earlier try made.
 */
export async function subscribe(ports: Ports, subscriptionId: string): Promise<void> {
  const row = await ports.db.selectFrom('subscription').selectAll().where('id', '=', subscriptionId).executeTakeFirst()
  if (!row || row.provider_id || row.state === 'ended') return
  const purchase = await purchaseById(ports.db, row.purchase_id)
  const customer = await customerOf(ports.db, row.person_id)
  if (!purchase?.payment_method || !customer) return
  const existing = await ports.payments.findSubscriptionByOrder({
    customer: customer.provider_id,
    orderId: row.purchase_id,
  })
  const provider =
    existing ??
    (await ports.payments.createSubscription({
      orderId: row.purchase_id,
      customer: customer.provider_id,
      price: row.plan === 'copilot' ? 'copilot_monthly' : 'plan_monthly',
      trialEnd: row.current_period_end,
      paymentMethod: purchase.payment_method,
      metadata: { person_id: row.person_id },
    }))
  await ports.db
    .updateTable('subscription')
    .set({ provider_id: provider.id })
    .where('id', '=', subscriptionId)
    .where('provider_id', 'is', null)
    .execute()
}

export async function unsubscribe(ports: Ports, subscriptionId: string): Promise<void> {
  const row = await ports.db
    .selectFrom('subscription')
    .select(['provider_id', 'state'])
    .where('id', '=', subscriptionId)
    .executeTakeFirst()
  if (row?.provider_id && row.state === 'ended')
    await ports.payments.cancelSubscriptionNow({ subscription: row.provider_id, key: subscriptionId })
}

/** What a person's plan opens, from our own rows alone. */
export type Entitlement = {
  /** Answers without a further order: an active plan, or one whose payment is being retried. */
  plan: boolean
  /** In the first period of an introductory offer: previews without limit, this question's answer and follow-ups. */
  firstPeriod: boolean
  firstPeriodEnd: Date | null
}

export async function entitlementOf(db: Db, personId: string): Promise<Entitlement> {
  const row = await liveSubscription(db, personId)
  return {
    plan: row?.state === 'active' || row?.state === 'past_due',
    firstPeriod: row?.state === 'first_period',
    firstPeriodEnd: row?.state === 'first_period' ? row.current_period_end : null,
  }
}

export async function subscriptionView(db: Db, personId: string): Promise<SubscriptionView | null> {
  const row = await lastSubscription(db, personId)
  if (!row) return null
  return {
    id: row.id,
    plan: row.plan,
    state: row.state,
    price: row.price,
    currentPeriodEnd: row.current_period_end.toISOString(),
    firstMonthlyAt: row.first_monthly_at?.toISOString() ?? null,
    cancelAt: row.cancel_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}
