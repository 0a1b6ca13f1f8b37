// What a client may ask of a plan for the end of its month: each request replaces the one before.

import { addMonths } from '../quotes/quote.ts'
import type { ChangeOfRunningPlan, Plan, PlanEffect, PlanEvent, PlanRefusal, PlanRules } from './plan-states.ts'

export type Change = { plan: Plan; effects: PlanEffect[]; now: Date; rules: PlanRules }

/** Asks the provider to end a pause that nothing requests any more. */
export function resume({ plan, effects }: Change): void {
  if (plan.scheduledChange?.kind === 'pause') plan.scheduledChange = null
  plan.resuming = true
  effects.push({ kind: 'provider_resume' })
}

type Wished = Extract<PlanEvent, { request: string }>

/** Applies a person's request. The same request twice is applied once; the last request replaces the one before. */
export function wished(change: Change, event: Wished): PlanRefusal | undefined {
  const { plan } = change
  if (plan.lastRequest === event.request) return
  if (plan.stage === 'ended' || plan.stage === 'incomplete') return 'plan_ended'
  const refused = carryOut(change, event)
  if (!refused) plan.lastRequest = event.request
  return refused
}

function carryOut(change: Change, event: Wished): PlanRefusal | undefined {
  const { plan, effects, now, rules } = change
  const { request } = event
  switch (event.kind) {
    case 'cancel': {
      const replaces = plan.scheduledChange
      if (replaces?.kind === 'cancel') return
      takeBack(change, request)
      plan.scheduledChange = { kind: 'cancel', request, at: now, ...(replaces && { replaces }) }
      effects.push({ kind: 'provider_cancel_at_end', request })
      return
    }
    case 'keep': {
      const { scheduledChange: revoked } = plan
      // What was scheduled for the end of a past period has happened, even if nothing has reported it yet.
      if (revoked === null || plan.periodEnd <= now) return 'nothing_to_keep'
      takeBack(change, request)
      const before = revoked.kind === 'cancel' ? revoked.replaces : undefined
      if (before && stillLiesAhead(change, before)) schedule(change, { ...before, request, at: now })
      else effects.push({ kind: 'letter', letter: 'kept' })
      return
    }
    case 'pause': {
      if (!inPaidMonth(change)) return 'plan_not_active'
      const months = Math.min(Math.max(event.months, 1), rules.pauseMonths)
      takeBack(change, request)
      schedule(change, { kind: 'pause', request, at: now, until: addMonths(plan.periodEnd, months) })
      return
    }
    case 'downgrade':
      if (plan.name === event.to) return 'already_so'
      if (!inPaidMonth(change)) return 'plan_not_active'
      takeBack(change, request)
      schedule(change, { kind: 'downgrade', request, at: now, to: event.to, price: rules.prices[event.to] })
      return
  }
}

function stillLiesAhead(change: Change, scheduled: ChangeOfRunningPlan): boolean {
  return inPaidMonth(change) && (scheduled.kind === 'downgrade' || scheduled.until > change.plan.periodEnd)
}

/** Asks the provider for it, and tells the client. */
function schedule({ plan, effects }: Change, scheduled: ChangeOfRunningPlan): void {
  plan.scheduledChange = scheduled
  if (scheduled.kind === 'pause') {
    plan.resuming = false
    effects.push({ kind: 'provider_pause' }, { kind: 'letter', letter: 'paused' })
  } else effects.push({ kind: 'provider_price', to: scheduled.to }, { kind: 'letter', letter: 'downgrade_confirmed' })
}

/** A request for the end of a month does not prevent the charge of one that has begun. */
function inPaidMonth({ plan, now }: Change): boolean {
  return plan.stage === 'active' && plan.periodEnd > now
}

/** Revokes the earlier request, at the provider too. */
function takeBack(change: Change, request: string): void {
  const { plan, effects } = change
  if (plan.scheduledChange?.kind === 'cancel') effects.push({ kind: 'provider_keep', request })
  if (plan.scheduledChange?.kind === 'pause') resume(change)
  if (plan.scheduledChange?.kind === 'downgrade') effects.push({ kind: 'provider_price', to: plan.name })
  plan.scheduledChange = null
}
