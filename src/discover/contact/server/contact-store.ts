import { type Insertable, type SqlBool, sql } from 'kysely'
import { personView } from '../../../accounts/server/views.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import { deleteEmailsAbout } from '../../../platform/mail/outbox-store.ts'
import type { ContactMessageTable } from '../../server/tables.ts'

export async function insertContactMessage(tx: Tx, row: Insertable<ContactMessageTable>): Promise<void> {
  await tx.insertInto('contact_message').values(row).execute()
}

const writtenBy = (db: Db, people: string[], address: string | null) =>
  db
    .selectFrom('contact_message')
    .selectAll()
    .where((where) =>
      where.or([
        where('personId', 'in', people),
        ...(address ? [where(sql<string>`lower(email)`, '=', address.toLowerCase())] : []),
      ]),
    )

export const contactMessagesBy = (db: Db, people: string[], address: string | null) =>
  writtenBy(db, people, address).orderBy('sentAt').execute()

/** Messages go; a report that nobody has looked at yet stays for what it says, without its author. */
export async function deleteContactMessages(tx: Tx, people: string[], address: string | null): Promise<void> {
  for (const { id, kind, handledAt } of await contactMessagesBy(tx, people, address)) {
    await deleteEmailsAbout(tx, `contact:${id}`)
    if (kind === 'notice' && !handledAt)
      await tx
        .updateTable('contact_message')
        .set({ name: '…', email: 'erased@visitor.invalid', personId: null })
        .where('id', '=', id)
        .execute()
    else await tx.deleteFrom('contact_message').where('id', '=', id).execute()
  }
}

/** Not of anybody whose data is held, under their account or their address. */
export const deleteContactMessagesBefore = (db: Db, before: Date) =>
  db
    .deleteFrom('contact_message')
    // The last exchange: what was answered, or else what was written.
    .where(sql<Date>`greatest(sent_at, handled_at)`, '<', before)
    .where(
      sql<SqlBool>`not exists (select from ${personView} person where person.held_at is not null
        and (person.id = contact_message.person_id or lower(person.contact_email) = lower(contact_message.email)))`,
    )
    .execute()
