import { invalidArgument, invalidState } from '../api/errors.ts'
import { either, flag, integer, list, oneOf, type Read, required, shape, text } from '../api/params.ts'
import type { UnitOfWork } from '../api/route.ts'
import { getReferenced } from '../store/find.ts'
import { newId } from '../store/ids.ts'
import type { SubscriptionChange, WireInvoice, WireSubscription } from '../store/objects.ts'
import { previewChange } from '../subscriptions/subscription-change.ts'
import { previewRenewal } from '../subscriptions/subscription-lifecycle.ts'
import { atCustomerClock } from '../test-clocks/customer-clock.ts'
import { previewInvoice } from './invoice-drafts.ts'
import { pendingLines } from './invoice-items.ts'

export const previewFields = {
  customer: text(),
  preview_mode: oneOf('next', 'recurring'),
  subscription: required(text()),
  subscription_details: shape({
    billing_cycle_anchor: shape({ type: required(oneOf('now', 'unchanged')) }),
    cancel_at_period_end: flag(),
    items: list(shape({ id: text(), price: text(), quantity: integer({ least: 1 }), deleted: flag() }), 20),
    proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
    proration_date: integer({ least: 1 }),
    trial_end: either(oneOf('now'), (value) => value === 'now', integer({ least: 1 })),
  }),
}

type Params = Read<typeof previewFields>

/** Previews the invoice of a change, or of the next renewal: calculated as the change itself is, and not stored. */
export function createPreview(given: UnitOfWork, params: Params): WireInvoice {
  const subscription = getReferenced(given, 'subscription', params.subscription, 'subscription')
  if (params.customer && params.customer !== subscription.customer) {
    throw invalidArgument('customer', 'The subscription belongs to another customer.')
  }
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
    throw noneUpcoming(subscription)
  const work = atCustomerClock(given, subscription.customer)
  const details = params.subscription_details ?? {}
  const change = changeIn(details)
  if (change) return previewOfChange(work, subscription, change)
  if (details.cancel_at_period_end ?? subscription.cancel_at_period_end) throw noneUpcoming(subscription)
  return previewRenewal(work, subscription)
}

const noneUpcoming = ({ customer }: WireSubscription) =>
  invalidState('invoice_upcoming_none', `No upcoming invoices for customer: ${customer}`)

/** The change that is asked about, where the parameters name one. */
function changeIn(details: NonNullable<Params['subscription_details']>): SubscriptionChange | undefined {
  const anchorNow = details.billing_cycle_anchor?.type === 'now'
  if (!details.items && !anchorNow && details.trial_end === undefined) return undefined
  return {
    items: details.items ?? [],
    prorate: details.proration_behavior ?? 'create_prorations',
    ...(details.trial_end === undefined ? {} : { trialEnd: details.trial_end }),
    ...(anchorNow ? { anchorNow } : {}),
    ...(details.proration_date === undefined ? {} : { prorationDate: details.proration_date }),
  }
}

function previewOfChange(work: UnitOfWork, subscription: WireSubscription, change: SubscriptionChange): WireInvoice {
  const { after, bills, lines } = previewChange(work, subscription, change)
  const renewal = bills ? undefined : previewRenewal(work, after)
  const waiting = bills ? pendingLines(work, subscription.customer, subscription) : []
  return previewInvoice(
    work,
    {
      customer: subscription.customer,
      subscription: after,
      reason: bills ? 'subscription_update' : 'upcoming',
      lines: [...waiting, ...lines, ...(renewal?.lines.data ?? [])],
      autoAdvance: false,
      ...(change.prorationDate === undefined ? {} : { prorationDate: change.prorationDate }),
    },
    newId('upcoming_in'),
  )
}
