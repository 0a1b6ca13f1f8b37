import { expertView } from '../../../experts/server/views.ts'
import '../../server/tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { PayoutRhythm } from '../periods.ts'

export async function rhythmOf(db: Db, expertId: string): Promise<PayoutRhythm> {
  const row = await db.selectFrom('payout_rhythm').select('rhythm').where('expertId', '=', expertId).executeTakeFirst()
  return row?.rhythm ?? 'monthly'
}

export async function saveRhythm(tx: Tx, row: { expertId: string; rhythm: PayoutRhythm; changedAt: Date }) {
  const { expertId, ...changed } = row
  await tx
    .insertInto('payout_rhythm')
    .values({ expertId, ...changed })
    .onConflict((conflict) => conflict.column('expertId').doUpdateSet(changed))
    .execute()
}

/** The latest request of an expert, with its day as text. */
export function lastRequestOf(db: Db, expertId: string) {
  return db
    .selectFrom('payout_request')
    .select(['askedAt', 'payoutId', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')])
    .where('expertId', '=', expertId)
    .orderBy('payout_request.day', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** `false` if something was asked for on that day, or is still open. */
export async function insertRequest(tx: Tx, row: { expertId: string; day: string; askedAt: Date }): Promise<boolean> {
  const made = await tx
    .insertInto('payout_request')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('expertId')
    .executeTakeFirst()
  return made !== undefined
}

/** Whoever chooses another rhythm asks for nothing any more. */
export async function deleteOpenRequest(tx: Tx, expertId: string): Promise<void> {
  await tx.deleteFrom('payout_request').where('expertId', '=', expertId).where('payoutId', 'is', null).execute()
}

export async function answerRequest(tx: Tx, expertId: string, payoutId: string): Promise<void> {
  await tx
    .updateTable('payout_request')
    .set({ payoutId })
    .where('expertId', '=', expertId)
    .where('payoutId', 'is', null)
    .execute()
}

/** Earned and in no run, in cents. */
export async function unpaidAmountOf(db: Db, expertId: string): Promise<number> {
  const row = await db
    .selectFrom('expert_due')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('amount'))
    .where('expertId', '=', expertId)
    .where('payoutId', 'is', null)
    .executeTakeFirstOrThrow()
  return row.amount
}

/** What decides whether an expert can be paid. */
export function payeeOf(db: Db, expertId: string) {
  return db
    .selectFrom(expertView.as('expert'))
    .leftJoin('payout_account', 'payout_account.expertId', 'expert.id')
    .leftJoin('tax_identity', 'tax_identity.expertId', 'expert.id')
    .select(['expert.firstName', 'expert.lastName', 'expert.traderName as company'])
    .select(['payout_account.holder', 'payout_account.confirmedBy'])
    .select(sql<boolean>`tax_identity.expert_id is not null`.as('taxKnown'))
    .where('expert.id', '=', expertId)
    .executeTakeFirstOrThrow()
}
