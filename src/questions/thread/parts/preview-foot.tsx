import { Button } from '../../../ui/button.tsx'
import { type Asking, AskingProblem } from '../../checkout/parts/ask-expert.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { QuestionView } from '../../shapes.ts'

type PreviewFootProps = {
  view: Pick<QuestionView, 'can' | 'emailsWithheld'>
  asking: Asking
  onMail: () => void
}

/** What to do with the newest preview: no expert where it has just said that none can answer. */
export function PreviewFoot({ view, asking, onMail }: PreviewFootProps) {
  const { preview } = useQuestionMessages('thread').thread
  return (
    <>
      {(view.can.askExpert || asking.busy) && !asking.noExpert && (
        <Button size="small" busy={asking.busy} onClick={() => void asking.ask('preview')}>
          {preview.expert}
        </Button>
      )}
      {!view.emailsWithheld && (
        <Button variant="link" onClick={onMail}>
          {preview.send}
        </Button>
      )}
      <AskingProblem asking={asking} place="preview" />
    </>
  )
}
