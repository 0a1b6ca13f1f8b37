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

/** Applications whose next step another person must take: a second approval, a blind reading, an appeal. */
export function applicationsForSecondPerson(db: Db) {
  return db
    .selectFrom('expert_application')
    .select(['id', 'firstName', 'lastName', 'categories', 'stateAt', 'trial'])
    .select(['approvedOnceBy', 'approvedOnceAt', 'rejectedBy', 'appealedAt'])
    .where('state', '=', 'in_review')
    .where((or) =>
      or.or([
        or('approvedOnceBy', 'is not', null),
        or('appealedAt', 'is not', null),
        sql<boolean>`trial->>'answer' is not null and trial->'grade' = 'null'`,
      ]),
    )
    .orderBy('stateAt')
    .limit(100)
    .execute()
}

export async function countInReview(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('expert_application')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'in_review')
    .executeTakeFirstOrThrow()
  return count
}

/** What somebody said of their company when they applied, once they are an expert. */
export function companyOfApplication(db: Db, expertId: string) {
  return db
    .selectFrom('expert_application')
    .select(['firstName', 'lastName', 'companyName', 'siret', 'vatNumber', 'address', 'postalCode', 'city', 'country'])
    .where('expertId', '=', expertId)
    .executeTakeFirst()
}

export function resigningExperts(db: Db) {
  return db.selectFrom('expert').select(['id', 'personId']).where('state', '=', 'leaving').execute()
}
