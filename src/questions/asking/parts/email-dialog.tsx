import { useEffect, useRef, useState } from 'react'
import { EmailCapture } from '../../../accounts/sign-in/parts/email-capture.tsx'
import { client } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useSentence } from '../../../i18n/use-sentence.ts'
import { useAccount } from '../../../shell/account.ts'
import { codeOf, isUnexplained } from '../../../shell/errors/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import { refusalMessage } from '../../parts/refusal-message.ts'

const call = client<QuestionsApi>()

type MailDialogProps = {
  open: boolean
  /** `preview`: the preview now. `news`: only later updates. */
  what: 'preview' | 'news'
  questionId: string
  onClose: () => void
}

/** Asks once for an email address, without an account or a purchase, and sends there what was promised. */
export function EmailDialog(props: MailDialogProps) {
  const words = useQuestionMessages('record', 'shared', 'refusals')
  const locale = useLocale()
  const { open, what, questionId, onClose } = props
  const { mail, told } = words.record
  const me = useAccount()
  const [done, setDone] = useSentence(words.record)
  const [problem, setProblem] = useSentence(words)
  const [busy, setBusy] = useState(false)
  const text = what === 'preview' ? mail : told
  const address = me?.email ?? null

  useEffect(() => {
    if (open) return
    setDone(null)
    setProblem(null)
  }, [open, setDone, setProblem])

  async function send(email: string) {
    if (what === 'news') return setDone(({ told }) => fill(told.done, { email }))
    setBusy(true)
    setProblem(null)
    try {
      await call('POST /questions/:id/send-preview', { params: { id: questionId }, body: { locale } })
      setDone(({ mail }) => mail.done)
    } catch (error) {
      setProblem(({ record, refusals }) =>
        isUnexplained(error) ? record.mail.failed : refusalMessage(refusals, codeOf(error)),
      )
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={text.title} closeLabel={words.shared.close}>
      <p>{text.text}</p>
      {done ? (
        <Done sentence={done} closeLabel={words.shared.close} onClose={onClose} />
      ) : address ? (
        <>
          <p>
            <b>{address}</b>
          </p>
          <ErrorText id="mail-error" live>
            {problem}
          </ErrorText>
          <p className="form-foot">
            <Button busy={busy} onClick={() => void send(address)}>
              {text.send}
            </Button>
          </p>
        </>
      ) : (
        <EmailCapture onCaptured={(email) => void send(email)} />
      )}
    </Dialog>
  )
}

function Done({ sentence, closeLabel, onClose }: { sentence: string; closeLabel: string; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <>
      <Notice tone="success" live>
        {sentence}
      </Notice>
      <p className="form-foot">
        <Button ref={button} variant="plain" onClick={onClose}>
          {closeLabel}
        </Button>
      </p>
    </>
  )
}
