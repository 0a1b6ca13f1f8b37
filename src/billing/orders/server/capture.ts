import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { noticesOf } from '../../cancellation/server/store.ts'
import { recordCharge } from '../../ledger/server/ledger.ts'
import { liveSubscription, type Purchase, updatePurchase } from '../../server/store.ts'
import { quoteOf } from '../../server/views.ts'
import { newPlan } from '../../subscriptions/plan.ts'
import { endPlan } from '../../subscriptions/server/effects.ts'
import { requestPlanChange } from '../../subscriptions/server/requests.ts'
import { insertPlan } from '../../subscriptions/server/store.ts'

/**
 * Records a capture: writes the numbered invoice, the ledger and the subscription row in one transaction with the
 * order. None of them exists before the provider has captured.
 */
export async function recordCapture(ports: Ports, tx: Tx, row: Purchase): Promise<void> {
  const now = ports.clock.now()
  const quote = await quoteOf(tx, row.quoteId)
  await updatePurchase(tx, row.id, { status: 'captured', capturedAt: now, lastError: null })
  await recordCharge(ports, tx, {
    id: row.id,
    personId: row.personId,
    source: 'order',
    sourceId: row.id,
    kind: row.kind,
    purchaseId: row.id,
    subscriptionId: null,
    amount: row.amount,
    vatRate: Number(quote.vatRate),
    paymentIntent: row.paymentIntent,
    paidAt: now,
  })
  await beginPlan(ports, tx, row, quote, now)
  await ports.jobs.enqueue(tx, 'order.captured', { orderId: row.id, questionId: row.questionId })
  await ports.live.announce(tx, [row.personId], { kind: 'order', ref: row.id })
}

/**
 * A person has one plan at most: a first question beside a plan (a visitor's, whose account turned out to have one)
 * starts none. A plan that was ordered and not yet paid is replaced.
 */
async function beginPlan(
  ports: Ports,
  tx: Tx,
  row: Purchase,
  quote: { monthly: number; monthlyFrom: Date },
  now: Date,
): Promise<void> {
  const live = await liveSubscription(tx, row.personId)
  if (live && live.state !== 'incomplete') return
  if (live) await endPlan(ports, tx, live.id, 'no_service')
  const subscriptionId = ports.ids.id()
  const plan = newPlan({
    stage: 'first_period',
    name: 'plan',
    price: quote.monthly,
    startedAt: now,
    firstMonthlyAt: quote.monthlyFrom,
    periodEnd: quote.monthlyFrom,
  })
  await insertPlan(tx, { id: subscriptionId, personId: row.personId, purchaseId: row.id, createdAt: now, plan })
  await ports.jobs.enqueue(tx, 'billing.subscribe', { subscriptionId })
  await cancelIfAsked(ports, tx, row.id, subscriptionId)
}

/** The client cancelled before an expert accepted: the plan that begins now begins cancelled. */
async function cancelIfAsked(ports: Ports, tx: Tx, orderId: string, subscriptionId: string): Promise<void> {
  const asked = (await noticesOf(tx, orderId)).find(({ kind }) => kind === 'cancel')
  if (!asked) return
  const { channel, locale } = asked
  await requestPlanChange(ports, tx, { subscriptionId, wish: { kind: 'cancel' }, channel, locale })
}
