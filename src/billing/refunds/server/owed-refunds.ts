import { Refusal } from '../../../api/refusal.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { lockCharge, lockChargeForRefund } from '../../ledger/server/payment-views.ts'
import { insertEntries, lockPurchase } from '../../server/store.ts'
import { markOrderRefunded } from './record-refund.ts'
import { isStillOwed, lockRefund, refundWithCharge, updateRefund } from './store.ts'

/**
 * Records that a refund which a card could not receive was paid by another way, with its own reference: it is no longer
 * owed. Recorded once. Returns the charge that it belongs to.
 * @throws Refusal `refund_unknown`, `refund_settled`
 */
export async function markRefundPaidOutOfBand(
  ports: Ports,
  tx: Tx,
  { id, reference }: { id: string; reference: string },
): Promise<{ chargeId: string; amount: number }> {
  const known = await refundWithCharge(tx, id)
  if (known) await lockChargeForRefund(tx, known.chargeId)
  const row = await lockRefund(tx, id)
  if (row?.state !== 'failed') throw new Refusal('refund_unknown', 404)
  if (row.paidAt) throw new Refusal('refund_settled', 409)
  const now = ports.clock.now()
  await updateRefund(tx, id, { paidAt: now, paidReference: reference, changedAt: now })
  await insertEntries(tx, 'refund_paid', id, now, [
    { account: 'refunds_owed', amount: row.amount },
    { account: 'bank', amount: -row.amount },
  ])
  await ports.jobs.enqueue(tx, 'billing.refund-letter', { refundId: id, letter: 'refund_paid' })
  await closeOrder(ports, tx, row.chargeId)
  return { chargeId: row.chargeId, amount: row.amount }
}

/** Closes the order of a first question when no refund of it is owed any more. */
async function closeOrder(ports: Ports, tx: Tx, chargeId: string): Promise<void> {
  const charge = await lockCharge(tx, chargeId)
  if (charge?.source !== 'order' || charge.credited < charge.amount || (await isStillOwed(tx, chargeId))) return
  const order = await lockPurchase(tx, charge.sourceId)
  if (order?.status === 'captured') await markOrderRefunded(ports, tx, order)
}
