import { useId, useState } from 'react'
import { TextArea } from '../../ui/field.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import type { QuestionWords } from './page-words.ts'

type SideProps = {
  words: Pick<QuestionWords['meeting'], 'objectLabel' | 'object' | 'report' | 'reportHint' | 'reportSend' | 'refusals'>
  onSend: (text: string) => Promise<unknown>
}

/** Whoever is said not to have come gives their side; the staff reads both. */
export function MeetingObjection({ words, onSend }: SideProps) {
  const id = useId()
  const [missing, setMissing] = useState<string | null>(null)
  async function send(values: FormData) {
    const text = String(values.get('text') ?? '').trim()
    setMissing(text ? null : words.refusals.words_missing)
    if (text) await onSend(text)
  }
  return (
    <Form onSend={send} problems={[]} summaryTitle={words.objectLabel} className="form form--narrow">
      <TextArea name="text" id={`field-${id}`} label={words.objectLabel} rows={3} maxLength={1000} error={missing} />
      <p className="form-foot">
        <SubmitButton>{words.object}</SubmitButton>
      </p>
    </Form>
  )
}

/** Whoever waited in vain says so, with words if they like. */
export function MeetingReport({ words, onSend }: SideProps) {
  const id = useId()
  const send = (values: FormData) => onSend(String(values.get('text') ?? '').trim())
  return (
    <Form onSend={send} problems={[]} summaryTitle={words.report} className="form form--narrow">
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
