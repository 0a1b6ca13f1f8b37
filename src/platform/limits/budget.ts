import { Refusal } from '../../api/refusal.ts'
import { networksOf } from './networks.ts'
import type { Limits } from './port.ts'

type Rate = { points: number; seconds: number }

/** The narrowest first: what one of them is refused counts against nobody wider. */
const scopes = ['device', 'person', 'subscriber', 'site', 'everybody'] as const
type Scope = (typeof scopes)[number]

/**
 * What may be used from one device (a session of a browser), by one person on all of theirs, by one subscriber and one site of
 * the internet (`networksOf`), and by everybody together, so that what the service pays for (storage, work, messages) cannot
 * be used up by people who cost nothing to be. Each at one or more rates, such as one for an hour and one for a day.
 */
export type Budget = { name: string } & Record<Scope, readonly Rate[]>

/** Who uses it: a device, its person, and the address they come from. */
export type Payer = { sessionId: string; personId: string; address: string }

/** What a budget counts: each rate of each scope, under its key, the narrowest first. */
function countersOf(budget: Budget, payer: Payer) {
  const keys: Record<Scope, string> = {
    device: payer.sessionId,
    person: payer.personId,
    ...networksOf(payer.address),
    everybody: '',
  }
  return scopes.flatMap((scope) =>
    budget[scope].map((rate) => ({
      limit: { name: `${budget.name}.${scope}.${rate.seconds}`, ...rate },
      key: keys[scope],
    })),
  )
}

/** Charges every scope of a budget. @throws Refusal `too_many_requests` */
export async function charge(limits: Limits, budget: Budget, payer: Payer, points = 1): Promise<void> {
  for (const { limit, key } of countersOf(budget, payer)) await limits.spend(limit, key, points)
}

/**
 * Does something that a budget pays for. What fails by the service's own fault is given back: whoever tries again and
 * again while a part of it is away is not kept out once it is back. @throws Refusal `too_many_requests`
 */
export async function charged<T>(limits: Limits, budget: Budget, payer: Payer, act: () => Promise<T>): Promise<T> {
  await charge(limits, budget, payer)
  try {
    return await act()
  } catch (error) {
    const ownFault = !(error instanceof Refusal) || error.status >= 500
    // Where what counts is away too, there is nothing to give back to.
    if (ownFault)
      for (const { limit, key } of countersOf(budget, payer)) await limits.giveBack(limit, key).catch(() => {})
    throw error
  }
}

const hour = 3600
export const hourly = (points: number): Rate => ({ points, seconds: hour })
export const daily = (points: number): Rate => ({ points, seconds: 24 * hour })
