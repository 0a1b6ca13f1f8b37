/** `subscriptions.pause` and `subscriptions.resume`: https://docs.stripe.com/billing/subscriptions/pause */
import { invalidState } from '../api/errors.ts'
import { integer, oneOf, type Read, required, shape } from '../api/params.ts'
import type { UnitOfWork } from '../api/route.ts'
import { draftInvoice } from '../invoices/invoice-drafts.ts'
import { pendingLines } from '../invoices/invoice-items.ts'
import { collectPayment, finalizeInvoice } from '../invoices/invoice-lifecycle.ts'
import { periodLines, prorationLines } from '../invoices/invoice-lines.ts'
import { getObject } from '../store/find.ts'
import type { WireInvoiceLine, WireSubscription } from '../store/objects.ts'
import { allows, subscriptionMachine as machine } from '../store/state-machines.ts'
import { periodStartAround } from './billing-periods.ts'
import { saveSubscription } from './cancellation.ts'
import { afterResumption, paused, resumed } from './paused-status.ts'
import { cardOf, withoutPending } from './subscription-billing.ts'
import { withItems } from './subscription-change.ts'
import { createProrationItems } from './subscription-lifecycle.ts'

export const pauseFields = {
  bill_for: shape({
    outstanding_usage_through: shape({ type: required(oneOf('none', 'now')) }),
    unused_time_from: shape({ type: required(oneOf('item_current_period_start', 'none', 'now')) }),
  }),
  invoicing_behavior: oneOf('pending_invoice_item'),
  type: oneOf('subscription'),
}

export const resumeFields = {
  billing_cycle_anchor: shape({ type: required(oneOf('now', 'unchanged')) }),
  payment_behavior: oneOf('resume_on_payment_attempt', 'resume_on_payment_success'),
  proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
  proration_date: integer({ least: 1 }),
}

/** Takes effect at once: the period ends now, no invoice is made until `resume`, and existing ones go on. */
export function pauseSubscription(
  work: UnitOfWork,
  given: WireSubscription,
  params: Read<typeof pauseFields>,
): WireSubscription {
  if (!allows(machine, 'pause', given.status) || given.status === 'trialing') {
    throw invalidState('subscription_invalid_status', `You cannot pause a subscription that is ${given.status}.`)
  }
  if (given.billing_mode.type !== 'flexible') {
    throw invalidState(
      'subscription_invalid_billing_mode',
      'You can only pause a subscription in flexible billing mode.',
    )
  }
  const before = withoutPending(work, given)
  const unused = params.bill_for?.unused_time_from?.type ?? 'now'
  if (unused !== 'none') {
    const lines = before.items.data.flatMap((item) => {
      const at = unused === 'now' ? work.now : item.current_period_start
      return prorationLines(work, before, { before: item, after: undefined, at })
    })
    createProrationItems(work, before, lines)
  }
  const items = before.items.data.map((item) => ({ ...item, current_period_end: work.now }))
  return paused(work, withItems(before, items), before, 'pause_requested')
}

/** `now` bills a whole period from now; `unchanged` returns to the period around now and bills the rest of it. */
export function resumeSubscription(
  work: UnitOfWork,
  before: WireSubscription,
  params: Read<typeof resumeFields>,
): WireSubscription {
  if (before.status !== 'paused') {
    throw invalidState('parameter_invalid_string', 'You can only resume a subscription that is paused.')
  }
  const anchor = params.billing_cycle_anchor?.type ?? 'now'
  const every = before.items.data[0]?.price.recurring ?? { interval: 'month', interval_count: 1 }
  const from = anchor === 'now' ? work.now : before.billing_cycle_anchor
  const resumption = {
    anchor: from,
    periodStart: periodStartAround(from, every, work.now),
    onAttempt: params.payment_behavior !== 'resume_on_payment_success',
  }
  const next = afterResumption(before, resumption)
  const billed: WireSubscription = { ...next, status: 'active' }
  const lines = anchor === 'now' ? periodLines(work, billed) : restOfPeriod(work, billed, params)
  if (lines.length === 0) return resumed(work, before, next)
  if (!resumption.onAttempt && cardOf(work, before) === null) {
    throw invalidState('resource_missing', 'This customer has no attached payment source or default payment method.')
  }
  const invoice = draftInvoice(work, {
    customer: next.customer,
    subscription: next,
    reason: 'subscription_update',
    lines: [...pendingLines(work, next.customer, next), ...lines],
    autoAdvance: false,
  })
  work.store.updateInternalState(before.id, { resumption: { ...resumption, invoice: invoice.id } })
  saveSubscription(work, before, { ...before, latest_invoice: invoice.id })
  const open = finalizeInvoice(work, invoice, !resumption.onAttempt)
  if (open.status === 'open' && !resumption.onAttempt) collectPayment(work, open, { retries: true })
  return getObject(work, 'subscription', before.id)
}

function restOfPeriod(
  work: UnitOfWork,
  subscription: WireSubscription,
  { proration_behavior: prorates, proration_date: at }: Read<typeof resumeFields>,
): WireInvoiceLine[] {
  if (prorates === 'none') return []
  return subscription.items.data.flatMap((item) =>
    prorationLines(work, subscription, { before: undefined, after: item, at: at ?? work.now }),
  )
}
