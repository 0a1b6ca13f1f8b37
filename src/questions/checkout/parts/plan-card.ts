import { client } from '../../../api/call.ts'
import type { PlanCard, PlansApi } from '../../../billing/subscriptions/contract.ts'

const plans = client<PlansApi>()

/** `refused`: it is why the plan was restricted. */
export type KnownCard = PlanCard & { refused: boolean }

export async function readPlanCard(): Promise<KnownCard | null> {
  const { card, cardRefused } = await plans('GET /me/plan')
  return card && { ...card, refused: cardRefused }
}
