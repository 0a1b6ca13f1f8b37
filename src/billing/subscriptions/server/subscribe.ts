import type { z } from 'zod'
import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { SubscriptionView } from '../../contract.ts'
import { lastSubscription, liveSubscription, subscriptionById, updateSubscription } from '../../server/store.ts'
import { purchaseById } from '../../server/views.ts'
import { priceOf } from './diff-to-events.ts'
import type { Subscription } from './plan-row.ts'

/**
 * Creates at the provider the subscription that our row promises. Nothing is charged before `trialEnd`, which is
 * exactly the date that the order button showed. Run from a job; a retry first looks for what an earlier attempt made.
 */
export async function subscribe(ports: Ports, subscriptionId: string): Promise<void> {
  const row = await subscriptionById(ports.db, subscriptionId)
  if (!row || row.providerId) return
  if (row.state === 'ended') return unsubscribe(ports, subscriptionId)
  const purchase = await purchaseById(ports.db, row.purchaseId)
  const customer = await customerThatPaid(ports, purchase?.paymentIntent)
  if (!purchase?.paymentMethod || !customer) return
  const order = { orderId: row.purchaseId, customer }
  const provider = await ports.payments.createSubscription({
    ...order,
    price: priceOf(row.plan),
    amount: row.price,
    trialEnd: row.currentPeriodEnd,
    paymentMethod: purchase.paymentMethod,
    metadata: { person_id: row.personId },
  })
  const after = await updateSubscription(ports.db, subscriptionId, { providerId: provider.id })
  // Refunded while the provider was creating it: it must never charge.
  if (after?.state === 'ended') await unsubscribe(ports, subscriptionId)
}

/** The customer that the card belongs to, even if the order has since moved to an account with one of its own. */
async function customerThatPaid(ports: Ports, paymentIntent: string | null | undefined): Promise<string | null> {
  return paymentIntent ? (await ports.payments.retrievePayment(paymentIntent)).customer : null
}

/** Ends at the provider what our row has ended, also what was created there without an answer reaching us. */
export async function unsubscribe(ports: Ports, subscriptionId: string): Promise<void> {
  const row = await subscriptionById(ports.db, subscriptionId)
  if (row?.state !== 'ended') return
  const known = row.providerId ?? (await unheardOf(ports, row.purchaseId))
  if (known) await ports.payments.cancelSubscriptionNow({ subscription: known, key: subscriptionId })
  await updateSubscription(ports.db, subscriptionId, { providerId: known, providerEndedAt: ports.clock.now() })
}

async function unheardOf(ports: Ports, orderId: string): Promise<string | null> {
  const purchase = await purchaseById(ports.db, orderId)
  const customer = await customerThatPaid(ports, purchase?.paymentIntent)
  const found = customer ? await ports.payments.findSubscriptionByOrder({ customer, orderId }) : null
  return found?.id ?? null
}

/** What a person's plan gives access to, from our own rows alone. */
export type Entitlement = {
  /** `active` and `past_due`: answers without a further order. `first_period`: previews without limit. */
  stage: 'none' | 'first_period' | 'active' | 'past_due' | 'restricted' | 'paused'
  /** Answers without a further order. */
  plan: boolean
  firstPeriod: boolean
  firstPeriodEnd: Date | null
}

export async function entitlementOf(db: Db, personId: string): Promise<Entitlement> {
  const row = await liveSubscription(db, personId)
  const stage = !row || row.state === 'incomplete' || row.state === 'ended' ? 'none' : row.state
  return {
    stage,
    plan: row?.state === 'active' || row?.state === 'past_due',
    firstPeriod: row?.state === 'first_period',
    firstPeriodEnd: row?.state === 'first_period' ? row.currentPeriodEnd : null,
  }
}

export async function subscriptionView(db: Db, personId: string): Promise<z.input<typeof SubscriptionView> | null> {
  const row = await lastSubscription(db, personId)
  return row ? subscriptionViewOf(row) : null
}

export function subscriptionViewOf(row: Subscription): z.input<typeof SubscriptionView> {
  return {
    id: row.id,
    plan: row.plan,
    state: row.state,
    price: row.price,
    currentPeriodEnd: row.currentPeriodEnd,
    firstMonthlyAt: row.firstMonthlyAt,
    cancelAt: row.cancelAt,
    cancelledAt: row.cancelledAt,
    endedAt: row.endedAt,
  }
}
