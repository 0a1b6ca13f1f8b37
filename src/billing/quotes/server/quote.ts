import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { OrderKind, Quote } from '../../contract.ts'
import { findQuote, firstOfferUnavailable, insertQuote } from '../../server/store.ts'
import { quoteFor } from '../quote.ts'
import type { OrderEffect } from './plan-quote.ts'
import { signaturesEqual, signQuote } from './sign.ts'

/**
 * Computes, signs and stores the price that the page shows. The caller has checked `questionId`.
 * @throws Refusal `first_offer_used`
 */
export async function makeQuote(
  ports: Ports,
  tx: Tx,
  actor: Person,
  input: { kind: OrderKind; questionId: string | null; act: OrderEffect },
): Promise<Quote> {
  if (input.kind === 'first' && (await firstOfferUnavailable(tx, actor.personId)))
    throw new Refusal('first_offer_used', 409)
  const { config, clock, ids } = ports
  const now = clock.now()
  const figures = quoteFor(
    input.kind,
    {
      first: config.FIRST_PRICE,
      plan: input.act.price ?? config.PLAN_PRICE,
      copilot: input.act.price ?? config.COPILOT_PRICE,
      firstDays: config.FIRST_PERIOD_DAYS,
      vatRate: config.VAT_RATE,
    },
    now,
    input.act.figures,
  )
  const id = ids.id()
  const signature = signQuote(config.SECRET_KEY, { id, personId: actor.personId, ...figures })
  await insertQuote(tx, {
    id,
    person_id: actor.personId,
    question_id: input.questionId,
    kind: figures.kind,
    currency: 'eur',
    today: figures.today,
    monthly: figures.monthly,
    monthly_from: figures.monthlyFrom,
    twelve_months: figures.twelveMonths,
    vat_rate: figures.vatRate,
    act: input.act.act,
    subscription_id: input.act.subscriptionId,
    reckoned_at: input.act.reckonedAt,
    signature,
    created_at: now,
    expires_at: figures.expiresAt,
  })
  return quoteView({ ...figures, act: input.act.act, id, signature })
}

/** A stored quote as the person saw it. */
export function quoteViewOf(row: Awaited<ReturnType<typeof findQuote>> & object): Quote {
  return quoteView({
    id: row.id,
    kind: row.kind,
    act: row.act,
    currency: 'eur',
    today: row.today,
    monthly: row.monthly,
    monthlyFrom: row.monthly_from,
    twelveMonths: row.twelve_months,
    vatRate: Number(row.vat_rate),
    expiresAt: row.expires_at,
    signature: row.signature,
  })
}

function quoteView(quote: Omit<Quote, 'monthlyFrom' | 'expiresAt'> & { monthlyFrom: Date; expiresAt: Date }): Quote {
  return { ...quote, monthlyFrom: quote.monthlyFrom.toISOString(), expiresAt: quote.expiresAt.toISOString() }
}

/**
 * The quote that an order names, if it is this person's, for this question, unchanged and still open.
 * @throws Refusal `quote_changed`, `quote_expired`
 */
export async function acceptedQuote(
  ports: Ports,
  tx: Tx,
  actor: Person,
  input: { quoteId: string; signature: string; questionId: string | null },
) {
  const row = await findQuote(tx, input.quoteId, actor.personId)
  if (!row || row.question_id !== input.questionId || !signaturesEqual(row.signature, input.signature))
    throw new Refusal('quote_changed', 409)
  const resigned = signQuote(ports.config.SECRET_KEY, {
    id: row.id,
    personId: row.person_id,
    kind: row.kind,
    today: row.today,
    monthly: row.monthly,
    monthlyFrom: row.monthly_from,
    twelveMonths: row.twelve_months,
    expiresAt: row.expires_at,
  })
  if (!signaturesEqual(resigned, row.signature)) throw new Refusal('quote_changed', 409)
  if (row.expires_at < ports.clock.now()) throw new Refusal('quote_expired', 409)
  return row
}
