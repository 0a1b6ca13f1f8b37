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
    .innerJoin(personView.as('person'), 'person.id', 'expert.person_id')
    .leftJoin('expert_application as file', (join) =>
      join.on((on) =>
        on.or([
          on('file.expert_id', '=', on.ref('expert.id')),
          on.and([on('file.person_id', '=', on.ref('expert.person_id')), on('file.over_at', 'is not', null)]),
        ]),
      ),
    )
    .leftJoin('application_paper as identity', (join) =>
      join.onRef('identity.application_id', '=', 'file.id').on('identity.kind', '=', 'identity'),
    )
    .select(['expert.id', 'expert.left_at', 'expert.created_at', 'person.erased_at'])
    .select(['expert.trader_name', 'expert.trader_address', 'expert.trader_registration'])
    .select(['file.id as file', 'file.reference', 'file.siret', 'file.vat_number', 'file.company_name'])
    .select(['file.email', 'file.phone', 'file.address', 'file.postal_code', 'file.city', 'file.country'])
    .select(['file.lawful_at', 'file.over_at', 'identity.name as identity'])
    .select(
      sql<string>`coalesce(nullif(concat_ws(' ', file.first_name, file.last_name), ''),
        concat_ws(' ', expert.first_name, expert.last_name))`.as('name'),
    )
    .where((where) => where.or([where('expert.trader_name', 'is not', null), where('file.id', 'is not', null)]))
    .where((where) =>
      where.or([
        where('expert.trader_name', 'ilike', like),
        where('file.company_name', 'ilike', like),
        where(sql<string>`concat_ws(' ', file.first_name, file.last_name)`, 'ilike', like),
        where(sql<string>`concat_ws(' ', expert.first_name, expert.last_name)`, 'ilike', like),
        where('file.email', 'ilike', like),
        where('expert.trader_registration', '=', number),
        where('file.siret', '=', number),
        where('file.vat_number', '=', number),
        where('file.reference', '=', search.toUpperCase()),
      ]),
    )
    .orderBy('expert.created_at', 'desc')
    .orderBy('file.submitted_at', 'desc')
    .limit(limit)
    .execute()
}
