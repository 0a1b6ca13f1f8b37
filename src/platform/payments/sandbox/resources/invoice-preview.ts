import { byClockOf } from '../clocks.ts'
import { newId } from '../ids.ts'
import type { PlanChange, WireInvoice } from '../kinds.ts'
import { either, flag, list, needed, oneOf, type Read, shape, text, whole } from '../params.ts'
import { notNow, wrongArgument } from '../refusal.ts'
import type { Work } from '../work.ts'
import { named } from './find.ts'
import { imagined } from './invoice-drafts.ts'
import { pendingLines } from './invoice-items.ts'
import { planned } from './subscription-change.ts'
import { imaginedRenewal } from './subscription-life.ts'

export const previewFields = {
  customer: text(),
  preview_mode: oneOf('next', 'recurring'),
  subscription: needed(text()),
  subscription_details: shape({
    billing_cycle_anchor: shape({ type: needed(oneOf('now', 'unchanged')) }),
    cancel_at_period_end: flag(),
    items: list(shape({ id: text(), price: text(), quantity: whole({ least: 1 }), deleted: flag() }), 20),
    proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
    proration_date: whole({ least: 1 }),
    trial_end: either(oneOf('now'), (value) => value === 'now', whole({ least: 1 })),
  }),
}

/** Previews the invoice of a change, or of the next renewal: calculated as the change itself is, and not stored. */
export function previewed(given: Work, params: Read<typeof previewFields>): WireInvoice {
  const subscription = named(given, 'subscription', params.subscription, 'subscription')
  if (params.customer && params.customer !== subscription.customer) {
    throw wrongArgument('customer', 'The subscription belongs to another customer.')
  }
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') {
    throw notNow('invoice_upcoming_none', `No upcoming invoices for customer: ${subscription.customer}`)
  }
  const work = byClockOf(given, subscription.customer)
  const details = params.subscription_details ?? {}
  const anchorNow = details.billing_cycle_anchor?.type === 'now'
  const ends = details.cancel_at_period_end ?? subscription.cancel_at_period_end
  const changes = details.items || anchorNow || details.trial_end !== undefined
  if (!changes) {
    if (!ends) return imaginedRenewal(work, subscription)
    throw notNow('invoice_upcoming_none', `No upcoming invoices for customer: ${subscription.customer}`)
  }
  const change: PlanChange = {
    items: details.items ?? [],
    prorate: details.proration_behavior ?? 'create_prorations',
    ...(details.trial_end === undefined ? {} : { trialEnd: details.trial_end }),
    ...(anchorNow ? { anchorNow } : {}),
    ...(details.proration_date === undefined ? {} : { prorationDate: details.proration_date }),
  }
  const { after, bills, lines } = planned(work, subscription, change)
  const renewal = bills ? undefined : imaginedRenewal(work, after)
  const waiting = bills ? pendingLines(work, subscription.customer, subscription) : []
  return imagined(
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
