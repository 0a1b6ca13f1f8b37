// The life cycle of a plan: one function that decides what an event does to it. No clock, no database, no provider.

import { addMonths } from '../quotes/quote.ts'
import { planDeadlinesOf } from './plan-deadlines.ts'
import { type Change, resume, wished } from './plan-requests.ts'
import type { EndReason, Plan, PlanEffect, PlanEmail, PlanEvent, PlanRefusal, PlanRules } from './plan-states.ts'
import { planRules } from './plan-states.ts'

export type PlanDecision =
  | { refused: PlanRefusal }
  | { refused: null; plan: Plan; effects: PlanEffect[]; nextDue: Date | null }

/**
 * Load the plan under its row's lock, ask the provider inside it, decide, save with `nextDue`, enqueue the effects in
 * the same transaction. A duplicate changes nothing; the provider's reports count in any order.
 */
export function decidePlan(before: Plan, event: PlanEvent, now: Date, rules: PlanRules = planRules): PlanDecision {
  const change: Change = { plan: structuredClone(before), effects: [], now, rules }
  const refused = apply(change, event)
  if (refused) return { refused }
  return { refused: null, plan: change.plan, effects: change.effects, nextDue: nextDeadline(change.plan, rules) }
}

export function nextDeadline(plan: Plan, rules: PlanRules = planRules): Date | null {
  const times = planDeadlinesOf(plan, rules).map(({ at }) => at.getTime())
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

export type NewPlan = Pick<Plan, 'name' | 'price' | 'startedAt' | 'firstMonthlyAt' | 'periodEnd'> & {
  stage: 'incomplete' | 'first_period'
}

export function newPlan(given: NewPlan): Plan {
  return {
    ...given,
    periodStart: given.startedAt,
    scheduledChange: null,
    lastRequest: null,
    dueSince: null,
    openInvoice: null,
    pausedUntil: null,
    resuming: false,
    notificationsSent: { reminder: false, years: 0, idleFor: null, pauseEnds: false },
    ended: null,
  }
}

function apply(change: Change, event: PlanEvent): PlanRefusal | undefined {
  switch (event.kind) {
    case 'paid':
      return paid(change, event)
    case 'unpaid':
      return unpaid(change, event)
    case 'end':
      return end(change, event.reason)
    case 'provider_ended':
      return end(change, reasonOf(change.plan))
    case 'provider_runs':
      return providerRuns(change)
    case 'changed':
      return changed(change, event)
    case 'period':
      return period(change, event.periodEnd)
    case 'waived':
      return waived(change, event)
    case 'tick':
      return tick(change, event.idle)
    default:
      return wished(change, event)
  }
}

function paid(change: Change, event: PlanEvent & { kind: 'paid' }): undefined {
  const { plan, effects } = change
  effects.push({ kind: 'charge', invoice: event.invoice, amount: event.amount })
  if (leftBefore(plan, event.periodStart)) end(change, 'cancelled')
  if (plan.stage === 'ended') {
    effects.push({ kind: 'alert', alert: 'paid_after_end', invoice: event.invoice })
    return
  }
  const first = plan.stage === 'incomplete'
  const resumed = change.plan.stage === 'paused' && change.plan.resuming
  servePaused(change, event)
  if (plan.scheduledChange?.kind === 'downgrade' && event.periodStart >= plan.periodEnd) smaller(plan, effects, event)
  if (event.periodEnd > plan.periodEnd || first || plan.stage === 'restricted') {
    plan.periodStart = event.periodStart
    plan.periodEnd = event.periodEnd
  }
  if (plan.openInvoice === null || plan.openInvoice === event.invoice || plan.stage === 'restricted') {
    plan.openInvoice = null
    plan.dueSince = null
    if (plan.stage !== 'paused') plan.stage = 'active'
  }
  if (resumed && plan.stage !== 'paused') effects.push({ kind: 'letter', letter: 'resumed' })
  effects.push({ kind: 'letter', letter: 'renewed', invoice: event.invoice })
}

/**
 * Cancelled for an end before this month: its receipt stands, whatever the provider did before the request reached it.
 */
function leftBefore({ scheduledChange: wish, periodEnd }: Plan, month: Date): boolean {
  return wish?.kind === 'cancel' && wish.at < periodEnd && month >= periodEnd
}

/** The end of the plan's pause, when this month begins within it. */
function inPause({ stage, scheduledChange: wish, pausedUntil, periodEnd, resuming }: Plan, month: Date): Date | null {
  if (resuming) return null
  const until = stage === 'paused' ? pausedUntil : wish?.kind === 'pause' ? wish.until : null
  return until && month >= periodEnd && month < until ? until : null
}

/**
 * A month that is paid after the one in which the pause was requested ends the pause: it was ordered, or the pause is
 * over. Where it is the very next one, the request came too late: it is served, the pause follows it, and staff are
 * alerted.
 */
function servePaused(change: Change, event: PlanEvent & { kind: 'paid' }): void {
  const { plan, effects, now } = change
  const until = inPause(plan, event.periodStart)
  if (until && event.periodStart <= plan.periodEnd) {
    effects.push({ kind: 'alert', alert: 'paid_other_amount', invoice: event.invoice })
    const request = plan.scheduledChange?.request ?? plan.lastRequest ?? event.invoice
    const pausesLater = plan.scheduledChange?.kind !== 'cancel' && until > event.periodEnd
    if (pausesLater) plan.scheduledChange = { kind: 'pause', request, at: now, until }
    else resume(change)
  }
  if (plan.stage === 'paused' && event.periodStart >= plan.periodEnd) leavePause(plan)
}

function leavePause(plan: Plan): void {
  plan.stage = plan.dueSince ? 'past_due' : 'active'
  plan.pausedUntil = null
  plan.notificationsSent.pauseEnds = false
}

/** Without a charge where somebody resumed it on the provider's own page; otherwise the paid month has told it. */
function providerRuns({ plan }: Change): undefined {
  if (plan.stage === 'paused' && plan.resuming) leavePause(plan)
  plan.resuming = false
}

/** The request came too late and the provider billed the larger price: it stays scheduled, and staff are alerted. */
function smaller(plan: Plan, effects: PlanEffect[], { amount, invoice }: PlanEvent & { kind: 'paid' }): void {
  if (plan.scheduledChange?.kind !== 'downgrade') return
  if (amount !== plan.scheduledChange.price)
    return void effects.push({ kind: 'alert', alert: 'paid_other_amount', invoice })
  plan.name = plan.scheduledChange.to
  plan.price = amount
  plan.scheduledChange = null
}

/** Emailed once per invoice: the provider repeats the event with every attempt. */
function unpaid(change: Change, event: PlanEvent & { kind: 'unpaid' }): undefined {
  const { plan, effects } = change
  if (plan.stage === 'incomplete') return
  if (leftBefore(plan, event.since)) end(change, 'cancelled')
  if (inPause(plan, event.since)) {
    if (plan.stage === 'active') elapse(change, 'pause', 0)
    effects.push({ kind: 'provider_void_invoice', invoice: event.invoice })
    return
  }
  if (plan.stage === 'ended' || plan.stage === 'restricted') {
    effects.push({ kind: 'provider_void_invoice', invoice: event.invoice })
    return
  }
  // The unpaid period belongs to the smaller plan already: its price is what reopening will cost. Billed at the larger
  // price, the request has not reached the provider and is still scheduled.
  if (
    plan.scheduledChange?.kind === 'downgrade' &&
    event.since >= plan.periodEnd &&
    event.amount === plan.scheduledChange.price
  ) {
    plan.name = plan.scheduledChange.to
    plan.price = plan.scheduledChange.price
    plan.scheduledChange = null
  }
  const known = plan.openInvoice === event.invoice
  plan.openInvoice = event.invoice
  plan.dueSince ??= event.since
  if (plan.stage === 'paused' && plan.resuming) leavePause(plan)
  else if (plan.stage !== 'paused') plan.stage = 'past_due'
  if (known) return
  const letter = event.actionNeeded ? 'authentication_needed' : 'payment_failed'
  effects.push({ kind: 'letter', letter, invoice: event.invoice })
}

/** Staff waived this month on the provider's own page: the plan goes on without it. */
function waived({ plan, effects }: Change, event: PlanEvent & { kind: 'waived' }): undefined {
  const { invoice, periodEnd } = event
  if (plan.openInvoice !== invoice || plan.stage === 'restricted') return
  if (event.settled) effects.push({ kind: 'alert', alert: 'paid_other_amount', invoice })
  plan.openInvoice = null
  plan.dueSince = null
  if (plan.stage === 'past_due') plan.stage = 'active'
  if (periodEnd > plan.periodEnd) plan.periodEnd = periodEnd
}

function end({ plan, effects, now }: Change, reason: EndReason): undefined {
  if (plan.stage === 'ended') return
  // Who leaves an unpaid plan is told by the receipt of the cancellation that it ends at once.
  const saidByReceipt = plan.scheduledChange?.kind === 'cancel' && plan.scheduledChange.at >= plan.periodEnd
  if (plan.openInvoice) effects.push({ kind: 'provider_void_invoice', invoice: plan.openInvoice })
  plan.stage = 'ended'
  plan.ended = { at: now, reason }
  plan.scheduledChange = null
  plan.openInvoice = null
  plan.pausedUntil = null
  effects.push({ kind: 'provider_end' })
  if ((reason === 'cancelled' && !saidByReceipt) || reason === 'nonpayment')
    effects.push({ kind: 'letter', letter: 'ended' })
}

function reasonOf(plan: Plan): EndReason {
  if (plan.scheduledChange?.kind === 'cancel') return 'cancelled'
  if (plan.stage === 'incomplete') return 'no_service'
  return plan.dueSince ? 'nonpayment' : 'cancelled'
}

function changed({ plan, now }: Change, { to, price, periodEnd }: PlanEvent & { kind: 'changed' }): undefined {
  if (plan.stage === 'ended') return
  plan.former = { price: plan.price, until: now }
  plan.name = to
  plan.price = price
  plan.periodEnd = periodEnd
}

/**
 * A period passed without a charge, because staff waived it: the provider sets its end. Its
 * event may come before our own scheduler, and what was scheduled for the end of the last period comes first.
 */
function period(change: Change, periodEnd: Date): undefined {
  const { plan, now } = change
  if (plan.periodEnd <= now && leftBefore(plan, plan.periodEnd)) return end(change, 'cancelled')
  if (plan.stage === 'active' && plan.scheduledChange?.kind === 'pause' && plan.periodEnd <= now)
    elapse(change, 'pause', 0)
  if (plan.stage === 'first_period' && periodEnd > plan.periodEnd) plan.stage = 'active'
  if (plan.stage === 'active' && plan.dueSince === null && periodEnd > plan.periodEnd) plan.periodEnd = periodEnd
}

/** Applies everything that was due until now, in the order in which it fell due. */
function tick(change: Change, idle: number): undefined {
  for (let turns = 0; turns < 20; turns += 1) {
    const due = planDeadlinesOf(change.plan, change.rules)
      .filter(({ at }) => at <= change.now)
      .sort((a, b) => a.at.getTime() - b.at.getTime())[0]
    if (!due) return
    elapse(change, due.name, idle)
  }
}

function elapse(change: Change, name: ReturnType<typeof planDeadlinesOf>[number]['name'], idle: number): undefined {
  const { plan, effects, rules } = change
  const say = (letter: PlanEmail) => effects.push({ kind: 'letter', letter })
  switch (name) {
    case 'reminder':
      plan.notificationsSent.reminder = true
      say('first_charge_reminder')
      return
    case 'yearly':
      plan.notificationsSent.years += 1
      say('yearly_reminder')
      return
    case 'idle':
      return idleMonth(change, idle)
    case 'unpaid_order':
      return end(change, 'no_service')
    case 'restrict':
      if (plan.openInvoice) effects.push({ kind: 'provider_void_invoice', invoice: plan.openInvoice })
      plan.stage = 'restricted'
      // The provider's pause stays: reopening ends it with a month of its own.
      if (plan.scheduledChange?.kind === 'pause') plan.scheduledChange = null
      plan.resuming = false
      say('restricted')
      return
    case 'give_up':
      return end(change, 'nonpayment')
    case 'cancel':
      return end(change, 'cancelled')
    case 'pause':
      plan.pausedUntil =
        plan.scheduledChange?.kind === 'pause'
          ? plan.scheduledChange.until
          : addMonths(plan.periodEnd, rules.pauseMonths)
      plan.stage = 'paused'
      plan.resuming = false
      plan.scheduledChange = null
      return
    case 'pause_ends_soon':
      plan.notificationsSent.pauseEnds = true
      say('pause_ends_soon')
      return
    case 'pause_ends':
      resume(change)
      return
  }
}

/** Tells a client who asked nothing in a paid month before the next charge; after `idleMonths` the plan pauses. */
function idleMonth({ plan, effects, rules, now }: Change, idle: number): undefined {
  plan.notificationsSent.idleFor = plan.periodEnd
  if (idle < 1 || plan.periodEnd <= now) return
  if (rules.idleMonths > 0 && idle >= rules.idleMonths) {
    const until = addMonths(plan.periodEnd, rules.pauseMonths)
    plan.scheduledChange = { kind: 'pause', request: `idle:${plan.periodEnd.toISOString()}`, at: now, until }
    plan.resuming = false
    effects.push({ kind: 'provider_pause' }, { kind: 'letter', letter: 'paused' })
    return
  }
  effects.push({ kind: 'letter', letter: 'pause_offered' })
}
