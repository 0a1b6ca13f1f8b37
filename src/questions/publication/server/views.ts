// What the staff reads of publications.
import type { Db } from '../../../platform/db/port.ts'

type Page = { offset: number; limit: number }

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
