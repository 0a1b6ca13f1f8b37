import { sql } from 'kysely'
import type { Db } from '../../platform/db/port.ts'
import type { StatusView } from '../lifecycle/status-shapes.ts'

/** A page of a person's questions, those with the latest news first, and how many there are; the status looks at state and meeting together. */
export async function questionsOf(
  db: Db,
  personId: string,
  { status, offset, limit }: { status?: StatusView['code']; offset: number; limit: number },
) {
  let query = db.selectFrom('question').where('personId', '=', personId)
  if (status === 'closed') query = query.where('state', '=', 'CLOSED')
  if (status && status !== 'closed') query = query.where('state', '<>', 'CLOSED')
  if (status === 'meeting') query = query.where('meeting', '=', 'OPEN')
  if (status === 'answered') query = query.where('state', '=', 'ANSWERED').where('meeting', '<>', 'OPEN')
  if (status === 'in_progress') query = query.where('state', '<>', 'ANSWERED').where('meeting', '<>', 'OPEN')
  const counted = await query.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: Number(counted.total) }
}

/** The question of this person that changed last. */
export function lastChangedQuestion(db: Db, personId: string) {
  return db
    .selectFrom('question')
    .select(['category', 'locale', 'emergency', 'emergencyDismissedAt', 'safeToWrite'])
    .where('personId', '=', personId)
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The draft in which this text stands as an emergency. */
export const sameInDanger = (db: Db, personId: string, text: string) =>
  db
    .selectFrom('question')
    .select('id')
    .where('personId', '=', personId)
    .where('state', '=', 'DRAFT')
    .where('emergency', 'is not', null)
    .where('emergencyDismissedAt', 'is', null)
    .where('body', '=', text)
    .executeTakeFirst()

const writingSafety = (db: Db) => db.selectFrom('question').select(['emergency', 'emergencyDismissedAt', 'safeToWrite'])

/** What was said of writing to the client about this question. */
export const writingSafetyOf = (db: Db, questionId: string) => writingSafety(db).where('id', '=', questionId).execute()

/** The same for every question of a person where it was said or asked. */
export const writingSafetyFor = (db: Db, personId: string) =>
  writingSafety(db)
    .select('id')
    .where('personId', '=', personId)
    .where(sql<boolean>`(safe_to_write is not null or emergency is not null)`)
    .execute()
