import type { Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { lockGivingBack } from './books-store.ts'
import { orderReturned } from './refund.ts'
import { lockWaiting, type RefundRow, turnOf, updateRefund } from './refund-store.ts'
import { post, purchaseById } from './store.ts'

/** The bank decides about the payment: until then the money is the client's, and owed. */
export async function letWait(ports: Ports, tx: Tx, row: Pick<RefundRow, 'id' | 'tries' | 'amount'>): Promise<void> {
  const now = ports.clock.now()
  await updateRefund(tx, row.id, { state: 'waits', changed_at: now })
  await post(tx, 'refund_waits', turnOf(row), now, [
    { account: 'provider_clearing', amount: row.amount },
    { account: 'refunds_owed', amount: -row.amount },
  ])
}

/**
 * The bank has decided: what it gave back is owed no longer, and is booked against the dispute by the caller; the rest is
 * asked of the provider again. Answers how many cents of it the bank has covered.
 */
export async function goOn(ports: Ports, tx: Tx, chargeId: string, givenByBank: number): Promise<number> {
  const now = ports.clock.now()
  const charge = await lockGivingBack(tx, chargeId)
  let left = givenByBank
  for (const row of await lockWaiting(tx, chargeId)) {
    const covered = Math.min(left, row.amount)
    left -= covered
    if (covered === row.amount) {
      await updateRefund(tx, row.id, { state: 'by_bank', changed_at: now })
      continue
    }
    const rest = row.amount - covered
    await updateRefund(tx, row.id, { state: 'asked', amount: rest, tries: row.tries + 1, changed_at: now })
    await post(tx, 'refund_again', turnOf(row), now, [
      { account: 'provider_clearing', amount: -rest },
      { account: 'refunds_owed', amount: rest },
    ])
    await ports.jobs.enqueue(tx, 'billing.refund', { refundId: row.id })
  }
  const order = charge?.source === 'order' ? await purchaseById(tx, charge.source_id) : undefined
  const whole = charge && charge.credited === charge.amount && givenByBank >= charge.amount
  if (order && whole && order.status === 'captured') await orderReturned(ports, tx, order)
  return givenByBank - left
}
