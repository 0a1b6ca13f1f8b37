// How many free questions a person has left, and what gives access to an expert's full answer.
import type { QuestionState } from '../lifecycle/states.ts'
import { defaultRules, type Rules } from '../rules.ts'

/** `held`: the 3 EUR of another question are held and no expert has accepted yet. */
export type PlanStanding = 'none' | 'held' | 'first_period' | 'active' | 'past_due' | 'restricted' | 'paused' | 'ended'

export type Standing = {
  plan: PlanStanding
  /** See `freeUsed`. */
  freeUsed: number
  /** The first question at 3 EUR exists once per person. */
  introductoryUsed: boolean
}

/** An order that gives access: the first question, or the plan at its full price from now on. Cents, VAT included. */
export type PurchaseOption = { kind: 'first' | 'plan'; today: number }

/** Questions that count against the two free ones; those in intake count too, or several could be opened at once. */
export function freeUsed(questions: readonly Pick<QuestionState, 'freeSlot'>[]): number {
  return questions.filter(({ freeSlot }) => freeSlot !== 'none').length
}

/** A failed renewal leaves the plan open during its seven days of grace. */
const planGives: Record<PlanStanding, { previews: boolean; answers: boolean }> = {
  none: { previews: false, answers: false },
  held: { previews: false, answers: false },
  first_period: { previews: true, answers: false },
  active: { previews: true, answers: true },
  past_due: { previews: true, answers: true },
  restricted: { previews: false, answers: false },
  paused: { previews: false, answers: false },
  ended: { previews: false, answers: false },
}

export type PreviewAllowance =
  | { allowance: 'plan'; left: null }
  | { allowance: 'free'; left: number }
  | { allowance: 'limit'; doors: PurchaseOption[] }

/** For `submit`: the first period and a plan have unlimited previews; beyond the free ones the paid options remain. */
export function previewAllowance(standing: Standing, rules: Rules = defaultRules): PreviewAllowance {
  if (planGives[standing.plan].previews) return { allowance: 'plan', left: null }
  const left = rules.free.count - standing.freeUsed
  return left > 0 ? { allowance: 'free', left } : { allowance: 'limit', doors: doors(standing, rules) }
}

export type AnswerAccess = { by: 'plan' } | { by: 'free' } | { by: 'order'; doors: PurchaseOption[] }

/** For `ask_expert`: go on with `plan_active` or `free_granted` at once, or let the client order. */
export function answerAccess(
  standing: Standing,
  freeSlot: QuestionState['freeSlot'],
  rules: Rules = defaultRules,
): AnswerAccess {
  if (planGives[standing.plan].answers) return { by: 'plan' }
  if (rules.free.gives === 'full' && freeSlot !== 'none') return { by: 'free' }
  return { by: 'order', doors: doors(standing, rules) }
}

/**
 * The introductory offer exists once. In the first period a second question means starting the monthly plan now, by an
 * explicit order. A plan that was closed unpaid, or that is paused, restarts with an order. While a hold is open
 * nothing else is sold.
 */
function doors({ plan, introductoryUsed }: Standing, { prices }: Rules): PurchaseOption[] {
  const monthly: PurchaseOption = { kind: 'plan', today: prices.plan }
  switch (plan) {
    case 'none':
    case 'ended':
      return introductoryUsed ? [monthly] : [{ kind: 'first', today: prices.firstQuestion }, monthly]
    case 'first_period':
    case 'restricted':
    case 'paused':
      return [monthly]
    default:
      return []
  }
}
