import './leaving-tables.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type RefundRow = Selectable<Tables['refund']>

export async function insertRefund(tx: Tx, row: Insertable<Tables['refund']>): Promise<void> {
  await tx
    .insertInto('refund')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
export async function updateRefund(tx: Db, id: string, set: Updateable<Tables['refund']>): Promise<void> {
  await tx.updateTable('refund').set(set).where('id', '=', id).execute()
}
export function lockRefund(tx: Tx, id: string) {
  return tx.selectFrom('refund').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}
/** With the payment that it goes back on. */
export function refundWithCharge(db: Db, id: string) {
  return db
    .selectFrom('refund')
    .innerJoin('charge', 'charge.id', 'refund.charge_id')
    .innerJoin('credit', 'credit.id', 'refund.id')
    .select([
      'refund.id',
      'refund.amount',
      'refund.state',
      'refund.provider_id',
      'refund.asked_at',
      'charge.id as chargeId',
      'charge.source',
      'charge.source_id',
      'charge.payment_intent',
      'charge.kind',
      'charge.person_id',
      'charge.subscription_id',
      'charge.purchase_id',
      'credit.reason',
    ])
    .where('refund.id', '=', id)
    .executeTakeFirst()
}
export function askedRefundsOf(db: Db, chargeId: string) {
  return db.selectFrom('refund').select('id').where('charge_id', '=', chargeId).where('state', '=', 'asked').execute()
}
/** Those that may still change: one that reached the card can come back days later. */
export function refundsOfPayment(db: Db, paymentIntent: string) {
  return db
    .selectFrom('refund')
    .innerJoin('charge', 'charge.id', 'refund.charge_id')
    .selectAll('refund')
    .where('charge.payment_intent', '=', paymentIntent)
    .where('refund.state', '<>', 'failed')
    .execute()
}
export function refundsSilentSince(db: Db, before: Date) {
  return db
    .selectFrom('refund')
    .select('id')
    .where('state', 'in', ['asked', 'sent'])
    .where('changed_at', '<', before)
    .orderBy('changed_at')
    .limit(200)
    .execute()
}
export async function creditFailed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('credit').set({ failed_at: now }).where('id', '=', id).execute()
}
/** How often people who ordered from this address had their money back by the guarantee. */
export async function guaranteesFrom(db: Db, address: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('guarantee_claim')
    .innerJoin('purchase', 'purchase.id', 'guarantee_claim.purchase_id')
    .innerJoin('consent', 'consent.quote_id', 'purchase.quote_id')
    .select(sql<number>`count(distinct guarantee_claim.purchase_id)::int`.as('count'))
    .where('consent.address', '=', address)
    .where('guarantee_claim.at', '>', since)
    .executeTakeFirstOrThrow()
  return row.count
}
