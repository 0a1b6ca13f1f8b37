import '../../server/tables.ts'
import '../../../questions/meetings/server/store.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'

type Page = { offset: number; limit: number }

export function listContactMessages(db: Db, handled: boolean, { offset, limit }: Page) {
  return db
    .selectFrom('contact_message as m')
    .leftJoin('person', 'person.id', 'm.handled_by')
    .selectAll('m')
    .select([sql<string>`coalesce(nullif(person.display_name, ''), person.email, '–')`.as('handler')])
    .where('m.handled_at', handled ? 'is not' : 'is', null)
    .orderBy(handled ? 'm.handled_at' : 'm.sent_at', handled ? 'desc' : 'asc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countWaitingMessages(db: Db): Promise<number> {
  const row = await db
    .selectFrom('contact_message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('handled_at', 'is', null)
    .executeTakeFirst()
  return row?.count ?? 0
}

export function closeMessage(tx: Tx, id: string, done: { handled_at: Date; handled_by: string; note: string }) {
  return tx
    .updateTable('contact_message')
    .set(done)
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .returning(['reference', 'kind', 'email', 'locale', 'person_id'])
    .executeTakeFirst()
}

export function reviewsWithComment(db: Db, { offset, limit }: Page) {
  return db
    .selectFrom('review')
    .innerJoin('expert', 'expert.id', 'review.expert_id')
    .select(['review.id', 'stars', 'comment', 'author', 'published_at', 'slug', 'first_name', 'last_name'])
    .where('comment', '<>', '')
    .orderBy('published_at', 'desc')
    .orderBy('review.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export function answersShown(db: Db, { offset, limit }: Page) {
  return db
    .selectFrom('question')
    .innerJoin('publication', 'publication.question_id', 'question.id')
    .select(['id', 'number', 'publication.title', 'category', 'published_at'])
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export function answersWaiting(db: Db, limit: number) {
  return db
    .selectFrom('publication as p')
    .innerJoin('question', 'question.id', 'p.question_id')
    .select(['id', 'number', 'p.title', 'p.body', 'p.answer', 'category', 'p.asked_at'])
    .where('p.state', '=', 'waiting')
    .orderBy('p.asked_at')
    .limit(limit)
    .execute()
}

type Author = { email: string | null; locale: 'fr' | 'en' | null; person: string | null; title: string }

/** `null` if there is no comment to withdraw. The author is known only for reviews of a question or a meeting. */
export async function withdrawReviewComment(tx: Tx, id: string): Promise<(Author & { comment: string }) | null> {
  const found = await tx
    .selectFrom('review')
    .leftJoin('meeting', 'meeting.id', 'review.meeting_id')
    .leftJoin('question', (join) => join.on('question.id', '=', sql`coalesce(review.question_id, meeting.question_id)`))
    .leftJoin('person', 'person.id', 'question.person_id')
    .select(['comment', 'person.contact_email as email', 'question.locale', 'person.id as person'])
    .where('review.id', '=', id)
    .where('comment', '<>', '')
    .forUpdate('review')
    .executeTakeFirst()
  if (!found) return null
  await tx.updateTable('review').set({ comment: '' }).where('id', '=', id).execute()
  return { ...found, title: found.comment }
}

/** The publication request, locked until it is decided. */
async function publicationIn(tx: Tx, id: string, state: 'waiting' | 'published') {
  return tx
    .selectFrom('question')
    .innerJoin('publication', 'publication.question_id', 'question.id')
    .innerJoin('person', 'person.id', 'question.person_id')
    .select([
      'published_at',
      'publication.title',
      'person.contact_email as email',
      'question.locale',
      'person.id as person',
    ])
    .where('question.id', '=', id)
    .where('publication.state', '=', state)
    .forUpdate(['question', 'publication'])
    .executeTakeFirst()
}

export async function showAnswer(tx: Tx, id: string, now: Date): Promise<Author | null> {
  const found = await publicationIn(tx, id, 'waiting')
  if (!found) return null
  const shown = { state: 'published', decided_at: now } as const
  await tx.updateTable('publication').set(shown).where('question_id', '=', id).execute()
  await tx.updateTable('question').set({ published_at: now }).where('id', '=', id).execute()
  return found
}

/** Refuses or withdraws the publication: the author reads the reason beside the answer. */
export async function hideAnswer(
  tx: Tx,
  id: string,
  { from, now, reason }: { from: 'waiting' | 'published'; now: Date; reason: string },
): Promise<(Author & { since: Date | null }) | null> {
  const found = await publicationIn(tx, id, from)
  if (!found) return null
  const refused = { state: 'refused', decided_at: now, reason } as const
  await tx.updateTable('publication').set(refused).where('question_id', '=', id).execute()
  if (found.published_at) await tx.updateTable('question').set({ published_at: null }).where('id', '=', id).execute()
  return { ...found, since: found.published_at }
}
