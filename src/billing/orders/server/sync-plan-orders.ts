import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { lockLivePurchase, type Purchase, updatePurchase } from '../../server/store.ts'
import type { Plan } from '../../subscriptions/plan-states.ts'
import type { ProviderState } from '../../subscriptions/server/diff-to-events.ts'
import type { Subscription } from '../../subscriptions/server/plan-row.ts'
import { openOrdersOf } from '../../subscriptions/server/store.ts'

/** Updates the unpaid orders of a plan to what their invoices say. */
export async function syncPlanOrders(
  ports: Ports,
  tx: Tx,
  row: Subscription,
  plan: Plan,
  at: ProviderState,
): Promise<void> {
  for (const order of await openOrdersOf(tx, row)) {
    const invoice = at.invoices.find(({ id }) => id === order.provider_invoice)
    if (order.status === 'voided') {
      if (invoice?.status === 'paid') await paidAfterAll(ports, tx, order)
      // Nobody can pay it any more: it is not synced again.
      else if (!invoice || invoice.status === 'void') await updatePurchase(tx, order.id, { client_secret: null })
    } else if (invoice?.status === 'paid') await orderPaid(ports, tx, order)
    else if (plan.stage === 'ended' || !invoice || invoice.status === 'void') {
      await orderOver(ports, tx, order)
      if (invoice?.status === 'open')
        await ports.jobs.enqueue(tx, 'plan.void-invoice', { subscriptionId: row.id, invoice: invoice.id })
    } else if (at.payment && at.payment.id === order.payment_intent) await orderWaits(tx, order, at.payment)
  }
}

/**
 * An order that was given up for another one at its question, which has one at a time, was charged nevertheless. It
 * replaces an order that nobody has paid; beside a paid one it stands without a question.
 */
async function paidAfterAll(ports: Ports, tx: Tx, order: Purchase): Promise<void> {
  const other = order.question_id === null ? undefined : await lockLivePurchase(tx, order.question_id)
  if (!other) return orderPaid(ports, tx, order)
  if (other.status === 'held' || other.status === 'captured') {
    await updatePurchase(tx, order.id, { question_id: null })
    return orderPaid(ports, tx, { ...order, question_id: null })
  }
  await updatePurchase(tx, other.id, { status: 'voided', voided_at: ports.clock.now(), wanted: 'void' })
  await ports.jobs.enqueue(tx, 'billing.pursue', { orderId: other.id })
  await orderPaid(ports, tx, order)
}

async function orderPaid(ports: Ports, tx: Tx, order: Purchase): Promise<void> {
  const now = ports.clock.now()
  await updatePurchase(tx, order.id, {
    status: 'captured',
    wanted: 'hold',
    captured_at: now,
    voided_at: null,
    client_secret: null,
    last_error: null,
  })
  await ports.jobs.enqueue(tx, 'plan.opened', { personId: order.person_id, questionId: order.question_id })
  await ports.live.announce(tx, [order.person_id], { kind: 'order', ref: order.id })
}

async function orderOver(ports: Ports, tx: Tx, order: Purchase): Promise<void> {
  const now = ports.clock.now()
  await updatePurchase(tx, order.id, { status: 'voided', voided_at: now, wanted: 'void', client_secret: null })
  await ports.live.announce(tx, [order.person_id], { kind: 'order', ref: order.id })
}

async function orderWaits(tx: Tx, order: Purchase, payment: NonNullable<ProviderState['payment']>): Promise<void> {
  const refused = payment.status === 'requires_payment_method' && payment.lastError !== null
  const asked = payment.status === 'requires_action' || payment.status === 'processing'
  await updatePurchase(tx, order.id, {
    status: refused ? 'declined' : asked ? 'action_needed' : order.status,
    last_error: refused ? payment.lastError : null,
  })
}
