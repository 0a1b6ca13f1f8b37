import type { Tx } from '../../platform/db/port.ts'
import type { ProviderPayment } from '../../platform/payments/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { recordCredit } from './books.ts'
import { lockCharge } from './books-store.ts'
import { lostOf } from './dispute-store.ts'
import { endPlan } from './plan-effects.ts'
import { type Purchase, subscriptionOf, updatePurchase } from './store.ts'

/** A captured order was given back whole: credit note, ledger mirrored, plan ended, in one unit. */
export async function recordRefund(ports: Ports, tx: Tx, row: Purchase, payment: ProviderPayment): Promise<void> {
  const lost = await lostOf(tx, row.id)
  if (payment.amountRefunded + lost < row.amount) return
  // Given back on the provider's own page: what was asked for by us, or taken by the bank, is written down already.
  const charge = await lockCharge(tx, row.id)
  const left = charge ? charge.amount - charge.credited - lost : 0
  if (left > 0)
    await recordCredit(ports, tx, {
      chargeId: row.id,
      source: 'provider_refund',
      sourceId: `${row.id}:provider`,
      amount: left,
      reason: 'goodwill',
    })
  const subscription = await subscriptionOf(tx, row.id)
  if (subscription) await endPlan(ports, tx, subscription.id, 'refunded')
  await orderReturned(ports, tx, row)
}

/** All of it is back with the client, by us or by the bank. */
export async function orderReturned(ports: Ports, tx: Tx, row: Purchase): Promise<void> {
  await updatePurchase(tx, row.id, { status: 'refunded', refunded_at: ports.clock.now() })
  await ports.jobs.enqueue(tx, 'order.refunded', { orderId: row.id, questionId: row.question_id })
  await ports.live.announce(tx, [row.person_id], { kind: 'order', ref: row.id })
}
