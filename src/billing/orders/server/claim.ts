import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { agreementOf, paidAheadOf } from '../../cancellation/server/agreement.ts'
import { refundCharge } from '../../refunds/server/refund-charge.ts'
import { liveSubscription, lockOpenPlanOrder, voidOpenPlanOrders } from '../../server/store.ts'
import { purchaseById } from '../../server/views.ts'
import { reassignServices } from '../../services/server/store.ts'
import { endPlan } from '../../subscriptions/server/effects.ts'
import type { Subscription } from '../../subscriptions/server/plan-row.ts'
import { moveCustomer, moveOrders, movePaidRecords } from './claim-store.ts'

/**
 * Moves a visitor's purchases to the account that turned out to be theirs: the order can be seen and synced, the plan
 * shown and cancelled. Of two plans the account's own stays, unless it was never paid; the other ends before it could
 * charge again, and its remaining days are refunded. Quotes stay as they were signed.
 */
export async function claimPurchases(tx: Tx, from: string, to: string, ports: Ports): Promise<void> {
  // Of two unpaid plan orders the account's own stays.
  if (await lockOpenPlanOrder(tx, to)) await voidOpenPlanOrders(tx, from)
  await moveOrders(tx, from, to)
  const [theirs, own] = [await liveSubscription(tx, from), await liveSubscription(tx, to)]
  if (theirs && own) await replaced(ports, tx, own.state === 'incomplete' ? own : theirs)
  await movePaidRecords(tx, from, to)
  await reassignServices(tx, from, to)
  await moveCustomer(tx, from, to)
}

/** Refunds what was paid ahead under the replaced plan, so that nobody pays twice for the same days. */
async function replaced(ports: Ports, tx: Tx, plan: Subscription): Promise<void> {
  const order = await purchaseById(tx, plan.purchaseId)
  const agreement = order && (await agreementOf(tx, order))
  for (const { chargeId, amount } of agreement ? paidAheadOf(agreement, ports.clock.now()) : [])
    await refundCharge(ports, tx, { chargeId, amount, reason: 'mistake' })
  await endPlan(ports, tx, plan.id, 'replaced')
}
