// Deadlines of a plan: one list of due instants serves the scheduler and the decision.

import { addMonths } from '../quotes/quote.ts'
import type { Plan, PlanRules } from './plan-states.ts'

const hour = 3_600_000
const day = 24 * hour

export type PlanDeadline = {
  name:
    | 'reminder'
    | 'yearly'
    | 'idle'
    | 'unpaid_order'
    | 'restrict'
    | 'give_up'
    | 'cancel'
    | 'pause'
    | 'pause_ends_soon'
    | 'pause_ends'
  at: Date
}

const later = (from: Date, ms: number) => new Date(from.getTime() + ms)

/** A cancellation ends the plan after the paid period; at once when that is over and the new month is unpaid. */
export function cancellationTakesEffectAt({ periodEnd }: Pick<Plan, 'periodEnd'>, asked: Date): Date {
  return periodEnd > asked ? periodEnd : asked
}

/** No order beside a requested cancellation or pause: a paused subscription makes no invoice. */
export function acceptsOrders({ scheduledChange }: Pick<Plan, 'scheduledChange'>): boolean {
  return scheduledChange?.kind !== 'cancel' && scheduledChange?.kind !== 'pause'
}

/** Whether a pause runs and its end has not come: from then on the next month may be charged at any moment. */
export function isPaused({ stage, pausedUntil }: Pick<Plan, 'stage' | 'pausedUntil'>, now: Date): boolean {
  return stage === 'paused' && pausedUntil !== null && pausedUntil > now
}

type Deadlines = Partial<Record<PlanDeadline['name'], Date | false | null>>
type DeadlinesOf = (plan: Plan, rules: PlanRules) => Deadlines

const cancelAt = ({ scheduledChange, periodEnd }: Plan) => (scheduledChange?.kind === 'cancel' ? periodEnd : null)

/** Deadlines by stage, in the order in which they are listed. False or null: not expected. */
const deadlinesOf: Record<Plan['stage'], DeadlinesOf> = {
  incomplete: ({ startedAt }, rules) => ({ unpaid_order: later(startedAt, rules.incompleteHours * hour) }),
  first_period: firstPeriodDeadlines,
  active: activeDeadlines,
  past_due: (plan, rules) => ({
    cancel: cancelAt(plan),
    restrict: plan.dueSince && later(plan.dueSince, rules.graceDays * day),
  }),
  restricted: (plan, rules) => ({
    cancel: cancelAt(plan),
    give_up: plan.dueSince && later(plan.dueSince, rules.restrictedDays * day),
  }),
  paused: pausedDeadlines,
  ended: () => ({}),
}

function firstPeriodDeadlines(plan: Plan, rules: PlanRules): Deadlines {
  const cancel = cancelAt(plan)
  if (cancel) return { cancel }
  const { firstMonthlyAt, notificationsSent } = plan
  return {
    reminder: firstMonthlyAt && !notificationsSent.reminder && later(firstMonthlyAt, -rules.reminderDays * day),
    yearly: yearlyNotice(plan),
  }
}

function activeDeadlines(plan: Plan, rules: PlanRules): Deadlines {
  const { scheduledChange, notificationsSent, periodEnd } = plan
  const cancel = cancelAt(plan)
  if (cancel) return { cancel }
  const idleNoticeDue = scheduledChange === null && notificationsSent.idleFor?.getTime() !== periodEnd.getTime()
  return {
    pause: scheduledChange?.kind === 'pause' && periodEnd,
    yearly: yearlyNotice(plan),
    idle: idleNoticeDue && later(periodEnd, -rules.idleNoticeDays * day),
  }
}

function pausedDeadlines(plan: Plan, rules: PlanRules): Deadlines {
  const { notificationsSent, resuming } = plan
  const pausedUntil = resuming ? null : plan.pausedUntil
  const cancel = cancelAt(plan)
  return {
    cancel,
    pause_ends_soon:
      pausedUntil && !notificationsSent.pauseEnds && !cancel && later(pausedUntil, -rules.pauseNoticeDays * day),
    pause_ends: pausedUntil,
  }
}

const yearlyNotice = ({ startedAt, notificationsSent }: Plan) =>
  addMonths(startedAt, 12 * (notificationsSent.years + 1))

export function planDeadlinesOf(plan: Plan, rules: PlanRules): PlanDeadline[] {
  const deadlines = Object.entries(deadlinesOf[plan.stage](plan, rules)) as [
    PlanDeadline['name'],
    Date | false | null,
  ][]
  return deadlines.flatMap(([name, at]) => (at ? [{ name, at }] : []))
}
