import { requestableItems } from '../../../experts/onboarding/lifecycle.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { Check } from '../../../ui/forms/check.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useAdminMessages } from '../../parts/messages.ts'

type Item = { item: (typeof requestableItems)[number]; note: string }

type ItemsAskedProps = {
  id: string
  problems: FieldProblem[]
  onSend: (items: Item[], sent: () => void) => Promise<unknown>
}

/** What the applicant is asked to send again, each item with a short explanation. */
export function ItemsRequested({ id, problems, onSend }: ItemsAskedProps) {
  const words = useAdminMessages('candidates').candidates
  const { frame } = useAdminMessages()
  const draft = useFormDraft(`items:${id}`)
  return (
    <Form
      {...draft.form}
      summaryTitle={frame.check}
      problems={problems}
      className="form"
      onSend={(values) =>
        onSend(
          requestableItems.flatMap((item) =>
            values.has(`ask-${item}`) ? [{ item, note: String(values.get(`note-${item}`) ?? '') }] : [],
          ),
          draft.sent,
        )
      }
    >
      <p className="hint">{words.askHint}</p>
      {requestableItems.map((item) => (
        <div key={item} className="form-row">
          <Check name={`ask-${item}`} id={`ask-${item}-${id}`} label={words.items[item]} />
          <TextField name={`note-${item}`} id={`note-${item}-${id}`} label={words.note} maxLength={500} />
        </div>
      ))}
      <p className="form-foot">
        <SubmitButton>{words.askSend}</SubmitButton>
      </p>
    </Form>
  )
}
