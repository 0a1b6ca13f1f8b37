// What the staff reads of applications.
import { sql } from 'kysely'
import { personView } from '../../../accounts/server/views.ts'
import type { Db } from '../../../platform/db/port.ts'

/** Whether an application is this person's own, by its address or by its expert. */
export async function isOwnApplication(db: Db, id: string, personId: string): Promise<boolean> {
  const own = await db
    .selectFrom('expert_application as a')
    .innerJoin(personView.as('person'), (join) => join.on('person.id', '=', personId))
    .leftJoin('expert', 'expert.id', 'a.expertId')
    .select('a.id')
    .where('a.id', '=', id)
    .where((or) =>
      or.or([
        or(sql<string>`lower(a.email)`, '=', sql<string>`lower(person.email)`),
        or('expert.personId', '=', personId),
      ]),
    )
    .executeTakeFirst()
  return own !== undefined
}

export async function countInReview(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('expert_application')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'in_review')
    .executeTakeFirstOrThrow()
  return count
}

export function resigningExperts(db: Db) {
  return db.selectFrom('expert').select(['id', 'personId']).where('state', '=', 'leaving').execute()
}
