import { askableItems } from '../../experts/joining.ts'
import { Check } from '../../ui/check.tsx'
import { TextField } from '../../ui/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../ui/form.tsx'
import type { FrameWords } from './admin-frame.tsx'
import type { CandidateWords } from './candidate-card.tsx'

type Item = { item: (typeof askableItems)[number]; note: string }

type ItemsAskedProps = {
  id: string
  words: CandidateWords
  frame: FrameWords
  problems: FieldProblem[]
  onSend: (items: Item[]) => Promise<unknown>
}

/** What the applicant is asked to send again, each with a word of explanation. */
export function ItemsAsked({ id, words, frame, problems, onSend }: ItemsAskedProps) {
  return (
    <Form
      summaryTitle={frame.check}
      problems={problems}
      className="form"
      onSend={(values) =>
        onSend(
          askableItems.flatMap((item) =>
            values.has(`ask-${item}`) ? [{ item, note: String(values.get(`note-${item}`) ?? '') }] : [],
          ),
        )
      }
    >
      <p className="hint">{words.askHint}</p>
      {askableItems.map((item) => (
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
