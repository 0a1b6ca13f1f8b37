// What the staff reads of messages from the contact form.
import { sql } from 'kysely'
import { personView } from '../../../accounts/server/views.ts'
import type { Db } from '../../../platform/db/port.ts'

type Page = { offset: number; limit: number }

export function listContactMessages(db: Db, handled: boolean, { offset, limit }: Page) {
  return db
    .selectFrom('contact_message as m')
    .leftJoin(personView.as('person'), 'person.id', 'm.handled_by')
    .selectAll('m')
    .select([sql<string>`coalesce(nullif(person.display_name, ''), person.email, '–')`.as('handler')])
    .where('m.handled_at', handled ? 'is not' : 'is', null)
    .orderBy(handled ? 'm.handled_at' : 'm.sent_at', handled ? 'desc' : 'asc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countWaitingMessages(db: Db): Promise<number> {
  const row = await db
    .selectFrom('contact_message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('handled_at', 'is', null)
    .executeTakeFirst()
  return row?.count ?? 0
}
