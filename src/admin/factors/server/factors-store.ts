import { personListName, personView, staffName } from '../../../accounts/server/views.ts'
import '../../server/tables.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

const day = 24 * 3_600_000
/** A request that was made before then has lapsed. */
export const lapsesBefore = (now: Date) => new Date(now.getTime() - 7 * day)

export function factorRequests(db: Db) {
  return db
    .selectFrom('factor_request')
    .innerJoin(personView.as('person'), 'person.id', 'factor_request.personId')
    .innerJoin(personView.as('asker'), 'asker.id', 'factor_request.askedBy')
    .leftJoin(personView.as('decider'), 'decider.id', 'factor_request.decidedBy')
    .selectAll('factor_request')
    .select([
      personListName('person').as('name'),
      sql<string>`coalesce(${staffName('asker')}, asker.email)`.as('asker'),
      sql<string | null>`coalesce(${staffName('decider')}, decider.email)`.as('decider'),
    ])
    .orderBy(sql`factor_request.state = 'waiting'`, 'desc')
    .orderBy('factor_request.askedAt', 'desc')
    .limit(50)
    .execute()
}

/** Those that somebody may still decide upon. */
export function waitingFactorRequests(db: Db, now: Date) {
  return db
    .selectFrom('factor_request')
    .innerJoin(personView.as('person'), 'person.id', 'factor_request.personId')
    .select(['factor_request.personId', 'factor_request.askedBy', 'factor_request.askedAt'])
    .select(personListName('person').as('name'))
    .where('factor_request.state', '=', 'waiting')
    .where('factor_request.askedAt', '>', lapsesBefore(now))
    .execute()
}

/** `false` if one waits for this person already. */
export async function insertFactorRequest(tx: Tx, row: Insertable<Tables['factor_request']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('factor_request')
    .values(row)
    .onConflict((conflict) => conflict.column('personId').where('state', '=', 'waiting').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export function lockFactorRequest(tx: Tx, id: string) {
  return tx.selectFrom('factor_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateFactorRequest(tx: Tx, id: string, set: Updateable<Tables['factor_request']>) {
  await tx.updateTable('factor_request').set(set).where('id', '=', id).execute()
}

/** What nobody has decided upon for so long is over. */
export async function lapseFactorRequests(db: Db, askedBefore: Date): Promise<void> {
  await db
    .updateTable('factor_request')
    .set({ state: 'lapsed' })
    .where('state', '=', 'waiting')
    .where('askedAt', '<=', askedBefore)
    .execute()
}

export async function deleteFactorRequestsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('factor_request').where('state', '<>', 'waiting').where('askedAt', '<', before).execute()
}

export const factorRequestsAbout = (db: Db, personId: string) =>
  db
    .selectFrom('factor_request')
    .select(['askedAt', 'state', 'identity', 'reason', 'decidedAt'])
    .where('personId', '=', personId)
    .orderBy('askedAt')
    .execute()

export async function countWaitingFactorRequests(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('factor_request')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'waiting')
    .where('askedAt', '>', lapsesBefore(now))
    .executeTakeFirstOrThrow()
  return count
}

/** What was written about somebody goes with their account; the journal keeps the acts. */
export async function deleteFactorRequestsAbout(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('factor_request').where('personId', '=', personId).execute()
}
