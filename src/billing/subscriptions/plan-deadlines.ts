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

/** No order beside a requested cancellation or pause: what a paused plan charges is voided. */
export function acceptsOrders({ scheduledChange }: Pick<Plan, 'scheduledChange'>): boolean {
  return scheduledChange?.kind !== 'cancel' && scheduledChange?.kind !== 'pause'
}

/** Whether a pause runs and its end has not come: from then on the next month may be charged at any moment. */
export function isPaused({ stage, pausedUntil }: Pick<Plan, 'stage' | 'pausedUntil'>, now: Date): boolean {
  return stage === 'paused' && pausedUntil !== null && pausedUntil > now
}

export function planDeadlinesOf(plan: Plan, rules: PlanRules): PlanDeadline[] {
  const dues: PlanDeadline[] = []
  const at = (name: PlanDeadline['name'], instant: Date | null | false | undefined) => {
    if (instant) dues.push({ name, at: instant })
  }
  const { stage, scheduledChange: wish, notificationsSent: told, periodEnd, dueSince, pausedUntil } = plan
  if (stage === 'ended') return dues
  if (stage === 'incomplete') {
    at('unpaid_order', later(plan.startedAt, rules.incompleteHours * hour))
    return dues
  }
  const leaves = wish?.kind === 'cancel'
  const running = stage === 'first_period' || stage === 'active'
  at('cancel', leaves && periodEnd)
  at('pause', wish?.kind === 'pause' && stage === 'active' && periodEnd)
  if (stage === 'first_period' && plan.firstMonthlyAt && !leaves && !told.reminder)
    at('reminder', later(plan.firstMonthlyAt, -rules.reminderDays * day))
  if (running && !leaves) at('yearly', addMonths(plan.startedAt, 12 * (told.years + 1)))
  if (stage === 'active' && wish === null && told.idleFor?.getTime() !== periodEnd.getTime())
    at('idle', later(periodEnd, -rules.idleNoticeDays * day))
  if (stage === 'past_due' && dueSince) at('restrict', later(dueSince, rules.graceDays * day))
  if (stage === 'restricted' && dueSince) at('give_up', later(dueSince, rules.restrictedDays * day))
  if (stage === 'paused' && pausedUntil) {
    if (!told.pauseEnds && !leaves) at('pause_ends_soon', later(pausedUntil, -rules.pauseNoticeDays * day))
    at('pause_ends', pausedUntil)
  }
  return dues
}
