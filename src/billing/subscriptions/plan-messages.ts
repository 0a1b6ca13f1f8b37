import { day, money } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill, type MessagesLike } from '../../i18n/text.ts'
import { chargedAt } from '../quotes/charged-at.ts'
import type { PlanView } from './contract.ts'
import type { fr } from './text.fr.ts'

export type PlanMessages = MessagesLike<typeof fr>

type Running = PlanView & { subscription: NonNullable<PlanView['subscription']> }
type Stage = keyof PlanMessages['stages']

/** How a plan is described: a word for its stage, one sentence with its date, its consequence. */
export type PlanDescription = { stage: Stage; word: string; line: string; detail: string }

export function describePlan(view: Running, locale: Locale, words: PlanMessages): PlanDescription {
  const { state } = view.subscription
  const leaves = view.next === 'cancel' && state !== 'ended'
  const stage = leaves ? 'cancelled' : state
  const values = planDateValues(view, locale)
  const detail = words.details[detailOf(view)]
  return { stage, word: words.stages[stage], line: fill(lineOf(view, words), values), detail: fill(detail, values) }
}

/** The dates and amounts in the sentences and in the questions before an action. */
export function planDateValues({ subscription, ...view }: Running, locale: Locale): Record<string, string> {
  const on = (at: string | null) => (at ? day(locale, at).replaceAll(' ', '\u00a0') : '')
  return {
    date: on(subscription.cancelAt ?? subscription.currentPeriodEnd),
    charge: on(chargedAt(subscription.currentPeriodEnd).toISOString()),
    cancelled: on(subscription.cancelledAt),
    ended: on(subscription.endedAt),
    first: on(subscription.firstMonthlyAt && chargedAt(subscription.firstMonthlyAt).toISOString()),
    until: on(view.pausedUntil),
    closes: on(view.closesAt),
    price: money(locale, subscription.price).replaceAll(' ', '\u00a0'),
  }
}

/** The specification's two sentences wherever they are true; the other stages have their own. */
function lineOf({ subscription, next }: Running, words: PlanMessages): string {
  const { state, cancelledAt } = subscription
  if (state === 'ended') return cancelledAt ? words.lines.endedAfterCancel : words.lines.ended
  if (next === 'cancel') return words.cancelled
  if (state === 'incomplete' || state === 'past_due' || state === 'paused' || state === 'restricted')
    return words.lines[state]
  return words.periodEnds
}

function detailOf({ subscription, next, can }: Running): keyof PlanMessages['details'] {
  const { state } = subscription
  if (state === 'past_due' && can.confirm) return 'bankAsks'
  if (state === 'ended' || state === 'past_due') return state
  if (next === 'cancel') return 'cancel'
  return state === 'active' && next ? next : state
}
