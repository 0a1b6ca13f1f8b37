import { PaymentsError } from '../../../platform/payments/port.ts'
import type { StartedSubscription } from '../../../platform/payments/port-subscriptions.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { QuoteAct } from '../../contract.ts'
import { startsNewContract } from '../../quotes/quote-acts.ts'
import {
  liveSubscription,
  lockName,
  lockPurchase,
  orderOfInvoice,
  type Purchase,
  subscriptionById,
  subscriptionOf,
  updatePurchase,
  updateSubscription,
} from '../../server/store.ts'
import { quoteOf } from '../../server/views.ts'
import { newPlan } from '../../subscriptions/plan.ts'
import { acceptsOrders, isPaused } from '../../subscriptions/plan-deadlines.ts'
import { isTerminated, priceOf } from '../../subscriptions/server/diff-to-events.ts'
import { endPlan } from '../../subscriptions/server/effects.ts'
import { planOf, type Subscription } from '../../subscriptions/server/plan-row.ts'
import { insertPlan } from '../../subscriptions/server/store.ts'
import { syncSubscriptionFromStripe } from '../../subscriptions/server/sync-subscription.ts'

type AsCustomer = (act: (customer: string) => Promise<StartedSubscription>) => Promise<StartedSubscription>

/**
 * Prepares at the provider what an accepted quote of a plan orders: a new plan whose first month the browser pays, or a
 * charge on the card of the running one. Safe to repeat: the idempotency key names the order.
 * @throws PaymentsError
 */
export async function preparePlanPayment(ports: Ports, order: Purchase, asCustomer: AsCustomer): Promise<void> {
  const quote = await quoteOf(ports.db, order.quoteId)
  if (startsNewContract(quote.act)) await lookAtOther(ports, order)
  const plan = startsNewContract(quote.act) ? await incomplete(ports, order) : order.subscriptionId
  if (!plan) return
  const started = await start(ports, order, plan, asCustomer)
  if (started) await keepStarted(ports, order, quote.act, plan, started)
}

async function keepStarted(
  ports: Ports,
  order: Purchase,
  act: QuoteAct,
  plan: string,
  started: StartedSubscription,
): Promise<void> {
  await ports.db.transaction().execute(async (tx) => {
    // Two orders may have found the same charge. The plan's row is no lock for that: others hold an order and want it.
    if (started.invoice) await lockName(tx, `charge ${started.invoice.id}`)
    const now = await lockPurchase(tx, order.id)
    if (!now || now.providerInvoice) return
    // The order that took this one's place while it was charged found the charge first, and has recorded it.
    if (started.invoice && (await orderOfInvoice(tx, started.invoice.id)))
      return updatePurchase(tx, order.id, { lastError: 'quote_changed' })
    if (startsNewContract(act)) await updateSubscription(tx, plan, { providerId: started.subscription.id })
    await updatePurchase(tx, order.id, {
      providerInvoice: started.invoice?.id ?? null,
      paymentIntent: started.invoice?.paymentIntent ?? null,
      clientSecret: started.invoice?.clientSecret ?? null,
    })
    // Nobody may pay a first month that differs from the one shown.
    if (startsNewContract(act) && started.invoice && started.invoice.total !== order.amount)
      await updatePurchase(tx, order.id, { ...overNow(ports, 'quote_changed'), clientSecret: null })
    else if (now.wanted === 'hold') return
    await ports.jobs.enqueue(tx, 'billing.pursue', { orderId: order.id })
  })
  await syncSubscriptionFromStripe(ports, plan)
}

/**
 * Finds a charge that this order made to the card of a running plan, with its answer lost, and records it. Only reads
 * at the provider: nothing is charged here.
 * @throws PaymentsError
 */
export async function recoverPlanCharge(ports: Ports, order: Purchase): Promise<void> {
  const plan = await subscriptionById(ports.db, order.subscriptionId ?? '')
  if (!plan?.providerId) return
  const started = await chargedBefore(ports, order, plan.providerId)
  if (started) await keepStarted(ports, order, (await quoteOf(ports.db, order.quoteId)).act, plan.id, started)
}

const overNow = (ports: Ports, lastError: string) =>
  ({ status: 'voided', voidedAt: ports.clock.now(), wanted: 'void', lastError }) as const

/** The plan that the order would replace may have been paid without our knowing: then it is not replaced. */
async function lookAtOther(ports: Ports, order: Purchase): Promise<void> {
  const live = await liveSubscription(ports.db, order.personId)
  if (live?.state === 'incomplete' && live.purchaseId !== order.id) await syncSubscriptionFromStripe(ports, live.id)
}

/** Our row comes first, so that a plan made by a call whose answer was lost is found again. */
async function incomplete(ports: Ports, order: Purchase): Promise<string | null> {
  return ports.db.transaction().execute(async (tx) => {
    const row = await lockPurchase(tx, order.id)
    if (row?.status !== 'created') return null
    const known = await subscriptionOf(tx, order.id)
    if (known) return known.id
    const live = await liveSubscription(tx, order.personId)
    const now = ports.clock.now()
    if (live?.state === 'incomplete') await endPlan(ports, tx, live.id, 'no_service')
    else if (live) {
      await updatePurchase(tx, order.id, overNow(ports, 'plan_exists'))
      return null
    }
    const id = ports.ids.id()
    const name = order.kind === 'copilot' ? 'copilot' : 'plan'
    const plan = newPlan({
      stage: 'incomplete',
      name,
      price: order.amount,
      startedAt: now,
      firstMonthlyAt: null,
      periodEnd: now,
    })
    await insertPlan(tx, { id, personId: order.personId, purchaseId: order.id, createdAt: now, plan })
    return id
  })
}

async function start(
  ports: Ports,
  order: Purchase,
  planId: string,
  asCustomer: AsCustomer,
): Promise<StartedSubscription | null> {
  const { payments } = ports
  const quote = await quoteOf(ports.db, order.quoteId)
  const price = priceOf(order.kind === 'copilot' ? 'copilot' : 'plan')
  if (startsNewContract(quote.act))
    return asCustomer((customer) =>
      payments.startSubscription({
        orderId: order.id,
        customer,
        price,
        amount: quote.monthly,
        metadata: { person_id: order.personId },
      }),
    )
  const live = await subscriptionById(ports.db, planId)
  const subscription = live?.providerId
  if (!subscription || live.state === 'ended') return giveUp(ports, order, 'plan_ended')
  const otherwise = async () =>
    (await chargedBefore(ports, order, subscription)) ?? giveUp(ports, order, 'quote_changed')
  // The plan was cancelled or paused after a click whose answer was lost: a retry from an old tab must not charge.
  if (!acceptsOrders(planOf(live))) return otherwise()
  if (quote.act !== 'change' || live.state === 'first_period') {
    const from = await periodStartsFrom(ports, live, quote.act)
    if (!from) return otherwise()
    if (quote.act !== 'change') return payments.startPeriodNow({ key: order.id, subscription, from })
  }
  const change = {
    subscription,
    price,
    amount: quote.monthly,
    at: quote.reckonedAt ?? quote.createdAt,
    startNow: live.state === 'first_period',
  }
  const due = await dueNow(ports, change)
  if (due !== order.amount) return otherwise()
  return payments.changeSubscription({ key: order.id, ...change })
}

/**
 * What the new month would end, or null where that has ended meanwhile: the first period at the provider, which charges
 * the month an hour later and reports it only then, a pause, or a closed plan that has since been paid or has ended.
 * Otherwise the same month would be paid twice, or nothing ordered.
 */
async function periodStartsFrom(
  ports: Ports,
  live: Subscription,
  act: QuoteAct,
): Promise<'closed' | 'first period' | 'pause' | null> {
  const at = await ports.payments.retrieveSubscription(live.providerId ?? '')
  if (act === 'resume') return at.status === 'paused' && isPaused(planOf(live), ports.clock.now()) ? 'pause' : null
  if (act !== 'reopen') return at.status === 'trialing' ? 'first period' : null
  if (live.state !== 'restricted' || isTerminated(at)) return null
  // The month after its pause was never paid: the provider has not ended the pause.
  return at.status === 'paused' ? 'pause' : 'closed'
}

/** The charge of an earlier attempt whose answer was lost: the provider made it, and no other order claims it. */
async function chargedBefore(ports: Ports, order: Purchase, subscription: string): Promise<StartedSubscription | null> {
  const since = new Date(order.createdAt.getTime() - 1000)
  for (const invoice of await ports.payments.listInvoices({ subscription, since })) {
    const fits = invoice.reason === 'subscription_update' && invoice.total === order.amount
    if (fits && !(await orderOfInvoice(ports.db, invoice.id)))
      return { subscription: await ports.payments.retrieveSubscription(subscription), invoice }
  }
  return null
}

/** `null` when the provider refuses to compute it: the month in which it was requested is over. */
async function dueNow(ports: Ports, change: Parameters<Ports['payments']['previewSubscriptionChange']>[0]) {
  try {
    return (await ports.payments.previewSubscriptionChange(change)).amountDue
  } catch (error) {
    if (error instanceof PaymentsError && error.kind === 'invalid') return null
    throw error
  }
}

/**
 * Voids the order without a charge, because the provider would no longer charge what was shown. What another click has
 * charged meanwhile stays.
 */
async function giveUp(ports: Ports, order: Purchase, reason: string): Promise<null> {
  await ports.db.transaction().execute(async (tx) => {
    const now = await lockPurchase(tx, order.id)
    if (now?.status === 'created' && now.providerInvoice === null)
      await updatePurchase(tx, order.id, overNow(ports, reason))
  })
  return null
}

/** Voids an order of a plan that nobody pays, with what was prepared for it. */
export async function voidPlanOrder(ports: Ports, order: Purchase): Promise<void> {
  const own = await subscriptionOf(ports.db, order.id)
  if (own) await ports.db.transaction().execute((tx) => endPlan(ports, tx, own.id, 'no_service'))
  else if (order.providerInvoice)
    try {
      await ports.payments.voidInvoice({ key: `void:${order.providerInvoice}`, invoice: order.providerInvoice })
    } catch (error) {
      if (!(error instanceof PaymentsError) || error.kind !== 'conflict') throw error
    }
  const plan = own?.id ?? order.subscriptionId
  if (plan) await syncSubscriptionFromStripe(ports, plan)
}
