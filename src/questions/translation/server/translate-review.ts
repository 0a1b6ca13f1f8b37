import '../../server/jobs-table.ts'
import { termsFor } from '../../../catalog/glossary/terms-for.ts'
import { saveReviewTranslation } from '../../../experts/server/changes.ts'
import { reviewById, untranslatedReviews } from '../../../experts/server/views.ts'
import { clearLanguageOf } from '../../../i18n/language-of.ts'
import { otherLocale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { JobTable } from '../../../platform/jobs/port.ts'
import { announcePublicChange } from '../../../platform/live/public-topics.ts'
import type { Ports } from '../../../platform/ports.ts'
import { callBook } from '../../assistant/server/call-book.ts'
import { questionById } from '../../server/views.ts'
import { linesOf, withLines } from '../lines.ts'
import { firstPause, mostTries } from './translate.ts'

/** Has a review translated once, for every reader of the other language, within the budgets of its question. */
export async function translateReviewLater(
  ports: Ports,
  tx: Tx,
  review: { id: string; comment: string },
  questionId: string,
): Promise<void> {
  if (!ports.assistant.translate || !clearLanguageOf(review.comment)) return
  await ports.jobs.enqueue(
    tx,
    'question.translate-review',
    { reviewId: review.id, questionId, tries: 0 },
    { key: review.id },
  )
}

/** Reviews asked for at a time, so that old ones do not hold up what is written now. */
const batch = 20

/** Asks for the reviews that have no translation yet, a batch at each call: each of them once in a process's life. */
export function earlierReviews(ports: Ports): () => Promise<void> {
  let after = ''
  return async () => {
    if (!ports.assistant.translate) return
    const found = await untranslatedReviews(ports.db, after, batch)
    await ports.transact(async (tx) => {
      for (const review of found) await translateReviewLater(ports, tx, review, review.questionId)
    })
    after = found.at(-1)?.id ?? after
  }
}

/** Calls the model outside any transaction. What was withdrawn or erased meanwhile gets no translation. */
export async function translateReview(ports: Ports, job: JobTable['question.translate-review']): Promise<void> {
  const { translate } = ports.assistant
  const [review, row] = await Promise.all([reviewById(ports.db, job.reviewId), questionById(ports.db, job.questionId)])
  const from = review && clearLanguageOf(review.comment)
  if (!translate || !review || !row || !from) return
  const written = { text: review.comment }
  const asked = { lines: linesOf(written), from, to: otherLocale(from), terms: termsFor(row.category) }
  const made = await translate(asked, callBook(ports, row))
  await ports.transact(async (tx) => {
    if (made.outcome === 'done') {
      await saveReviewTranslation(tx, review, withLines(written, made.lines).text)
      await announcePublicChange(tx, ['experts'])
    } else if (job.tries + 1 < mostTries[made.outcome]) {
      const startAfter = new Date(ports.clock.now().getTime() + firstPause * 2 ** job.tries)
      await ports.jobs.enqueue(tx, 'question.translate-review', { ...job, tries: job.tries + 1 }, { startAfter })
    }
  })
}
