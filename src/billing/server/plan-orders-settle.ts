import type { Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import type { Plan } from '../plan-states.ts'
import type { AtProvider } from './plan-news.ts'
import { openOrdersOf, type Subscription } from './plan-store.ts'
import { livePurchaseOf, type Purchase, updatePurchase } from './store.ts'

/** Brings the unpaid orders of a plan to what their invoices say. */
export async function settleOrders(ports: Ports, tx: Tx, row: Subscription, plan: Plan, at: AtProvider): Promise<void> {
  for (const order of await openOrdersOf(tx, row)) {
    const invoice = at.invoices.find(({ id }) => id === order.provider_invoice)
    if (order.status === 'voided') {
      if (invoice?.status === 'paid' && !(await replacedBy(tx, order))) await orderPaid(ports, tx, order)
    } else if (invoice?.status === 'paid') await orderPaid(ports, tx, order)
    else if (plan.stage === 'ended' || !invoice || invoice.status === 'void') await orderOver(ports, tx, order)
    else if (at.payment && at.payment.id === order.payment_intent) await orderWaits(tx, order, at.payment)
  }
}

/** Another order has taken its place at the question, which has one at a time. */
async function replacedBy(tx: Tx, { question_id }: Purchase): Promise<boolean> {
  return question_id !== null && (await livePurchaseOf(tx, question_id)) !== undefined
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

async function orderWaits(tx: Tx, order: Purchase, payment: NonNullable<AtProvider['payment']>): Promise<void> {
  const refused = payment.status === 'requires_payment_method' && payment.lastError !== null
  const asked = payment.status === 'requires_action' || payment.status === 'processing'
  await updatePurchase(tx, order.id, {
    status: refused ? 'declined' : asked ? 'action_needed' : order.status,
    last_error: refused ? payment.lastError : null,
  })
}
