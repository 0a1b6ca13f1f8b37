import { Refusal } from '../../api/refusal.ts'
import type { Db } from '../db/port.ts'
import type { Ports } from '../ports.ts'
import { budgetRefusals } from '../telemetry/metrics.ts'
import { networksOf } from './networks.ts'
import type { Limit } from './port.ts'

export type Rate = { points: number; seconds: number }

/** The narrowest first: what one of them is refused counts against nobody wider. */
const scopes = ['device', 'person', 'subscriber', 'site', 'everybody'] as const
type Scope = (typeof scopes)[number]

/**
 * What may be used from one device (a session of a browser), by one person on all of theirs, by one subscriber and one site of
 * the internet (`networksOf`), and by everybody together, so that what the service pays for (storage, work, messages) cannot
 * be used up by people who cost nothing to be. Each at one or more rates, such as one for an hour and one for a day.
 */
export type Budget = { name: string } & Partial<Record<Scope, readonly Rate[]>>

/** The part of what everybody has together that strangers may use; the rest is kept for regulars. */
export const openShare = 0.75

/** Who uses it: a device, its person, and the address they come from; of somebody without a session, the address alone. */
export type Payer = { sessionId?: string; personId?: string; standing?: string; address: string }

declare module '../ports.ts' {
  interface FeaturePorts {
    regulars: {
      /** Whether this person has paid for something. */
      hasPaid(db: Db, personId: string): Promise<boolean>
    }
  }
}

type BudgetPorts = Pick<Ports, 'limits' | 'regulars' | 'db'>
type Counter = { limit: Limit; key: string; scope: Scope | 'open' }

/** What a budget counts: each rate of each scope that the payer has, under its key, the narrowest first. */
function countersOf(budget: Budget, payer: Payer): Counter[] {
  const keys: Record<Scope, string | undefined> = {
    device: payer.sessionId,
    person: payer.personId,
    ...networksOf(payer.address),
    everybody: '',
  }
  return scopes.flatMap((scope) => {
    const key = keys[scope]
    if (key === undefined) return []
    return (budget[scope] ?? []).flatMap((rate) => {
      const counter = { limit: { name: `${budget.name}.${scope}.${rate.seconds}`, ...rate }, key, scope }
      if (scope !== 'everybody' || payer.standing === 'member') return [counter]
      const points = Math.floor(rate.points * openShare)
      const limit = { ...counter.limit, name: `${budget.name}.open.${rate.seconds}`, points }
      return [{ limit, key, scope: 'open' as const }, counter]
    })
  })
}

/**
 * Charges every scope of a budget, and returns what was counted. Strangers together may use `openShare` of what everybody
 * has: whoever has an account, or has paid before, is still served once that is used up. @throws Refusal `too_many_requests`
 */
export async function charge(ports: BudgetPorts, budget: Budget, payer: Payer, points = 1): Promise<Counter[]> {
  const counted: Counter[] = []
  for (const counter of countersOf(budget, payer)) {
    try {
      await ports.limits.spend(counter.limit, counter.key, points)
      counted.push(counter)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      budgetRefusals.inc({ budget: budget.name, scope: counter.scope })
      const { personId } = payer
      const isRegular = counter.scope === 'open' && personId && (await ports.regulars.hasPaid(ports.db, personId))
      if (!isRegular) throw error
    }
  }
  return counted
}

/**
 * Does something that a budget pays for. What fails by the service's own fault is given back: whoever tries again and
 * again while a part of it is away is not kept out once it is back. What is refused counts against whoever asked, not
 * against everybody, unless it was a card, which costs. @throws Refusal `too_many_requests`
 */
export async function charged<T>(ports: BudgetPorts, budget: Budget, payer: Payer, act: () => Promise<T>): Promise<T> {
  const counted = await charge(ports, budget, payer)
  try {
    return await act()
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 500
    const isShared = ({ scope }: Counter) => scope === 'everybody' || scope === 'open'
    const back = status >= 500 ? counted : counted.filter((one) => isShared(one) && status !== 402)
    // Where what counts is away too, there is nothing to give back to.
    for (const { limit, key } of back) await ports.limits.giveBack(limit, key).catch(() => {})
    throw error
  }
}
