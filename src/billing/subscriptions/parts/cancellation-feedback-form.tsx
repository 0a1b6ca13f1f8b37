import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { plural } from '../../../i18n/text.ts'
import { useLanguageTag } from '../../../i18n/use-locale.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Choices } from '../../../ui/forms/check.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import type { CancellationReason, PlansApi } from '../contract.ts'
import { usePlanPageMessages } from './use-plan-messages.ts'

const call = client<PlansApi>()

type ReasonFormProps = {
  request: string
  onSkip: () => void
}

/** Shown once the cancellation is done, and easily skipped. */
export function CancellationFeedbackForm({ request, onSkip }: ReasonFormProps) {
  const words = usePlanPageMessages().plan
  const failures = useFailureMessages()
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
      setProblems([{ message: failureMessage(error, failures, words.refusals) }])
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
