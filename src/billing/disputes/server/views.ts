// What the staff reads of disputes.
import { sql } from 'kysely'
import { personListName, personView } from '../../../accounts/server/views.ts'
import type { Db } from '../../../platform/db/port.ts'

export function listDisputeRows(db: Db) {
  return db
    .selectFrom('dispute')
    .innerJoin('charge', 'charge.id', 'dispute.chargeId')
    .innerJoin(personView.as('person'), 'person.id', 'charge.personId')
    .selectAll('dispute')
    .select(['charge.id as payment', 'charge.personId'])
    .select(personListName('person').as('person'))
    .orderBy(sql`outcome is not null`)
    .orderBy('openedAt', 'desc')
    .limit(200)
    .execute()
}

export function disputeById(db: Db, id: string) {
  return db
    .selectFrom('dispute')
    .innerJoin('charge', 'charge.id', 'dispute.chargeId')
    .innerJoin(personView.as('person'), 'person.id', 'charge.personId')
    .selectAll('dispute')
    .select('charge.id as payment')
    .select(['person.locale', sql<string>`coalesce(person.contact_email, '')`.as('email')])
    .where('dispute.id', '=', id)
    .executeTakeFirst()
}
