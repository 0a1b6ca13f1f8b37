import { client } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import { refusalMessage } from '../../parts/refusal-message.ts'
import type { QuestionView } from '../../shapes.ts'
import { GivenReview, ReviewForm } from './review-form.tsx'

const call = client<QuestionsApi>()

type RatingFormProps = {
  view: QuestionView
  onRated: (view: QuestionView) => void
  /** Beneath a heading that asks already. */
  untitled?: boolean
}

/** Rates a paid answer, once: five choices from "not at all" to "completely", and an optional comment. */
export function RatingForm({ view, onRated, untitled }: RatingFormProps) {
  const words = useQuestionMessages('record').record.rating
  const { refusals } = useQuestionMessages('refusals')
  const locale = useLocale()
  if (!view.rating && !view.can.rate) return null

  async function send(review: { stars: number; comment: string }) {
    try {
      const body = { ...review, locale }
      const rated = await call('POST /questions/:id/rating', { params: { id: view.id }, body })
      announce(fill(words.done, { stars: review.stars }))
      onRated(rated)
      return null
    } catch (error) {
      return refusalMessage(refusals, codeOf(error))
    }
  }

  return (
    <section className="side-block no-print" aria-labelledby="rating">
      <h2 className={untitled ? 'sr' : 'side-title'} id="rating" tabIndex={-1}>
        {view.rating ? fill(words.done, { stars: view.rating.stars }) : words.title}
      </h2>
      {view.rating ? (
        <GivenReview review={view.rating} label={fill(words.given, { stars: view.rating.stars })} />
      ) : (
        <ReviewForm draft={`rating:${view.id}`} words={words} onSend={send} />
      )}
    </section>
  )
}
