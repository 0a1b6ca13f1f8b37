import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { Charge } from './payment-views.ts'

export type Credit = Selectable<Tables['credit']>

/** `null` when this payment was recorded before. */
export async function insertCharge(tx: Tx, row: Insertable<Tables['charge']>): Promise<Charge | null> {
  const made = await tx
    .insertInto('charge')
    .values(row)
    .onConflict((conflict) => conflict.columns(['source', 'sourceId']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return made ?? null
}

export async function insertCredit(tx: Tx, row: Insertable<Tables['credit']>): Promise<boolean> {
  const made = await tx
    .insertInto('credit')
    .values(row)
    .onConflict((conflict) => conflict.columns(['source', 'sourceId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}
export async function addCredited(tx: Tx, chargeId: string, amount: number): Promise<void> {
  await tx
    .updateTable('charge')
    .set({ credited: sql<number>`credited + ${amount}` })
    .where('id', '=', chargeId)
    .execute()
}

/** Whether staff closed such an alert lately. */
export async function alertClosedSince(
  db: Db,
  { kind, ref }: { kind: string; ref: string },
  at: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('money_alert')
    .select('id')
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .where('closedAt', '>', at)
    .executeTakeFirst()
  return row !== undefined
}

/** At most one open alert per kind and row: a second one changes nothing. */
export async function insertAlert(tx: Db, row: Insertable<Tables['money_alert']>): Promise<void> {
  await tx
    .insertInto('money_alert')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).where('closedAt', 'is', null).doNothing())
    .execute()
}

/** The introductory question that this plan began with, if the charge is the plan's first month. */
export async function questionOfFirstMonth(tx: Tx, { id, subscriptionId: plan }: Charge): Promise<string | undefined> {
  if (!plan) return undefined
  const begun = await tx
    .selectFrom('subscription')
    .innerJoin('purchase', 'purchase.id', 'subscription.purchaseId')
    .select('purchase.questionId')
    .where('subscription.id', '=', plan)
    .where('purchase.kind', '=', 'first')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('charge')
            .select('charge.id')
            .where('charge.subscriptionId', '=', plan)
            .where('charge.kind', 'in', ['plan', 'copilot'])
            .where('charge.id', '<>', id),
        ),
      ),
    )
    .executeTakeFirst()
  return begun?.questionId ?? undefined
}
