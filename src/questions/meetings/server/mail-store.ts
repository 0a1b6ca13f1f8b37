import { sql } from 'kysely'
import { createScrubber } from '../../../accounts/privacy/erasure.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { MeetingRow } from './store.ts'

/**
 * The consent was withdrawn: removes the client's name from stored and queued emails to specialists about this
 * question, and so from the specialists' data exports.
 */
export async function redactNamesInEmails(tx: Tx, row: MeetingRow): Promise<void> {
  const { email, first_name: firstName, last_name: lastName, phone, address } = row
  const scrub = createScrubber({ email, firstName, lastName, phone, address, displayName: `${firstName} ${lastName}` })
  const letters = await tx
    .selectFrom('mail_outbox')
    .select(['id', 'subject', 'html', 'text'])
    .where('template', 'like', 'questions.meeting%')
    .where('template', 'not like', 'questions.meetingClient%')
    .where(sql<boolean>`split_part(key, ':', 2) in (select id from meeting where question_id = ${row.question_id})`)
    .forUpdate()
    .execute()
  for (const { id, subject, html, text } of letters)
    await tx
      .updateTable('mail_outbox')
      .set({ subject: scrub(subject), html: scrub(html), text: scrub(text) })
      .where('id', '=', id)
      .execute()
}
