import { sql } from 'kysely'
import { Refusal } from '../../../api/refusal.ts'
import { cardsOf } from '../../../experts/directory/server/cards.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { contributionsOf, currentAnswers } from '../../answers/server/contribution-store.ts'
import { namedCategory } from '../../server/question-view.ts'
import type { QuestionRow } from '../../server/store.ts'
import type { PublishedAnswer } from '../../shapes.ts'

/** Published answers, newest first, in the text that their author agreed to. */
export async function published(
  ports: Ports,
  wanted: { locale: Locale; category?: string; expert?: string; before?: string },
): Promise<PublishedAnswer[]> {
  const { before } = wanted
  const rows = await ports.db
    .selectFrom('question')
    .selectAll()
    .where('published_at', 'is not', null)
    .where('locale', '=', wanted.locale)
    .$if(wanted.category !== undefined, (query) => query.where('category', '=', wanted.category ?? ''))
    .$if(wanted.expert !== undefined, (query) => query.where('expert_id', '=', wanted.expert ?? ''))
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(published_at, id) < (select published_at, id from question where id = ${before})`),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(12)
    .execute()
  return viewsOf(ports, rows)
}

/** Every answer of a person that has a public page in this language, with the day it was published. */
export async function publishedPages(db: Db, locale: Locale): Promise<{ id: string; changed: Date }[]> {
  const rows = await db
    .selectFrom('question')
    .innerJoin('publication', 'publication.question_id', 'question.id')
    .innerJoin('expert', 'expert.id', 'question.expert_id')
    .select(['question.id', 'question.published_at'])
    .where('expert.scripted', '=', false)
    .where('question.published_at', 'is not', null)
    .where('question.locale', '=', locale)
    .where('publication.state', '=', 'published')
    .orderBy('question.id')
    .execute()
  return rows.flatMap(({ id, published_at }) => (published_at ? [{ id, changed: published_at }] : []))
}

/** @throws Refusal `question_unknown` */
export async function publishedById(ports: Ports, id: string): Promise<PublishedAnswer> {
  const row = await ports.db
    .selectFrom('question')
    .selectAll()
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
  const [view] = row ? await viewsOf(ports, [row]) : []
  if (!view) throw new Refusal('question_unknown', 404)
  return view
}

async function viewsOf(ports: Ports, rows: readonly QuestionRow[]): Promise<PublishedAnswer[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const [delivered, publications, reviews] = await Promise.all([
    contributionsOf(ports.db, ids),
    ports.db.selectFrom('publication').selectAll().where('question_id', 'in', ids).execute(),
    ports.db.selectFrom('review').select(['question_id', 'stars', 'comment']).where('question_id', 'in', ids).execute(),
  ])
  const answers = rows.flatMap(({ id }) => currentAnswers(delivered.filter((one) => one.question_id === id))[0] ?? [])
  const locale = rows[0]?.locale ?? 'fr'
  const cards = await cardsOf(ports, ports.db, [...new Set(answers.map((answer) => answer.expert_id))], locale)
  return rows.flatMap((row) => {
    const answer = answers.find((one) => one.question_id === row.id)
    const expert = answer && cards.get(answer.expert_id)
    const shown = publications.find((one) => one.question_id === row.id)
    if (!answer || !expert || shown?.state !== 'published') return []
    const review = reviews.find((one) => one.question_id === row.id)
    return {
      id: row.id,
      title: shown.title,
      category: namedCategory(row, row.locale),
      text: shown.body,
      answer: shown.answer,
      answeredAt: (row.answered_at ?? answer.at).toISOString(),
      expert,
      rating: review ? { stars: review.stars, comment: review.comment } : null,
      locale: row.locale,
    }
  })
}
