import { latestAddressOf } from '../../../accounts/server/views.ts'
import { serviceMidnight } from '../../../experts/workspace/opening-hours.ts'
import type { CallBook } from '../../../platform/assistant/port.ts'
import type { RunningConfig } from '../../../platform/config.ts'
import { signatureOf } from '../../../platform/keys.ts'
import { networksOf } from '../../../platform/limits/networks.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { QuestionRow } from '../../server/views.ts'
import { breakerOf, type CallOutcome, type CountedScope, spentBudget, type Used } from '../call-limits.ts'
import { endCall, insertCall, lockCalls } from './usage-store.ts'
import { lastCalls, type Since, usedBy } from './views.ts'

const houseDays = 30

/** Since when the budgets count. */
export function budgetTimes(now: Date): Since {
  return { today: serviceMidnight(now), month: new Date(now.getTime() - houseDays * 86_400_000) }
}

/** A site may hold several subscribers. */
const subscribersOfASite = 4

export const budgetsOf = (config: RunningConfig): Record<CountedScope, Used> => ({
  person: { tokens: config.ASSISTANT_PERSON_TOKENS, cents: config.ASSISTANT_PERSON_CENTS },
  address: { tokens: config.ASSISTANT_ADDRESS_TOKENS, cents: config.ASSISTANT_ADDRESS_CENTS },
  site: {
    tokens: subscribersOfASite * config.ASSISTANT_ADDRESS_TOKENS,
    cents: subscribersOfASite * config.ASSISTANT_ADDRESS_CENTS,
  },
  day: { tokens: config.ASSISTANT_DAY_TOKENS, cents: config.ASSISTANT_DAY_CENTS },
  house: { tokens: config.ASSISTANT_HOUSE_TOKENS, cents: config.ASSISTANT_HOUSE_CENTS },
})

/**
 * Lets a model be called for a question within the budgets, and not while it keeps failing. A call is booked before it
 * is made, so that calls at the same time do not exceed a budget together, and one whose process dies is counted.
 */
export function callBook(ports: Ports, { id: questionId, personId }: QuestionRow): CallBook {
  return {
    open: (planned) =>
      ports.transact(async (tx) => {
        await lockCalls(tx)
        const at = ports.clock.now()
        const since = budgetTimes(at)
        const address = await latestAddressOf(tx, personId)
        const addressKey = address ? keyOf(ports.config.SECRET_KEY, since.today, address) : null
        const used = await usedBy(tx, since, { personId, addressKey })
        const plannedUse = { tokens: planned.inputTokens + planned.outputTokens, cents: planned.cents }
        const over = spentBudget(used, plannedUse, budgetsOf(ports.config))
        const breaker = breakerOf(await lastCalls(tx), at)
        // The one call that tries again after a pause is a reply's.
        const paused = planned.task === 'safety' ? breaker !== 'closed' : ['open', 'trying'].includes(breaker)
        const outcome: CallOutcome =
          over === 'site' ? 'over-address' : over ? `over-${over}` : paused ? 'paused' : 'running'
        const nothing = outcome === 'running' ? {} : { inputTokens: 0, outputTokens: 0, cents: 0 }
        const id = await insertCall(tx, { ...planned, ...nothing, questionId, addressKey, outcome, at })
        return outcome === 'running' ? (call) => endCall(ports.db, id, call) : null
      }),
  }
}

/**
 * Not the address itself, and another key the next day: a hash of its site, then one of its subscriber (`networksOf`), as one
 * IPv6 line has more addresses than could be counted.
 */
function keyOf(secret: string, day: Date, address: string): string {
  const { site, subscriber } = networksOf(address)
  const hashOf = (network: string) => signatureOf(secret, `assistant:${day.getTime()}:${network}`).slice(0, 22)
  return `${hashOf(site)}.${hashOf(subscriber)}`
}
