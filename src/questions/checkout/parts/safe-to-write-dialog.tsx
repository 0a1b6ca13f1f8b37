import { useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useSentence } from '../../../i18n/use-sentence.ts'
import { useAccount } from '../../../shell/account.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import { refusalMessage } from '../../parts/refusal-message.ts'
import { SafeToWriteChoices } from './safe-to-write-choices.tsx'

const call = client<QuestionsApi>()

type SafeToWriteDialogProps = { open: boolean; questionId: string; onClose: () => void; onSaid: () => Promise<void> }

/** A question under a plan passes no checkout: whether writing is safe is asked before it goes to an expert. */
export function SafeToWriteDialog({ open, questionId, onClose, onSaid }: SafeToWriteDialogProps) {
  const { thread, shared, refusals } = useQuestionMessages('thread', 'shared', 'refusals')
  const words = thread.door.safeToWrite
  const locale = useLocale()
  const email = useAccount()?.email ?? ''
  const [answer, setAnswer] = useState<boolean | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useSentence({ words, refusals })
  useEffect(() => {
    if (open) setProblem(null)
  }, [open, setProblem])

  async function goOn() {
    if (answer === null) return setProblem(({ words }) => words.missing)
    setBusy(true)
    setProblem(null)
    try {
      const body = { safe: answer, locale }
      await call('POST /questions/:id/safe-to-write', { params: { id: questionId }, body })
      void refreshAccount(true)
      await onSaid()
    } catch (error) {
      setProblem(({ refusals }) => refusalMessage(refusals, codeOf(error)))
    } finally {
      setBusy(false)
    }
  }

  const foot = (
    <>
      <Button variant="plain" onClick={onClose}>
        {shared.close}
      </Button>
      <Button busy={busy} onClick={() => void goOn()}>
        {words.goOn}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={words.title} closeLabel={shared.close} foot={foot}>
      <SafeToWriteChoices
        words={words}
        nothingEmailed={words.nothingEmailed}
        email={email}
        value={answer}
        onAnswer={setAnswer}
        error={null}
      />
      <ErrorText id="safe-to-write-error" live>
        {problem}
      </ErrorText>
    </Dialog>
  )
}
