import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'
import type { MessageRow } from '../../server/views.ts'

/** The last thing that somebody said in each of these threads. */
export async function lastSaidIn(db: Db, questionIds: readonly string[]): Promise<Map<string, MessageRow>> {
  if (questionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('message')
    .distinctOn('questionId')
    .selectAll()
    .where('questionId', 'in', questionIds)
    .where('kind', '<>', 'event')
    .orderBy('questionId')
    .orderBy('seq', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.questionId, row]))
}

/**
 * How many messages of others each client has not read yet; events of the service are none. Where nothing was read on any
 * device, those since the client last wrote: the conversation opens there (`unreadOf` in `thread.ts`).
 */
export async function unreadIn(db: Db, questionIds: readonly string[]): Promise<Map<string, number>> {
  if (questionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('message')
    .innerJoin('question', 'question.id', 'message.questionId')
    .select(['message.questionId', sql<number>`count(*)::int`.as('unread')])
    .where('message.questionId', 'in', questionIds)
    .where(
      sql<boolean>`message.seq > case when question.read_up_to = 0 then (
        select coalesce(max(own.seq), 0) from message own where own.question_id = question.id and own.author = 'client'
      ) else question.read_up_to end`,
    )
    .where('message.author', '<>', 'client')
    .where('message.kind', '<>', 'event')
    .groupBy('message.questionId')
    .execute()
  return new Map(rows.map(({ questionId, unread }) => [questionId, unread]))
}

/** `false` where this person has no such question. */
export async function saveReadUpTo(db: Db, question: { id: string; personId: string }, upTo: number): Promise<boolean> {
  const saved = await db
    .updateTable('question')
    .set({ readUpTo: sql`greatest(read_up_to, ${upTo})` })
    .where('id', '=', question.id)
    .where('personId', '=', question.personId)
    .executeTakeFirst()
  return saved.numUpdatedRows > 0n
}
