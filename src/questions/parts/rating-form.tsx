import { useState } from 'react'
import { client } from '../../api/call.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { useFormDraft } from '../../shell/form-draft.ts'
import { codeOf } from '../../shell/say-failure.ts'
import { TextArea } from '../../ui/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../ui/form.tsx'
import { announce } from '../../ui/live-region.tsx'
import { StarRating, Stars } from '../../ui/star-rating.tsx'
import type { QuestionsApi } from '../contract.ts'
import type { QuestionView } from '../shapes.ts'
import type { QuestionWords } from './page-words.ts'
import { inWords, type RefusalWords } from './problem.ts'

const call = client<QuestionsApi>()

type RatingFormProps = {
  view: QuestionView
  words: QuestionWords['record']['rating']
  refusals: RefusalWords
  locale: Locale
  onRated: (view: QuestionView) => void
}

/** Once, after a paid answer: five words from "not at all" to "completely", and a comment if one wishes. */
export function RatingForm({ view, words, refusals, locale, onRated }: RatingFormProps) {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const draft = useFormDraft(`rating:${view.id}`)
  if (view.rating) return <Given rating={view.rating} words={words} />
  if (!view.can.rate) return null

  async function send(values: FormData) {
    const stars = Number(values.get('stars') ?? 0)
    if (stars < 1) return setProblems([{ field: 'stars', message: words.missing }])
    const body = { stars, comment: String(values.get('comment') ?? ''), locale }
    try {
      const rated = await call('POST /questions/:id/rating', { params: { id: view.id }, body })
      setProblems([])
      draft.sent()
      announce(fill(words.done, { stars }))
      onRated(rated)
    } catch (error) {
      setProblems([{ message: inWords(refusals, codeOf(error)) }])
    }
  }

  return (
    <section className="side-block no-print" aria-labelledby="rating">
      <h2 className="side-title" id="rating">
        {words.title}
      </h2>
      <Form {...draft.form} onSend={send} problems={problems} summaryTitle={words.summary} className="form rating-form">
        <div id="field-stars" tabIndex={-1}>
          <StarRating name="stars" legend={words.legend} words={words.stars} />
        </div>
        <TextArea
          name="comment"
          label={words.comment}
          optional={words.optional}
          hint={words.commentHint}
          maxLength={1000}
          rows={3}
        />
        <p className="form-foot">
          <SubmitButton>{words.send}</SubmitButton>
        </p>
      </Form>
    </section>
  )
}

type Rating = NonNullable<QuestionView['rating']>

function Given({ rating, words }: { rating: Rating; words: RatingFormProps['words'] }) {
  return (
    <section className="side-block no-print" aria-labelledby="rating">
      <h2 className="side-title" id="rating">
        {fill(words.done, { stars: rating.stars })}
      </h2>
      <p>
        <Stars value={rating.stars} label={fill(words.given, { stars: rating.stars })} />
      </p>
      {rating.comment && <p className="soft">{rating.comment}</p>}
    </section>
  )
}
