import { useId, useState } from 'react'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
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
  const id = useId()
  const draft = useFormDraft(`give-up:${question.id}`)
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking')

  async function giveUp(values: FormData): Promise<void> {
    if (!question.lease) return onClose()
    setState('sending')
    try {
      await questions('POST /desk/questions/:id/give-up', {
        params: { id: question.id },
        body: { token: question.lease.token, reason: String(values.get('reason')) },
      })
      draft.sent()
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
      <Button type="submit" form={id} busy={state === 'sending'}>
        {said.giveUpDo}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={said.giveUp} closeLabel={words.cancel} foot={foot}>
      <p>{question.forYouAlone ? said.giveUpAlone : said.giveUpText}</p>
      <Form {...draft.form} id={id} onSend={giveUp} summaryTitle={said.giveUp}>
        <TextArea name="reason" label={said.giveUpReason} rows={2} maxLength={500} />
        <ErrorText id="give-up-error" live>
          {state === 'failed' ? said.giveUpFailed : null}
        </ErrorText>
      </Form>
    </Dialog>
  )
}
