import { expertView } from '../../../experts/server/views.ts'
import '../../server/tables.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { PayoutRhythm } from '../periods.ts'

/** `false` when this contribution was recorded before. */
export async function insertExpertFee(tx: Tx, row: Insertable<Tables['expert_due']>): Promise<boolean> {
  const made = await tx
    .insertInto('expert_due')
    .values(row)
    .onConflict((conflict) => conflict.column('contributionId').doNothing())
    .returning('contributionId')
    .executeTakeFirst()
  return made !== undefined
}

export function payoutAccountOf(db: Db, expertId: string) {
  return db.selectFrom('payout_account').selectAll().where('expertId', '=', expertId).executeTakeFirst()
}
/** The last payout of an expert with its account, even if their own is erased. */
export function lastPayoutOf(db: Db, expertId: string) {
  return db
    .selectFrom('payout')
    .innerJoin('payout_run as run', 'run.id', 'payout.runId')
    .select(['payout.id', 'payout.holder', 'payout.ibanSealed'])
    .where('payout.expertId', '=', expertId)
    .where('run.paidAt', 'is not', null)
    .orderBy('run.paidAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function savePayoutAccountRow(tx: Tx, row: Insertable<Tables['payout_account']>): Promise<void> {
  const { expertId, ...changed } = row
  await tx
    .insertInto('payout_account')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('expertId').doUpdateSet({ ...changed, confirmedAt: null, confirmedBy: null }),
    )
    .execute()
}

/** `false` if the account was changed since, or is confirmed already. */
export async function confirmAccountRow(
  tx: Tx,
  { expertId, changedAt, ...by }: { expertId: string; changedAt: Date; confirmedAt: Date; confirmedBy: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('payout_account')
    .set(by)
    .where('expertId', '=', expertId)
    .where('changedAt', '=', changedAt)
    .where('confirmedBy', 'is', null)
    .returning('expertId')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePayoutAccount(tx: Tx, expertId: string): Promise<void> {
  await tx.deleteFrom('payout_account').where('expertId', '=', expertId).execute()
}

const monthOfDue = sql<string>`to_char(expert_due.answered_at at time zone 'Europe/Paris', 'YYYY-MM')`

export function earnedByMonth(db: Db, expertId: string) {
  return db
    .selectFrom('expert_due')
    .leftJoin('payout', 'payout.id', 'expert_due.payoutId')
    .leftJoin('payout_run', 'payout_run.id', 'payout.runId')
    .select([
      monthOfDue.as('month'),
      sql<number>`count(*)::int`.as('answers'),
      sql<number>`sum(expert_due.amount)::int`.as('earned'),
      sql<number>`coalesce(sum(expert_due.amount) filter (where payout_run.paid_at is not null), 0)::int`.as('paid'),
    ])
    .where('expert_due.expertId', '=', expertId)
    .groupBy(monthOfDue)
    .orderBy(monthOfDue, 'desc')
    .execute()
}

/** The answers of a period with the payout of each, the earliest first. */
export function expertFeesOf(db: Db, expertId: string, { start, end }: { start: Date; end: Date }) {
  return db
    .selectFrom('expert_due')
    .leftJoin('payout', 'payout.id', 'expert_due.payoutId')
    .leftJoin('payout_run', 'payout_run.id', 'payout.runId')
    .select([
      'expert_due.category',
      'expert_due.amount',
      'expert_due.answeredAt',
      'payout_run.paidAt',
      'payout_run.reference',
    ])
    .where('expert_due.expertId', '=', expertId)
    .where('expert_due.answeredAt', '>=', start)
    .where('expert_due.answeredAt', '<', end)
    .orderBy('expert_due.answeredAt')
    .execute()
}

const rhythmOfFee = sql<PayoutRhythm>`coalesce(payout_rhythm.rhythm, 'monthly')`

/**
 * Unpaid fees per expert, with everything that decides whether they can be paid. For a run, only of the experts who are
 * paid in its rhythm, and on demand only what was earned before it was asked for.
 */
export function unpaidExpertFees(db: Db, { before, rhythm }: { before: Date; rhythm: PayoutRhythm | null }) {
  return db
    .selectFrom('expert_due')
    .innerJoin(expertView.as('expert'), 'expert.id', 'expert_due.expertId')
    .leftJoin('payout_account', 'payout_account.expertId', 'expert_due.expertId')
    .leftJoin('tax_identity', 'tax_identity.expertId', 'expert_due.expertId')
    .leftJoin('payout_rhythm', 'payout_rhythm.expertId', 'expert_due.expertId')
    .leftJoin('payout_request', (join) =>
      join.onRef('payout_request.expertId', '=', 'expert_due.expertId').on('payout_request.payoutId', 'is', null),
    )
    .select([
      'expert_due.expertId',
      'expert.firstName',
      'expert.lastName',
      'expert.traderName as company',
      'payout_account.holder',
      'payout_account.ibanSealed',
      'payout_account.ibanEnd',
      'payout_account.changedAt',
      'payout_account.confirmedBy',
      'payout_account.confirmedAt',
      'payout_request.askedAt',
      rhythmOfFee.as('rhythm'),
      sql<boolean>`tax_identity.expert_id is not null`.as('taxKnown'),
      sql<number>`count(*)::int`.as('answers'),
      sql<number>`sum(expert_due.amount)::int`.as('amount'),
      sql<string[]>`array_agg(expert_due.contribution_id)`.as('contributions'),
    ])
    .where('expert_due.payoutId', 'is', null)
    .where('expert_due.answeredAt', '<', before)
    .$if(rhythm !== null, (query) => query.where(rhythmOfFee, '=', rhythm ?? 'monthly'))
    .$if(rhythm === 'on_demand', (query) => query.whereRef('expert_due.answeredAt', '<', 'payout_request.askedAt'))
    .groupBy(['expert_due.expertId', 'expert.id', 'expert.firstName', 'expert.lastName', 'expert.traderName'])
    .groupBy(['payout_account.expertId', 'tax_identity.expertId', 'payout_rhythm.expertId'])
    .groupBy(['payout_request.expertId', 'payout_request.day'])
    .orderBy('expert.lastName')
    .orderBy('expert_due.expertId')
    .execute()
}
/** Two runs that are prepared at once wait for each other. */
export async function lockExpertFees(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('payouts'))`.execute(tx)
}
/** Assigns the fees that were added up, and no others: what is recorded meanwhile is for a later run. */
export async function assignFeesToPayout(tx: Tx, payoutId: string, contributions: readonly string[]): Promise<void> {
  await tx
    .updateTable('expert_due')
    .set({ payoutId })
    .where('contributionId', 'in', contributions)
    .where('payoutId', 'is', null)
    .execute()
}

export async function insertRun(tx: Tx, row: Insertable<Tables['payout_run']>): Promise<boolean> {
  const made = await tx
    .insertInto('payout_run')
    .values(row)
    .onConflict((conflict) => conflict.column('month').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}
export async function insertPayouts(tx: Tx, rows: Insertable<Tables['payout']>[]): Promise<void> {
  await tx.insertInto('payout').values(rows).execute()
}
export function runOf(db: Db, period: string) {
  return db.selectFrom('payout_run').selectAll().where('month', '=', period).executeTakeFirst()
}
export function lockRun(tx: Tx, period: string) {
  return tx.selectFrom('payout_run').selectAll().where('month', '=', period).forUpdate().executeTakeFirst()
}
export async function referenceUsed(tx: Tx, reference: string): Promise<boolean> {
  const row = await tx.selectFrom('payout_run').select('id').where('reference', '=', reference).executeTakeFirst()
  return row !== undefined
}
export async function setPaid(tx: Tx, id: string, paid: { paidAt: Date; paidBy: string; reference: string }) {
  await tx.updateTable('payout_run').set(paid).where('id', '=', id).execute()
}
export async function insertReturn(tx: Tx, row: Insertable<Tables['payout_return']>): Promise<boolean> {
  const made = await tx
    .insertInto('payout_return')
    .values(row)
    .onConflict((conflict) => conflict.column('payoutId').doNothing())
    .returning('payoutId')
    .executeTakeFirst()
  return made !== undefined
}
/** A returned transfer, with its period and its expert. */
export function returnedPayout(db: Db, payoutId: string) {
  return db
    .selectFrom('payout_return')
    .innerJoin('payout', 'payout.id', 'payout_return.payoutId')
    .innerJoin('payout_run', 'payout_run.id', 'payout.runId')
    .innerJoin(expertView.as('expert'), 'expert.id', 'payout.expertId')
    .select([
      'payout.amount',
      'payout.holder',
      'payout.ibanEnd',
      'payout_return.reason',
      'payout_run.month as period',
      'expert.personId',
    ])
    .where('payout_return.payoutId', '=', payoutId)
    .executeTakeFirst()
}
/** Returned transfers, as long as nothing was paid since: a later payout includes what they held. */
export function returnedUnpaid(db: Db, expertId: string) {
  return db
    .selectFrom('payout_return')
    .innerJoin('payout', 'payout.id', 'payout_return.payoutId')
    .innerJoin('payout_run', 'payout_run.id', 'payout.runId')
    .select([
      'payout.amount',
      'payout.ibanEnd',
      'payout_return.reason',
      'payout_return.returnedAt',
      'payout_run.month as period',
    ])
    .where('payout.expertId', '=', expertId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payout as later')
            .innerJoin('payout_run as run', 'run.id', 'later.runId')
            .select('later.id')
            .whereRef('later.expertId', '=', 'payout.expertId')
            .whereRef('run.preparedAt', '>', 'payout_return.returnedAt')
            .where('run.paidAt', 'is not', null),
        ),
      ),
    )
    .orderBy('payout_return.returnedAt', 'desc')
    .execute()
}
/** Frees the fees of a returned payout: they are owed again, for another run. */
export async function releaseExpertFees(tx: Tx, payoutId: string): Promise<void> {
  await tx.updateTable('expert_due').set({ payoutId: null }).where('payoutId', '=', payoutId).execute()
}
export function payoutsOf(db: Db, runId: string) {
  return db
    .selectFrom('payout')
    .innerJoin(expertView.as('expert'), 'expert.id', 'payout.expertId')
    .leftJoin('payout_return', 'payout_return.payoutId', 'payout.id')
    .leftJoin('expert_invoice', 'expert_invoice.payoutId', 'payout.id')
    .selectAll('payout')
    .select(['expert.firstName', 'expert.lastName', 'payout_return.returnedAt', 'payout_return.reason'])
    .select('expert_invoice.number as invoice')
    .where('payout.runId', '=', runId)
    .orderBy('expert.lastName')
    .orderBy('payout.id')
    .execute()
}
export function allRuns(db: Db) {
  return db
    .selectFrom('payout_run')
    .innerJoin('payout', 'payout.runId', 'payout_run.id')
    .select([
      'payout_run.month as period',
      'payout_run.preparedAt',
      'payout_run.paidAt',
      'payout_run.reference',
      sql<number>`count(*)::int`.as('payouts'),
      sql<number>`sum(payout.amount)::int`.as('amount'),
    ])
    .groupBy('payout_run.id')
    .orderBy('payout_run.preparedAt', 'desc')
    .limit(120)
    .execute()
}

/** What the ledger says is owed to the experts, in cents. */
export async function payableInLedger(db: Db): Promise<number> {
  const row = await db
    .selectFrom('ledger_entry')
    .select(sql<number>`coalesce(-sum(amount), 0)::int`.as('sum'))
    .where('account', '=', 'expert_payable')
    .executeTakeFirstOrThrow()
  return row.sum
}
