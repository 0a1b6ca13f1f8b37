import { useState } from 'react'
import { CallError } from '../../../../api/call.ts'
import { fill } from '../../../../i18n/text.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { announce } from '../../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { ErrorText } from '../../../../ui/forms/error-text.tsx'
import type { WorkspaceQuestion } from '../../../shapes.ts'
import { questions } from '../api-clients.ts'
import { useWorkspaceMessages, type WorkspaceMessages } from '../messages.ts'
import { ownHour } from '../own-hour.ts'
import { actOn } from '../shortcuts/shortcuts.ts'

type NoticeProps = {
  /** Where it stands, which keeps its parts apart from those of the others. */
  pane: 'talk' | 'write' | 'brief'
  question: WorkspaceQuestion
  onQuestion: (question: WorkspaceQuestion) => void
  onLost: (token: number) => void
}

/** On a phone, where the conversation is not in view while one writes or reads the brief. */
export const PhoneHandOverNotice = (props: NoticeProps) =>
  props.question.handOver && (
    <div className="pane-handed">
      <HandOverNotice {...props} />
    </div>
  )

/** For whoever has proposed the question to a colleague: until when that is open, or that it stays theirs. */
export function HandOverNotice({ pane, question, onQuestion, onLost }: NoticeProps) {
  const { handOver: said, clocks } = useWorkspaceMessages()
  const locale = useLocale()
  const { handOver } = question
  if (!handOver) return null
  const { name, until } = handOver
  if (handOver.state !== 'open')
    return (
      <Notice title={endOf(handOver, said)} live>
        {said.stays}
      </Notice>
    )
  return (
    <Notice title={fill(said.proposed, { name, time: until ? ownHour(locale, until, clocks) : '' })} live>
      <p>{said.proposedText}</p>
      {question.can.takeBack && <TakeBack pane={pane} question={question} onQuestion={onQuestion} onLost={onLost} />}
    </Notice>
  )
}

function TakeBack({ pane, question, onQuestion, onLost }: NoticeProps) {
  const said = useWorkspaceMessages().handOver
  const locale = useLocale()
  const [state, setState] = useState<'free' | 'asking' | 'failed'>('free')

  async function takeBack(): Promise<void> {
    if (!question.lease) return
    const { token } = question.lease
    setState('asking')
    try {
      const next = await questions('POST /desk/questions/:id/take-back', {
        params: { id: question.id },
        body: { token, locale },
      })
      announce(said.tookBack)
      onQuestion(next)
    } catch (error) {
      setState('failed')
      if (error instanceof CallError && error.code === 'lease_lost') onLost(token)
    }
  }

  return (
    <>
      <p className="form-foot">
        <Button
          variant="plain"
          size="small"
          busy={state === 'asking'}
          {...actOn('takeBack')}
          onClick={() => void takeBack()}
        >
          {said.takeBack}
        </Button>
      </p>
      <ErrorText id={`take-back-error-${pane}`} live>
        {state === 'failed' ? said.takeBackFailed : null}
      </ErrorText>
    </>
  )
}

function endOf(
  { state, name, reason }: NonNullable<WorkspaceQuestion['handOver']>,
  said: WorkspaceMessages['handOver'],
): string {
  if (state === 'lapsed') return fill(said.lapsed, { name })
  const known = reason !== null && reason in said.reasons ? (reason as keyof typeof said.reasons) : 'other'
  return fill(said.turnedDown, { name, reason: said.reasons[known] })
}
