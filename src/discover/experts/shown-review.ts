import type { Review } from '../../experts/contract.ts'
import { clearlyForeignTo, languageOf } from '../../i18n/language-of.ts'
import type { Locale } from '../../i18n/locale.ts'
import { reviewIn } from '../../questions/translation/review.ts'

export type ShownReview = ReturnType<typeof shownReview>

/** A review as a page shows it: in the page's language, or said to be in the other one where it clearly is. */
export function shownReview(page: Locale, review: Review) {
  const foreign = clearlyForeignTo(page, review.comment)
  return {
    ...review,
    lang: languageOf(review.comment),
    bridge: foreign ? { from: foreign, translation: reviewIn(page, review.translation) } : null,
  }
}
