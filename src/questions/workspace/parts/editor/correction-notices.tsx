import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import type { WorkspaceQuestion } from '../../../shapes.ts'
import { useWorkspaceMessages } from '../messages.ts'
import { actOn } from '../shortcuts/shortcuts.ts'
import { ReadOnlyAnswer } from './read-only-answer.tsx'

type CorrectionNoticesProps = {
  question: WorkspaceQuestion
  /** Another correction was sent from another device since this one was begun. */
  newerSent: boolean
  onGoOn: () => void
}

/** Above an answer that is being corrected: the client still waits for a reply, or somebody else has corrected it. */
export function CorrectionNotices({ question, newerSent, onGoOn }: CorrectionNoticesProps) {
  const { correcting } = useWorkspaceMessages().write
  const { answer } = question
  return (
    <>
      {question.state === 'FOLLOW_UP' && <Notice title={correcting.followUp}>{correcting.followUpText}</Notice>}
      {newerSent && answer && (
        <Notice title={correcting.newer} live>
          <p>{correcting.newerText}</p>
          <ReadOnlyAnswer question={question} lang={question.writesIn} answer={answer} />
          <p className="form-foot">
            <Button size="small" {...actOn('keepMine')} onClick={onGoOn}>
              {correcting.goOn}
            </Button>
          </p>
        </Notice>
      )}
    </>
  )
}
