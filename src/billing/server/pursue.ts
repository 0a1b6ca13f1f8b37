import { contactOf } from '../../accounts/server/people.ts'
import { Refusal } from '../../api/refusal.ts'
import type { Tx } from '../../platform/db/port.ts'
import { PaymentsError } from '../../platform/payments/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { settleOrder } from './settle.ts'
import { customerOf, keepCustomer, lockPurchase, purchaseById, updatePurchase } from './store.ts'

/**
 * Prepares the payment at the provider for an order that has none yet and keeps its id before anybody may pay it.
 * Safe to repeat: the provider's idempotency keys are our row ids.
 * @throws PaymentsError
 */
export async function preparePayment(ports: Ports, orderId: string): Promise<void> {
  const row = await purchaseById(ports.db, orderId)
  if (!row || row.payment_intent || row.status !== 'created') return
  const contact = await contactOf(ports.db, row.person_id)
  if (!contact) throw new Refusal('email_needed', 409)
  const known = await customerOf(ports.db, row.person_id)
  const customer =
    known?.provider_id ??
    (await ports.payments.createCustomer({
      personId: row.person_id,
      email: contact.email,
      name: contact.name ?? undefined,
      locale: contact.locale,
    }))
  if (!known) await keepCustomer(ports.db, row.person_id, customer, ports.clock.now())
  const hold = await ports.payments.holdFirstQuestion({
    orderId: row.id,
    customer,
    amount: row.amount,
    currency: 'eur',
    description: 'Clairavis',
    metadata: { person_id: row.person_id, quote_id: row.quote_id },
  })
  await updatePurchase(ports.db, row.id, { payment_intent: hold.paymentIntent, client_secret: hold.clientSecret })
}

/** An expert has accepted: the held amount is to be taken. Inside the accepting transaction. */
export async function captureLater(ports: Ports, tx: Tx, orderId: string): Promise<void> {
  const row = await lockPurchase(tx, orderId)
  if (row?.wanted !== 'hold') return
  await updatePurchase(tx, orderId, { wanted: 'capture' })
  await ports.jobs.enqueue(tx, 'billing.pursue', { orderId })
}

/** Nothing will be taken: the hold is let go, or the refund asked where the capture came first. */
export async function giveBackLater(ports: Ports, tx: Tx, orderId: string): Promise<void> {
  const row = await lockPurchase(tx, orderId)
  if (!row || row.status === 'voided' || row.status === 'refunded') return
  await updatePurchase(tx, orderId, { wanted: row.wanted === 'hold' && row.status !== 'captured' ? 'void' : 'refund' })
  await ports.jobs.enqueue(tx, 'billing.pursue', { orderId })
}

/**
 * Does at the provider what the row wants, then settles. The call comes first and the row follows what the provider
 * then says; after a crash the job runs again under the same key.
 */
export async function pursue(ports: Ports, orderId: string): Promise<void> {
  await settleOrder(ports, orderId)
  const row = await purchaseById(ports.db, orderId)
  if (!row) return
  const paymentIntent = row.payment_intent
  if (!paymentIntent) return
  if (row.wanted === 'capture' && row.status === 'held') {
    try {
      await ports.payments.capture({ orderId, paymentIntent })
    } catch (error) {
      if (!(error instanceof PaymentsError) || (error.kind !== 'declined' && error.kind !== 'conflict')) throw error
      await captureFailed(ports, orderId, error.message)
      return
    }
  } else if (row.wanted === 'void' && row.status !== 'captured') {
    const payment = await ports.payments.retrievePayment(paymentIntent)
    if (payment.status === 'canceled') return
    await ports.payments.voidHold({ orderId, paymentIntent })
    if (row.payment_method) await ports.payments.detachCard(row.payment_method).catch(() => {})
  } else if (row.wanted === 'refund' && row.status === 'held') {
    await ports.payments.voidHold({ orderId, paymentIntent })
  } else if (row.wanted === 'refund' && row.status === 'captured') {
    await ports.payments.refund({ claimId: orderId, paymentIntent, amount: row.amount })
  } else return
  await settleOrder(ports, orderId)
}

async function captureFailed(ports: Ports, orderId: string, reason: string): Promise<void> {
  await ports.db.transaction().execute(async (tx) => {
    const row = await lockPurchase(tx, orderId)
    if (!row) return
    await updatePurchase(tx, orderId, { last_error: reason.slice(0, 200) })
    await ports.jobs.enqueue(tx, 'order.capture-failed', { orderId, questionId: row.question_id })
    await ports.live.announce(tx, [row.person_id], { kind: 'order', ref: orderId })
  })
}
