import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { agreementOf, paidAheadOf } from '../../cancellation/server/agreement.ts'
import { refundCharge } from '../../refunds/server/refund-charge.ts'
import { liveSubscription, lockOpenPlanOrder, purchaseById, voidOpenPlanOrders } from '../../server/store.ts'
import { reassignServices } from '../../services/server/store.ts'
import { endPlan } from '../../subscriptions/server/effects.ts'
import type { Subscription } from '../../subscriptions/server/store.ts'

/**
 * Moves a visitor's purchases to the account that turned out to be theirs: the order can be seen and synced, the plan
 * shown and cancelled. Of two plans the account's own stays, unless it was never paid; the other ends before it could
 * charge again, and its remaining days are refunded. Quotes stay as they were signed.
 */
export async function claimPurchases(tx: Tx, from: string, to: string, ports: Ports): Promise<void> {
  const joined = { person_id: to }
  // Of two unpaid plan orders the account's own stays.
  if (await lockOpenPlanOrder(tx, to)) await voidOpenPlanOrders(tx, from)
  await tx
    .updateTable('purchase')
    .set({ ...joined, claimed_at: sql<Date>`now()` })
    .where('person_id', '=', from)
    .execute()
  const [theirs, own] = [await liveSubscription(tx, from), await liveSubscription(tx, to)]
  if (theirs && own) await replaced(ports, tx, own.state === 'incomplete' ? own : theirs)
  await tx.updateTable('subscription').set(joined).where('person_id', '=', from).execute()
  await tx.updateTable('charge').set(joined).where('person_id', '=', from).execute()
  await tx.updateTable('credit').set(joined).where('person_id', '=', from).execute()
  await tx.updateTable('invoice').set(joined).where('person_id', '=', from).execute()
  await tx.updateTable('consent').set(joined).where('person_id', '=', from).execute()
  await reassignServices(tx, from, to)
  const known = await tx.selectFrom('customer').select('person_id').where('person_id', '=', to).executeTakeFirst()
  if (!known) await tx.updateTable('customer').set(joined).where('person_id', '=', from).execute()
}

/** Refunds what was paid ahead under the replaced plan, so that nobody pays twice for the same days. */
async function replaced(ports: Ports, tx: Tx, plan: Subscription): Promise<void> {
  const order = await purchaseById(tx, plan.purchase_id)
  const agreement = order && (await agreementOf(tx, order))
  for (const { chargeId, amount } of agreement ? paidAheadOf(agreement, ports.clock.now()) : [])
    await refundCharge(ports, tx, { chargeId, amount, reason: 'mistake' })
  await endPlan(ports, tx, plan.id, 'replaced')
}
