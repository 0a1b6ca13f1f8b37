import { createHash } from 'node:crypto'
import { contactOf } from '../../../accounts/server/people.ts'
import type { Db } from '../../../platform/db/port.ts'
import { normalizeEmail } from '../../cancellation/receipt-content.ts'

/** A hash of the person's mailbox: it outlives the account only to show that the offer was used. */
export async function emailHash(db: Db, personId: string): Promise<string | null> {
  const contact = await contactOf(db, personId)
  return (
    contact &&
    createHash('sha256')
      .update(`mailbox:${normalizeEmail(contact.email)}`)
      .digest('base64url')
  )
}
