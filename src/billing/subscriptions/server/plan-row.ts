import type { Selectable } from 'kysely'
import type { Tables } from '../../../platform/db/tables.ts'
import { nextDeadline } from '../plan.ts'
import { cancellationTakesEffectAt } from '../plan-deadlines.ts'
import { type ChangeOfRunningPlan, type Plan, planRules, type ScheduledChange } from '../plan-states.ts'

export type Subscription = Selectable<Tables['subscription']>

/** Dates travel through JSON as text. */
type Stored<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Stored<Value[Key]> }
    : Value

const date = <Given extends string | null>(given: Given) =>
  (given === null ? null : new Date(given)) as Given extends null ? null : Date

export function planOf(row: Pick<Subscription, 'life'>): Plan {
  const { former, ...life } = row.life as unknown as Stored<Plan>
  return {
    ...life,
    startedAt: date(life.startedAt),
    firstMonthlyAt: date(life.firstMonthlyAt),
    periodStart: date(life.periodStart),
    periodEnd: date(life.periodEnd),
    dueSince: date(life.dueSince),
    pausedUntil: date(life.pausedUntil),
    // Plans stored before the field have no pause to end.
    resuming: life.resuming ?? false,
    scheduledChange: life.scheduledChange && wishOf(life.scheduledChange),
    ...(former && { former: { ...former, until: date(former.until) } }),
    notificationsSent: { ...life.notificationsSent, idleFor: date(life.notificationsSent.idleFor) },
    ended: life.ended && { ...life.ended, at: date(life.ended.at) },
  }
}

function wishOf(wish: Stored<ScheduledChange>): ScheduledChange {
  if (wish.kind !== 'cancel') return changeOf(wish)
  const { replaces, ...cancellation } = wish
  return { ...cancellation, at: date(wish.at), ...(replaces && { replaces: changeOf(replaces) }) }
}

function changeOf(wish: Stored<ChangeOfRunningPlan>): ChangeOfRunningPlan {
  const at = date(wish.at)
  if (wish.kind === 'pause') return { ...wish, at, until: date(wish.until) }
  // Stored before scheduled changes had a price.
  return { ...wish, at, price: wish.price ?? planRules.prices[wish.to] }
}

/** The columns that are derived from a plan's state. */
export function planColumnsOf(plan: Plan) {
  const leaves = plan.scheduledChange?.kind === 'cancel' ? plan.scheduledChange : null
  return {
    state: plan.stage,
    plan: plan.name,
    price: plan.price,
    firstMonthlyAt: plan.firstMonthlyAt,
    currentPeriodEnd: plan.periodEnd,
    endedAt: plan.ended?.at ?? null,
    endReason: plan.ended?.reason ?? null,
    ...(plan.ended
      ? {}
      : { cancelAt: leaves && cancellationTakesEffectAt(plan, leaves.at), cancelledAt: leaves?.at ?? null }),
    life: JSON.stringify(plan),
    nextDueAt: nextDeadline(plan),
  }
}

/** What its emails that may wait are about. */
export const planMatter = (subscriptionId: string) => `plan:${subscriptionId}`
