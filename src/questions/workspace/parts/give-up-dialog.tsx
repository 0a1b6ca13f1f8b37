import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import type { WorkspaceQuestion } from '../../shapes.ts'
import { questions } from './api-clients.ts'
import { useWorkspaceMessages } from './messages.ts'

type GiveUpProps = {
  question: WorkspaceQuestion
  open: boolean
  onClose: () => void
  onGone: () => void
}

/** Returns the question to the queue, after one confirmation. */
export function GiveUpDialog({ question, open, onClose, onGone }: GiveUpProps) {
  const words = useWorkspaceMessages()
  const said = words.brief
  const [reason, setReason] = useState('')
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking')

  async function giveUp(): Promise<void> {
    if (!question.lease) return onClose()
    setState('sending')
    try {
      await questions('POST /desk/questions/:id/give-up', {
        params: { id: question.id },
        body: { token: question.lease.token, reason },
      })
      setState('asking')
      announce(said.gaveUp)
      onGone()
    } catch {
      setState('failed')
    }
  }

  const foot = (
    <>
      <Button variant="plain" onClick={onClose} data-first="">
        {words.cancel}
      </Button>
      <Button busy={state === 'sending'} onClick={() => void giveUp()}>
        {said.giveUpDo}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={said.giveUp} closeLabel={words.cancel} foot={foot}>
      <p>{question.forYouAlone ? said.giveUpAlone : said.giveUpText}</p>
      <TextArea
        label={said.giveUpReason}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <ErrorText id="give-up-error" live>
        {state === 'failed' ? said.giveUpFailed : null}
      </ErrorText>
    </Dialog>
  )
}
