import type { RefundRow } from './views.ts'
import '../../server/tables.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { ProviderRefund } from '../../../platform/payments/port-refunds-disputes.ts'

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
/**
 * Locks the refunds that wait for a bank's decision about this payment, or that its bank made instead of us, oldest
 * first.
 */
export function lockRefundsAtBank(tx: Tx, chargeId: string, state: 'waits' | 'by_bank') {
  return tx
    .selectFrom('refund')
    .selectAll()
    .where('chargeId', '=', chargeId)
    .where('state', '=', state)
    .orderBy('askedAt')
    .forUpdate()
    .execute()
}
/** Refunds held for a bank although no open dispute is known: its event was lost. */
export function heldRefundsWithoutDispute(db: Db, before: Date) {
  return db
    .selectFrom('refund')
    .innerJoin('charge', 'charge.id', 'refund.chargeId')
    .select(['refund.askedAt', 'charge.paymentIntent', 'charge.paidAt'])
    .where('refund.state', '=', 'waits')
    .where('refund.changedAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('dispute')
            .select('dispute.id')
            .whereRef('dispute.chargeId', '=', 'charge.id')
            .where('dispute.outcome', 'is', null),
        ),
      ),
    )
    .limit(50)
    .execute()
}
/**
 * Orders whose refund was requested before `asked` and is not done, that no bank decides about, and of which staff were
 * not alerted since `closed`.
 */
export async function stuckOrderRefunds(db: Db, when: { asked: Date; closed: Date }) {
  const { rows } = await sql<{ id: string; amount: number }>`
    select p.id, p.amount from purchase p
     where p.status = 'captured' and p.wanted = 'refund'
       and coalesce((select max(r.asked_at) from refund r where r.charge_id = p.id), p.captured_at) < ${when.asked}
       and not (exists (select from refund r where r.charge_id = p.id and r.state = 'waits')
         and exists (select from dispute d where d.charge_id = p.id and d.outcome is null))
       and not exists (
         select from money_alert a
          where (a.closed_at is null or a.closed_at > ${when.closed})
            and (a.kind = 'refund_stuck' and a.ref = p.id
              or a.kind = 'refund_failed' and a.ref in (select r.id from refund r where r.charge_id = p.id)))
     limit 200`.execute(db)
  return rows
}

/**
 * The same for every other payment, and for a part of a first order: requested before `asked`, and never named by the
 * provider.
 */
export function stuckRefunds(db: Db, when: { asked: Date; closed: Date }) {
  return db
    .selectFrom('refund')
    .innerJoin('charge', 'charge.id', 'refund.chargeId')
    .select(['charge.id', 'refund.amount'])
    .leftJoin('purchase', 'purchase.id', 'charge.purchaseId')
    .where('purchase.wanted', 'is distinct from', 'refund')
    .where('refund.state', '=', 'asked')
    .where('refund.askedAt', '<', when.asked)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('money_alert')
            .select('money_alert.id')
            .where('money_alert.kind', '=', 'refund_stuck')
            .whereRef('money_alert.ref', '=', 'charge.id')
            .where((where) => where.or([where('closedAt', 'is', null), where('closedAt', '>', when.closed)])),
        ),
      ),
    )
    .limit(200)
    .execute()
}

/** One posting per attempt: a refund that waits, comes back or is sent again is posted again. */
export const refundAttemptId = ({ id, tries }: Pick<RefundRow, 'id' | 'tries'>) => (tries === 1 ? id : `${id}:${tries}`)

export function lockRefund(tx: Tx, id: string) {
  return tx.selectFrom('refund').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}
/** Whether a refund of this payment is on its way, waits for a bank, or failed and was not paid otherwise. */
export async function isStillOwed(db: Db, chargeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('refund')
    .select('id')
    .where('chargeId', '=', chargeId)
    .where('state', 'not in', ['done', 'by_bank'])
    .where('paidAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
export function refundWithCharge(db: Db, id: string) {
  return db
    .selectFrom('refund')
    .innerJoin('charge', 'charge.id', 'refund.chargeId')
    .innerJoin('credit', 'credit.id', 'refund.id')
    .select([
      'refund.id',
      'refund.amount',
      'refund.state',
      'refund.tries',
      'refund.providerId',
      'refund.askedAt',
      'refund.paidReference',
      'charge.id as chargeId',
      'charge.amount as paid',
      'charge.source',
      'charge.sourceId',
      'charge.paymentIntent',
      'charge.kind',
      'charge.personId',
      'charge.subscriptionId',
      'charge.purchaseId',
      'credit.reason',
    ])
    .where('refund.id', '=', id)
    .executeTakeFirst()
}
export function requestedRefundsOf(db: Db, chargeId: string) {
  return db.selectFrom('refund').select('id').where('chargeId', '=', chargeId).where('state', '=', 'asked').execute()
}
/** Refunds that may still change: one that reached the card can come back days later. */
export function refundsOfPayment(db: Db, paymentIntent: string) {
  return db
    .selectFrom('refund')
    .innerJoin('charge', 'charge.id', 'refund.chargeId')
    .selectAll('refund')
    .where('charge.paymentIntent', '=', paymentIntent)
    .where('refund.state', '<>', 'failed')
    .execute()
}
/** Whether it has left the provider, or is about to. */
export const isRefundInTransit = ({ status }: Pick<ProviderRefund, 'status'>) =>
  status === 'succeeded' || status === 'pending'

/** Which refunds are ours, by the provider's ids and by our own ids that it repeats. */
export async function knownRefundIds(db: Db, theirs: readonly ProviderRefund[]): Promise<Set<string>> {
  const names = theirs.flatMap(({ id, claimId }) => [id, claimId ?? id])
  if (names.length === 0) return new Set()
  const rows = await db
    .selectFrom('refund')
    .select(['id', 'providerId'])
    .where((where) => where.or([where('providerId', 'in', names), where('id', 'in', names)]))
    .execute()
  return new Set(rows.flatMap(({ id, providerId }) => (providerId === null ? [id] : [id, providerId])))
}
/** Every refund of a payment, whatever its state. */
export function allRefundsOf(db: Db, chargeId: string) {
  return db.selectFrom('refund').selectAll().where('chargeId', '=', chargeId).execute()
}
export function refundsUnchangedSince(db: Db, before: Date) {
  return db
    .selectFrom('refund')
    .select('id')
    .where('state', 'in', ['asked', 'sent'])
    .where('changedAt', '<', before)
    .orderBy('changedAt')
    .limit(200)
    .execute()
}
export async function setCreditFailedAt(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('credit').set({ failedAt: at }).where('id', '=', id).execute()
}
/** How many orders from this address were refunded under the guarantee. */
export async function guaranteesFrom(db: Db, address: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('guarantee_claim')
    .innerJoin('purchase', 'purchase.id', 'guarantee_claim.purchaseId')
    .innerJoin('consent', 'consent.quoteId', 'purchase.quoteId')
    .select(sql<number>`count(distinct guarantee_claim.purchase_id)::int`.as('count'))
    .where('consent.address', '=', address)
    .where('guarantee_claim.at', '>', since)
    .executeTakeFirstOrThrow()
  return row.count
}
