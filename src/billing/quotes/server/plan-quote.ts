import { Refusal } from '../../../api/refusal.ts'
import { PaymentsError } from '../../../platform/payments/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { OrderKind, QuoteAct } from '../../contract.ts'
import { liveSubscription } from '../../server/store.ts'
import { acceptsOrders, isPaused } from '../../subscriptions/plan-deadlines.ts'
import { priceOf } from '../../subscriptions/server/diff-to-events.ts'
import { planOf, type Subscription } from '../../subscriptions/server/plan-row.ts'
import { trySyncSubscription } from '../../subscriptions/server/sync-subscription.ts'

/** What an order would do to the plan that the person has; amounts where the provider computes them. */
export type OrderEffect = {
  act: QuoteAct
  subscriptionId: string | null
  reckonedAt: Date | null
  /** Cents a month, when the contract that continues has named them. */
  price: number | null
  figures: { today: number; monthlyFrom: Date } | null
}

/** Cents. The provider moves less to the next month, which would then cost more than was shown. */
const smallestCharge = 50

const simple = (act: QuoteAct, live: { id: string; price: number } | null = null): OrderEffect => ({
  act,
  subscriptionId: live?.id ?? null,
  reckonedAt: null,
  price: live?.price ?? null,
  figures: null,
})

/**
 * Decides what an order does for this person. Asks the provider for the difference when another plan replaces a running
 * one, so it must be called outside any transaction.
 * @throws Refusal `plan_exists`, `plan_not_changeable`, `payments_unavailable`
 */
export async function orderEffectFor(
  ports: Ports,
  personId: string,
  kind: OrderKind,
  again = false,
): Promise<OrderEffect> {
  if (kind === 'first') return simple('hold')
  const live = await liveSubscription(ports.db, personId)
  if (!live || live.state === 'incomplete') return simple('new')
  if (isPaused(planOf(live), ports.clock.now())) {
    if (live.plan !== kind || !acceptsOrders(planOf(live))) throw notChangeable()
    return simple('resume', live)
  }
  requireOrderable(live, kind)
  if (!live.providerId) throw unavailable()
  if (live.state === 'restricted') {
    if (live.plan !== kind) throw notChangeable()
    return simple('reopen', live)
  }
  if (kind === 'plan') {
    if (live.state !== 'first_period') throw notChangeable()
    return simple('early', live)
  }
  try {
    return await changeToCopilot(ports, live, live.providerId)
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    if (error.kind === 'unavailable' || again) throw unavailable()
    // The plan ended at the provider and was not reported yet: syncs it and decides again.
    await trySyncSubscription(ports, live.id)
    return orderEffectFor(ports, personId, kind, true)
  }
}

const notChangeable = () => new Refusal('plan_not_changeable', 409)
const unavailable = () => new Refusal('payments_unavailable', 503, { retryAfter: 3 })

function requireOrderable(live: Subscription, kind: OrderKind): void {
  const reorderable = live.state === 'first_period' || live.state === 'restricted'
  if (live.plan === kind && !reorderable) throw new Refusal('plan_exists', 409)
  if (live.state === 'past_due' || live.state === 'paused' || !acceptsOrders(planOf(live))) throw notChangeable()
}

/** What the provider computes for the rest of the period. */
async function changeToCopilot(ports: Ports, live: Subscription, subscription: string): Promise<OrderEffect> {
  const reckonedAt = new Date(Math.floor(ports.clock.now().getTime() / 1000) * 1000)
  const preview = await ports.payments.previewSubscriptionChange({
    subscription,
    price: priceOf('copilot'),
    amount: ports.config.COPILOT_PRICE,
    at: reckonedAt,
    startNow: live.state === 'first_period',
  })
  if (preview.total > 0 && preview.total < smallestCharge) throw notChangeable()
  const figures = { today: preview.amountDue, monthlyFrom: preview.periodEndsAt }
  return { act: 'change', subscriptionId: live.id, reckonedAt, price: null, figures }
}
