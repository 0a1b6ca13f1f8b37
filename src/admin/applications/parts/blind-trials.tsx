import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { fieldErrors } from '../../../shell/errors/field-problems.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Check } from '../../../ui/forms/check.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { ApplicationsApi, BlindTrial } from '../contract-applications.ts'

const desk = client<ApplicationsApi>()

type SharedProps = {
  onDone: () => Promise<void>
}

/** Answers to sample cases, to be graded without knowing the applicant. */
export function BlindTrials({ trials, ...shared }: SharedProps & { trials: readonly BlindTrial[] }) {
  const words = useAdminMessages('candidates').candidates
  if (trials.length === 0) return null
  return (
    <section aria-labelledby="blind-trials">
      <h2 id="blind-trials">{words.trials}</h2>
      <p className="soft">{words.trialsIntro}</p>
      {trials.map((trial) => (
        <Trial key={trial.id} trial={trial} {...shared} />
      ))}
    </section>
  )
}

function Trial({ trial, onDone }: SharedProps & { trial: BlindTrial }) {
  const words = useAdminMessages('candidates').candidates
  const { frame } = useAdminMessages()
  const failures = useFailureMessages()
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const { id, fields, locale, text, answer } = trial
  const draft = useFormDraft(`trial-note:${id}`)
  async function send(values: FormData) {
    const body = { passed: values.has('passed'), note: String(values.get('note')) }
    try {
      await desk('POST /admin/trials/:id/grade', { params: { id }, body })
    } catch (error) {
      const said: Record<string, string> = { ...frame.reasons, ...words.refusals }
      const known = fieldErrors(error).flatMap(({ code }) => said[code] ?? [])[0]
      setProblems([{ message: known ?? failureMessage(error, failures, said) }])
      return
    }
    draft.sent()
    announce(words.trialRead)
    await onDone()
  }
  return (
    <article className="part-shown" aria-labelledby={`trial-of-${id}`}>
      <h3 id={`trial-of-${id}`}>{fields.join(', ')}</h3>
      <p lang={locale}>
        <b>{words.trialText}</b> {text}
      </p>
      {answer.split(/\n+/).map((paragraph) => (
        <p key={paragraph} lang={locale}>
          {paragraph}
        </p>
      ))}
      <Form {...draft.form} summaryTitle={frame.check} problems={problems} className="form" onSend={send}>
        <Check name="passed" id={`passed-${id}`} label={words.trialWouldDo} />
        <TextArea name="note" id={`note-${id}`} label={words.trialNote} maxLength={1000} required />
        <p className="form-foot">
          <SubmitButton>{words.trialGrade}</SubmitButton>
        </p>
      </Form>
    </article>
  )
}
