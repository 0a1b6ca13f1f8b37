import { createHash } from 'node:crypto'
import type { Db, Tx } from '../../../platform/db/port.ts'

/** Links are stored by their token's hash only. */
const hash = (token: string) => createHash('sha256').update(token).digest('hex')

type NewPhoneLink = { token: string; questionId: string; personId: string; expiresAt: Date }

export async function insertPhoneLink(db: Db, { token, questionId, personId, expiresAt }: NewPhoneLink): Promise<void> {
  await db
    .insertInto('phone_link')
    .values({
      token_hash: hash(token),
      question_id: questionId,
      person_id: personId,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute()
}

/** Marks a valid link as used and returns it; of two concurrent calls only one gets it. */
export function usePhoneLink(tx: Tx, token: string, now: Date) {
  return tx
    .updateTable('phone_link')
    .set({ used_at: now })
    .where('token_hash', '=', hash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['person_id', 'question_id'])
    .executeTakeFirst()
}

type NewShare = { id: string; token: string; questionId: string; createdAt: Date; expiresAt: Date }

export async function insertShare(tx: Tx, { id, token, questionId, createdAt, expiresAt }: NewShare): Promise<void> {
  await tx
    .insertInto('share')
    .values({
      id,
      token_hash: hash(token),
      question_id: questionId,
      created_at: createdAt,
      expires_at: expiresAt,
      revoked_at: null,
      last_opened_at: null,
    })
    .execute()
}

export function markShareRevoked(db: Db, questionId: string, shareId: string, at: Date) {
  return db
    .updateTable('share')
    .set({ revoked_at: at })
    .where('id', '=', shareId)
    .where('question_id', '=', questionId)
    .returning('id')
    .executeTakeFirst()
}

/** The valid link with this token, whose opening it counts. */
export function countShareOpening(db: Db, token: string, now: Date) {
  return db
    .updateTable('share')
    .set((set) => ({ opened: set('opened', '+', 1), last_opened_at: now }))
    .where('token_hash', '=', hash(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['question_id', 'expires_at'])
    .executeTakeFirst()
}
