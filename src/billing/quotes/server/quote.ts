import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { OrderKind, Quote } from '../../contract.ts'
import { findQuote, firstOfferUnavailable, insertQuote } from '../../server/store.ts'
import { quoteFor } from '../quote.ts'
import type { OrderEffect } from './plan-quote.ts'
import { isQuoteSigned, signaturesEqual, signQuote } from './sign.ts'

/**
 * Computes, signs and stores the price that the page shows. The caller has checked `questionId`.
 * @throws Refusal `first_offer_used`
 */
export async function makeQuote(
  ports: Ports,
  tx: Tx,
  actor: Person,
  input: { kind: OrderKind; questionId: string | null; act: OrderEffect },
): Promise<z.input<typeof Quote>> {
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
    personId: actor.personId,
    questionId: input.questionId,
    ...figures,
    act: input.act.act,
    subscriptionId: input.act.subscriptionId,
    reckonedAt: input.act.reckonedAt,
    signature,
    createdAt: now,
  })
  return { ...figures, act: input.act.act, id, signature }
}

/** A stored quote as the person saw it. */
export function quoteViewOf(row: Awaited<ReturnType<typeof findQuote>> & object): z.input<typeof Quote> {
  return { ...row, currency: 'eur', vatRate: Number(row.vatRate) }
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
  if (!row || row.questionId !== input.questionId || !signaturesEqual(row.signature, input.signature))
    throw new Refusal('quote_changed', 409)
  const shown = {
    id: row.id,
    personId: row.personId,
    kind: row.kind,
    today: row.today,
    monthly: row.monthly,
    monthlyFrom: row.monthlyFrom,
    twelveMonths: row.twelveMonths,
    expiresAt: row.expiresAt,
  }
  if (!isQuoteSigned(ports.config.SECRET_KEY, shown, row.signature)) throw new Refusal('quote_changed', 409)
  if (row.expiresAt < ports.clock.now()) throw new Refusal('quote_expired', 409)
  return row
}
