import { expertView } from '../../../experts/server/views.ts'
import '../../server/tables.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

/** `false` when this contribution was recorded before. */
export async function insertExpertFee(tx: Tx, row: Insertable<Tables['expert_due']>): Promise<boolean> {
  const made = await tx
    .insertInto('expert_due')
    .values(row)
    .onConflict((conflict) => conflict.column('contribution_id').doNothing())
    .returning('contribution_id')
    .executeTakeFirst()
  return made !== undefined
}

export function payoutAccountOf(db: Db, expertId: string) {
  return db.selectFrom('payout_account').selectAll().where('expert_id', '=', expertId).executeTakeFirst()
}
/** The last payout of an expert with its account, even if their own is erased. */
export function lastPayoutOf(db: Db, expertId: string) {
  return db
    .selectFrom('payout')
    .innerJoin('payout_run as run', 'run.id', 'payout.run_id')
    .select(['payout.id', 'payout.holder', 'payout.iban_sealed'])
    .where('payout.expert_id', '=', expertId)
    .where('run.paid_at', 'is not', null)
    .orderBy('run.paid_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function savePayoutAccountRow(tx: Tx, row: Insertable<Tables['payout_account']>): Promise<void> {
  const { expert_id, ...changed } = row
  await tx
    .insertInto('payout_account')
    .values(row)
    .onConflict((conflict) => conflict.column('expert_id').doUpdateSet(changed))
    .execute()
}

export async function deletePayoutAccount(tx: Tx, expertId: string): Promise<void> {
  await tx.deleteFrom('payout_account').where('expert_id', '=', expertId).execute()
}

const monthOfDue = sql<string>`to_char(expert_due.answered_at at time zone 'Europe/Paris', 'YYYY-MM')`

export function earnedByMonth(db: Db, expertId: string) {
  return db
    .selectFrom('expert_due')
    .leftJoin('payout', 'payout.id', 'expert_due.payout_id')
    .leftJoin('payout_run', 'payout_run.id', 'payout.run_id')
    .select([
      monthOfDue.as('month'),
      sql<number>`count(*)::int`.as('answers'),
      sql<number>`sum(expert_due.amount)::int`.as('earned'),
      sql<number>`coalesce(sum(expert_due.amount) filter (where payout_run.paid_at is not null), 0)::int`.as('paid'),
    ])
    .where('expert_due.expert_id', '=', expertId)
    .groupBy(monthOfDue)
    .orderBy(monthOfDue, 'desc')
    .execute()
}

/** The answers of a period with the payout of each, the earliest first. */
export function expertFeesOf(db: Db, expertId: string, { start, end }: { start: Date; end: Date }) {
  return db
    .selectFrom('expert_due')
    .leftJoin('payout', 'payout.id', 'expert_due.payout_id')
    .leftJoin('payout_run', 'payout_run.id', 'payout.run_id')
    .select([
      'expert_due.category',
      'expert_due.amount',
      'expert_due.answered_at',
      'payout_run.paid_at',
      'payout_run.reference',
    ])
    .where('expert_due.expert_id', '=', expertId)
    .where('expert_due.answered_at', '>=', start)
    .where('expert_due.answered_at', '<', end)
    .orderBy('expert_due.answered_at')
    .execute()
}

/** Unpaid fees per expert, with the account if there is one. */
export function unpaidExpertFees(db: Db, before: Date) {
  return db
    .selectFrom('expert_due')
    .innerJoin(expertView.as('expert'), 'expert.id', 'expert_due.expert_id')
    .leftJoin('payout_account', 'payout_account.expert_id', 'expert_due.expert_id')
    .select([
      'expert_due.expert_id',
      'expert.first_name',
      'expert.last_name',
      'payout_account.holder',
      'payout_account.iban_sealed',
      'payout_account.iban_end',
      sql<number>`count(*)::int`.as('answers'),
      sql<number>`sum(expert_due.amount)::int`.as('amount'),
      sql<string[]>`array_agg(expert_due.contribution_id)`.as('contributions'),
    ])
    .where('expert_due.payout_id', 'is', null)
    .where('expert_due.answered_at', '<', before)
    .groupBy(['expert_due.expert_id', 'expert.id', 'expert.first_name', 'expert.last_name', 'payout_account.expert_id'])
    .orderBy('expert.last_name')
    .orderBy('expert_due.expert_id')
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
    .set({ payout_id: payoutId })
    .where('contribution_id', 'in', contributions)
    .where('payout_id', 'is', null)
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
export function runOf(db: Db, month: string) {
  return db.selectFrom('payout_run').selectAll().where('month', '=', month).executeTakeFirst()
}
export function lockRun(tx: Tx, month: string) {
  return tx.selectFrom('payout_run').selectAll().where('month', '=', month).forUpdate().executeTakeFirst()
}
export async function referenceUsed(tx: Tx, reference: string): Promise<boolean> {
  const row = await tx.selectFrom('payout_run').select('id').where('reference', '=', reference).executeTakeFirst()
  return row !== undefined
}
export async function setPaid(tx: Tx, id: string, paid: { paid_at: Date; paid_by: string; reference: string }) {
  await tx.updateTable('payout_run').set(paid).where('id', '=', id).execute()
}
export async function insertReturn(tx: Tx, row: Insertable<Tables['payout_return']>): Promise<boolean> {
  const made = await tx
    .insertInto('payout_return')
    .values(row)
    .onConflict((conflict) => conflict.column('payout_id').doNothing())
    .returning('payout_id')
    .executeTakeFirst()
  return made !== undefined
}
/** A returned transfer, with its month and its expert. */
export function returnedPayout(db: Db, payoutId: string) {
  return db
    .selectFrom('payout_return')
    .innerJoin('payout', 'payout.id', 'payout_return.payout_id')
    .innerJoin('payout_run', 'payout_run.id', 'payout.run_id')
    .innerJoin(expertView.as('expert'), 'expert.id', 'payout.expert_id')
    .select([
      'payout.amount',
      'payout.holder',
      'payout.iban_end',
      'payout_return.reason',
      'payout_run.month',
      'expert.person_id',
    ])
    .where('payout_return.payout_id', '=', payoutId)
    .executeTakeFirst()
}
/** Returned transfers, as long as nothing was paid since: a later payout includes what they held. */
export function returnedUnpaid(db: Db, expertId: string) {
  return db
    .selectFrom('payout_return')
    .innerJoin('payout', 'payout.id', 'payout_return.payout_id')
    .innerJoin('payout_run', 'payout_run.id', 'payout.run_id')
    .select([
      'payout.amount',
      'payout.iban_end',
      'payout_return.reason',
      'payout_return.returned_at',
      'payout_run.month',
    ])
    .where('payout.expert_id', '=', expertId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payout as later')
            .innerJoin('payout_run as run', 'run.id', 'later.run_id')
            .select('later.id')
            .whereRef('later.expert_id', '=', 'payout.expert_id')
            .whereRef('run.prepared_at', '>', 'payout_return.returned_at')
            .where('run.paid_at', 'is not', null),
        ),
      ),
    )
    .orderBy('payout_return.returned_at', 'desc')
    .execute()
}
/** Frees the fees of a returned payout: they are owed again, for another run. */
export async function releaseExpertFees(tx: Tx, payoutId: string): Promise<void> {
  await tx.updateTable('expert_due').set({ payout_id: null }).where('payout_id', '=', payoutId).execute()
}
export function payoutsOf(db: Db, runId: string) {
  return db
    .selectFrom('payout')
    .innerJoin(expertView.as('expert'), 'expert.id', 'payout.expert_id')
    .leftJoin('payout_return', 'payout_return.payout_id', 'payout.id')
    .selectAll('payout')
    .select(['expert.first_name', 'expert.last_name', 'payout_return.returned_at', 'payout_return.reason'])
    .where('payout.run_id', '=', runId)
    .orderBy('expert.last_name')
    .orderBy('payout.id')
    .execute()
}
export function allRuns(db: Db) {
  return db
    .selectFrom('payout_run')
    .innerJoin('payout', 'payout.run_id', 'payout_run.id')
    .select([
      'payout_run.month',
      'payout_run.prepared_at',
      'payout_run.paid_at',
      'payout_run.reference',
      sql<number>`count(*)::int`.as('payouts'),
      sql<number>`sum(payout.amount)::int`.as('amount'),
    ])
    .groupBy('payout_run.id')
    .orderBy('payout_run.month', 'desc')
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
