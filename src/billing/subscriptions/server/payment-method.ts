import { Refusal } from '../../../api/refusal.ts'
import { PaymentsError } from '../../../platform/payments/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { singleflight } from '../../server/singleflight.ts'
import { subscriptionById, tryLockCardChange, updateSubscription } from '../../server/store.ts'
import { purchaseById } from '../../server/views.ts'
import { withTimeout } from '../../server/with-timeout.ts'
import { isTerminated } from './diff-to-events.ts'
import { planOf, type Subscription } from './plan-row.ts'
import { planByProvider } from './store.ts'
import { syncSubscriptionFromStripe } from './sync-subscription.ts'

const taking = singleflight(4)
const forms = { name: 'card-form', points: 10, seconds: 3600 }

/** Opens a form for another card of this plan's customer. @throws Refusal `plan_unknown`, `payments_unavailable` */
export async function createCardSetup(
  ports: Ports,
  row: Subscription,
): Promise<{ setupIntent: string; clientSecret: string }> {
  await ports.limits.spend(forms, row.personId)
  const { customer, id: subscription } = await atProvider(ports, row)
  try {
    return await ports.payments.createSetupIntent({ key: ports.ids.id(), customer, subscription })
  } catch (error) {
    return paymentsUnavailable(error)
  }
}

/**
 * Makes the card that its bank has confirmed the plan's card, and pays what is still open with it. The page and the
 * provider's event both report it, even at the same moment and to two processes: it is taken once.
 * @throws Refusal `card_not_confirmed`, `card_declined`, `plan_unknown`, `payments_unavailable`
 */
export function replacePaymentMethod(
  ports: Ports,
  row: Subscription,
  setupIntent: string,
  confirmedAt = ports.clock.now(),
): Promise<void> {
  return taking(setupIntent, () =>
    ports.db
      .transaction()
      .execute(async (tx) => {
        if (!(await tryLockCardChange(tx, row.id))) throw busy()
        await withTimeout(take(ports, row, setupIntent))
        await updateSubscription(tx, row.id, { cardTakenAt: confirmedAt })
      })
      .catch(paymentsUnavailable),
  )
}

/**
 * The same when only the provider's event reports it, because the page was closed: unless another card was given since.
 * The emails of the plan report what the card's bank refuses; while the provider does not answer, the event waits and
 * is handled again.
 */
export async function replacePaymentMethodFromEvent(
  ports: Ports,
  setupIntent: string,
  confirmedAt: Date,
): Promise<void> {
  const { subscription } = await ports.payments.retrieveSetupIntent(setupIntent)
  const plan = subscription ? await planByProvider(ports.db, subscription) : undefined
  if (!plan || plan.state === 'ended' || (plan.cardTakenAt && plan.cardTakenAt >= confirmedAt)) return
  try {
    await replacePaymentMethod(ports, plan, setupIntent, confirmedAt)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'payments_unavailable') throw error
    ports.log.warn({ err: error, setupIntent }, 'a card that was confirmed could not be used')
  }
}

/**
 * Makes the card with which an order of a running plan was paid the plan's card, unless another one was given since. The
 * provider itself saves only the card that pays a period which begins by itself.
 */
export async function keepPayingCard(ports: Ports, orderId: string): Promise<void> {
  await ports.db.transaction().execute(async (tx) => {
    const order = await purchaseById(tx, orderId)
    if (!order?.subscriptionId || !order.paymentIntent || !order.capturedAt) return
    const { subscriptionId, paymentIntent, capturedAt } = order
    if (!(await tryLockCardChange(tx, subscriptionId))) throw busy()
    const row = await subscriptionById(tx, subscriptionId)
    if (!row?.providerId || row.state === 'ended' || (row.cardTakenAt && row.cardTakenAt >= capturedAt)) return
    const subscription = row.providerId
    const [{ paymentMethod }, at] = await withTimeout(
      Promise.all([ports.payments.retrievePayment(paymentIntent), ports.payments.retrieveSubscription(subscription)]),
    )
    if (!paymentMethod || paymentMethod === at.paymentMethod || isTerminated(at)) return
    const { customer } = at
    await withTimeout(
      ports.payments.setDefaultCard({ key: `paid:${paymentIntent}`, customer, paymentMethod, subscription }),
    )
    await updateSubscription(tx, row.id, { cardTakenAt: capturedAt })
    await ports.live.announce(tx, [row.personId], { kind: 'plan', ref: row.id })
  })
}

async function take(ports: Ports, row: Subscription, setupIntent: string): Promise<void> {
  const { customer, id: subscription } = await atProvider(ports, row)
  try {
    const setup = await ports.payments.retrieveSetupIntent(setupIntent)
    if (setup.customer !== customer || setup.status !== 'succeeded' || !setup.paymentMethod)
      throw new Refusal('card_not_confirmed', 409)
    // Reported late: that card was for a plan which has ended since.
    if (setup.subscription !== subscription) throw new Refusal('card_not_confirmed', 409)
    await ports.payments.setDefaultCard({
      key: setup.id,
      customer,
      paymentMethod: setup.paymentMethod,
      subscription,
    })
    // Also pays what has failed in this minute and was not reported yet.
    await syncSubscriptionFromStripe(ports, row.id)
    const { openInvoice, stage } = planOf((await subscriptionById(ports.db, row.id)) ?? row)
    if (openInvoice && stage === 'past_due')
      await ports.payments.payInvoice({ key: setup.id, invoice: openInvoice, paymentMethod: setup.paymentMethod })
  } catch (error) {
    if (isForEver(error)) throw new Refusal('card_not_confirmed', 409)
    if (!(error instanceof PaymentsError) || error.kind !== 'declined') return paymentsUnavailable(error)
    await syncSubscriptionFromStripe(ports, row.id)
    // The card is saved; its bank wants the holder, who confirms on the page that follows.
    if (!asksHolder(error)) throw new Refusal('card_declined', 402)
    return
  }
  await syncSubscriptionFromStripe(ports, row.id)
}

function asksHolder({ code, declineCode }: PaymentsError): boolean {
  return code === 'invoice_payment_intent_requires_action' || declineCode === 'authentication_required'
}

async function atProvider(ports: Ports, row: Subscription): Promise<{ id: string; customer: string }> {
  if (!row.providerId || row.state === 'ended') throw new Refusal('plan_unknown', 404)
  try {
    return await ports.payments.retrieveSubscription(row.providerId)
  } catch (error) {
    if (isForEver(error)) throw new Refusal('plan_unknown', 404)
    return paymentsUnavailable(error)
  }
}

/** The provider will never accept it: a retry gets the same answer. */
const isForEver = (error: unknown) => error instanceof PaymentsError && error.kind === 'invalid'

const busy = () => new Refusal('payments_unavailable', 503, { retryAfter: 3 })

export function paymentsUnavailable(error: unknown): never {
  throw error instanceof PaymentsError ? busy() : error
}
