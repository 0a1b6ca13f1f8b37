import type { Tx } from '../../platform/db/port.ts'
import type { ProviderPayment } from '../../platform/payments/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { recordCapture } from './capture.ts'
import { recordRefund } from './refund.ts'
import { cardHadFirstOffer, lockPurchase, type Purchase, updatePurchase } from './store.ts'

/** The provider shows something else than what was ordered: never settled, always looked at by a person. */
export class PaymentMismatch extends Error {}

/**
 * Brings our row to what the provider says now. The return page, the webhook and the reconciliation all call this one
 * function; it asks the provider while holding the row's lock, so order and number of calls cannot matter.
 * @throws PaymentMismatch, PaymentsError
 */
export async function settleOrder(ports: Ports, orderId: string): Promise<void> {
  await ports.db.transaction().execute(async (tx) => {
    const row = await lockPurchase(tx, orderId)
    if (!row?.payment_intent || row.status === 'refunded') return
    const payment = await ports.payments.retrievePayment(row.payment_intent)
    assertSame(row, payment)
    await apply(ports, tx, row, payment)
    await updatePurchase(tx, row.id, { settled_at: ports.clock.now() })
  })
}

function assertSame(row: Purchase, payment: ProviderPayment): void {
  const wrong =
    payment.amount !== row.amount || payment.currency !== row.currency || payment.orderId !== row.id
      ? `order ${row.id}: provider has ${payment.amount} ${payment.currency} for order ${payment.orderId}`
      : null
  if (wrong) throw new PaymentMismatch(wrong)
}

async function apply(ports: Ports, tx: Tx, row: Purchase, payment: ProviderPayment): Promise<void> {
  switch (payment.status) {
    case 'requires_payment_method':
      if (row.status === 'created' || row.status === 'action_needed' || row.status === 'declined')
        await updatePurchase(tx, row.id, {
          status: payment.lastError ? 'declined' : row.status,
          last_error: payment.lastError,
        })
      return
    case 'requires_confirmation':
    case 'requires_action':
    case 'processing':
      if (row.status === 'created' || row.status === 'declined')
        await updatePurchase(tx, row.id, { status: 'action_needed' })
      return
    case 'requires_capture':
      if (row.status === 'held') return
      return recordHold(ports, tx, row, payment)
    case 'succeeded':
      if (row.status === 'captured')
        return payment.amountRefunded > 0 ? recordRefund(ports, tx, row, payment) : undefined
      if (row.status !== 'held') await recordHold(ports, tx, row, payment)
      return recordCapture(ports, tx, { ...row, status: 'held', held_at: row.held_at ?? ports.clock.now() }, payment)
    case 'canceled':
      if (row.status !== 'voided') await recordVoid(ports, tx, row)
      return
  }
}

async function recordHold(ports: Ports, tx: Tx, row: Purchase, payment: ProviderPayment): Promise<void> {
  if (row.status === 'voided') return
  const again =
    row.kind === 'first' && payment.cardFingerprint
      ? await cardHadFirstOffer(tx, payment.cardFingerprint, row.id)
      : false
  await updatePurchase(tx, row.id, {
    status: 'held',
    held_at: ports.clock.now(),
    last_error: again ? 'first_offer_used' : null,
    payment_method: payment.paymentMethod,
    card_fingerprint: payment.cardFingerprint,
    card_last4: payment.cardLast4,
  })
  if (again) {
    // One introductory offer per card: the hold is let go, nothing is taken, the page says why.
    await updatePurchase(tx, row.id, { wanted: 'void' })
    await ports.jobs.enqueue(tx, 'billing.pursue', { orderId: row.id })
    return
  }
  await ports.jobs.enqueue(tx, 'order.held', { orderId: row.id, questionId: row.question_id })
  await ports.live.announce(tx, [row.person_id], { kind: 'order', ref: row.id })
}

async function recordVoid(ports: Ports, tx: Tx, row: Purchase): Promise<void> {
  await updatePurchase(tx, row.id, { status: 'voided', voided_at: ports.clock.now(), client_secret: null })
  await ports.jobs.enqueue(tx, 'order.voided', { orderId: row.id, questionId: row.question_id })
  await ports.live.announce(tx, [row.person_id], { kind: 'order', ref: row.id })
}
