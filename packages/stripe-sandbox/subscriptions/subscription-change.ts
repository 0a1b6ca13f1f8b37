/** A change of a subscription that moves money: its result, its invoice lines, and when it takes effect. */

import { invalidArgument, invalidState } from '../api/errors.ts'
import type { UnitOfWork } from '../api/route.ts'
import { periodLines, prorationLines } from '../invoices/invoice-lines.ts'
import { getReferenced } from '../store/find.ts'
import type { SubscriptionChange, WireInvoiceLine, WireSubscription, WireSubscriptionItem } from '../store/objects.ts'
import { subscriptionMachine as machine, transition } from '../store/state-machines.ts'
import { boundaryAfter } from './billing-periods.ts'
import { newItem } from './subscription-items.ts'

export interface ChangePreview {
  after: WireSubscription
  lines: WireInvoiceLine[]
  /** Billed at once; otherwise the lines wait for the next invoice. */
  bills: boolean
}

function changedItems(
  work: UnitOfWork,
  subscription: WireSubscription,
  change: SubscriptionChange,
): WireSubscriptionItem[] {
  const [first] = subscription.items.data
  const items = [...subscription.items.data]
  for (const [index, requested] of change.items.entries()) {
    const param = `items[${index}]`
    const at = requested.id === undefined ? -1 : items.findIndex((item) => item.id === requested.id)
    if (requested.id !== undefined && at < 0) {
      throw invalidArgument(`${param}[id]`, `No such subscription item: '${requested.id}'`, 'resource_missing')
    }
    const known = items[at]
    if (requested.deleted) {
      if (known) items.splice(at, 1)
      continue
    }
    const price =
      requested.price === undefined ? known?.price : getReferenced(work, 'price', requested.price, `${param}[price]`)
    if (!price) throw invalidArgument(`${param}[price]`, 'Missing required param: price.', 'parameter_missing')
    const quantity = requested.quantity ?? known?.quantity ?? 1
    const fresh = newItem(
      work,
      subscription.id,
      price,
      { quantity },
      known?.current_period_end ?? first?.current_period_end ?? work.now,
    )
    const start = known?.current_period_start ?? first?.current_period_start ?? work.now
    if (known) items[at] = { ...fresh, id: known.id, created: known.created, current_period_start: start }
    else items.push({ ...fresh, current_period_start: start })
  }
  if (items.length === 0) throw invalidState('parameter_missing', 'A subscription must have at least one plan.')
  return items
}

const costs = (item: WireSubscriptionItem | undefined) => `${item?.price.id} ${item?.quantity}`

export function withItems(subscription: WireSubscription, data: WireSubscriptionItem[]): WireSubscription {
  return { ...subscription, items: { ...subscription.items, data } }
}

/** Every item starts a period at this moment. */
export function withPeriod(subscription: WireSubscription, start: number): WireSubscription {
  const anchor = subscription.billing_cycle_anchor
  return withItems(
    subscription,
    subscription.items.data.map((item) => ({
      ...item,
      current_period_start: start,
      current_period_end: boundaryAfter(
        anchor,
        item.price.recurring ?? { interval: 'month', interval_count: 1 },
        start,
      ),
    })),
  )
}

export function previewChange(work: UnitOfWork, before: WireSubscription, change: SubscriptionChange): ChangePreview {
  const items = changedItems(work, before, change)
  const changed = withItems(before, items)
  if (typeof change.trialEnd === 'number') return extended(work, changed, change.trialEnd)
  const wasTrial = before.status === 'trialing'
  const endsTrial = wasTrial && change.trialEnd === 'now'
  const every = (list: WireSubscriptionItem[]) => list.map((item) => JSON.stringify(item.price.recurring)).join()
  const otherInterval = every(items) !== every(before.items.data)
  if (endsTrial || change.anchorNow || (otherInterval && !wasTrial)) return restarted(work, before, changed, change)
  if (wasTrial || change.prorate === 'none') return { after: changed, lines: [], bills: false }
  const [first] = before.items.data
  const at = change.prorationDate ?? work.now
  if (first && (at < first.current_period_start || at > first.current_period_end)) {
    const message = 'The proration date must be inside the current billing period.'
    throw invalidArgument('proration_date', message)
  }
  const ids = new Set([...before.items.data, ...items].map(({ id }) => id))
  const lines = [...ids].flatMap((id) => {
    const old = before.items.data.find((item) => item.id === id)
    const fresh = items.find((item) => item.id === id)
    return costs(old) === costs(fresh) ? [] : prorationLines(work, before, { before: old, after: fresh, at })
  })
  return { after: changed, lines, bills: change.prorate === 'always_invoice' && lines.length > 0 }
}

function extended(work: UnitOfWork, changed: WireSubscription, until: number): ChangePreview {
  if (until <= work.now) throw invalidArgument('trial_end', 'The trial end date must be in the future.')
  const items = changed.items.data.map((item) => ({
    ...item,
    current_period_start: changed.status === 'trialing' ? item.current_period_start : work.now,
    current_period_end: until,
  }))
  const after: WireSubscription = {
    ...withItems(changed, items),
    status: transition(machine, 'extend', changed.status, 'trialing'),
    billing_cycle_anchor: until,
    trial_start: changed.status === 'trialing' ? changed.trial_start : work.now,
    trial_end: until,
  }
  return { after, lines: [], bills: false }
}

/** A full period from now; unused time is credited unless no proration was requested. */
function restarted(
  work: UnitOfWork,
  before: WireSubscription,
  changed: WireSubscription,
  change: SubscriptionChange,
): ChangePreview {
  const wasTrial = before.status === 'trialing'
  const status = wasTrial ? ('active' as const) : before.status
  const after = withPeriod(
    { ...changed, status, billing_cycle_anchor: work.now, ...(wasTrial ? { trial_end: work.now } : {}) },
    work.now,
  )
  const at = change.prorationDate ?? work.now
  const unused =
    wasTrial || change.prorate === 'none'
      ? []
      : before.items.data.flatMap((item) => prorationLines(work, before, { before: item, after: undefined, at }))
  return { after, lines: [...unused, ...periodLines(work, after)], bills: true }
}
