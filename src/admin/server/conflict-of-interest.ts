import { sql } from 'kysely'
import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import type { Db } from '../../platform/db/port.ts'

/**
 * Nobody decides about themselves: neither their own application, found by its address or its expert, nor their
 * standing as an expert. Passes for unknown ids, which the caller refuses.
 * @throws Refusal `own_file`
 */
export async function requireNoConflictOfInterest(
  db: Db,
  actor: Person,
  file: { application: string } | { expert: string },
): Promise<void> {
  const own =
    'application' in file
      ? db
          .selectFrom('expert_application as a')
          .innerJoin('person', (join) => join.on('person.id', '=', actor.personId))
          .leftJoin('expert', 'expert.id', 'a.expert_id')
          .select('a.id')
          .where('a.id', '=', file.application)
          .where((or) =>
            or.or([
              or(sql<string>`lower(a.email)`, '=', sql<string>`lower(person.email)`),
              or('expert.person_id', '=', actor.personId),
            ]),
          )
      : db.selectFrom('expert').select('id').where('id', '=', file.expert).where('person_id', '=', actor.personId)
  if (await own.executeTakeFirst()) throw new Refusal('own_file', 409)
}
