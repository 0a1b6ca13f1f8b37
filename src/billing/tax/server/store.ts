import { expertView } from '../../../experts/server/views.ts'
import '../../server/tables.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

/** As text, so that no time zone of a server shifts the day. */
const bornOn = sql<string | null>`to_char(born_on, 'YYYY-MM-DD')`

export function taxRowOf(db: Db, expertId: string) {
  return db
    .selectFrom('tax_identity')
    .selectAll()
    .select(bornOn.as('bornOn'))
    .where('expertId', '=', expertId)
    .executeTakeFirst()
}

export async function saveTaxIdentityRow(tx: Tx, row: Insertable<Tables['tax_identity']>): Promise<void> {
  const { expertId, ...changed } = row
  await tx
    .insertInto('tax_identity')
    .values(row)
    .onConflict((conflict) => conflict.column('expertId').doUpdateSet(changed))
    .execute()
}

const yearOfDue = sql<number>`extract(year from expert_due.answered_at at time zone 'Europe/Paris')::int`

export async function yearsEarned(db: Db, expertId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('expert_due')
    .select(yearOfDue.as('year'))
    .distinct()
    .where('expertId', '=', expertId)
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ year }) => year)
}

/** Every answer of a year with its expert; of one expert only when named. */
export function expertFeesOfYear(db: Db, year: number, expertId: string | null) {
  return db
    .selectFrom('expert_due')
    .innerJoin(expertView.as('expert'), 'expert.id', 'expert_due.expertId')
    .select(['expert_due.expertId', 'expert.firstName', 'expert.lastName', 'amount', 'answeredAt'])
    .where(yearOfDue, '=', year)
    .$if(expertId !== null, (query) => query.where('expert_due.expertId', '=', expertId ?? ''))
    .orderBy('expert.lastName')
    .orderBy('expert_due.expertId')
    .execute()
}
