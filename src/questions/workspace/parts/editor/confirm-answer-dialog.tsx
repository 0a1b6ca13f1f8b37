import { fill } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { isSendKey } from '../../../../ui/forms/send-key.ts'
import type { Answer, WorkspaceQuestion } from '../../../shapes.ts'
import type { Section } from '../../draft-sections.ts'
import { useWorkspaceMessages } from '../messages.ts'
import { ReadOnlyAnswer } from './read-only-answer.tsx'

type ProofProps = {
  open: boolean
  question: Pick<WorkspaceQuestion, 'title' | 'titleLocale'>
  lang: 'fr' | 'en'
  answer: Answer
  /** Parts that are still missing: they are shown, empty. */
  missing: readonly Section[]
  /** Variables that still stand in braces: nothing is sent with them. */
  unfilled: readonly string[]
  onClose: () => void
  /** Null where the answer cannot be sent from here. */
  onSend: (() => void) | null
}

/** The answer as the client will see it, before it is sent. */
export function ConfirmAnswerDialog({
  open,
  question,
  lang,
  answer,
  missing,
  unfilled,
  onClose,
  ...props
}: ProofProps) {
  const words = useWorkspaceMessages()
  const onSend = unfilled.length > 0 ? null : props.onSend
  const foot = (
    <>
      <Button variant="plain" onClick={onClose}>
        {words.proof.edit}
      </Button>
      {onSend && <Button onClick={onSend}>{words.write.send}</Button>}
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={words.proof.title} closeLabel={words.close} foot={foot} wide>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the dialog */}
      <div
        className="proof"
        onKeyDown={(event) => {
          if (!isSendKey(event)) return
          event.preventDefault()
          event.stopPropagation()
          onSend?.()
        }}
      >
        <p className="soft">{words.proof.lead}</p>
        {unfilled.length > 0 && (
          <Notice tone="danger" title={fill(words.proof.unfilled, { names: unfilled.join(', ') })} />
        )}
        <ReadOnlyAnswer question={question} lang={lang} answer={answer} missing={missing} />
      </div>
    </Dialog>
  )
}
