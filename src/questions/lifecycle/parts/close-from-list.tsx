import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useSentence } from '../../../i18n/use-sentence.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { QuestionUiMessages } from '../../parts/page-messages.ts'
import { refusalMessage } from '../../parts/refusal-message.ts'
import type { QuestionCard, QuestionView } from '../../shapes.ts'
import { CloseDialog } from './close-dialog.tsx'
import { QuestionUndo } from './question-undo.tsx'

const call = client<QuestionsApi>()

export type CloseMessages = { label: string; dialog: QuestionUiMessages['record']['closeDialog'] }

type CloseFromListProps = {
  card: QuestionCard
  words: CloseMessages
  /** Reads the list again. */
  onClosed: () => void
}

/** Closes a question without opening it; the state it is in now decides what has to be confirmed. */
export function CloseFromList({ card, words, onClosed }: CloseFromListProps) {
  const { refusals } = useQuestionMessages('refusals')
  const locale = useLocale()
  const [view, setView] = useState<QuestionView | null>(null)
  const [closing, setClosing] = useState<QuestionView | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useSentence(refusals)

  async function begin() {
    setBusy(true)
    setProblem(null)
    try {
      const found = await call('GET /questions/:id', { params: { id: card.id }, query: { locale } })
      if (found.can.close) return setView(found)
      // Closed in another window: with the list read again, this line may be gone.
      setProblem((words) => refusalMessage(words, 'illegal_transition'))
      announce(refusalMessage(refusals, 'illegal_transition'))
      onClosed()
    } catch (error) {
      setProblem((words) => refusalMessage(words, codeOf(error)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {closing?.pending.length ? (
        <QuestionUndo view={closing} onView={setClosing} onOver={onClosed} />
      ) : (
        <Button variant="link" size="small" busy={busy} onClick={() => void begin()}>
          {words.label}
          <span className="sr">, {card.title}</span>
        </Button>
      )}
      <ErrorText id={`close-${card.id}`} live>
        {problem}
      </ErrorText>
      {view && (
        <CloseDialog
          open
          view={view}
          words={words.dialog}
          onClosed={(asked) => {
            setView(null)
            setClosing(asked)
          }}
          onCancel={() => setView(null)}
        />
      )}
    </>
  )
}
