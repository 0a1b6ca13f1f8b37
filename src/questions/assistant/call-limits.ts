// When a model may be called: what a person, an address, a day and the whole service may use, and a pause after failures.

/**
 * `person` and `address` (a subscriber, or the site of one): today; `day`: everybody, today; `house`: everybody, in thirty days.
 */
export const budgetScopes = ['person', 'address', 'day', 'house'] as const
type BudgetScope = (typeof budgetScopes)[number]
export const countedScopes = ['person', 'address', 'site', 'day', 'house'] as const
export type CountedScope = (typeof countedScopes)[number]
export type Used = { tokens: number; cents: number }

/** Of a call that was made, or why none was: a budget was spent, or the model had just failed several times. */
export type CallOutcome = 'running' | 'shown' | 'unusable' | 'late' | 'failed' | `over-${BudgetScope}` | 'paused'

/** The first budget that the planned call would exceed. */
export function spentBudget(
  used: Readonly<Record<CountedScope, Used>>,
  planned: Used,
  budgets: Readonly<Record<CountedScope, Used>>,
): CountedScope | undefined {
  return countedScopes.find(
    (scope) =>
      used[scope].tokens + planned.tokens > budgets[scope].tokens ||
      used[scope].cents + planned.cents > budgets[scope].cents,
  )
}

/** A call as the breaker sees it, newest first. */
export type PastCall = { outcome: CallOutcome; at: Date; latency: number | null }

/** So many failures in a row open the breaker. */
export const failuresInARow = 3
const pauseMs = 60_000
/** A trial that never ended, with its process. */
const lostMs = 60_000

const endOf = ({ at, latency }: PastCall): number => at.getTime() + (latency ?? 0)

/**
 * `open`: no call. `half-open`: the pause is over and one call may try. `trying`: that call is under way, and no other
 * is made. `calls`: the newest ones, those of the last minute at least, newest first.
 */
export function breakerOf(calls: readonly PastCall[], now: Date): 'closed' | 'open' | 'half-open' | 'trying' {
  const ended = calls.filter(({ outcome }) => outcome !== 'running').slice(0, failuresInARow)
  const [last] = ended
  const failing =
    ended.length === failuresInARow && ended.every(({ outcome }) => outcome === 'late' || outcome === 'failed')
  if (!last || !failing) return 'closed'
  const since = Math.max(...ended.map(endOf))
  if (now.getTime() < since + pauseMs) return 'open'
  const trying = calls.some(
    ({ outcome, at }) => outcome === 'running' && at.getTime() >= since && now.getTime() < at.getTime() + lostMs,
  )
  return trying ? 'trying' : 'half-open'
}
