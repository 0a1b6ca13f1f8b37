import type { Payments } from '../../../platform/payments/port.ts'
import type { ProviderSubscription } from '../../../platform/payments/port-subscriptions.ts'
import type { Ports } from '../../../platform/ports.ts'
import { lockSubscriptionSync, subscriptionById } from '../../server/store.ts'
import { withTimeout } from '../../server/with-timeout.ts'
import type { Plan } from '../plan-states.ts'
import { cancelledOutOfBand, isTerminated, priceOf } from './diff-to-events.ts'
import { planOf, type Subscription } from './plan-row.ts'
import { cancellationFeedbackOf, lastRequestAt } from './store.ts'
import { unsubscribe } from './subscribe.ts'
import { syncSubscriptionFromStripe } from './sync-subscription.ts'

/**
 * Brings the provider's plan to what our row wants now, whatever was requested in between: of several quick requests
 * the last one wins, because only the row is read. The keys name the request, so that a repetition changes nothing.
 */
export async function applyDesiredPlanState(ports: Ports, subscriptionId: string): Promise<void> {
  await ports.db.transaction().execute(async (tx) => {
    await lockSubscriptionSync(tx, subscriptionId)
    const row = await subscriptionById(tx, subscriptionId)
    if (!row?.providerId || row.state === 'ended') return
    const provider = await withTimeout(ports.payments.retrieveSubscription(row.providerId))
    const lastAsked = await lastRequestAt(tx, subscriptionId)
    if (!isTerminated(provider)) await withTimeout(reconcile(ports, row, provider, lastAsked))
  })
  if ((await subscriptionById(ports.db, subscriptionId))?.state === 'ended') await unsubscribe(ports, subscriptionId)
  await syncSubscriptionFromStripe(ports, subscriptionId)
}

async function reconcile(
  ports: Ports,
  row: Subscription,
  at: ProviderSubscription,
  lastAsked: Date | null,
): Promise<void> {
  const plan = planOf(row)
  const request = `${row.id}:${plan.scheduledChange?.request ?? plan.lastRequest ?? ''}`
  await reconcilePause(ports, plan, at, request)
  await reconcileCancellation(ports.payments, plan, at, request, lastAsked)
  await reconcilePrice(ports.payments, plan, at, request)
}

/** Does not undo what staff requested on the provider's own page. */
async function reconcileCancellation(
  payments: Payments,
  plan: Plan,
  at: ProviderSubscription,
  request: string,
  lastAsked: Date | null,
): Promise<void> {
  const subscription = at.id
  if (plan.scheduledChange?.kind === 'cancel') {
    // A paused subscription charges nothing more, and our own deadline ends it.
    if (at.status !== 'paused' && !(at.cancelAtPeriodEnd && at.requestedByUs.cancel))
      await payments.cancelSubscriptionAtPeriodEnd({ key: `cancel:${request}`, subscription })
    return
  }
  if (at.cancelAtPeriodEnd ? !cancelledOutOfBand(at, lastAsked) : at.requestedByUs.cancel)
    await payments.keepSubscription({ key: `resume:${request}`, subscription })
}

/**
 * The provider pauses as soon as it is asked, so that no month can begin; what is paid is served from our row. A pause
 * that is taken back returns to the paid month; one that is over begins a month, which is charged at once.
 */
async function reconcilePause(ports: Ports, plan: Plan, at: ProviderSubscription, request: string): Promise<void> {
  const { payments } = ports
  const subscription = at.id
  const key = `${request}:${plan.periodEnd.toISOString()}`
  const pauses = plan.scheduledChange?.kind === 'pause' || (plan.stage === 'paused' && !plan.resuming)
  if (at.status !== 'paused') {
    if (pauses) await payments.pauseSubscription({ key, subscription })
    return
  }
  if (!plan.resuming || plan.openInvoice || plan.scheduledChange?.kind === 'cancel') return
  if (plan.periodEnd > ports.clock.now()) await payments.resumePaidPeriod({ key, subscription })
  // An invoice that is still open may be paid: a second one would charge the same month.
  else if (!at.latestInvoice || (await payments.retrieveInvoice(at.latestInvoice)).status !== 'open')
    await payments.resumeSubscription({ key, subscription })
}

async function reconcilePrice(
  payments: Payments,
  plan: Plan,
  at: ProviderSubscription,
  request: string,
): Promise<void> {
  if (plan.stage !== 'active' || at.pendingChange) return
  const smaller = plan.scheduledChange?.kind === 'downgrade' ? plan.scheduledChange : null
  const price = priceOf(smaller?.to ?? plan.name)
  const amount = smaller?.price ?? plan.price
  const isAsked = smaller !== null
  // The larger plan there may have been paid a moment ago: only its event says so, and nothing here resets it.
  const isLarger = plan.name === 'plan' && at.price === priceOf('copilot')
  if (isAsked ? at.requestedByUs.price && at.price === price : !at.requestedByUs.price || isLarger) return
  const key = `price:${request}:${price}:${isAsked ? 'asked' : 'back'}`
  await payments.changeSubscriptionAtPeriodEnd({ key, subscription: at.id, price, amount, isAsked })
}

/** Voids an invoice that must never be retried. If it was paid meanwhile, it is recorded instead. */
export async function voidInvoice(ports: Ports, job: { subscriptionId: string; invoice: string }): Promise<void> {
  const { status } = await ports.payments.retrieveInvoice(job.invoice)
  if (status === 'open' || status === 'draft' || status === 'uncollectible')
    await ports.payments.voidInvoice({ key: `void:${job.invoice}`, invoice: job.invoice })
  await syncSubscriptionFromStripe(ports, job.subscriptionId)
}

/** Sends the provider the reason of a cancellation afterwards; nothing depends on it. */
export async function sendCancellationFeedback(ports: Ports, request: string): Promise<void> {
  const told = await cancellationFeedbackOf(ports.db, request)
  if (!told?.providerId || !told.reason) return
  await ports.payments.recordCancellationFeedback({
    key: `farewell:${request}`,
    subscription: told.providerId,
    feedback: told.reason,
    ...(told.comment && { comment: told.comment }),
  })
}
