import { fill } from '../../../../i18n/text.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import type { Answer, WorkspaceQuestion } from '../../../shapes.ts'
import type { Section } from '../../draft-sections.ts'
import { useWorkspaceMessages } from '../messages.ts'
import { ReadOnlyAnswer } from './read-only-answer.tsx'

type ProofProps = {
  open: boolean
  question: Pick<WorkspaceQuestion, 'title' | 'titleLocale' | 'locale'>
  /** An answer that was sent is being corrected. */
  correcting: boolean
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

/** The answer as it will be sent: whatever is sent, is sent from here. */
export function ConfirmAnswerDialog({
  open,
  question,
  correcting,
  lang,
  answer,
  missing,
  unfilled,
  onClose,
  ...props
}: ProofProps) {
  const words = useWorkspaceMessages()
  const page = useLocale()
  // The page has its own language only; what is in another one reaches the client in translation.
  const asRead = question.locale === page && question.locale === lang
  const lead = asRead ? words.proof.lead : words.proof.leadOther
  const onSend = unfilled.length > 0 ? null : props.onSend
  const foot = (
    <>
      <Button variant="plain" onClick={onClose}>
        {words.proof.edit}
      </Button>
      {onSend && <Button onClick={onSend}>{correcting ? words.proof.sendCorrected : words.proof.send}</Button>}
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={words.proof.title} closeLabel={words.close} foot={foot} wide>
      <div className="proof" tabIndex={-1} data-first="">
        <p className="soft">{fill(lead, { language: words.offer.languages[question.locale] })}</p>
        {onSend && <p className="soft">{words.proof.final}</p>}
        {unfilled.length > 0 && (
          <Notice tone="danger" title={fill(words.proof.unfilled, { names: unfilled.join(', ') })} />
        )}
        <ReadOnlyAnswer question={question} lang={lang} answer={answer} missing={missing} />
      </div>
    </Dialog>
  )
}
