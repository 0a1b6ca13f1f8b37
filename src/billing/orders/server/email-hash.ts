import { createHash } from 'node:crypto'
import { contactOf } from '../../../accounts/server/people.ts'
import type { Db } from '../../../platform/db/port.ts'
import { normalizeEmail } from '../../cancellation/receipt-content.ts'

/** The person's mailbox, unreadable: it outlives the account only to say that the offer was used. */
export async function emailHash(db: Db, personId: string): Promise<string | null> {
  const contact = await contactOf(db, personId)
  return (
    contact &&
    createHash('sha256')
      .update(`mailbox:${normalizeEmail(contact.email)}`)
      .digest('base64url')
  )
}
