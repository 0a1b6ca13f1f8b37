// What neighbours may read of orders and fees, as subqueries to join.
import { expressionBuilder } from 'kysely'
import type { Db } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'

const { selectFrom } = expressionBuilder<Tables>()

export const orderView = selectFrom('purchase').select([
  'id',
  'question_id',
  'status',
  'wanted',
  'created_at',
  'held_at',
  'captured_at',
  'voided_at',
  'refunded_at',
])

/** The fees that are booked, by the contribution that earned them. */
export const expertDueView = selectFrom('expert_due').select('contribution_id')

/** The ids of all orders for these questions. */
export async function ordersAbout(db: Db, questionIds: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('purchase').select('id').where('question_id', 'in', questionIds).execute()
  return rows.map(({ id }) => id)
}
