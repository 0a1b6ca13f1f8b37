import type { Tx } from '../../../platform/db/port.ts'
import type { ProviderPayment } from '../../../platform/payments/port.ts'
import type { ProviderRefund } from '../../../platform/payments/port-refunds-disputes.ts'
import type { Ports } from '../../../platform/ports.ts'
import { amountLostToDisputes, chargeOfPayment } from '../../disputes/server/store.ts'
import { recordCredit } from '../../ledger/server/ledger.ts'
import { lockCharge } from '../../ledger/server/payment-views.ts'
import { raiseAlert } from '../../server/alerts.ts'
import { insertEntries, type Purchase, subscriptionOf, updatePurchase } from '../../server/store.ts'
import { withTimeout } from '../../server/with-timeout.ts'
import { endPlan } from '../../subscriptions/server/effects.ts'
import {
  allRefundsOf,
  insertRefund,
  isRefundInTransit,
  refundAttemptId,
  setCreditFailedAt,
  updateRefund,
} from './store.ts'
import type { RefundRow } from './views.ts'

/** Records that an order was refunded in full, by us, by the bank or on the provider's own page, and ends its plan. */
export async function recordFullRefund(ports: Ports, tx: Tx, row: Purchase, payment: ProviderPayment): Promise<void> {
  if (payment.amountRefunded + (await amountLostToDisputes(tx, row.id)) < row.amount) return
  for (const refund of await withTimeout(ports.payments.listRefunds(payment.id)))
    await recordOutOfBandRefund(ports, tx, payment.id, refund)
  const subscription = await subscriptionOf(tx, row.id)
  if (subscription) await endPlan(ports, tx, subscription.id, 'refunded')
  await markOrderRefunded(ports, tx, row)
}

/**
 * Records a refund that was made on the provider's own page, with its credit note, and alerts staff that it was not
 * requested here. `false` when it is known.
 */
export async function recordOutOfBandRefund(
  ports: Ports,
  tx: Tx,
  paymentIntent: string,
  refund: ProviderRefund,
): Promise<boolean> {
  if (!isRefundInTransit(refund)) return false
  const known = await chargeOfPayment(tx, paymentIntent)
  const charge = known && (await lockCharge(tx, known.id))
  if (!charge) return false
  const ours = await allRefundsOf(tx, charge.id)
  if (ours.some(({ id, providerId }) => providerId === refund.id || id === refund.claimId)) return false
  // It may be one of ours that has no provider id yet: it is checked again when it has one.
  if (ours.some(({ state, providerId }) => state === 'asked' && providerId === null)) return false
  if (await sentAgain(ports, tx, ours, refund)) return true
  const amount = Math.min(refund.amount, charge.amount - charge.credited - (await amountLostToDisputes(tx, charge.id)))
  if (amount <= 0) return false
  const id = ports.ids.id()
  const now = ports.clock.now()
  const source = { source: 'provider_refund', sourceId: refund.id } as const
  if (!(await recordCredit(ports, tx, { id, chargeId: charge.id, ...source, amount, reason: 'goodwill' }))) return false
  await insertRefund(tx, {
    id,
    chargeId: charge.id,
    amount,
    state: 'sent',
    providerId: refund.id,
    failure: null,
    askedAt: now,
    changedAt: now,
  })
  const detail = { expected: charge.credited, found: charge.credited + refund.amount, refund: refund.id }
  await raiseAlert(ports, tx, { kind: 'drift', ref: `refund_differs:${charge.id}`, detail })
  return true
}

/**
 * A refund of the very amount that a card could not receive before: staff have sent it again. It is no longer owed, and
 * nothing else is refunded.
 */
async function sentAgain(ports: Ports, tx: Tx, ours: RefundRow[], refund: ProviderRefund): Promise<boolean> {
  const row = ours.find(({ state, paidAt, amount }) => state === 'failed' && !paidAt && amount === refund.amount)
  if (!row) return false
  const now = ports.clock.now()
  const anew = { state: 'sent', providerId: refund.id, failure: null, tries: row.tries + 1, changedAt: now } as const
  await updateRefund(tx, row.id, anew)
  await setCreditFailedAt(tx, row.id, null)
  await insertEntries(tx, 'refund_again', refundAttemptId(row), now, [
    { account: 'provider_clearing', amount: -row.amount },
    { account: 'refunds_owed', amount: row.amount },
  ])
  return true
}

/** Records that all of the money is back with the client, by us or by the bank. */
export async function markOrderRefunded(ports: Ports, tx: Tx, row: Purchase): Promise<void> {
  await updatePurchase(tx, row.id, { status: 'refunded', refundedAt: ports.clock.now() })
  await ports.jobs.enqueue(tx, 'order.refunded', { orderId: row.id, questionId: row.questionId })
  await ports.live.announce(tx, [row.personId], { kind: 'order', ref: row.id })
}
