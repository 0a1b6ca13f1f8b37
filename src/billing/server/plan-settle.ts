import { contactOf } from '../../accounts/server/people.ts'
import type { Tx } from '../../platform/db/port.ts'
import { PaymentsError } from '../../platform/payments/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { decidePlan } from '../plan.ts'
import type { Plan, PlanEffect } from '../plan-states.ts'
import { raiseAlert } from './alerts.ts'
import { despiteConflicts, soon } from './patience.ts'
import { performPlan } from './plan-effects.ts'
import { type AtProvider, cancelledElsewhere, madeSmallerElsewhere, newsOf, over } from './plan-news.ts'
import { settleOrders } from './plan-orders-settle.ts'
import { requestOfPlan } from './plan-requests.ts'
import { planRulesOf } from './plan-rules.ts'
import { chargedInvoices, lastAskedOf, lockPlan, planOf, type Subscription, savePlan } from './plan-store.ts'
import { lockSettlingPlan, subscriptionById, updateSubscription } from './store.ts'
import { takingTurns } from './turns.ts'

const looking = takingTurns(4)

/**
 * Brings our plan to what the provider says now. The return page, the webhook and the reconciliation all call this one
 * function; it asks the provider while nobody else settles the same plan, and locks the row only afterwards.
 * @throws PaymentsError
 */
export function settlePlan(ports: Ports, subscriptionId: string): Promise<void> {
  return looking(subscriptionId, () =>
    despiteConflicts(() =>
      ports.db.transaction().execute(async (tx) => {
        await lockSettlingPlan(tx, subscriptionId)
        const known = await subscriptionById(tx, subscriptionId)
        if (!known?.provider_id) return
        const at = await soon(lookUp(ports, known.provider_id))
        const row = await lockPlan(tx, subscriptionId)
        if (row) await apply(ports, tx, row, at)
      }),
    ),
  )
}

/**
 * Before somebody decides about a plan whose period is over by our own books: what the provider has taken since, and nobody
 * has told us of, is written down first. A provider that is away keeps nobody from deciding.
 */
export async function catchUp(ports: Ports, plan: Pick<Subscription, 'id' | 'current_period_end'>): Promise<void> {
  if (plan.current_period_end > ports.clock.now()) return
  await settleIfReached(ports, plan.id)
}

export async function settleIfReached(ports: Ports, subscriptionId: string): Promise<void> {
  await settlePlan(ports, subscriptionId).catch((error: unknown) => {
    if (!(error instanceof PaymentsError)) throw error
    ports.log.warn({ err: error, subscriptionId }, 'decided about without a look at the provider')
  })
}

async function lookUp(ports: Ports, providerId: string): Promise<AtProvider> {
  const [subscription, invoices] = await Promise.all([
    ports.payments.retrieveSubscription(providerId),
    ports.payments.listInvoices({ subscription: providerId }),
  ])
  const open = invoices.find((invoice) => invoice.status === 'open' && invoice.paymentIntent)
  const payment = open?.paymentIntent ? await ports.payments.retrievePayment(open.paymentIntent) : null
  return { subscription, invoices, payment }
}

async function apply(ports: Ports, tx: Tx, row: Subscription, at: AtProvider): Promise<void> {
  const now = ports.clock.now()
  if (at.subscription.livemode !== ports.payments.livemode || !sameContract(row, at))
    return raiseAlert(ports, tx, { kind: 'payment_mismatch', ref: row.id, detail: { provider: at.subscription.id } })
  const charged = await chargedInvoices(tx, row.id)
  const effects: PlanEffect[] = []
  let plan: Plan = planOf(row)
  for (const event of newsOf(plan, at, charged)) {
    const decision = decidePlan(plan, event, now, planRulesOf(ports.config))
    if (decision.refused) continue
    plan = decision.plan
    effects.push(...decision.effects)
  }
  await savePlan(tx, row.id, plan, { looked_at: now })
  await performPlan(ports, tx, row, plan, effects, at.invoices)
  await settleOrders(ports, tx, row, plan, at)
  await adopt(ports, tx, row, plan, at)
  if (plan.stage === 'ended' && over(at.subscription) && !row.provider_ended_at)
    await updateSubscription(tx, row.id, { provider_ended_at: now })
}

/** What the house has asked for on the provider's own page goes the client's own way: the same rules, the same letters. */
async function adopt(ports: Ports, tx: Tx, row: Subscription, plan: Plan, at: AtProvider): Promise<void> {
  if (plan.stage === 'ended' || plan.stage === 'incomplete' || over(at.subscription)) return
  const leaves = plan.wish?.kind !== 'cancel' && cancelledElsewhere(at.subscription, await lastAskedOf(tx, row.id))
  const smaller = madeSmallerElsewhere(plan, at) && plan.periodEnd > ports.clock.now()
  if (!leaves && !smaller) return
  const locale = (await contactOf(tx, row.person_id))?.locale ?? 'fr'
  const wish = { kind: leaves ? ('cancel' as const) : ('downgrade' as const) }
  await requestOfPlan(ports, tx, { subscriptionId: row.id, wish, channel: 'staff', locale })
}

/** The provider's object names the order that our row began with. */
function sameContract(row: Subscription, { subscription }: AtProvider): boolean {
  return subscription.orderId === row.purchase_id && subscription.id === row.provider_id
}
