import type { ProviderPayment } from '../../../platform/payments/port.ts'
import type { ProviderInvoice, ProviderSubscription } from '../../../platform/payments/port-subscriptions.ts'
import type { ChargeKind } from '../../server/tables.ts'
import type { Plan, PlanEvent, PlanName } from '../plan-states.ts'

/** The provider's state, read in one go. */
export type ProviderState = {
  subscription: ProviderSubscription
  /** Newest first. */
  invoices: ProviderInvoice[]
  /** Of the newest open invoice. */
  payment: ProviderPayment | null
}

export const priceOf = (name: PlanName) => (name === 'copilot' ? 'copilot_monthly' : 'plan_monthly')
const nameOf = (price: string | null): PlanName | null =>
  price === 'copilot_monthly' ? 'copilot' : price === 'plan_monthly' ? 'plan' : null

/**
 * The events that bring our plan to the provider's state, oldest first. What is already recorded yields no event, so
 * the number and the order of syncs do not matter.
 */
export function diffToEvents(plan: Plan, at: ProviderState, charged: ReadonlySet<string>): PlanEvent[] {
  const events: PlanEvent[] = []
  const oldestFirst = [...at.invoices].reverse()
  for (const invoice of oldestFirst)
    if (invoice.status === 'paid' && invoice.amountPaid > 0 && !charged.has(invoice.id))
      events.push({
        kind: 'paid',
        invoice: invoice.id,
        amount: invoice.amountPaid,
        periodStart: invoice.periodStartsAt,
        periodEnd: invoice.periodEndsAt,
      })
  const failed = oldestFirst.find(
    (invoice) =>
      invoice.status === 'open' && invoice.attempts > 0 && (isRenewal(invoice) || isResumption(plan, at, invoice)),
  )
  if (failed) events.push(failure(failed, at))
  const waived = plan.openInvoice === null ? undefined : at.invoices.find(({ id }) => id === plan.openInvoice)
  if (waived && takesNothing(waived) && !isTerminated(at.subscription))
    events.push({
      kind: 'waived',
      invoice: waived.id,
      periodEnd: waived.periodEndsAt,
      settled: waived.status === 'paid',
    })
  const changed = changeOf(plan, at)
  if (changed) events.push(changed)
  if (isTerminated(at.subscription)) events.push({ kind: 'provider_ended' })
  else if (at.subscription.status !== 'paused') {
    if (plan.resuming) events.push({ kind: 'provider_runs' })
    if (!isAsked(at) && at.subscription.status === 'active')
      events.push({ kind: 'period', periodEnd: at.subscription.periodEndsAt })
  }
  return events
}

/** The first invoice of an order belongs to the order; a difference for another plan too. */
const isRenewal = ({ reason }: ProviderInvoice) => reason === 'subscription_cycle'

/** The month after a pause; one that was ordered during it belongs to its order. */
const isResumption = (plan: Plan, { subscription }: ProviderState, { id }: ProviderInvoice) =>
  subscription.status === 'paused' &&
  subscription.latestInvoice === id &&
  (plan.openInvoice === id || (plan.stage === 'paused' && plan.resuming))

/** Voided, written off, or settled without a payment at the provider. */
const takesNothing = ({ status, amountPaid }: ProviderInvoice) =>
  status === 'void' || status === 'uncollectible' || (status === 'paid' && amountPaid === 0)

/** A month whose invoice is written but not paid has not begun here: its money may still not come. */
const isAsked = ({ invoices }: ProviderState) =>
  invoices.some((invoice) => isRenewal(invoice) && (invoice.status === 'draft' || invoice.status === 'open'))

/** Whether the bank wants its client to confirm the payment; after a plain refusal there is nothing to confirm. */
export const asksHolder = ({ status, lastError }: Pick<ProviderPayment, 'status' | 'lastError'>): boolean =>
  status === 'requires_action' || lastError === 'authentication_required'

function failure(invoice: ProviderInvoice, { payment }: ProviderState): PlanEvent {
  return {
    kind: 'unpaid',
    invoice: invoice.id,
    amount: invoice.total,
    since: invoice.finalizedAt ?? invoice.createdAt,
    actionNeeded: payment !== null && payment.id === invoice.paymentIntent && asksHolder(payment),
    again: invoice.nextAttemptAt !== null,
  }
}

/**
 * A change that is paid shows at the provider. One for the next period was requested there in advance and shows as
 * well, even if the request was revoked a moment ago: it counts from the month that it has billed.
 */
function changeOf(plan: Plan, at: ProviderState): PlanEvent | null {
  const { subscription } = at
  const name = nameOf(subscription.price)
  if (!name || name === plan.name || subscription.pendingChange || plan.scheduledChange?.kind === 'downgrade')
    return null
  if (name === 'plan' && boughtLast(at) !== name) return null
  if (isTerminated(subscription) || plan.stage === 'incomplete') return null
  // The provider ends the period where the pause begins; the paid one goes on here.
  const periodEnd = subscription.status === 'paused' ? plan.periodEnd : subscription.periodEndsAt
  return { kind: 'changed', to: name, price: subscription.amount, periodEnd }
}

/** Whether staff cancelled on the provider's own page, after the last request made here. */
export function cancelledOutOfBand(at: ProviderSubscription, lastAsked: Date | null): boolean {
  if (!at.cancelAtPeriodEnd || at.requestedByUs.cancel) return false
  return lastAsked === null || (at.cancelRequestedAt !== null && at.cancelRequestedAt > lastAsked)
}

/** The same for a pause: nothing here has requested it, or is about to end it. */
export function pausedOutOfBand(plan: Plan, { subscription }: ProviderState): boolean {
  return subscription.status === 'paused' && plan.stage === 'active' && !plan.scheduledChange && !plan.resuming
}

/** The same for the smaller plan, from the next period on. */
export function downgradedOutOfBand(plan: Plan, at: ProviderState): boolean {
  const { price, requestedByUs: asked, pendingChange } = at.subscription
  const runs = plan.stage === 'active' && plan.scheduledChange === null && pendingChange === null
  return runs && plan.name === 'copilot' && nameOf(price) === 'plan' && !asked.price && boughtLast(at) !== 'plan'
}

function boughtLast({ invoices }: ProviderState): PlanName | null {
  const paid = invoices.find(({ status, amountPaid }) => status === 'paid' && amountPaid > 0)
  return nameOf(paid?.lines.findLast(({ amount }) => amount > 0)?.price ?? null)
}

export function isTerminated({ status }: ProviderSubscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

export function chargeKindOf(invoice: ProviderInvoice, plan: Plan): ChargeKind {
  if (invoice.lines.some((line) => line.proration)) return 'change'
  const named = invoice.lines.map((line) => nameOf(line.price)).find((name) => name !== null)
  return named ?? plan.name
}
