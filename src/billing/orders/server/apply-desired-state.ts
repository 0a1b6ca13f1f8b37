import type { Db, Tx } from '../../../platform/db/port.ts'
import { PaymentsError } from '../../../platform/payments/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { agreementOf, paidAheadOf } from '../../cancellation/server/agreement.ts'
import { refundCharge, requestRefundFromStripe } from '../../refunds/server/refund-charge.ts'
import { requestedRefundsOf } from '../../refunds/server/store.ts'
import { cardInUse, lockPurchase, type Purchase, subscriptionOf, updatePurchase } from '../../server/store.ts'
import type { CreditReason } from '../../server/tables.ts'
import { purchaseById } from '../../server/views.ts'
import { withCustomer } from '../../stripe/server/customers.ts'
import { endPlan } from '../../subscriptions/server/effects.ts'
import { preparePlanPayment, voidPlanOrder } from './plan-order.ts'
import { syncOrderFromStripe } from './sync-order.ts'

/**
 * Prepares the payment at the provider for an order that has none yet, and stores its id before anybody may pay it.
 * Safe to repeat: the idempotency keys name our rows and the changeable details of their person.
 * @throws PaymentsError
 */
export async function preparePayment(ports: Ports, orderId: string): Promise<void> {
  const row = await purchaseById(ports.db, orderId)
  if (!row || row.paymentIntent || row.status !== 'created') return
  if (row.kind !== 'first') return preparePlanPayment(ports, row, (act) => withCustomer(ports, row, act))
  const hold = await withCustomer(ports, row, (customer) =>
    ports.payments.holdFirstQuestion({
      orderId: row.id,
      customer,
      amount: row.amount,
      currency: 'eur',
      description: 'Clairavis',
      metadata: { person_id: row.personId },
    }),
  )
  await ports.db.transaction().execute(async (tx) => {
    const now = await lockPurchase(tx, orderId)
    if (!now || now.paymentIntent) return
    await updatePurchase(tx, orderId, { paymentIntent: hold.paymentIntent, clientSecret: hold.clientSecret })
    // The order was given up meanwhile: nobody may pay it any more.
    if (now.wanted !== 'hold') await ports.jobs.enqueue(tx, 'billing.pursue', { orderId })
  })
}

/** Requests the capture of a hold that an expert's acceptance makes due. Inside the accepting transaction. */
export async function captureLater(ports: Ports, tx: Tx, orderId: string): Promise<void> {
  const row = await lockPurchase(tx, orderId)
  if (row?.wanted !== 'hold') return
  await updatePurchase(tx, orderId, { wanted: 'capture' })
  await ports.jobs.enqueue(tx, 'billing.pursue', { orderId })
}

/**
 * Requests the release of the hold. If the capture came first, refunds the money and ends the plan that followed from
 * it, in the caller's transaction; a capture still under way is refunded once it is done. Returns the refund, if there
 * is one already.
 */
export async function voidOrRefundLater(
  ports: Ports,
  tx: Tx,
  orderId: string,
  reason: CreditReason = 'no_answer',
): Promise<string | null> {
  const row = await lockPurchase(tx, orderId)
  if (!row || row.status === 'voided' || row.status === 'refunded') return null
  await updatePurchase(tx, orderId, { wanted: row.wanted === 'hold' && row.status !== 'captured' ? 'void' : 'refund' })
  const refund = row.status === 'captured' ? await giveBackOrder(ports, tx, row, reason) : null
  await ports.jobs.enqueue(tx, 'billing.pursue', { orderId })
  return refund
}

/**
 * Refunds what is left of an order and ends its plan: nobody is charged a month after a first question that was
 * refunded. The remaining days of a month ordered early are refunded too.
 */
async function giveBackOrder(ports: Ports, tx: Tx, row: Purchase, reason: CreditReason): Promise<string | null> {
  const refund = await refundCharge(ports, tx, { chargeId: row.id, reason })
  const agreement = await agreementOf(tx, row)
  for (const { chargeId, amount } of agreement ? paidAheadOf(agreement, ports.clock.now()) : [])
    await refundCharge(ports, tx, { chargeId, amount, reason })
  const plan = await subscriptionOf(tx, row.id)
  if (plan) await endPlan(ports, tx, plan.id, reason === 'guarantee' ? 'guarantee' : 'refunded')
  return refund
}

/**
 * What refunding the rest of an order does besides: whether a plan ends, and the cents refunded for the days that were paid
 * in advance.
 */
export async function effectsOfFullRefund(db: Db, orderId: string, now: Date) {
  const row = await purchaseById(db, orderId)
  const agreement = row && (await agreementOf(db, row))
  const plan = row && (await subscriptionOf(db, row.id))
  const ahead = agreement ? paidAheadOf(agreement, now).filter(({ chargeId }) => chargeId !== orderId) : []
  return {
    endsPlan: plan !== undefined && plan.state !== 'ended',
    ahead: ahead.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** Refunds an order captured after its refund was requested, or repeats a request whose answer was lost. */
async function refundOrder(ports: Ports, orderId: string): Promise<void> {
  await ports.db.transaction().execute(async (tx) => {
    const row = await lockPurchase(tx, orderId)
    if (row?.status === 'captured') await giveBackOrder(ports, tx, row, 'no_answer')
  })
  for (const { id } of await requestedRefundsOf(ports.db, orderId)) await requestRefundFromStripe(ports, id)
}

type Payment = { orderId: string; paymentIntent: string }

/**
 * Does at the provider what the row wants, then syncs. The call comes first and the row follows what the provider then
 * says; after a crash the job runs again under the same key.
 */
export async function applyDesiredState(ports: Ports, orderId: string): Promise<void> {
  await syncOrderFromStripe(ports, orderId)
  const row = await purchaseById(ports.db, orderId)
  if (row && row.kind !== 'first')
    return row.wanted === 'void' && row.status !== 'captured' ? voidPlanOrder(ports, row) : undefined
  if (!row?.paymentIntent) return
  const payment = { orderId, paymentIntent: row.paymentIntent }
  if (row.wanted === 'capture' && row.status === 'held') await capture(ports, payment)
  else if (row.wanted === 'refund' && row.status === 'captured') await refundOrder(ports, orderId)
  else if (mustBeLetGo(row)) await ports.payments.voidHold(payment)
  else return
  await syncOrderFromStripe(ports, orderId)
}

/** The secret is cleared when the provider has confirmed that nothing can be paid with it any more. */
function mustBeLetGo({ wanted, status, clientSecret }: Purchase): boolean {
  const over = status === 'captured' || status === 'refunded' || clientSecret === null
  return (wanted === 'void' || wanted === 'refund') && !over
}

/** A refusal counts only if the payment itself shows no capture: a conflict may be our own other attempt. */
async function capture(ports: Ports, payment: Payment): Promise<void> {
  try {
    await ports.payments.capture(payment)
  } catch (error) {
    if (!(error instanceof PaymentsError) || (error.kind !== 'declined' && error.kind !== 'conflict')) throw error
    const { status } = await ports.payments.retrievePayment(payment.paymentIntent)
    if (status === 'succeeded' || status === 'canceled') return
    if (status === 'requires_capture' && error.kind === 'conflict') throw error
    await captureFailed(ports, payment.orderId, error.declineCode ?? error.code ?? 'card_declined')
  }
}

/** Ends the order, so that another card can pay a new one, and releases its hold. */
async function captureFailed(ports: Ports, orderId: string, reason: string): Promise<void> {
  await ports.db.transaction().execute(async (tx) => {
    const row = await lockPurchase(tx, orderId)
    if (row?.status !== 'held') return
    await updatePurchase(tx, orderId, {
      status: 'voided',
      voidedAt: ports.clock.now(),
      wanted: 'void',
      lastError: reason,
    })
    await ports.jobs.enqueue(tx, 'billing.pursue', { orderId })
    await ports.jobs.enqueue(tx, 'order.capture-failed', { orderId, questionId: row.questionId })
    await ports.live.announce(tx, [row.personId], { kind: 'order', ref: orderId })
  })
}

/** Skipped when the same card pays something else of the same person. */
export async function detachCard(ports: Ports, card: { orderId: string; paymentMethod: string }): Promise<void> {
  if (await cardInUse(ports.db, card.paymentMethod, card.orderId)) return
  try {
    await ports.payments.detachCard(card.paymentMethod)
  } catch (error) {
    // The provider does not know this card: nothing is left to detach.
    if (!(error instanceof PaymentsError) || error.kind !== 'invalid') throw error
  }
}
