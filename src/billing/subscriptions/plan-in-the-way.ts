import type { PlanView } from './contract.ts'

export type InTheWay = 'plan_exists' | 'plan_not_changeable'

/** Why nothing is sold to who has this plan; null where the plan can be ordered. The server decides in the same way. */
export function inTheWayOf(own: Pick<PlanView, 'subscription' | 'can'>, kind: 'plan' | 'copilot'): InTheWay | null {
  const { subscription, can } = own
  if (!subscription || subscription.state === 'ended' || subscription.state === 'incomplete') return null
  if (can.order.some((offered) => offered.kind === kind)) return null
  const runs = subscription.state === 'active' || subscription.state === 'past_due'
  return runs && subscription.plan === kind ? 'plan_exists' : 'plan_not_changeable'
}
