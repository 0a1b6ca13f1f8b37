import { parisInstant } from '../../../i18n/paris-instant.ts'
import { fill } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useAdminMessages } from '../../parts/messages.ts'

type PublishDialogProps = {
  version: number | null
  onClose: () => void
  /** `at`: null publishes at once. */
  onPublish: (version: number, at: string | null) => Promise<void>
}

/** Publishes now, or at a date and time in Paris, whatever the time zone of this browser. */
export function PublishDialog({ version, onClose, onPublish }: PublishDialogProps) {
  const words = useAdminMessages('content').content
  const { frame } = useAdminMessages()
  if (version === null) return null
  return (
    <Dialog open title={fill(words.publish, { n: version })} closeLabel={frame.close} onClose={onClose}>
      <Form
        summaryTitle={words.check}
        onSend={(values) => {
          const at = String(values.get('at') ?? '')
          return onPublish(version, at ? parisInstant(at).toISOString() : null)
        }}
      >
        <p>{words.publishText}</p>
        <TextField name="at" type="datetime-local" label={words.at} hint={words.atHint} />
        <div className="form-foot">
          <SubmitButton>{words.publishNow}</SubmitButton>
          <Button variant="plain" onClick={onClose}>
            {frame.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
