import { monthOf, monthSpan } from '../../billing/months.ts'
import { addMonths } from '../../billing/quotes/quote.ts'
import type { PlanView } from '../../billing/subscriptions/contract.ts'
import { planRules } from '../../billing/subscriptions/plan-states.ts'
import { defaultRules } from '../../questions/rules.ts'

export const momentNames = [
  'tomorrow',
  'hold_released',
  'reminder',
  'first_charge',
  'next_month',
  'card_refused',
  'restricted',
  'unpaid_end',
  'pause_start',
  'pause_end',
  'plan_end',
  'payout_day',
] as const
export type MomentName = (typeof momentNames)[number]
export type Moment = { name: MomentName; at: Date }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** One move goes no further: it plays every day on its way. */
export const longestMove = 62 * day
/** Stripe finalises and charges a renewal's invoice about an hour after it was drafted; then everybody has been told. */
const chargedAfter = 65 * minute
/** What falls due at a moment is done a little after it. */
const doneAfter = 2 * minute
/** The demonstration pays its experts at this hour of the first day of a month. */
const payHour = 9 * hour

type Case = Pick<PlanView, 'pausedUntil' | 'dueSince' | 'next'> & {
  subscription: Pick<NonNullable<PlanView['subscription']>, 'state' | 'currentPeriodEnd' | 'firstMonthlyAt'> | null
  held: Pick<NonNullable<PlanView['held']>, 'heldAt' | 'accepted'> | null
  card: unknown
}

const after = (text: string, milliseconds: number) => new Date(Date.parse(text) + milliseconds)

/** The next day on which experts are paid for the month before. */
export function nextPayday(now: Date): Date {
  const first = new Date(monthSpan(monthOf(now)).start.getTime() + payHour)
  return first > now ? first : new Date(monthSpan(monthOf(now)).end.getTime() + payHour)
}

/** Where the clock may be moved to for this case, the earliest first. */
export function momentsOf(own: Case | null, now: Date): Moment[] {
  const moments: Moment[] = [
    { name: 'tomorrow', at: new Date(now.getTime() + day) },
    { name: 'payout_day', at: new Date(nextPayday(now).getTime() + doneAfter) },
    ...(own ? [...holdMoments(own), ...planMoments(own)] : []),
  ]
  const last = now.getTime() + longestMove
  return moments.filter(({ at }) => at > now && at.getTime() <= last).sort((a, b) => a.at.getTime() - b.at.getTime())
}

function holdMoments({ held }: Case): Moment[] {
  if (!held || held.accepted) return []
  return [{ name: 'hold_released', at: after(held.heldAt, defaultRules.waves.voidAt + doneAfter) }]
}

function planMoments(own: Case): Moment[] {
  const { subscription, pausedUntil, dueSince, next } = own
  if (!subscription) return []
  const { state, currentPeriodEnd } = subscription
  if (next === 'cancel' && state !== 'ended') return [{ name: 'plan_end', at: after(currentPeriodEnd, doneAfter) }]
  const pauseEnd = pausedUntil ? [{ name: 'pause_end', at: after(pausedUntil, chargedAfter) } as const] : []
  // Nothing is charged before the end of a pause that is booked.
  if (next === 'pause' && state === 'active')
    return [{ name: 'pause_start', at: after(currentPeriodEnd, doneAfter) }, ...pauseEnd]
  if (state === 'first_period' || state === 'active') return chargeMoments(own, subscription)
  if (state === 'paused') return pauseEnd
  if ((state === 'past_due' || state === 'restricted') && dueSince)
    return [
      { name: 'restricted', at: after(dueSince, planRules.graceDays * day + doneAfter) },
      { name: 'unpaid_end', at: after(dueSince, planRules.restrictedDays * day + doneAfter) },
    ]
  return []
}

function chargeMoments({ card }: Case, plan: NonNullable<Case['subscription']>): Moment[] {
  const first = plan.state === 'first_period'
  const charge = after(plan.currentPeriodEnd, chargedAfter)
  return [
    ...(first
      ? ([
          { name: 'reminder', at: after(plan.currentPeriodEnd, doneAfter - planRules.reminderDays * day) },
          { name: 'first_charge', at: charge },
        ] as const)
      : []),
    { name: 'next_month', at: first ? addMonths(charge, 1) : charge },
    ...(card ? ([{ name: 'card_refused', at: new Date(charge.getTime() + minute) }] as const) : []),
  ]
}

/**
 * The instants at which a move stops on its way: every day, every payday and every moment of the case, so that what
 * falls due is done at its own time and in its order.
 */
export function stopsBetween(now: Date, to: Date, own: readonly Date[]): Date[] {
  const stops = new Set([to.getTime(), ...own.map((at) => at.getTime())])
  for (let at = now.getTime() + day; at < to.getTime(); at += day) stops.add(at)
  for (let at = nextPayday(now); at < to; at = nextPayday(at)) stops.add(at.getTime())
  return [...stops]
    .filter((at) => at > now.getTime() && at <= to.getTime())
    .sort((a, b) => a - b)
    .map((at) => new Date(at))
}

/** The month that is paid at this stop, if it is a payday. */
export function monthPaidAt(stop: Date): string | null {
  const { start } = monthSpan(monthOf(stop))
  if (stop.getTime() !== start.getTime() + payHour) return null
  return monthOf(new Date(start.getTime() - day))
}
