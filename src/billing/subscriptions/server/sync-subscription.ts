import { contactOf } from '../../../accounts/server/people.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { PaymentsError } from '../../../platform/payments/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { syncPlanOrders } from '../../orders/server/sync-plan-orders.ts'
import { raiseAlert } from '../../server/alerts.ts'
import { singleflight } from '../../server/singleflight.ts'
import { lockSubscriptionSync, subscriptionById, updateSubscription } from '../../server/store.ts'
import { retryOnSerializationFailure, withTimeout } from '../../server/with-timeout.ts'
import { decidePlan } from '../plan.ts'
import type { Plan, PlanEffect } from '../plan-states.ts'
import {
  cancelledOutOfBand,
  diffToEvents,
  downgradedOutOfBand,
  isTerminated,
  type ProviderState,
  pausedOutOfBand,
} from './diff-to-events.ts'
import { performPlanEffects } from './effects.ts'
import { planOf, type Subscription } from './plan-row.ts'
import { requestPlanChange } from './requests.ts'
import { planRulesOf } from './rules.ts'
import { chargedInvoices, lastRequestAt, lockPlan, openOrdersOf, savePlan } from './store.ts'

const looking = singleflight(4)

/**
 * Updates our plan to what the provider says now. The return page, the webhook and the reconciliation all call this one
 * function; it asks the provider while nobody else syncs the same plan, and locks the row only afterwards.
 * @throws PaymentsError
 */
export function syncSubscriptionFromStripe(ports: Ports, subscriptionId: string): Promise<void> {
  return looking(subscriptionId, () =>
    retryOnSerializationFailure(() =>
      ports.db.transaction().execute(async (tx) => {
        await lockSubscriptionSync(tx, subscriptionId)
        const known = await subscriptionById(tx, subscriptionId)
        if (!known?.providerId) return
        const at = await withTimeout(lookUp(ports, known.providerId, await undecidedSince(tx, known)))
        const row = await lockPlan(tx, subscriptionId)
        if (row) await apply(ports, tx, row, at)
      }),
    ),
  )
}

/**
 * For decisions about a plan whose period is over by our own rows: first records what the provider has charged since
 * without an event. A provider outage does not prevent the decision.
 */
export async function syncIfPeriodEnded(
  ports: Ports,
  plan: Pick<Subscription, 'id' | 'currentPeriodEnd'>,
): Promise<void> {
  if (plan.currentPeriodEnd > ports.clock.now()) return
  await trySyncSubscription(ports, plan.id)
}

export async function trySyncSubscription(ports: Ports, subscriptionId: string): Promise<void> {
  await syncSubscriptionFromStripe(ports, subscriptionId).catch((error: unknown) => {
    if (!(error instanceof PaymentsError)) throw error
    ports.log.warn({ err: error, subscriptionId }, 'decided about without a look at the provider')
  })
}

const day = 24 * 3_600_000

/**
 * Nothing older than this is undecided: the running period, a month that is still unpaid, and the orders that wait for
 * an invoice. A month that nobody has reported has not moved the period on.
 */
async function undecidedSince(tx: Tx, row: Subscription): Promise<Date> {
  const { periodStart, dueSince } = planOf(row)
  const orders = (await openOrdersOf(tx, row)).map(({ createdAt }) => createdAt.getTime())
  return new Date(Math.min(periodStart.getTime(), dueSince?.getTime() ?? Number.POSITIVE_INFINITY, ...orders) - day)
}

async function lookUp(ports: Ports, providerId: string, since: Date): Promise<ProviderState> {
  const [subscription, invoices] = await Promise.all([
    ports.payments.retrieveSubscription(providerId),
    ports.payments.listInvoices({ subscription: providerId, since }),
  ])
  const open = invoices.find((invoice) => invoice.status === 'open' && invoice.paymentIntent)
  const payment = open?.paymentIntent ? await ports.payments.retrievePayment(open.paymentIntent) : null
  return { subscription, invoices, payment }
}

async function apply(ports: Ports, tx: Tx, row: Subscription, at: ProviderState): Promise<void> {
  const now = ports.clock.now()
  if (at.subscription.livemode !== ports.payments.livemode || !sameContract(row, at))
    return raiseAlert(ports, tx, { kind: 'payment_mismatch', ref: row.id, detail: { provider: at.subscription.id } })
  const charged = await chargedInvoices(tx, row.id)
  const effects: PlanEffect[] = []
  let plan: Plan = planOf(row)
  for (const event of diffToEvents(plan, at, charged)) {
    const decision = decidePlan(plan, event, now, planRulesOf(ports.config))
    if (decision.refused) continue
    plan = decision.plan
    effects.push(...decision.effects)
  }
  await savePlan(tx, row.id, plan, { lookedAt: now })
  await performPlanEffects(ports, tx, row, plan, effects, at.invoices)
  await syncPlanOrders(ports, tx, row, plan, at)
  await adopt(ports, tx, row, plan, at)
  if (plan.stage === 'ended' && isTerminated(at.subscription) && !row.providerEndedAt)
    await updateSubscription(tx, row.id, { providerEndedAt: now })
}

/** Treats what staff requested on the provider's own page as the client's request: the same rules, the same emails. */
async function adopt(ports: Ports, tx: Tx, row: Subscription, plan: Plan, at: ProviderState): Promise<void> {
  if (plan.stage === 'ended' || plan.stage === 'incomplete' || isTerminated(at.subscription)) return
  const leaves =
    plan.scheduledChange?.kind !== 'cancel' && cancelledOutOfBand(at.subscription, await lastRequestAt(tx, row.id))
  const inPaidMonth = plan.periodEnd > ports.clock.now()
  const wish = leaves
    ? ({ kind: 'cancel' } as const)
    : inPaidMonth && pausedOutOfBand(plan, at)
      ? ({ kind: 'pause', months: planRulesOf(ports.config).pauseMonths } as const)
      : inPaidMonth && downgradedOutOfBand(plan, at)
        ? ({ kind: 'downgrade' } as const)
        : null
  if (!wish) return
  const locale = (await contactOf(tx, row.personId))?.locale ?? 'fr'
  await requestPlanChange(ports, tx, { subscriptionId: row.id, wish, channel: 'staff', locale })
}

/** The provider's object names the order that our row began with. */
function sameContract(row: Subscription, { subscription }: ProviderState): boolean {
  return subscription.orderId === row.purchaseId && subscription.id === row.providerId
}
