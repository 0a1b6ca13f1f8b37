import { networksOf } from './networks.ts'
import type { Limits } from './port.ts'

type Rate = { points: number; seconds: number }

/**
 * What may be used by one person, by one subscriber and one site of the internet (`networksOf`), and by everybody together,
 * so that what the service pays for (storage, work, messages) cannot be used up by people who cost nothing to be.
 */
export type Budget = { name: string; person: Rate; subscriber: Rate; site: Rate; everybody?: Rate }

/** Who uses it: a person, and the address they come from. */
export type Payer = { personId: string; address: string }

/** Charges every scope of a budget, the narrowest first. @throws Refusal `too_many_requests` */
export async function charge(limits: Limits, budget: Budget, { personId, address }: Payer, points = 1): Promise<void> {
  const { subscriber, site } = networksOf(address)
  const { name } = budget
  await limits.spend({ name, ...budget.person }, personId, points)
  await limits.spend({ name: `${name}.subscriber`, ...budget.subscriber }, subscriber, points)
  await limits.spend({ name: `${name}.site`, ...budget.site }, site, points)
  if (budget.everybody) await limits.spend({ name: `${name}.everybody`, ...budget.everybody }, '', points)
}
