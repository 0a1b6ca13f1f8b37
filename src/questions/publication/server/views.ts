import { expertView } from '../../../experts/server/views.ts'
import type { Locale } from '../../../i18n/locale.ts'
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

/** Every answer of a person that has a public page in this language, with the day it was published. */
export async function publishedPages(db: Db, locale: Locale): Promise<{ id: string; changed: Date }[]> {
  const rows = await db
    .selectFrom('question')
    .innerJoin('publication', 'publication.question_id', 'question.id')
    .innerJoin(expertView.as('expert'), 'expert.id', 'question.expert_id')
    .select(['question.id', 'question.published_at'])
    .where('expert.scripted', '=', false)
    .where('question.published_at', 'is not', null)
    .where('question.locale', '=', locale)
    .where('publication.state', '=', 'published')
    .orderBy('question.id')
    .execute()
  return rows.flatMap(({ id, published_at }) => (published_at ? [{ id, changed: published_at }] : []))
}
