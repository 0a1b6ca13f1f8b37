import { notifyOfNewTerms } from '../terms-notice/server/notify.ts'
import './jobs-table.ts'
import { PaymentsError } from '../../platform/payments/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { sendNothingToCancel, sendReceipt, sendRefundEmail } from '../cancellation/server/mail.tsx'
import { sendContractLetter } from '../contract-letter/server/mail.tsx'
import { syncDisputeFromStripe } from '../disputes/server/sync-dispute.ts'
import { reconcileLedger } from '../ledger/server/reconcile-ledger.ts'
import { applyDesiredState, detachCard } from '../orders/server/apply-desired-state.ts'
import { sendExpertInvoiceEmail, sendReturnedPayoutEmail } from '../payouts/server/mail.tsx'
import { requestRefundFromStripe } from '../refunds/server/refund-charge.ts'
import { servicesJobs } from '../services/server/jobs.ts'
import { updateChangedCustomers } from '../stripe/server/customers.ts'
import { handleEvents } from '../stripe/server/events.ts'
import { reconcileUnfinished } from '../stripe/server/reconcile.ts'
import {
  applyDesiredPlanState,
  sendCancellationFeedback,
  voidInvoice,
} from '../subscriptions/server/apply-desired-state.ts'
import { applyDueDeadlines } from '../subscriptions/server/due-deadlines.ts'
import { sendPlanEmail } from '../subscriptions/server/mail.tsx'
import { keepPayingCard } from '../subscriptions/server/payment-method.ts'
import { duePlans } from '../subscriptions/server/store.ts'
import { subscribe, unsubscribe } from '../subscriptions/server/subscribe.ts'
import { syncSubscriptionFromStripe } from '../subscriptions/server/sync-subscription.ts'
import { cancelScheduled } from '../subscriptions/server/undoable-cancellation.ts'
import { eraseStripeCustomer } from './personal-data.ts'

/** All jobs of billing. */
export function billingJobs(ports: Ports): void {
  servicesJobs(ports)
  ports.jobs.handle('billing.pursue', ({ orderId }) => applyDesiredState(ports, orderId))
  ports.jobs.handle('billing.event', ({ aggregate }) => handleEvents(ports, aggregate))
  ports.jobs.handle('billing.dispute', ({ disputeId }) => syncDisputeFromStripe(ports, disputeId))
  ports.jobs.handle('billing.forget-card', (card) => detachCard(ports, card))
  ports.jobs.handle('billing.forget-customer', (customer) => eraseStripeCustomer(ports, customer))
  ports.jobs.handle('billing.subscribe', ({ subscriptionId }) => subscribe(ports, subscriptionId))
  ports.jobs.handle('billing.unsubscribe', ({ subscriptionId }) => unsubscribe(ports, subscriptionId))
  ports.jobs.handle('billing.refund', ({ refundId }) => requestRefundFromStripe(ports, refundId))
  ports.jobs.handle('billing.refund-letter', (job) => sendRefundEmail(ports, job))
  ports.jobs.handle('billing.payout-letter', ({ payoutId }) => sendReturnedPayoutEmail(ports, payoutId))
  ports.jobs.handle('billing.expert-invoice-letter', ({ number }) => sendExpertInvoiceEmail(ports, number))
  ports.jobs.handle('billing.contract-letter', async (order) => {
    await sendContractLetter(ports, order)
  })
  ports.jobs.handle('leaving.letter', ({ leavingId }) => sendReceipt(ports, leavingId))
  ports.jobs.handle('leaving.nothing', (job) => sendNothingToCancel(ports, job))
  ports.jobs.handle('plan.cancel', ({ undoable }) => cancelScheduled(ports, undoable))
  ports.jobs.handle('plan.pursue', ({ subscriptionId }) => applyDesiredPlanState(ports, subscriptionId))
  ports.jobs.handle('plan.keep-card', ({ orderId }) => keepPayingCard(ports, orderId))
  ports.jobs.handle('plan.letter', (job) => sendPlanEmail(ports, job))
  ports.jobs.handle('plan.void-invoice', (job) => voidInvoice(ports, job))
  ports.jobs.handle('plan.farewell', ({ request }) => sendCancellationFeedback(ports, request))
  // Due plans are found by date, also after a night without a process.
  ports.jobs.every('plan.sweep', 60, () => sweepPlans(ports))
  ports.jobs.every('billing.customers', 3600, () => updateChangedCustomers(ports))
  ports.jobs.every('billing.terms-notice', 600, () => notifyOfNewTerms(ports))
  ports.jobs.every('billing.reconcile', 600, () => reconcileUnfinished(ports))
  ports.jobs.every('billing.books', 24 * 3600, async () => {
    await reconcileLedger(ports)
  })
}

export async function sweepPlans(ports: Ports): Promise<void> {
  for (const due of await duePlans(ports.db, ports.clock.now()))
    await moveOn(ports, due).catch((error: unknown) =>
      ports.log.error({ err: error, subscriptionId: due.id }, 'a plan could not be moved'),
    )
}

/** Syncs a plan before it closes or ends for lack of payment: it may have been paid without an event. */
async function moveOn(ports: Ports, plan: Awaited<ReturnType<typeof duePlans>>[number]): Promise<void> {
  const { id, state, cancelledAt, currentPeriodEnd } = plan
  const unpaid = state === 'incomplete' || state === 'past_due' || state === 'restricted'
  // Cancelled after the end known here: a month may have been paid in between.
  if (unpaid || (cancelledAt && cancelledAt >= currentPeriodEnd))
    await syncSubscriptionFromStripe(ports, id).catch((error: unknown) => {
      if (!(error instanceof PaymentsError) || error.kind !== 'invalid') throw error
    })
  await ports.db.transaction().execute((tx) => applyDueDeadlines(ports, tx, id))
}
