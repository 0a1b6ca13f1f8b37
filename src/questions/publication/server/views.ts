import { expertView } from '../../../experts/server/views.ts'
import type { Locale } from '../../../i18n/locale.ts'
// What the staff reads of publications.
import type { Db } from '../../../platform/db/port.ts'

type Page = { offset: number; limit: number }

export function answersShown(db: Db, { offset, limit }: Page) {
  return db
    .selectFrom('question')
    .innerJoin('publication', 'publication.questionId', 'question.id')
    .select(['id', 'number', 'publication.title', 'category', 'publishedAt'])
    .where('publishedAt', 'is not', null)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export function answersWaiting(db: Db, limit: number) {
  return db
    .selectFrom('publication as p')
    .innerJoin('question', 'question.id', 'p.questionId')
    .select(['id', 'number', 'p.title', 'p.body', 'p.answer', 'category', 'p.askedAt'])
    .where('p.state', '=', 'waiting')
    .orderBy('p.askedAt')
    .limit(limit)
    .execute()
}

/** Every answer of a person that has a public page in this language, with the day it was published. */
export async function publishedPages(db: Db, locale: Locale): Promise<{ id: string; changed: Date }[]> {
  const rows = await db
    .selectFrom('question')
    .innerJoin('publication', 'publication.questionId', 'question.id')
    .innerJoin(expertView.as('expert'), 'expert.id', 'question.expertId')
    .select(['question.id', 'question.publishedAt'])
    .where('expert.scripted', '=', false)
    .where('question.publishedAt', 'is not', null)
    .where('question.locale', '=', locale)
    .where('publication.state', '=', 'published')
    .orderBy('question.id')
    .execute()
  return rows.flatMap(({ id, publishedAt }) => (publishedAt ? [{ id, changed: publishedAt }] : []))
}
