import { personView } from '../../../accounts/server/views.ts'
import '../../server/tables.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'

/**
 * Finds experts whose trader file is still kept, also without everyday access, by a name, number, reference or address.
 */
export function findTraders(db: Db, search: string, limit: number) {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const number = search.replace(/[\s.-]/g, '').toUpperCase()
  return db
    .selectFrom('expert')
    .innerJoin(personView.as('person'), 'person.id', 'expert.personId')
    .leftJoin('expert_application as file', (join) =>
      join.on((on) =>
        on.or([
          on('file.expertId', '=', on.ref('expert.id')),
          on.and([on('file.personId', '=', on.ref('expert.personId')), on('file.overAt', 'is not', null)]),
        ]),
      ),
    )
    .leftJoin('application_paper as identity', (join) =>
      join.onRef('identity.applicationId', '=', 'file.id').on('identity.kind', '=', 'identity'),
    )
    .select(['expert.id', 'expert.leftAt', 'expert.createdAt', 'person.erasedAt'])
    .select(['expert.traderName', 'expert.traderAddress', 'expert.traderRegistration'])
    .select(['file.id as file', 'file.reference', 'file.siret', 'file.vatNumber', 'file.companyName'])
    .select(['file.email', 'file.phone', 'file.address', 'file.postalCode', 'file.city', 'file.country'])
    .select(['file.lawfulAt', 'file.overAt', 'identity.name as identity'])
    .select(
      sql<string>`coalesce(nullif(concat_ws(' ', file.first_name, file.last_name), ''),
        concat_ws(' ', expert.first_name, expert.last_name))`.as('name'),
    )
    .where((where) => where.or([where('expert.traderName', 'is not', null), where('file.id', 'is not', null)]))
    .where((where) =>
      where.or([
        where('expert.traderName', 'ilike', like),
        where('file.companyName', 'ilike', like),
        where(sql<string>`concat_ws(' ', file.first_name, file.last_name)`, 'ilike', like),
        where(sql<string>`concat_ws(' ', expert.first_name, expert.last_name)`, 'ilike', like),
        where('file.email', 'ilike', like),
        where('expert.traderRegistration', '=', number),
        where('file.siret', '=', number),
        where('file.vatNumber', '=', number),
        where('file.reference', '=', search.toUpperCase()),
      ]),
    )
    .orderBy('expert.createdAt', 'desc')
    .orderBy('file.submittedAt', 'desc')
    .limit(limit)
    .execute()
}
