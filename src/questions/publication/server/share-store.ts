import { createHash } from 'node:crypto'
import type { Db, Tx } from '../../../platform/db/port.ts'

/** Links are stored by their token's hash only. */
const hash = (token: string) => createHash('sha256').update(token).digest('hex')

type NewPhoneLink = { token: string; questionId: string; personId: string; sessionId: string | null; expiresAt: Date }

export async function insertPhoneLink(db: Db, { token, ...link }: NewPhoneLink): Promise<void> {
  await db
    .insertInto('phone_link')
    .values({
      ...link,
      tokenHash: hash(token),
      usedAt: null,
    })
    .execute()
}

/** Marks a valid link as used and returns it; of two concurrent calls only one gets it. */
export function usePhoneLink(tx: Tx, token: string, now: Date) {
  return tx
    .updateTable('phone_link')
    .set({ usedAt: now })
    .where('tokenHash', '=', hash(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['personId', 'questionId'])
    .executeTakeFirst()
}

type NewShare = { id: string; token: string; questionId: string; createdAt: Date; expiresAt: Date }

export async function insertShare(tx: Tx, { id, token, questionId, createdAt, expiresAt }: NewShare): Promise<void> {
  await tx
    .insertInto('share')
    .values({
      id,
      tokenHash: hash(token),
      questionId,
      createdAt,
      expiresAt,
      revokedAt: null,
      lastOpenedAt: null,
    })
    .execute()
}

export function markShareRevoked(db: Db, questionId: string, shareId: string, at: Date) {
  return db
    .updateTable('share')
    .set({ revokedAt: at })
    .where('id', '=', shareId)
    .where('questionId', '=', questionId)
    .returning('id')
    .executeTakeFirst()
}

/** The valid link with this token, whose opening it counts. */
export function countShareOpening(db: Db, token: string, now: Date) {
  return db
    .updateTable('share')
    .set((set) => ({ opened: set('opened', '+', 1), lastOpenedAt: now }))
    .where('tokenHash', '=', hash(token))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['questionId', 'expiresAt'])
    .executeTakeFirst()
}
