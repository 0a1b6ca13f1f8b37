import type { z } from 'zod'
import { Refusal } from '../../../api/refusal.ts'
import { cardsOf } from '../../../experts/directory/server/cards.ts'
import { reviewsOfQuestions } from '../../../experts/server/views.ts'
import type { Ports } from '../../../platform/ports.ts'
import { contributionsOf, currentAnswers } from '../../answers/server/contribution-store.ts'
import { namedCategory } from '../../server/question-view.ts'
import type { QuestionRow } from '../../server/views.ts'
import type { PublishedAnswer } from '../../shapes.ts'
import { type PublishedFilter, publicationsOf, publishedQuestion, publishedQuestions } from './store.ts'

/** Published answers, newest first, in the text that their author agreed to. */
export async function published(ports: Ports, wanted: PublishedFilter) {
  return viewsOf(ports, await publishedQuestions(ports.db, wanted))
}

/** @throws Refusal `question_unknown` */
export async function publishedById(ports: Ports, id: string) {
  const row = await publishedQuestion(ports.db, id)
  const [view] = row ? await viewsOf(ports, [row]) : []
  if (!view) throw new Refusal('question_unknown', 404)
  return view
}

async function viewsOf(ports: Ports, rows: readonly QuestionRow[]): Promise<z.input<typeof PublishedAnswer>[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const [delivered, publications, reviews] = await Promise.all([
    contributionsOf(ports.db, ids),
    publicationsOf(ports.db, ids),
    reviewsOfQuestions(ports.db, ids),
  ])
  const answers = rows.flatMap(({ id }) => currentAnswers(delivered.filter((one) => one.questionId === id))[0] ?? [])
  const locale = rows[0]?.locale ?? 'fr'
  const cards = await cardsOf(ports, ports.db, [...new Set(answers.map((answer) => answer.expertId))], locale)
  return rows.flatMap((row) => {
    const answer = answers.find((one) => one.questionId === row.id)
    const expert = answer && cards.get(answer.expertId)
    const shown = publications.find((one) => one.questionId === row.id)
    if (!answer || !expert || shown?.state !== 'published') return []
    const review = reviews.find((one) => one.questionId === row.id)
    return {
      id: row.id,
      title: shown.title,
      category: namedCategory(row, row.locale),
      text: shown.body,
      answer: shown.answer,
      answeredAt: row.answeredAt ?? answer.at,
      author: answer.authorKind,
      expert,
      rating: review ? { stars: review.stars, comment: review.comment } : null,
      locale: row.locale,
    }
  })
}
