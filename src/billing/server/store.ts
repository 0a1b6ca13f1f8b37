import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { OrderKind } from '../contract.ts'
import { referenceOf } from '../orders/server/reference.ts'
import type { PurchaseTable } from './tables.ts'
import { firstOfferUsed, heldStatuses, livePurchase } from './views.ts'

export type Purchase = Selectable<PurchaseTable>

export async function insertQuote(tx: Tx, row: Insertable<Tables['quote']>): Promise<void> {
  await tx.insertInto('quote').values(row).execute()
}

export function findQuote(db: Db, id: string, personId: string) {
  return db.selectFrom('quote').selectAll().where('id', '=', id).where('personId', '=', personId).executeTakeFirst()
}

export async function insertConsents(tx: Tx, rows: Insertable<Tables['consent']>[]): Promise<void> {
  await tx.insertInto('consent').values(rows).execute()
}

/** The introductory offer leads to a plan: a person who has one, or has had the offer, cannot order it. */
export async function firstOfferUnavailable(db: Db, personId: string): Promise<boolean> {
  const plan = await liveSubscription(db, personId)
  return (plan !== undefined && plan.state !== 'incomplete') || firstOfferUsed(db, personId)
}

/** Whether a card already had its introductory offer, on any account. */
export async function cardHadFirstOffer(db: Db, fingerprint: string, except: string): Promise<boolean> {
  const row = await db
    .selectFrom('purchase')
    .select('id')
    .where('cardFingerprint', '=', fingerprint)
    .where('kind', '=', 'first')
    .where('status', 'in', heldStatuses)
    .where('id', '<>', except)
    .executeTakeFirst()
  return row !== undefined
}

/** Two holds for one person, card or mailbox are recorded in turn: the second then sees the first. */
export async function lockOffer(tx: Tx, names: readonly (string | null)[]): Promise<void> {
  for (const name of names) if (name) await lockName(tx, `first offer ${name}`)
}
/** One sync per order at a time; a transaction that only changes `wanted` does not wait for it. */
export function lockOrderSync(tx: Tx, purchaseId: string): Promise<void> {
  return lockName(tx, `settle ${purchaseId}`)
}
/** The same for a plan and its invoices. */
export function lockSubscriptionSync(tx: Tx, subscriptionId: string): Promise<void> {
  return lockName(tx, `settle plan ${subscriptionId}`)
}
/** `false` while a card of this plan is being taken, even in another process: try again later. */
export async function tryLockCardChange(tx: Tx, subscriptionId: string): Promise<boolean> {
  const name = `billing card of ${subscriptionId}`
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as mine`.execute(tx)
  return rows[0]?.mine === true
}
export async function lockName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`billing ${name}`}, 0))`.execute(tx)
}

export function lockLivePurchase(tx: Tx, questionId: string) {
  return livePurchase(tx, questionId).forUpdate().executeTakeFirst()
}

/** A person has at most one unpaid order of a plan without a question; two clicks wait for each other. */
export async function lockOpenPlanOrder(tx: Tx, personId: string) {
  await lockName(tx, `plan order ${personId}`)
  return openPlanOrder(tx, personId).forUpdate().executeTakeFirst()
}
export function openPlanOrderOf(db: Db, personId: string) {
  return openPlanOrder(db, personId).executeTakeFirst()
}
function openPlanOrder(db: Db, personId: string) {
  return db
    .selectFrom('purchase')
    .selectAll()
    .where('personId', '=', personId)
    .where('questionId', 'is', null)
    .where('status', 'in', ['created', 'action_needed', 'declined'])
}

export async function voidOpenPlanOrders(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ status: 'voided', wanted: 'void', voidedAt: sql<Date>`now()` })
    .where('personId', '=', personId)
    .where('questionId', 'is', null)
    .where('status', 'in', ['created', 'action_needed', 'declined'])
    .execute()
}

/** The person's first question whose money is held and not being released. */
export function heldFirstOf(db: Db, personId: string) {
  return db
    .selectFrom('purchase')
    .selectAll()
    .where('personId', '=', personId)
    .where('kind', '=', 'first')
    .where('status', '=', 'held')
    .where('wanted', 'in', ['hold', 'capture'])
    .orderBy('heldAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether the card pays another live order, or the plan that began with one. */
export async function cardInUse(db: Db, paymentMethod: string, except: string): Promise<boolean> {
  const row = await db
    .selectFrom('purchase')
    .select('id')
    .where('paymentMethod', '=', paymentMethod)
    .where('status', 'in', ['held', 'captured'])
    .where('id', '<>', except)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertPurchase(
  tx: Tx,
  row: {
    id: string
    personId: string
    questionId: string | null
    kind: OrderKind
    quoteId: string
    subscriptionId?: string | null
    amount: number
    createdAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('purchase')
    .values({ ...row, reference: referenceOf(row.id), currency: 'eur', status: 'created' })
    .execute()
}

export function ownPurchase(db: Db, id: string, personId: string) {
  return db.selectFrom('purchase').selectAll().where('id', '=', id).where('personId', '=', personId).executeTakeFirst()
}
export function lockPurchase(tx: Tx, id: string) {
  return tx.selectFrom('purchase').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}
export function purchaseByIntent(db: Db, paymentIntent: string) {
  return db
    .selectFrom('purchase')
    .select(['id', 'kind', 'subscriptionId'])
    .where('paymentIntent', '=', paymentIntent)
    .executeTakeFirst()
}
/** The order that an invoice of the provider pays. */
export function orderOfInvoice(db: Db, providerInvoice: string) {
  return db.selectFrom('purchase').selectAll().where('providerInvoice', '=', providerInvoice).executeTakeFirst()
}
export function chargeOfInvoice(db: Db, providerInvoice: string) {
  return db
    .selectFrom('charge')
    .select(['id', 'amount'])
    .where('source', '=', 'provider_invoice')
    .where('sourceId', '=', providerInvoice)
    .executeTakeFirst()
}
export async function updatePurchase(tx: Db, id: string, set: Updateable<PurchaseTable>): Promise<void> {
  await tx.updateTable('purchase').set(set).where('id', '=', id).execute()
}

/**
 * Orders that may have changed without an event, the least recently synced first: paid in a closed tab, not yet in the
 * wanted state, abandoned but perhaps still payable, or held so long that the bank may have dropped the hold.
 */
export function unfinishedPurchases(db: Db, since: { any: Date; held: Date; now: Date }) {
  return db
    .selectFrom('purchase')
    .select('id')
    .where('paymentIntent', 'is not', null)
    .where('createdAt', '<', since.any)
    .where((where) =>
      where.or([
        where('status', 'in', ['created', 'action_needed', 'declined']),
        where.and([where('status', '=', 'held'), where('wanted', '<>', 'hold')]),
        where.and([where('status', '=', 'held'), where('settledAt', '<', since.held)]),
        // Less and less often: after a quarter of the time that it has taken so far, at last once a day.
        sql<boolean>`status = 'captured' and wanted = 'refund' and (settled_at is null or settled_at < ${since.now}::timestamptz
          - least(interval '1 day', (${since.now}::timestamptz - coalesce((select max(asked_at) from refund
            where refund.charge_id = purchase.id), captured_at)) / 4))`,
        where.and([where('status', '=', 'voided'), where('clientSecret', 'is not', null)]),
      ]),
    )
    .orderBy(sql`settled_at nulls first`)
    .limit(500)
    .execute()
}

/** Nobody will pay these orders any more: voids them and what is prepared at the provider. */
export async function voidUnpaidOrders(db: Db, before: Date, now: Date): Promise<void> {
  const unpaid = ['created', 'action_needed', 'declined'] as const
  await db
    .updateTable('purchase')
    .set({ wanted: 'void' })
    .where('status', 'in', unpaid)
    .where('wanted', '=', 'hold')
    .where('paymentIntent', 'is not', null)
    .where('createdAt', '<', before)
    .execute()
  await db
    .updateTable('purchase')
    .set({ status: 'voided', wanted: 'void', voidedAt: now })
    .where('status', 'in', unpaid)
    .where('paymentIntent', 'is', null)
    .where('createdAt', '<', before)
    .execute()
}

/**
 * Paid months in a row, the present one included, without a question: a month counts from its charge to the next one.
 */
export async function idleMonths(db: Db, subscriptionId: string): Promise<number> {
  const paid = await db
    .selectFrom('charge')
    .select('periodStart')
    .where('subscriptionId', '=', subscriptionId)
    .where('kind', 'in', ['plan', 'copilot'])
    .where('periodStart', 'is not', null)
    .orderBy('periodStart', 'desc')
    .limit(12)
    .execute()
  const plan = await subscriptionById(db, subscriptionId)
  const last = plan?.lastUsedAt
  return paid.filter(({ periodStart }) => periodStart && (!last || periodStart > last)).length
}

export function liveSubscription(db: Db, personId: string) {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('personId', '=', personId)
    .where('state', '<>', 'ended')
    .executeTakeFirst()
}
/** Plans not created at the provider yet, and ended ones that it has not confirmed as ended. */
export function unfinishedSubscriptions(db: Db, before: Date) {
  return db
    .selectFrom('subscription')
    .select(['id', 'state'])
    .where('createdAt', '<', before)
    .where((where) =>
      where.or([
        where.and([where('providerId', 'is', null), where('state', '<>', 'ended')]),
        where.and([where('state', '=', 'ended'), where('providerEndedAt', 'is', null)]),
      ]),
    )
    .orderBy('createdAt')
    .limit(500)
    .execute()
}
export async function databaseTime(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(tx)
  return rows[0]?.now ?? new Date()
}
export function subscriptionById(db: Db, id: string) {
  return db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirst()
}
export function updateSubscription(db: Db, id: string, set: Updateable<Tables['subscription']>) {
  return db.updateTable('subscription').set(set).where('id', '=', id).returning('state').executeTakeFirst()
}
/** The running plan, or else the last one. */
export function lastSubscription(db: Db, personId: string) {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('personId', '=', personId)
    .orderBy(sql`state = 'ended'`)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}
export function subscriptionOf(db: Db, purchaseId: string) {
  return db.selectFrom('subscription').selectAll().where('purchaseId', '=', purchaseId).executeTakeFirst()
}

/** The next number of a series without a gap: the row's lock is held until the surrounding transaction ends. */
export async function nextInvoiceNumber(tx: Tx, series: string): Promise<number> {
  const row = await tx
    .insertInto('invoice_series')
    .values({ series, last: 1 })
    .onConflict((conflict) => conflict.column('series').doUpdateSet({ last: sql`invoice_series.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return row.last
}

export function invoicesOf(db: Db, personId: string) {
  return db
    .selectFrom('invoice')
    .select(['number', 'issuedAt', 'total', 'vat', 'kind'])
    .where('personId', '=', personId)
    .orderBy('issuedAt', 'desc')
    .limit(200)
    .execute()
}

export async function insertEntries(
  tx: Tx,
  source: string,
  sourceId: string,
  at: Date,
  lines: { account: string; amount: number }[],
): Promise<void> {
  await tx
    .insertInto('ledger_entry')
    .values(lines.filter((line) => line.amount !== 0).map((line) => ({ source, sourceId, at, ...line })))
    .execute()
}
