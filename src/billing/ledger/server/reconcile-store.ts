import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

/** Charges with the refunds that our own rows have of them. */
function charges(db: Db) {
  return (
    db
      .selectFrom('charge')
      .select(['id', 'amount', 'paymentIntent', 'providerCharge'])
      // The provider has not refunded what failed, what waits for a bank, and what the bank refunded itself.
      .select(
        sql<number>`credited - (select coalesce(sum(k.amount - case when r.state in ('waits', 'by_bank', 'failed') then 0
        else r.amount end), 0)::int from refund r join credit k on k.id = r.id where r.charge_id = charge.id)`.as(
          'credited',
        ),
      )
  )
}
export function chargesBetween(db: Db, since: Date, until: Date) {
  return charges(db).where('paidAt', '>=', since).where('paidAt', '<', until).orderBy('paidAt').limit(5000).execute()
}
export function chargesPaidBy(db: Db, paymentIntents: readonly string[]) {
  return paymentIntents.length === 0
    ? Promise.resolve([])
    : charges(db).where('paymentIntent', 'in', paymentIntents).orderBy('paidAt').execute()
}

/** Whether a refund of it is being requested now: what the provider has refunded is about to change. */
export async function hasPendingRefundRequest(db: Db, chargeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('refund')
    .select('id')
    .where('chargeId', '=', chargeId)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return row !== undefined
}

export function chargeByProviderCharge(db: Db, providerCharge: string) {
  return db.selectFrom('charge').select('id').where('providerCharge', '=', providerCharge).executeTakeFirst()
}
export async function saveProviderCharge(db: Db, id: string, providerCharge: string): Promise<void> {
  await db.updateTable('charge').set({ providerCharge }).where('id', '=', id).execute()
}

/** Captured first questions that neither started a plan nor found one running. */
export function ordersWithoutPlan(db: Db, before: Date) {
  return db
    .selectFrom('purchase')
    .leftJoin('subscription', 'subscription.purchaseId', 'purchase.id')
    .select('purchase.id')
    .where('purchase.kind', '=', 'first')
    .where('purchase.status', '=', 'captured')
    .where('purchase.capturedAt', '<', before)
    .where('subscription.id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscription as other')
            .select('other.id')
            .whereRef('other.personId', '=', 'purchase.personId')
            .whereRef('other.createdAt', '<=', 'purchase.capturedAt'),
        ),
      ),
    )
    .limit(200)
    .execute()
}

/** What the provider's account gained between two instants by the ledger, in cents. */
export async function providerClearingBetween(db: Db, since: Date, until: Date): Promise<number> {
  const row = await db
    .selectFrom('ledger_entry')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('sum'))
    .where('account', '=', 'provider_clearing')
    .where('at', '>=', since)
    .where('at', '<', until)
    .executeTakeFirstOrThrow()
  return row.sum
}

export async function hasLedgerEntry(db: Db, source: string, sourceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_entry')
    .select('id')
    .where('source', '=', source)
    .where('sourceId', '=', sourceId)
    .executeTakeFirst()
  return row !== undefined
}

/** Until when the ledger was last reconciled. */
export async function lastReconciled(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('reconciliation').select('until').orderBy('until', 'desc').limit(1).executeTakeFirst()
  return row?.until
}

export async function saveReconciliation(
  tx: Tx,
  row: Insertable<Tables['reconciliation']>,
  drifts: Insertable<Tables['drift']>[],
): Promise<void> {
  await tx.insertInto('reconciliation').values(row).execute()
  if (drifts.length > 0) await tx.insertInto('drift').values(drifts).execute()
}
