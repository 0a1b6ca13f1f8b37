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
    const invoice = at.invoices.find(({ id }) => id === order.providerInvoice)
    if (order.status === 'voided') {
      if (invoice?.status === 'paid') await paidAfterAll(ports, tx, order, plan)
      // Nobody can pay it any more: it is not synced again.
      else if (!invoice || invoice.status === 'void') await updatePurchase(tx, order.id, { clientSecret: null })
    } else if (invoice?.status === 'paid') await orderPaid(ports, tx, order, plan)
    else if (plan.stage === 'ended' || !invoice || invoice.status === 'void') {
      await orderOver(ports, tx, order)
      if (invoice?.status === 'open')
        await ports.jobs.enqueue(tx, 'plan.void-invoice', { subscriptionId: row.id, invoice: invoice.id })
    } else if (at.payment && at.payment.id === order.paymentIntent) await orderWaits(tx, order, at.payment)
  }
}

/**
 * An order that was given up for another one at its question, which has one at a time, was charged nevertheless. It
 * replaces an order that nobody has paid; beside a paid one it stands without a question.
 */
async function paidAfterAll(ports: Ports, tx: Tx, order: Purchase, plan: Plan): Promise<void> {
  const other = order.questionId === null ? undefined : await lockLivePurchase(tx, order.questionId)
  if (!other) return orderPaid(ports, tx, order, plan)
  if (other.status === 'held' || other.status === 'captured') {
    await updatePurchase(tx, order.id, { questionId: null })
    return orderPaid(ports, tx, { ...order, questionId: null }, plan)
  }
  await updatePurchase(tx, other.id, { status: 'voided', voidedAt: ports.clock.now(), wanted: 'void' })
  await ports.jobs.enqueue(tx, 'billing.pursue', { orderId: other.id })
  await orderPaid(ports, tx, order, plan)
}

async function orderPaid(ports: Ports, tx: Tx, order: Purchase, { stage }: Plan): Promise<void> {
  const now = ports.clock.now()
  await updatePurchase(tx, order.id, {
    status: 'captured',
    wanted: 'hold',
    capturedAt: now,
    voidedAt: null,
    clientSecret: null,
    lastError: null,
  })
  // What was paid for a plan that had ended is an alert, not a contract.
  if (stage !== 'ended') await ports.jobs.enqueue(tx, 'billing.contract-letter', { purchaseId: order.id })
  // A new plan's card is saved by the provider with the first payment.
  if (order.subscriptionId && stage !== 'ended') await ports.jobs.enqueue(tx, 'plan.keep-card', { orderId: order.id })
  await ports.jobs.enqueue(tx, 'plan.opened', { personId: order.personId, questionId: order.questionId })
  await ports.live.announce(tx, [order.personId], { kind: 'order', ref: order.id })
}

async function orderOver(ports: Ports, tx: Tx, order: Purchase): Promise<void> {
  const now = ports.clock.now()
  await updatePurchase(tx, order.id, { status: 'voided', voidedAt: now, wanted: 'void', clientSecret: null })
  await ports.live.announce(tx, [order.personId], { kind: 'order', ref: order.id })
}

async function orderWaits(tx: Tx, order: Purchase, payment: NonNullable<ProviderState['payment']>): Promise<void> {
  const refused = payment.status === 'requires_payment_method' && payment.lastError !== null
  const asked = payment.status === 'requires_action' || payment.status === 'processing'
  await updatePurchase(tx, order.id, {
    status: refused ? 'declined' : asked ? 'action_needed' : order.status,
    lastError: refused ? payment.lastError : null,
  })
}
