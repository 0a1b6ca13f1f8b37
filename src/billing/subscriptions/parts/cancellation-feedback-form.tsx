import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { plural } from '../../../i18n/text.ts'
import { useFormDraft } from '../../../shell/form-draft.ts'
import { useLanguageTag } from '../../../shell/locale.tsx'
import { type FailureWords, sayFailure } from '../../../shell/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Choices } from '../../../ui/check.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { CancellationReason, PlansApi } from '../contract.ts'
import type { PlanMessages } from '../plan-messages.ts'

const call = client<PlansApi>()

type ReasonFormProps = {
  request: string
  words: PlanMessages
  failures: FailureWords
  onSkip: () => void
}

/** Shown once the cancellation is done, and easily skipped. */
export function CancellationFeedbackForm({ request, words, failures, onSkip }: ReasonFormProps) {
  const { reason } = words
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const draft = useFormDraft(`leaving-reason:${request}`)
  const tag = useLanguageTag()
  const [thanked, setThanked] = useState(false)

  async function send(values: FormData) {
    const chosen = values.get('reason')
    if (!chosen) return setProblems([{ field: 'reason', message: reason.missing }])
    try {
      const body = { request, reason: chosen as CancellationReason, comment: String(values.get('comment') ?? '') }
      await call('POST /me/plan/reason', { body })
      draft.sent()
      setThanked(true)
    } catch (error) {
      setProblems([{ message: sayFailure(error, failures, words.refusals) }])
    }
  }

  if (thanked)
    return (
      <Notice tone="success" live>
        {reason.thanks}
      </Notice>
    )
  return (
    <section className="plan-reason" aria-labelledby="why">
      <h3 id="why">{reason.title}</h3>
      <p className="soft">{reason.text}</p>
      <Form
        {...draft.form}
        onSend={send}
        problems={problems}
        summaryTitle={problems[0]?.field ? plural(tag, words.link.summary, problems.length) : words.failed}
      >
        <Choices
          legend={reason.choose}
          name="reason"
          choices={Object.entries(reason.choices).map(([value, label]) => ({ value, label }))}
        />
        <TextArea name="comment" label={reason.comment} optional={reason.optional} rows={2} maxLength={1000} />
        <div className="form-foot">
          <SubmitButton>{reason.send}</SubmitButton>
          <Button variant="link" onClick={onSkip}>
            {reason.skip}
          </Button>
        </div>
      </Form>
    </section>
  )
}
