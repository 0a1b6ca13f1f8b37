import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { atStake } from '../../lifecycle/at-stake.ts'
import { AgreedMeetingNotice } from '../../lifecycle/parts/agreed-meeting-notice.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import { useCommand } from '../../parts/use-command.ts'
import { useWaitingMessages } from '../../parts/use-waiting-messages.ts'
import type { QuestionView } from '../../shapes.ts'
import { BookLater } from './book-later.tsx'
import { NamedOptions } from './named-choice.tsx'

const call = client<QuestionsApi>()

type UnservedProps = {
  view: QuestionView
  onView: (view: QuestionView) => void
  onPhone: () => void
  onCancel: () => void
}

/** Nobody has accepted in time, or the named expert has not: options of which none costs anything. */
export function UnservedChoices({ view, onView, onPhone, onCancel }: UnservedProps) {
  const words = useQuestionMessages('waiting', 'refusals')
  const locale = useLocale()
  const { unserved } = useWaitingMessages(view)
  const [chosen, setChosen] = useState(false)
  const named = view.can.chooseNamed
  const { busy, problem, run } = useCommand<'wait'>(words.refusals)

  const wait = () =>
    run('wait', async () => {
      const body = { choice: 'wait' as const, locale }
      onView(await call('POST /questions/:id/choice', { params: { id: view.id }, body }))
      setChosen(true)
      announce(unserved.waiting)
    })

  return (
    <div className="choices-three">
      {chosen && <Notice tone="success">{unserved.waiting}</Notice>}
      <ErrorText id="choice-error" live>
        {problem}
      </ErrorText>
      <ul>
        {named && <NamedOptions view={view} onView={onView} />}
        {!chosen && !named && (
          <li>
            <Button busy={busy !== null} onClick={() => void wait()}>
              {unserved.wait}
            </Button>
            <p className="soft small">{unserved.waitText}</p>
          </li>
        )}
        {(!named || view.can.keepNamed) && <BookLater view={view} onView={onView} />}
        <li>
          <Button variant="plain" onClick={onPhone}>
            {unserved.phone}
          </Button>
          <p className="soft small">{unserved.phoneText}</p>
        </li>
        <li>
          <Button variant="plain" onClick={onCancel}>
            {view.can.stopSearch ? words.waiting.stop : unserved.cancel}
          </Button>
          <p className="soft small">{unserved.cancelText[atStake(view)]}</p>
        </li>
      </ul>
    </div>
  )
}

type CancelProps = {
  open: boolean
  view: QuestionView
  stays: { meetingStays: string }
  onCancelled: (view: QuestionView) => void
  onKeep: () => void
}

/** Ends a search: the hold is released and the question closed; where an answer exists, the question stays open. */
export function CancelDialog({ open, view, stays, onCancelled, onKeep }: CancelProps) {
  const words = useQuestionMessages('waiting', 'refusals')
  const locale = useLocale()
  const { cancelDialog } = words.waiting
  const stops = view.can.stopSearch
  const { busy, problem, run } = useCommand<'cancel'>(words.refusals)

  const confirm = () =>
    run('cancel', async () => {
      const body = { choice: 'cancel' as const, undoable: true, locale }
      onCancelled(await call('POST /questions/:id/choice', { params: { id: view.id }, body }))
    })

  return (
    <ConfirmDialog
      open={open}
      title={stops ? cancelDialog.stopTitle : cancelDialog.title}
      confirmLabel={stops ? cancelDialog.stop : cancelDialog.confirm}
      cancelLabel={cancelDialog.keep}
      busy={busy !== null}
      onConfirm={() => void confirm()}
      onCancel={onKeep}
    >
      <p>{cancelDialog.text[atStake(view)]}</p>
      {!stops && <AgreedMeetingNotice view={view} words={stays} />}
      <ErrorText id="cancel-error" live>
        {problem}
      </ErrorText>
    </ConfirmDialog>
  )
}
