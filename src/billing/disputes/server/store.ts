import '../../server/tables.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export function chargeOfPayment(db: Db, paymentIntent: string) {
  return db.selectFrom('charge').selectAll().where('paymentIntent', '=', paymentIntent).executeTakeFirst()
}

/** Cents of a payment that the bank has returned to its cardholder for good. */
export async function amountLostToDisputes(db: Db, chargeId: string): Promise<number> {
  const row = await db
    .selectFrom('dispute')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('sum'))
    .where('chargeId', '=', chargeId)
    .where('outcome', '=', 'lost')
    .executeTakeFirstOrThrow()
  return row.sum
}

/** Whether the bank has taken the payment away and not decided yet; an inquiry takes nothing. */
export async function hasOpenDispute(db: Db, chargeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('dispute')
    .select('id')
    .where('chargeId', '=', chargeId)
    .where('outcome', 'is', null)
    .where('status', 'not like', 'warning%')
    .executeTakeFirst()
  return row !== undefined
}

/** The outcome of the disputes about a payment, as known here: an open one counts first, then a lost one. */
export async function disputeOutcomeOf(db: Db, chargeId: string): Promise<'open' | 'lost' | 'won' | null> {
  if (await hasOpenDispute(db, chargeId)) return 'open'
  if ((await amountLostToDisputes(db, chargeId)) > 0) return 'lost'
  const won = db.selectFrom('dispute').select('id').where('chargeId', '=', chargeId).where('outcome', '=', 'won')
  return (await won.executeTakeFirst()) ? 'won' : null
}

/** Disputes reported before their payment was known here. */
export function unlinkedDisputesOf(db: Db, paymentIntent: string) {
  return db
    .selectFrom('dispute')
    .select('id')
    .where('paymentIntent', '=', paymentIntent)
    .where('chargeId', 'is', null)
    .execute()
}

/** Disputes without a known outcome, the oldest first. */
export function disputesWithoutOutcome(db: Db) {
  return db.selectFrom('dispute').select('id').where('outcome', 'is', null).orderBy('openedAt').limit(500).execute()
}

/** Those of `ids` that were lost: a movement of their money means that the decision was reversed. */
export function lostDisputes(db: Db, ids: readonly string[]) {
  return ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('dispute').select('id').where('id', 'in', ids).where('outcome', '=', 'lost').execute()
}

export function linkableDisputes(db: Db) {
  return db
    .selectFrom('dispute')
    .innerJoin('charge', 'charge.paymentIntent', 'dispute.paymentIntent')
    .select('dispute.id')
    .where('dispute.chargeId', 'is', null)
    .limit(50)
    .execute()
}

/** Locks a dispute; `taken`: the ledger has recorded that its money was taken away. */
export function lockDispute(tx: Tx, id: string) {
  return tx
    .selectFrom('dispute')
    .selectAll()
    .select(
      sql<boolean>`exists (select 1 from ledger_entry where source = 'dispute' and source_id = dispute.id)`.as('taken'),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertDispute(
  tx: Tx,
  row: Omit<Insertable<Tables['dispute']>, 'outcome' | 'settledAt' | 'evidenceSentAt'>,
): Promise<void> {
  await tx
    .insertInto('dispute')
    .values({ ...row, outcome: null, settledAt: null, evidenceSentAt: null })
    .execute()
}
