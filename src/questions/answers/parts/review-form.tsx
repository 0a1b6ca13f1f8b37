import { useId, useState } from 'react'
import { clearlyForeignTo } from '../../../i18n/language-of.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { TextArea } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { StarRating, Stars } from '../../../ui/forms/star-rating.tsx'

type Review = { stars: number; comment: string }

type Words = {
  legend: string
  stars: readonly string[]
  comment: string
  commentHint: string
  optional: string
  send: string
  missing: string
  summary: string
}

type ReviewFormProps = {
  /** The key under which this browser stores the typed text until it is sent. */
  draft: string
  words: Words
  /** Resolves with the refusal message, or with null once the review is saved. */
  onSend: (review: Review) => Promise<string | null>
}

/** Five choices from worst to best, of which one is required, and an optional comment. */
export function ReviewForm({ draft: name, words, onSend }: ReviewFormProps) {
  const id = useId()
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const draft = useFormDraft(name)
  const stars = `${id}stars`

  async function send(values: FormData) {
    const chosen = Number(values.get('stars') ?? 0)
    if (chosen < 1) return setProblems([{ field: stars, message: words.missing }])
    const refused = await onSend({ stars: chosen, comment: String(values.get('comment') ?? '') })
    setProblems(refused === null ? [] : [{ message: refused }])
    if (refused === null) draft.sent()
  }

  return (
    <Form {...draft.form} onSend={send} problems={problems} summaryTitle={words.summary} className="form rating-form">
      <StarRating
        name="stars"
        id={`field-${stars}`}
        legend={words.legend}
        words={words.stars}
        error={problems.find(({ field }) => field === stars)?.message}
        onChange={() => setProblems([])}
      />
      <TextArea
        name="comment"
        id={`field-${id}comment`}
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
  )
}

/** A submitted review; `label` names its stars. */
export function GivenReview({ review, label }: { review: Review; label: string }) {
  const locale = useLocale()
  return (
    <>
      <p>
        <Stars value={review.stars} label={label} />
      </p>
      {review.comment && (
        <p className="soft" lang={clearlyForeignTo(locale, review.comment)}>
          {review.comment}
        </p>
      )}
    </>
  )
}
