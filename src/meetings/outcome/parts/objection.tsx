import { useId, useState } from 'react'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { TextArea } from '../../../ui/forms/field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useMeetingMessages } from '../../parts/messages.ts'

type SideProps = {
  meetingId: string
  onSend: (text: string, sent: () => void) => Promise<unknown>
}

/** The side reported as absent gives its account; the staff reads both. */
export function MeetingObjection({ meetingId, onSend }: SideProps) {
  const words = useMeetingMessages()
  const id = useId()
  const draft = useFormDraft(`meeting-objection:${meetingId}`)
  const [missing, setMissing] = useState(false)
  async function send(values: FormData) {
    const text = String(values.get('text') ?? '').trim()
    setMissing(!text)
    if (text) await onSend(text, draft.sent)
  }
  return (
    <Form {...draft.form} onSend={send} problems={[]} summaryTitle={words.objectLabel} className="form form--narrow">
      <TextArea
        name="text"
        id={`field-${id}`}
        label={words.objectLabel}
        rows={3}
        maxLength={1000}
        error={missing ? words.refusals.words_missing : null}
      />
      <p className="form-foot">
        <SubmitButton>{words.object}</SubmitButton>
      </p>
    </Form>
  )
}

/** The side that waited in vain reports the absence, with an optional comment. */
export function MeetingReport({ meetingId, onSend }: SideProps) {
  const words = useMeetingMessages()
  const id = useId()
  const draft = useFormDraft(`meeting-missed:${meetingId}`)
  const send = (values: FormData) => onSend(String(values.get('text') ?? '').trim(), draft.sent)
  return (
    <Form {...draft.form} onSend={send} problems={[]} summaryTitle={words.report} className="form form--narrow">
      <TextArea
        name="text"
        id={`field-${id}`}
        label={words.report}
        hint={words.reportHint}
        rows={3}
        maxLength={1000}
        data-first=""
      />
      <p className="form-foot">
        <SubmitButton>{words.reportSend}</SubmitButton>
      </p>
    </Form>
  )
}
