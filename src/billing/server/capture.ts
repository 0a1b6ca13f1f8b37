import type { Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { recordCharge } from './books.ts'
import { liveSubscription, type Purchase, quoteOf, updatePurchase, updateSubscription } from './store.ts'

/**
 * The money is ours: the numbered invoice, the ledger and the subscription row are written in one unit with the
 * order. Nothing of it exists before the provider has captured.
 */
export async function recordCapture(ports: Ports, tx: Tx, row: Purchase): Promise<void> {
  const now = ports.clock.now()
  const quote = await quoteOf(tx, row.quote_id)
  await updatePurchase(tx, row.id, { status: 'captured', captured_at: now, last_error: null })
  await recordCharge(ports, tx, {
    id: row.id,
    personId: row.person_id,
    source: 'order',
    sourceId: row.id,
    kind: row.kind,
    purchaseId: row.id,
    subscriptionId: null,
    amount: row.amount,
    vatRate: Number(quote.vat_rate),
    paymentIntent: row.payment_intent,
    paidAt: now,
  })
  await beginPlan(ports, tx, row, quote, now)
  await ports.jobs.enqueue(tx, 'order.captured', { orderId: row.id, questionId: row.question_id })
  await ports.live.announce(tx, [row.person_id], { kind: 'order', ref: row.id })
}

/**
 * A person has one plan at most. A first question beside a plan (a visitor's, whose account turned out to have one)
 * begins none; a plan ordered in the first period, or above another one, takes its place, and that one charges no more.
 */
async function beginPlan(
  ports: Ports,
  tx: Tx,
  row: Purchase,
  quote: { monthly: number; monthly_from: Date },
  now: Date,
): Promise<void> {
  const live = await liveSubscription(tx, row.person_id)
  if (live && row.kind === 'first') return
  if (live) {
    await updateSubscription(tx, live.id, { state: 'ended', ended_at: now, end_reason: 'replaced' })
    await ports.jobs.enqueue(tx, 'billing.unsubscribe', { subscriptionId: live.id })
  }
  const subscriptionId = ports.ids.id()
  await tx
    .insertInto('subscription')
    .values({
      id: subscriptionId,
      person_id: row.person_id,
      purchase_id: row.id,
      plan: row.kind === 'copilot' ? 'copilot' : 'plan',
      price: quote.monthly,
      state: row.kind === 'first' ? 'first_period' : 'active',
      first_monthly_at: row.kind === 'first' ? quote.monthly_from : null,
      current_period_end: quote.monthly_from,
      created_at: now,
    })
    .execute()
  await ports.jobs.enqueue(tx, 'billing.subscribe', { subscriptionId })
}
