import type { CardHandle } from '../../../billing/payment-form/parts/card-handle.ts'
import type { PaymentProblem } from '../../../billing/payment-form/payment-problem.ts'
import { planClient } from '../../../billing/subscriptions/parts/plan-client.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { href } from '../../../screens.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { type KnownCard, readPlanCard } from './use-checkout.ts'

type Replaced = { kind: 'problem'; problem: PaymentProblem } | { kind: 'replaced'; card: KnownCard }

/**
 * Makes a typed card the plan's card before an order is charged to it. A bank that takes its holder to a page of its own
 * sends them back to the page of the card.
 * @throws CallError
 */
export async function replacePlanCard(typed: Pick<CardHandle, 'saveCard'>, locale: Locale): Promise<Replaced> {
  const token = 'own'
  const plan = planClient(token)
  const setup = await plan.openCard()
  const returnUrl = location.origin + href('plan-card', locale, { token, setup: setup.setupIntent })
  const answer = await typed.saveCard({ ...setup, returnUrl })
  if (answer.kind === 'problem') return answer
  try {
    await plan.replaceCard(setup.setupIntent)
  } catch (error) {
    if (codeOf(error) === 'card_not_confirmed') return { kind: 'problem', problem: 'not_authenticated' }
    throw error
  }
  const card = await readPlanCard()
  return card ? { kind: 'replaced', card } : { kind: 'problem', problem: 'unavailable' }
}
