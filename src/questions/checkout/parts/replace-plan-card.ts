import type { CardHandle } from '../../../billing/payment-form/parts/card-handle.ts'
import type { PaymentProblem } from '../../../billing/payment-form/payment-problem.ts'
import { planClient } from '../../../billing/subscriptions/parts/plan-client.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { type KnownCard, readPlanCard } from './plan-card.ts'

type Replaced = { kind: 'problem'; problem: PaymentProblem } | { kind: 'replaced'; card: KnownCard }

const plan = planClient('own')

/**
 * Makes a typed card the plan's card before an order is charged to it. A bank that takes its holder to a page of its own
 * sends them back to the order.
 * @throws CallError
 */
export async function replacePlanCard(
  typed: Pick<CardHandle, 'saveCard'>,
  returnUrlOf: (setup: string) => string,
): Promise<Replaced> {
  const setup = await plan.openCard()
  const answer = await typed.saveCard({ ...setup, returnUrl: returnUrlOf(setup.setupIntent) })
  return answer.kind === 'problem' ? answer : keepPlanCard(setup.setupIntent)
}

/**
 * The card that its bank has confirmed becomes the plan's.
 * @throws CallError
 */
export async function keepPlanCard(setup: string): Promise<Replaced> {
  try {
    await plan.replaceCard(setup)
  } catch (error) {
    if (codeOf(error) === 'card_not_confirmed') return { kind: 'problem', problem: 'not_authenticated' }
    throw error
  }
  const card = await readPlanCard()
  return card ? { kind: 'replaced', card } : { kind: 'problem', problem: 'unavailable' }
}
