import { createScrubber } from '../../../accounts/privacy/erasure.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { rewriteEmails } from '../../../platform/mail/outbox-store.ts'
import type { MeetingRow } from '../../server/store.ts'
import { meetingsAbout } from '../../server/views.ts'

/**
 * The consent was withdrawn: removes the client's name from stored and queued emails to specialists about this
 * question, and so from the specialists' data exports.
 */
export async function redactNamesInEmails(tx: Tx, row: MeetingRow): Promise<void> {
  const { email, firstName, lastName, phone, address } = row
  const scrub = createScrubber({ email, firstName, lastName, phone, address, displayName: `${firstName} ${lastName}` })
  await rewriteEmails(
    tx,
    {
      like: 'questions.meeting%',
      notLike: 'questions.meetingClient%',
      about: await meetingsAbout(tx, [row.questionId]),
      emptySent: false,
    },
    scrub,
  )
}
