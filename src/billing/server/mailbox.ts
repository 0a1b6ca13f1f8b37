import { createHash } from 'node:crypto'
import { contactOf } from '../../accounts/server/people.ts'
import type { Db } from '../../platform/db/port.ts'
import { mailboxOf } from '../leaving.ts'

/** The person's mailbox, unreadable: it outlives the account only to say that the offer was used. */
export async function mailboxKey(db: Db, personId: string): Promise<string | null> {
  const contact = await contactOf(db, personId)
  return (
    contact &&
    createHash('sha256')
      .update(`mailbox:${mailboxOf(contact.email)}`)
      .digest('base64url')
  )
}
