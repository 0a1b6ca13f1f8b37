// What the staff reads of messages from the contact form.
import { sql } from 'kysely'
import { personView } from '../../../accounts/server/views.ts'
import type { Db } from '../../../platform/db/port.ts'

type Page = { offset: number; limit: number }

export function listContactMessages(db: Db, handled: boolean, { offset, limit }: Page) {
  return db
    .selectFrom('contact_message as m')
    .leftJoin(personView.as('person'), 'person.id', 'm.handledBy')
    .selectAll('m')
    .select([sql<string>`coalesce(nullif(person.display_name, ''), person.email, '–')`.as('handler')])
    .where('m.handledAt', handled ? 'is not' : 'is', null)
    .orderBy(handled ? 'm.handledAt' : 'm.sentAt', handled ? 'desc' : 'asc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countWaitingMessages(db: Db): Promise<number> {
  const row = await db
    .selectFrom('contact_message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('handledAt', 'is', null)
    .executeTakeFirst()
  return row?.count ?? 0
}
