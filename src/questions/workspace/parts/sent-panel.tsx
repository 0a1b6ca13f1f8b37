import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { AnswerDraft, WorkspaceQuestion } from '../../shapes.ts'
import { emptyDraft } from '../draft-sections.ts'
import { ReadOnlyAnswer } from './editor/read-only-answer.tsx'
import { UnsentDraft } from './editor/unsent-draft.tsx'
import { LostNotice } from './lost-notice.tsx'
import type { WorkspaceMessages } from './messages.ts'
import { useWorkspaceMessages } from './messages.ts'
import { actOn } from './shortcuts/shortcuts.ts'

const sentences = ({ followUp, sentClosed }: WorkspaceMessages['write']): Record<string, string | undefined> => ({
  FOLLOW_UP: followUp,
  CLOSED: sentClosed,
})

type SentPanelProps = {
  question: WorkspaceQuestion
  lost: boolean
  handed: boolean
  /** What was typed here for the answer that left from another device. */
  unsent: AnswerDraft | null
  onQuestion: (question: WorkspaceQuestion) => void
  onCorrect: () => void
}

/** Once the answer is sent: what was sent, and what can still be done with it. */
export function SentPanel({ question, lost, handed, unsent, onQuestion, onCorrect }: SentPanelProps) {
  const words = useWorkspaceMessages()
  const said = words.write
  const [reading, setReading] = useState(false)
  const { answer } = question
  if (!answer) return null
  const [title, text] = question.answerLocked
    ? [said.lockedTitle, said.lockedText]
    : [said.sentTitle, sentences(said)[question.state] ?? said.sentText]
  return (
    <div className="editor">
      <div className="pane-title">
        <h2 id="pane-write">{said.title}</h2>
      </div>
      {lost || (question.lease === null && question.state !== 'ANSWERED' && question.state !== 'CLOSED') ? (
        <LostNotice question={question} handed={handed} draft={emptyDraft} onQuestion={onQuestion} />
      ) : (
        <Notice tone={question.answerLocked ? 'info' : 'success'} title={title}>
          {text}
        </Notice>
      )}
      <p className="doc-short" lang={question.writesIn}>
        {answer.short}
      </p>
      <p className="form-foot">
        <Button variant="plain" size="small" {...actOn('readAnswer')} onClick={() => setReading(true)}>
          {said.read}
        </Button>
        {question.can.answer && !lost && (
          <Button variant="plain" size="small" {...actOn('correct')} onClick={onCorrect}>
            {said.correct}
          </Button>
        )}
      </p>
      <UnsentDraft questionId={question.id} answer={answer} typed={unsent} />
      <Dialog open={reading} onClose={() => setReading(false)} title={said.sentTitle} closeLabel={words.close} wide>
        <ReadOnlyAnswer question={question} lang={question.writesIn} answer={answer} />
      </Dialog>
    </div>
  )
}
