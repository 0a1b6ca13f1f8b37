import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import { PaymentsError } from '../../../platform/payments/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { OrderView } from '../../contract.ts'
import { acceptedQuote, quoteViewOf } from '../../quotes/server/quote.ts'
import {
  firstOfferUnavailable,
  insertConsents,
  insertPurchase,
  lockLivePurchase,
  lockOpenPlanOrder,
  openPlanOrderOf,
  ownPurchase,
  type Purchase,
  subscriptionById,
  updatePurchase,
} from '../../server/store.ts'
import { livePurchaseOf, purchaseById, quoteOf } from '../../server/views.ts'
import { throwPaymentsUnavailable } from '../../server/with-timeout.ts'
import { acceptsOrders } from '../../subscriptions/plan-deadlines.ts'
import { planOf } from '../../subscriptions/server/plan-row.ts'
import { lockPlan } from '../../subscriptions/server/store.ts'
import { requireNoCardTesting } from './abuse.ts'
import { recoverPlanCharge } from './plan-order.ts'

/** Version of the two sentences that a person accepts at checkout; changes with their text. */
const consentVersion = '2026-11'

export type PlaceOrderInput = {
  questionId: string | null
  quoteId: string
  signature: string
  locale: Locale
  userAgent: string
}

/**
 * Writes the order and the consents inside the caller's transaction. A second click, tab or attempt finds the same live
 * order: there is never more than one per question.
 * @throws Refusal `quote_changed`, `quote_expired`, `first_offer_used`, `too_many_requests`
 */
export async function openOrder(ports: Ports, tx: Tx, actor: Person, input: PlaceOrderInput): Promise<string> {
  const quote = await acceptedQuote(ports, tx, actor, input)
  const now = ports.clock.now()
  // Locks the plan before its orders, in the same order as a sync.
  if (quote.subscription_id) await lockPlan(tx, quote.subscription_id)
  const live = input.questionId
    ? await lockLivePurchase(tx, input.questionId)
    : await lockOpenPlanOrder(tx, actor.personId)
  if (live && live.person_id !== actor.personId) throw new Refusal('quote_changed', 409)
  if (live && (live.status === 'held' || live.status === 'captured')) return live.id
  // The same click twice: the order may be charged already.
  if (live && live.quote_id === quote.id && live.wanted === 'hold') return live.id
  await requireNoCardTesting(ports, tx, actor)
  await stillHolds(tx, quote)
  if (quote.kind === 'first' && (await firstOfferUnavailable(tx, actor.personId)))
    throw new Refusal('first_offer_used', 409)
  await insertConsents(
    tx,
    (['terms_and_age', 'start_now'] as const).map((kind) => ({
      id: ports.ids.id(),
      person_id: actor.personId,
      quote_id: quote.id,
      kind,
      text_version: consentVersion,
      locale: input.locale,
      address: actor.address,
      user_agent: input.userAgent.slice(0, 300),
      given_at: now,
    })),
  )
  if (live && (await paysTheSame(tx, live, quote))) {
    await updatePurchase(tx, live.id, { quote_id: quote.id })
    return live.id
  }
  if (live) {
    await updatePurchase(tx, live.id, { status: 'voided', voided_at: now, wanted: 'void' })
    await ports.jobs.enqueue(tx, 'billing.pursue', { orderId: live.id })
  }
  const id = ports.ids.id()
  await insertPurchase(tx, {
    id,
    person_id: actor.personId,
    question_id: input.questionId,
    kind: quote.kind,
    quote_id: quote.id,
    subscription_id: quote.subscription_id,
    amount: quote.today,
    created_at: now,
  })
  return id
}

/**
 * An earlier click may have charged the card of a running plan while its answer was lost. Asks the provider before
 * another order takes its place; until then nobody is told that nothing was charged.
 * @throws Refusal `payments_unavailable`
 */
export async function syncEarlierOrder(
  ports: Ports,
  actor: Person,
  { questionId, quoteId }: Pick<PlaceOrderInput, 'questionId' | 'quoteId'>,
): Promise<void> {
  const live = await (questionId ? livePurchaseOf(ports.db, questionId) : openPlanOrderOf(ports.db, actor.personId))
  if (live?.status !== 'created' || live.subscription_id === null || live.provider_invoice || live.quote_id === quoteId)
    return
  await recoverPlanCharge(ports, live).catch((error: unknown) => {
    // Any error but an outage would repeat itself: the new order takes the earlier one's place.
    if (!(error instanceof PaymentsError) || error.kind === 'unavailable') throwPaymentsUnavailable(error)
  })
}

/** Another card after a refusal pays the live order: what the browser pays is the same amount for the same thing. */
async function paysTheSame(tx: Tx, live: Purchase, quote: Awaited<ReturnType<typeof acceptedQuote>>): Promise<boolean> {
  if (live.wanted !== 'hold' || live.amount !== quote.today || live.kind !== quote.kind) return false
  const { act } = await quoteOf(tx, live.quote_id)
  return act === quote.act && act !== 'change'
}

/** Checks that the plan of a quote is unchanged; otherwise the same click would charge for something else. */
async function stillHolds(tx: Tx, quote: Awaited<ReturnType<typeof acceptedQuote>>): Promise<void> {
  if (!quote.subscription_id) return
  const plan = await subscriptionById(tx, quote.subscription_id)
  const { act, kind } = quote
  const state = plan?.state
  const holds =
    act === 'early'
      ? state === 'first_period'
      : act === 'reopen'
        ? state === 'restricted' && plan?.plan === kind
        : (state === 'first_period' || state === 'active') && plan?.plan !== kind
  if (!plan || !holds || !acceptsOrders(planOf(plan))) throw new Refusal('quote_changed', 409)
}

export async function orderView(db: Db, row: Purchase): Promise<OrderView> {
  const unpaid = row.status === 'created' || row.status === 'action_needed' || row.status === 'declined'
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    questionId: row.question_id,
    quote: quoteViewOf(await quoteOf(db, row.quote_id)),
    clientSecret: unpaid && row.wanted === 'hold' ? row.client_secret : null,
    paymentIntent: row.payment_intent,
    lastError: row.last_error,
    heldAt: row.held_at?.toISOString() ?? null,
    capturedAt: row.captured_at?.toISOString() ?? null,
    voidedAt: row.voided_at?.toISOString() ?? null,
  }
}

export async function readOrder(db: Db, orderId: string): Promise<OrderView> {
  const row = await purchaseById(db, orderId)
  if (!row) throw new Refusal('order_unknown', 404)
  return orderView(db, row)
}

/** @throws Refusal `order_unknown` */
export async function ownOrder(db: Db, actor: Person, orderId: string): Promise<OrderView> {
  const row = await ownPurchase(db, orderId, actor.personId)
  if (!row) throw new Refusal('order_unknown', 404)
  return orderView(db, row)
}
