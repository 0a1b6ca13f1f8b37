// What the staff reads of disputes.
import { sql } from 'kysely'
import { personListName, personView } from '../../../accounts/server/views.ts'
import type { Db } from '../../../platform/db/port.ts'

export function listDisputeRows(db: Db) {
  return db
    .selectFrom('dispute')
    .innerJoin('charge', 'charge.id', 'dispute.charge_id')
    .innerJoin(personView.as('person'), 'person.id', 'charge.person_id')
    .selectAll('dispute')
    .select(['charge.id as payment', 'charge.person_id'])
    .select(personListName('person').as('person'))
    .orderBy(sql`outcome is not null`)
    .orderBy('opened_at', 'desc')
    .limit(200)
    .execute()
}

export function disputeById(db: Db, id: string) {
  return db
    .selectFrom('dispute')
    .innerJoin('charge', 'charge.id', 'dispute.charge_id')
    .innerJoin(personView.as('person'), 'person.id', 'charge.person_id')
    .selectAll('dispute')
    .select('charge.id as payment')
    .select(['person.locale', sql<string>`coalesce(person.contact_email, '')`.as('email')])
    .where('dispute.id', '=', id)
    .executeTakeFirst()
}
