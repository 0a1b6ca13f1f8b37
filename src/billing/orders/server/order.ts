import type { z } from 'zod'
import { setPersonLocale } from '../../../accounts/server/people.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import { PaymentsError } from '../../../platform/payments/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { dropAct } from '../../../platform/undo/store.ts'
import type { OrderView, QuoteAct } from '../../contract.ts'
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
import { acceptsOrders, isPaused } from '../../subscriptions/plan-deadlines.ts'
import type { Plan } from '../../subscriptions/plan-states.ts'
import { planOf } from '../../subscriptions/server/plan-row.ts'
import { lockPlan } from '../../subscriptions/server/store.ts'
import { requireNoCardTesting } from './abuse.ts'
import { acceptedText } from './accepted-text.ts'
import { preparePayment } from './apply-desired-state.ts'
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
  if (quote.subscriptionId) {
    // Who orders more of a plan after having cancelled it wants it to go on.
    await dropAct(tx, 'plan.cancel', quote.subscriptionId)
    await lockPlan(tx, quote.subscriptionId)
  }
  const live = input.questionId
    ? await lockLivePurchase(tx, input.questionId)
    : await lockOpenPlanOrder(tx, actor.personId)
  if (live && live.personId !== actor.personId) throw new Refusal('quote_changed', 409)
  if (live && (live.status === 'held' || live.status === 'captured')) return live.id
  // The same click twice: the order may be charged already.
  if (live && live.quoteId === quote.id && live.wanted === 'hold') return live.id
  await requireNoCardTesting(ports, tx, actor)
  await stillHolds(tx, quote, now)
  if (quote.kind === 'first' && (await firstOfferUnavailable(tx, actor.personId)))
    throw new Refusal('first_offer_used', 409)
  const textVersion = await acceptedText(ports, tx, { sentences: consentVersion, locale: input.locale, at: now })
  await insertConsents(
    tx,
    (['terms_and_age', 'start_now'] as const).map((kind) => ({
      id: ports.ids.id(),
      personId: actor.personId,
      quoteId: quote.id,
      kind,
      textVersion,
      locale: input.locale,
      address: actor.address,
      userAgent: input.userAgent.slice(0, 300),
      givenAt: now,
    })),
  )
  await setPersonLocale(tx, actor.personId, input.locale)
  if (live && (await paysTheSame(tx, live, quote))) {
    await updatePurchase(tx, live.id, { quoteId: quote.id })
    return live.id
  }
  if (live) {
    await updatePurchase(tx, live.id, { status: 'voided', voidedAt: now, wanted: 'void' })
    await ports.jobs.enqueue(tx, 'billing.pursue', { orderId: live.id })
  }
  const id = ports.ids.id()
  await insertPurchase(tx, {
    id,
    personId: actor.personId,
    questionId: input.questionId,
    kind: quote.kind,
    quoteId: quote.id,
    subscriptionId: quote.subscriptionId,
    amount: quote.today,
    createdAt: now,
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
  if (live?.status !== 'created' || live.subscriptionId === null || live.providerInvoice || live.quoteId === quoteId)
    return
  await recoverPlanCharge(ports, live).catch((error: unknown) => {
    // Any error but an outage would repeat itself: the new order takes the earlier one's place.
    if (!(error instanceof PaymentsError) || error.kind === 'unavailable') throwPaymentsUnavailable(error)
  })
}

/** Another card after a refusal pays the live order: what the browser pays is the same amount for the same thing. */
async function paysTheSame(tx: Tx, live: Purchase, quote: Awaited<ReturnType<typeof acceptedQuote>>): Promise<boolean> {
  if (live.wanted !== 'hold' || live.amount !== quote.today || live.kind !== quote.kind) return false
  const { act } = await quoteOf(tx, live.quoteId)
  return act === quote.act && act !== 'change'
}

/** Checks that the plan of a quote is unchanged; otherwise the same click would charge for something else. */
async function stillHolds(tx: Tx, quote: Awaited<ReturnType<typeof acceptedQuote>>, now: Date): Promise<void> {
  if (!quote.subscriptionId) return
  const row = await subscriptionById(tx, quote.subscriptionId)
  const plan = row && planOf(row)
  const may = plan && acceptsOrders(plan) && whatMayBe[quote.act]?.(plan, now)
  if (!may || (plan.name === quote.kind) !== (quote.act !== 'change')) throw new Refusal('quote_changed', 409)
}

/** What a plan must be for an act that charges it. */
const whatMayBe: Partial<Record<QuoteAct, (plan: Plan, now: Date) => boolean>> = {
  early: ({ stage }) => stage === 'first_period',
  reopen: ({ stage }) => stage === 'restricted',
  resume: isPaused,
  change: ({ stage }) => stage === 'first_period' || stage === 'active',
}

export async function orderView(db: Db, row: Purchase): Promise<z.input<typeof OrderView>> {
  const unpaid = row.status === 'created' || row.status === 'action_needed' || row.status === 'declined'
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    questionId: row.questionId,
    quote: quoteViewOf(await quoteOf(db, row.quoteId)),
    clientSecret: unpaid && row.wanted === 'hold' ? row.clientSecret : null,
    paymentIntent: row.paymentIntent,
    lastError: row.lastError,
    heldAt: row.heldAt,
    capturedAt: row.capturedAt,
    voidedAt: row.voidedAt,
  }
}

export async function readOrder(db: Db, orderId: string) {
  const row = await purchaseById(db, orderId)
  if (!row) throw new Refusal('order_unknown', 404)
  return orderView(db, row)
}

/**
 * The order that was just written, its payment prepared. Where the provider is away it has none yet: the page syncs it in
 * a moment.
 */
export async function preparedOrder(ports: Ports, orderId: string) {
  try {
    await preparePayment(ports, orderId)
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    ports.log.warn({ err: error, orderId }, 'the payment could not be prepared')
  }
  return readOrder(ports.db, orderId)
}

/** @throws Refusal `order_unknown` */
export async function ownOrder(db: Db, actor: Person, orderId: string) {
  const row = await ownPurchase(db, orderId, actor.personId)
  if (!row) throw new Refusal('order_unknown', 404)
  return orderView(db, row)
}
