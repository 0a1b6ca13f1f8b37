import { client } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { UndoNotice } from '../../../ui/feedback/undo-notice.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import { useCommand } from '../../parts/use-command.ts'
import type { QuestionView } from '../../shapes.ts'

const call = client<QuestionsApi>()

type QuestionUndoProps = {
  view: QuestionView
  floating?: boolean
  onView: (view: QuestionView) => void
  /** Reads the question again: the time is over. */
  onOver: () => void
}

/** What the client has asked for about this question and can still undo. */
export function QuestionUndo({ view, floating, onView, onOver }: QuestionUndoProps) {
  const { shared, refusals } = useQuestionMessages('shared', 'refusals')
  const locale = useLocale()
  const { busy, problem, run } = useCommand<string>(refusals)
  const pending = view.pending.at(-1)
  if (!pending) return null
  const { act, until } = pending
  const undo = () =>
    run(act, async () => {
      onView(await call('POST /questions/:id/undo', { params: { id: view.id }, body: { act, locale } }))
      announce(shared.undo.undone)
    })
  return (
    <UndoNotice
      key={act}
      title={shared.undo[act]}
      until={until}
      words={shared.undo}
      busy={busy !== null}
      problem={problem}
      floating={floating}
      after={act}
      onUndo={() => void undo()}
      onOver={onOver}
    />
  )
}
