import type { Tx } from '../../platform/db/port.ts'
import type { ProviderPayment } from '../../platform/payments/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { vatIn } from '../quote.ts'
import { issue } from './capture.ts'
import { type Purchase, post, quoteOf, subscriptionOf, updatePurchase, updateSubscription } from './store.ts'

/** A captured order was given back whole: credit note, ledger mirrored, plan ended, in one unit. */
export async function recordRefund(ports: Ports, tx: Tx, row: Purchase, payment: ProviderPayment): Promise<void> {
  if (payment.amountRefunded < row.amount) return
  const now = ports.clock.now()
  const quote = await quoteOf(tx, row.quote_id)
  const rate = Number(quote.vat_rate)
  const vat = vatIn(row.amount, rate)
  await updatePurchase(tx, row.id, { status: 'refunded', refunded_at: now })
  await issue(tx, ports, row, { kind: 'credit_note', prefix: 'A', total: -row.amount, vat: -vat, rate, now })
  await post(tx, 'refund', row.id, now, [
    { account: 'provider_clearing', amount: -row.amount },
    { account: 'revenue_question', amount: row.amount - vat },
    { account: 'vat_collected', amount: vat },
  ])
  const subscription = await subscriptionOf(tx, row.id)
  if (subscription && subscription.state !== 'ended') {
    await updateSubscription(tx, subscription.id, { state: 'ended', ended_at: now, end_reason: 'refunded' })
    await ports.jobs.enqueue(tx, 'billing.unsubscribe', { subscriptionId: subscription.id })
  }
  await ports.jobs.enqueue(tx, 'order.refunded', { orderId: row.id, questionId: row.question_id })
  await ports.live.announce(tx, [row.person_id], { kind: 'order', ref: row.id })
}
