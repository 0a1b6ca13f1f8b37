// What neighbours may read of the experts' fees.
import '../../server/tables.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'

/** An expert's fees since then, and when the very first one was earned. */
export async function feesEarnedSince(db: Db, expertId: string, since: Date) {
  const [fees, { first }] = await Promise.all([
    db
      .selectFrom('expert_due')
      .select(['amount', 'answeredAt as at'])
      .where('expertId', '=', expertId)
      .where('answeredAt', '>=', since)
      .execute(),
    db
      .selectFrom('expert_due')
      .select(sql<Date | null>`min(answered_at)`.as('first'))
      .where('expertId', '=', expertId)
      .executeTakeFirstOrThrow(),
  ])
  return { fees, first }
}
