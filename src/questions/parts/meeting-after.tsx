import { useId, useState } from 'react'
import { client } from '../../api/call.ts'
import { day } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { useFormDraft } from '../../shell/form-draft.ts'
import { TextArea } from '../../ui/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../ui/form.tsx'
import { StarRating, Stars } from '../../ui/star-rating.tsx'
import type { Meeting, MeetingsApi, SpecialistMeeting } from '../contract-meetings.ts'
import { MessageText } from './message-text.tsx'
import type { QuestionWords } from './page-words.ts'

const call = client<MeetingsApi>()
type Words = QuestionWords['meeting']

/** What every specialist has left of a meeting about this question. */
export function MeetingSummaries({ meeting, words, locale }: { meeting: Meeting; words: Words; locale: Locale }) {
  return meeting.summaries.map(({ id, name, meetsAt, text }) => (
    <section key={id} aria-labelledby={`summary-${id}`}>
      <h3 className="label" id={`summary-${id}`}>
        {fill(words.summaryOf, { name, date: day(locale, meetsAt) })}
      </h3>
      <div className="record-text">
        <MessageText text={text} />
      </div>
    </section>
  ))
}

type ReviewProps = {
  questionId: string
  meeting: Meeting
  words: Words
  locale: Locale
  onSend: (ask: () => Promise<{ meeting: Meeting }>) => Promise<unknown>
}

/** Once, as for an answer: five stars, and a comment if one wishes. */
export function MeetingReview({ questionId, meeting, words, locale, onSend }: ReviewProps) {
  const { review } = words
  const id = useId()
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const draft = useFormDraft(`meeting-review:${meeting.id}`)
  if (meeting.review) {
    const given = fill(review.given, { stars: meeting.review.stars })
    return (
      <div className="small">
        <p>
          <Stars value={meeting.review.stars} label={given} />
        </p>
        {meeting.review.comment && <p className="soft">{meeting.review.comment}</p>}
      </div>
    )
  }
  if (!meeting.can.review) return null

  async function send(values: FormData) {
    const stars = Number(values.get('stars') ?? 0)
    setProblems(stars < 1 ? [{ message: review.missing }] : [])
    if (stars < 1) return
    const body = { stars, comment: String(values.get('comment') ?? ''), locale }
    await onSend(async () => {
      const reviewed = await call('POST /questions/:id/meeting/review', { params: { id: questionId }, body })
      draft.sent()
      return reviewed
    })
  }

  return (
    <>
      <h3 className="label">{review.title}</h3>
      <Form
        {...draft.form}
        onSend={send}
        problems={problems}
        summaryTitle={review.summary}
        className="form rating-form"
      >
        <StarRating
          name="stars"
          legend={fill(review.legend, { name: meeting.specialist?.name ?? '' })}
          words={review.stars}
        />
        <TextArea
          name="comment"
          id={`field-${id}`}
          label={review.comment}
          optional={review.optional}
          hint={review.hint}
          maxLength={1000}
          rows={3}
        />
        <p className="form-foot">
          <SubmitButton>{review.send}</SubmitButton>
        </p>
      </Form>
    </>
  )
}

type SummaryProps = {
  meeting: SpecialistMeeting
  desk: Words['desk']
  onSend: (text: string, sent: () => void) => Promise<unknown>
}

/** What the specialist leaves the client, once; afterwards as it was sent. */
export function MeetingSummary({ meeting, desk, onSend }: SummaryProps) {
  const id = useId()
  const [missing, setMissing] = useState<string | null>(null)
  const draft = useFormDraft(`meeting-summary:${meeting.id}`)
  if (meeting.summary !== null)
    return (
      <>
        <h3 className="label">{desk.sumUpSent}</h3>
        <div className="record-text">
          <MessageText text={meeting.summary} />
        </div>
      </>
    )
  if (!meeting.can.summarise) return null
  async function send(values: FormData) {
    const text = String(values.get('text') ?? '').trim()
    setMissing(text ? null : desk.sumUpMissing)
    if (text) await onSend(text, draft.sent)
  }
  return (
    <Form {...draft.form} onSend={send} summaryTitle={desk.sumUp} className="form form--narrow">
      <TextArea
        name="text"
        id={`field-${id}`}
        label={desk.sumUp}
        hint={desk.sumUpHint}
        rows={5}
        maxLength={1000}
        error={missing}
      />
      <p className="form-foot">
        <SubmitButton>{desk.sumUpSend}</SubmitButton>
      </p>
    </Form>
  )
}
