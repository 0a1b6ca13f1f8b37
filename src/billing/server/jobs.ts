import { tellOfNewTerms } from './terms-notice.ts'
import './jobs-table.ts'
import { PaymentsError } from '../../platform/payments/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { tellOfCustomers } from './customers.ts'
import { settleDispute } from './disputes.ts'
import { handleEvents } from './events.ts'
import { askRefund } from './give-back.ts'
import { writeAboutRefund, writeNothing, writeReceipt } from './leaving-mail.tsx'
import { reconcileBooks } from './nightly.ts'
import { forgetCustomer } from './own-data.ts'
import { writePayoutReturned } from './payout-mail.tsx'
import { writeAboutPlan } from './plan-mail.tsx'
import { farewell, pursuePlan, tickPlan, voidInvoice } from './plan-pursue.ts'
import { settlePlan } from './plan-settle.ts'
import { duePlans } from './plan-store.ts'
import { forgetCard, pursue } from './pursue.ts'
import { reconcile } from './reconcile.ts'
import { servicesJobs } from './services-jobs.ts'
import { subscribe, unsubscribe } from './subscribe.ts'

/** Everything of billing that happens without anybody waiting for it. */
export function billingJobs(ports: Ports): void {
  servicesJobs(ports)
  ports.jobs.handle('billing.pursue', ({ orderId }) => pursue(ports, orderId))
  ports.jobs.handle('billing.event', ({ aggregate }) => handleEvents(ports, aggregate))
  ports.jobs.handle('billing.dispute', ({ disputeId }) => settleDispute(ports, disputeId))
  ports.jobs.handle('billing.forget-card', (card) => forgetCard(ports, card))
  ports.jobs.handle('billing.forget-customer', (customer) => forgetCustomer(ports, customer))
  ports.jobs.handle('billing.subscribe', ({ subscriptionId }) => subscribe(ports, subscriptionId))
  ports.jobs.handle('billing.unsubscribe', ({ subscriptionId }) => unsubscribe(ports, subscriptionId))
  ports.jobs.handle('billing.refund', ({ refundId }) => askRefund(ports, refundId))
  ports.jobs.handle('billing.refund-letter', (job) => writeAboutRefund(ports, job))
  ports.jobs.handle('billing.payout-letter', ({ payoutId }) => writePayoutReturned(ports, payoutId))
  ports.jobs.handle('leaving.letter', ({ leavingId }) => writeReceipt(ports, leavingId))
  ports.jobs.handle('leaving.nothing', (job) => writeNothing(ports, job))
  ports.jobs.handle('plan.pursue', ({ subscriptionId }) => pursuePlan(ports, subscriptionId))
  ports.jobs.handle('plan.letter', (job) => writeAboutPlan(ports, job))
  ports.jobs.handle('plan.void-invoice', (job) => voidInvoice(ports, job))
  ports.jobs.handle('plan.farewell', ({ request }) => farewell(ports, request))
  // What is due is found by its date, also after a night without a process.
  ports.jobs.every('plan.sweep', 60, () => sweepPlans(ports))
  ports.jobs.every('billing.customers', 3600, () => tellOfCustomers(ports))
  ports.jobs.every('billing.terms-notice', 600, () => tellOfNewTerms(ports))
  ports.jobs.every('billing.reconcile', 600, () => reconcile(ports))
  ports.jobs.every('billing.books', 24 * 3600, async () => {
    await reconcileBooks(ports)
  })
}

export async function sweepPlans(ports: Ports): Promise<void> {
  for (const due of await duePlans(ports.db, ports.clock.now()))
    await moveOn(ports, due).catch((error: unknown) =>
      ports.log.error({ err: error, subscriptionId: due.id }, 'a plan could not be moved'),
    )
}

/** What closes or ends for want of a payment may have been paid unseen: the provider is asked before. */
async function moveOn(ports: Ports, plan: Awaited<ReturnType<typeof duePlans>>[number]): Promise<void> {
  const { id, state, cancelled_at, current_period_end } = plan
  const unpaid = state === 'incomplete' || state === 'past_due' || state === 'restricted'
  // Cancelled after the end that we know of: a month may have been paid in between.
  if (unpaid || (cancelled_at && cancelled_at >= current_period_end))
    await settlePlan(ports, id).catch((error: unknown) => {
      if (!(error instanceof PaymentsError) || error.kind !== 'invalid') throw error
    })
  await tickPlan(ports, id)
}
