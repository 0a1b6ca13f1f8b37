import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { QuestionsApi } from '../../contract.ts'
import type { QuestionUiMessages } from '../../parts/page-messages.ts'
import type { QuestionView } from '../../shapes.ts'
import { AgreedMeetingNotice } from './agreed-meeting-notice.tsx'

const call = client<QuestionsApi>()

type CloseDialogProps = {
  open: boolean
  view: QuestionView
  words: QuestionUiMessages['record']['closeDialog']
  onClosed: (view: QuestionView) => void
  onCancel: () => void
}

/** Closing asks first, and once more while an expert is asked or at work; it can be undone for ten seconds. */
export function CloseDialog({ open, view, words, onClosed, onCancel }: CloseDialogProps) {
  const locale = useLocale()
  const [second, setSecond] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  function leave() {
    setSecond(false)
    setFailed(false)
    onCancel()
  }

  async function confirm() {
    if (view.can.closeNeedsSecond && !second) return setSecond(true)
    setBusy(true)
    setFailed(false)
    try {
      const body = { confirmed: true as const, second, undoable: true, locale }
      const closed = await call('POST /questions/:id/close', { params: { id: view.id }, body })
      setSecond(false)
      onClosed(closed)
    } catch (error) {
      // An expert has begun meanwhile: the same dialog says so and asks again.
      if (codeOf(error) === 'second_confirmation_needed') setSecond(true)
      else setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      key={second ? 'second' : 'first'}
      open={open}
      title={second ? words.secondTitle : words.title}
      confirmLabel={second ? words.second : words.confirm}
      cancelLabel={words.keep}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={leave}
    >
      <p>{second ? words.secondText : words.text}</p>
      {!second && view.payment === 'HELD' && <p>{words.held}</p>}
      {!second && <AgreedMeetingNotice view={view} words={words} />}
      <ErrorText id="close-error" live>
        {failed ? words.failed : null}
      </ErrorText>
    </ConfirmDialog>
  )
}
