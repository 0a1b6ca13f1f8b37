import { expect, it } from 'vitest'
import type { Review } from '../../experts/contract.ts'
import { shownReview } from './shown-review.ts'

const written = (comment: string, translation: string | null = null) => ({ comment, translation }) as Review
const french = 'Une réponse claire, qui m’a évité une erreur.'
const english = 'The answer was very clear, and it came within the hour.'

it('says of a review in the other language which it is, and gives its translation where there is one', () => {
  for (const [page, from, comment, other] of [
    ['fr', 'en', english, french],
    ['en', 'fr', french, english],
  ] as const) {
    expect(shownReview(page, written(comment))).toMatchObject({
      lang: from,
      bridge: { from, translation: { locale: page, state: 'none', text: null } },
    })
    expect(shownReview(page, written(comment, other)).bridge).toMatchObject({
      from,
      translation: { locale: page, state: 'shown', text: other },
    })
  }
})

it('shows a review in the page’s language as it was written, and so one of a name alone and an empty one', () => {
  for (const [page, review] of [
    ['fr', written(french, english)],
    ['en', written(english, french)],
    ['en', written('Le Clerc, super.')],
    ['en', written('')],
  ] as const)
    expect(shownReview(page, review).bridge).toBeNull()
})
