import { useId, useState } from 'react'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { GivenReview, ReviewForm } from '../../../questions/answers/parts/review-form.tsx'
import { useQuestionMessages } from '../../../questions/parts/messages.ts'
import { MessageText } from '../../../questions/thread/parts/message-text.tsx'
import { Translated } from '../../../questions/translation/parts/translated.tsx'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { TextArea } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import type { Meeting, MeetingsApi, SpecialistMeeting } from '../../contract.ts'
import { useMeetingMessages } from '../../parts/messages.ts'

const call = client<MeetingsApi>()

/** The specialists' summaries of the meetings about this question. */
export function MeetingSummaries({ meeting }: { meeting: Meeting }) {
  const words = useMeetingMessages()
  const locale = useLocale()
  return meeting.summaries.map(({ id, name, meetsAt, text, locale: from, translation }) => (
    <section key={id} aria-labelledby={`summary-${id}`}>
      <h3 className="label" id={`summary-${id}`}>
        {fill(words.summaryOf, { name, date: day(locale, meetsAt) })}
      </h3>
      <div className="record-text">
        <Translated
          translation={translation}
          from={from}
          original={<MessageText text={text} />}
          inOther={(made) => <MessageText text={made.text ?? ''} />}
        />
      </div>
    </section>
  ))
}

type ReviewProps = {
  questionId: string
  meeting: Meeting
  onReviewed: (meeting: Meeting) => void
}

/** Reviews a meeting once, as for an answer: five stars and an optional comment. */
export function MeetingReview({ questionId, meeting, onReviewed }: ReviewProps) {
  const words = useMeetingMessages()
  const { refusals } = useQuestionMessages('refusals')
  const locale = useLocale()
  const { review } = words
  if (meeting.review)
    return (
      <div className="small">
        <GivenReview review={meeting.review} label={fill(review.given, { stars: meeting.review.stars })} />
      </div>
    )
  if (!meeting.can.review) return null

  async function send(given: { stars: number; comment: string }) {
    try {
      const body = { ...given, locale }
      onReviewed((await call('POST /questions/:id/meeting/review', { params: { id: questionId }, body })).meeting)
      return null
    } catch (error) {
      return failureMessage(error, refusals, words.refusals)
    }
  }

  return (
    <>
      <h3 className="label">{review.title}</h3>
      <ReviewForm
        draft={`meeting-review:${meeting.id}`}
        words={{ ...review, legend: fill(review.legend, { name: meeting.specialist?.name ?? '' }) }}
        onSend={send}
      />
    </>
  )
}

type SummaryProps = {
  meeting: SpecialistMeeting
  onSend: (text: string, sent: () => void) => Promise<unknown>
}

/** The specialist's summary for the client, written once; afterwards as it was sent. */
export function MeetingSummary({ meeting, onSend }: SummaryProps) {
  const desk = useMeetingMessages().desk
  const id = useId()
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
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
    setProblems(text ? [] : [{ field: id, message: desk.sumUpMissing }])
    if (text) await onSend(text, draft.sent)
  }
  return (
    <Form
      {...draft.form}
      onSend={send}
      problems={problems}
      summaryTitle={desk.sumUpCheck}
      className="form form--narrow"
    >
      <TextArea
        name="text"
        id={`field-${id}`}
        label={desk.sumUp}
        hint={desk.sumUpHint}
        rows={5}
        maxLength={1000}
        error={problems[0]?.message ?? null}
      />
      <p className="form-foot">
        <SubmitButton>{desk.sumUpSend}</SubmitButton>
      </p>
    </Form>
  )
}
