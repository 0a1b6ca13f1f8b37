import type { Tx } from '../../../platform/db/port.ts'
import type { ProviderPayment } from '../../../platform/payments/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { recordFullRefund } from '../../refunds/server/record-refund.ts'
import { raiseAlert } from '../../server/alerts.ts'
import { singleflight } from '../../server/singleflight.ts'
import {
  cardHadFirstOffer,
  lockOffer,
  lockOrderSync,
  lockPurchase,
  type Purchase,
  subscriptionOf,
  updatePurchase,
} from '../../server/store.ts'
import { firstOfferUsed, purchaseById } from '../../server/views.ts'
import { retryOnSerializationFailure, withTimeout } from '../../server/with-timeout.ts'
import { syncSubscriptionFromStripe } from '../../subscriptions/server/sync-subscription.ts'
import { emailHadFirstOffer, insertFirstOffer } from './abuse-store.ts'
import { recordCapture } from './capture.ts'
import { emailHash } from './email-hash.ts'

/** The provider's payment differs from the order: it is never recorded, and staff are always alerted. */
export class PaymentMismatch extends Error {}

/** Each sync holds a database connection while the provider answers. */
const looksAtOnce = 4
const looking = singleflight(looksAtOnce)

/**
 * Updates our row to what the provider says now. The return page, the webhook and the reconciliation all call this one
 * function; it asks the provider while nobody else syncs the same order, so order and number of calls cannot matter.
 * The row itself is locked only afterwards: an expert who accepts does not wait for the provider.
 * @throws PaymentMismatch, PaymentsError
 */
export async function syncOrderFromStripe(ports: Ports, orderId: string): Promise<void> {
  try {
    await look(ports, orderId)
  } catch (error) {
    if (error instanceof PaymentMismatch)
      await raiseAlert(ports, ports.db, { kind: 'payment_mismatch', ref: orderId, detail: { seen: error.message } })
    throw error
  }
}

async function look(ports: Ports, orderId: string): Promise<void> {
  const order = await purchaseById(ports.db, orderId)
  if (!order) return
  if (order.kind !== 'first') return settlePlanOrder(ports, order)
  return looking(orderId, () =>
    retryOnSerializationFailure(() =>
      ports.db.transaction().execute(async (tx) => {
        await lockOrderSync(tx, orderId)
        const known = await purchaseById(tx, orderId)
        if (!known?.paymentIntent || known.status === 'refunded') return
        const payment = await withTimeout(ports.payments.retrievePayment(known.paymentIntent))
        const row = await lockPurchase(tx, orderId)
        if (!row) return
        assertSame(ports, row, payment)
        await apply(ports, tx, row, payment)
        await updatePurchase(tx, row.id, { settledAt: ports.clock.now() })
      }),
    ),
  )
}

/** An order of a plan is paid by an invoice of the plan. */
async function settlePlanOrder(ports: Ports, order: Purchase): Promise<void> {
  const plan = order.subscriptionId ?? (await subscriptionOf(ports.db, order.id))?.id
  if (plan) await syncSubscriptionFromStripe(ports, plan)
  await updatePurchase(ports.db, order.id, { settledAt: ports.clock.now() })
}

function assertSame(ports: Ports, row: Purchase, payment: ProviderPayment): void {
  const same =
    payment.amount === row.amount &&
    payment.currency === row.currency &&
    payment.orderId === row.id &&
    payment.livemode === ports.payments.livemode
  if (!same)
    throw new PaymentMismatch(
      `order ${row.id}: provider has ${payment.amount} ${payment.currency} for order ${payment.orderId}`,
    )
}

async function apply(ports: Ports, tx: Tx, row: Purchase, payment: ProviderPayment): Promise<void> {
  switch (payment.status) {
    case 'requires_payment_method':
      if (isOpen(row))
        await updatePurchase(tx, row.id, {
          status: payment.lastError ? 'declined' : row.status,
          lastError: payment.lastError,
        })
      return
    case 'requires_confirmation':
    case 'requires_action':
    case 'processing':
      if (isOpen(row)) await updatePurchase(tx, row.id, { status: 'action_needed' })
      return
    case 'requires_capture':
      return isOpen(row) ? recordHold(ports, tx, row, payment) : undefined
    case 'succeeded':
      return taken(ports, tx, row, payment)
    case 'canceled':
      return recordVoid(ports, tx, row, payment)
  }
}

/** Whether it is unpaid and still wanted: a late payment for an abandoned order is voided, not recorded. */
function isOpen({ status, wanted }: Purchase): boolean {
  return wanted === 'hold' && (status === 'created' || status === 'action_needed' || status === 'declined')
}

async function taken(ports: Ports, tx: Tx, row: Purchase, payment: ProviderPayment): Promise<void> {
  if (row.status === 'captured')
    return payment.amountRefunded > 0 ? recordFullRefund(ports, tx, row, payment) : undefined
  const asked = row.status === 'held' && (row.wanted === 'capture' || row.wanted === 'refund')
  // Captured and refunded on the provider's own page: nothing of it is left.
  if (!asked && payment.amountRefunded > 0 && payment.amountRefunded === payment.amountReceived)
    return recordVoid(ports, tx, row, payment)
  if (!asked || payment.amountReceived !== row.amount)
    throw new PaymentMismatch(`order ${row.id} (${row.status}): ${payment.amountReceived} taken, ${row.wanted} wanted`)
  await recordCapture(ports, tx, row)
}

/**
 * One introductory offer per person, mailbox and card: a second hold is released, nothing is captured, and the page
 * says why. So is the hold of what has no card's fingerprint, by which a second one could not be recognised.
 */
async function recordHold(ports: Ports, tx: Tx, row: Purchase, payment: ProviderPayment): Promise<void> {
  const card = {
    paymentMethod: payment.paymentMethod,
    cardFingerprint: payment.cardFingerprint,
    cardLast4: payment.cardLast4,
  }
  if (row.kind === 'first') {
    const mailbox = await emailHash(tx, row.personId)
    await lockOffer(tx, [row.personId, payment.cardFingerprint, mailbox])
    const lastError = await offerRefusal(tx, row, mailbox, payment.cardFingerprint)
    if (lastError) {
      await updatePurchase(tx, row.id, { ...card, status: 'declined', wanted: 'void', lastError })
      await ports.jobs.enqueue(tx, 'billing.pursue', { orderId: row.id })
      return ports.live.announce(tx, [row.personId], { kind: 'order', ref: row.id })
    }
    if (mailbox) await insertFirstOffer(tx, row.id, mailbox)
  }
  await updatePurchase(tx, row.id, { ...card, status: 'held', heldAt: ports.clock.now(), lastError: null })
  await ports.jobs.enqueue(tx, 'order.held', { orderId: row.id, questionId: row.questionId })
  await ports.live.announce(tx, [row.personId], { kind: 'order', ref: row.id })
}

/** Whoever is refused for who they are, and not for the card, learns so: another card would be refused as well. */
async function offerRefusal(tx: Tx, row: Purchase, mailbox: string | null, card: string | null) {
  if (await firstOfferUsed(tx, row.personId)) return 'first_offer_used_by_email'
  if (mailbox && (await emailHadFirstOffer(tx, mailbox, row.id))) return 'first_offer_used_by_email'
  if (card === null) return 'card_not_supported'
  return (await cardHadFirstOffer(tx, card, row.id)) ? 'first_offer_used' : null
}

/** Records a void; the card is detached, so that nothing of it is kept. */
async function recordVoid(ports: Ports, tx: Tx, row: Purchase, payment: ProviderPayment): Promise<void> {
  if (row.status === 'voided' && row.clientSecret === null) return
  await updatePurchase(tx, row.id, {
    status: 'voided',
    voidedAt: row.voidedAt ?? ports.clock.now(),
    clientSecret: null,
  })
  const paymentMethod = payment.paymentMethod ?? row.paymentMethod
  if (paymentMethod) await ports.jobs.enqueue(tx, 'billing.forget-card', { orderId: row.id, paymentMethod })
  if (row.status === 'voided') return
  await ports.jobs.enqueue(tx, 'order.voided', { orderId: row.id, questionId: row.questionId })
  await ports.live.announce(tx, [row.personId], { kind: 'order', ref: row.id })
}
