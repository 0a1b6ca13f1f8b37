import './jobs-table.ts'
import { PaymentsError } from '../../platform/payments/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { silentAggregates } from './event-store.ts'
import { handleEvents } from './events.ts'
import { askRefund } from './give-back.ts'
import { writeAboutRefund, writeNothing, writeReceipt } from './leaving-mail.tsx'
import { reconcileBooks } from './nightly.ts'
import { forgetCustomer } from './own-data.ts'
import { writeAboutPlan } from './plan-mail.tsx'
import { farewell, pursuePlan, tickPlan, voidInvoice } from './plan-pursue.ts'
import { duePlans, plansUnseenSince } from './plan-store.ts'
import { forgetCard, pursue } from './pursue.ts'
import { refundsSilentSince } from './refund-store.ts'
import { servicesJobs } from './services-jobs.ts'
import { giveUpUnpaid, unfinishedPurchases, unfinishedSubscriptions, updatePurchase } from './store.ts'
import { subscribe, unsubscribe } from './subscribe.ts'

/** Everything of billing that happens without anybody waiting for it. */
export function billingJobs(ports: Ports): void {
  servicesJobs(ports)
  ports.jobs.handle('billing.pursue', ({ orderId }) => pursue(ports, orderId))
  ports.jobs.handle('billing.event', ({ aggregate }) => handleEvents(ports, aggregate))
  ports.jobs.handle('billing.forget-card', (card) => forgetCard(ports, card))
  ports.jobs.handle('billing.forget-customer', (customer) => forgetCustomer(ports, customer))
  ports.jobs.handle('billing.subscribe', ({ subscriptionId }) => subscribe(ports, subscriptionId))
  ports.jobs.handle('billing.unsubscribe', ({ subscriptionId }) => unsubscribe(ports, subscriptionId))
  ports.jobs.handle('billing.refund', ({ refundId }) => askRefund(ports, refundId))
  ports.jobs.handle('billing.refund-letter', (job) => writeAboutRefund(ports, job))
  ports.jobs.handle('leaving.letter', ({ leavingId }) => writeReceipt(ports, leavingId))
  ports.jobs.handle('leaving.nothing', (job) => writeNothing(ports, job))
  ports.jobs.handle('plan.pursue', ({ subscriptionId }) => pursuePlan(ports, subscriptionId))
  ports.jobs.handle('plan.letter', (job) => writeAboutPlan(ports, job))
  ports.jobs.handle('plan.void-invoice', (job) => voidInvoice(ports, job))
  ports.jobs.handle('plan.farewell', ({ request }) => farewell(ports, request))
  // What is due is found by its date, also after a night without a process.
  ports.jobs.every('plan.sweep', 60, () => sweepPlans(ports))
  ports.jobs.every('billing.reconcile', 600, () => reconcile(ports))
  ports.jobs.every('billing.books', 24 * 3600, async () => {
    await reconcileBooks(ports)
  })
}

export async function sweepPlans(ports: Ports): Promise<void> {
  for (const { id } of await duePlans(ports.db, ports.clock.now()))
    await tickPlan(ports, id).catch((error: unknown) =>
      ports.log.error({ err: error, subscriptionId: id }, 'a plan could not be moved'),
    )
}

const minute = 60_000
const patience = {
  unfinished: 2 * minute,
  held: 60 * minute,
  unpaid: 23 * 60 * minute,
  plan: 24 * 60 * minute,
  events: 3 * 24 * 60 * minute,
}

/**
 * A closed tab, a lost webhook, a crash between two steps, a job that was given up: every unfinished order and plan is
 * looked at again. An order that nobody paid within 23 hours is let go.
 */
export async function reconcile(ports: Ports): Promise<void> {
  const now = ports.clock.now()
  const ago = (time: number) => new Date(now.getTime() - time)
  for (const aggregate of await silentAggregates(ports.db, {
    since: ago(patience.events),
    before: ago(patience.unfinished),
  }))
    await handleEvents(ports, aggregate).catch((error: unknown) =>
      ports.log.error({ err: error, aggregate }, 'events could not be handled'),
    )
  await giveUpUnpaid(ports.db, ago(patience.unpaid), now)
  const lookedAt = { any: ago(patience.plan), asked: ago(patience.unfinished) }
  const since = { any: ago(patience.unfinished), held: ago(patience.held) }
  for (const { id } of await unfinishedPurchases(ports.db, since)) {
    const error = await pursue(ports, id).catch((thrown: unknown) => thrown)
    if (error === undefined) continue
    ports.log.error({ err: error, orderId: id }, 'reconcile')
    if (error instanceof PaymentsError && error.kind === 'unavailable') break
    // What the provider will never answer must not keep the others from being looked at.
    await updatePurchase(ports.db, id, { settled_at: now })
  }
  for (const { id, state } of await unfinishedSubscriptions(ports.db, ago(patience.unfinished)))
    await (state === 'ended' ? unsubscribe : subscribe)(ports, id).catch((error: unknown) =>
      ports.log.error({ err: error, subscriptionId: id }, 'reconcile'),
    )
  for (const { id } of await refundsSilentSince(ports.db, ago(patience.unfinished)))
    await askRefund(ports, id).catch((error: unknown) => ports.log.error({ err: error, refundId: id }, 'reconcile'))
  for (const { id } of await plansUnseenSince(ports.db, lookedAt, ago(-patience.plan)))
    await pursuePlan(ports, id).catch((error: unknown) =>
      ports.log.error({ err: error, subscriptionId: id }, 'reconcile'),
    )
}
