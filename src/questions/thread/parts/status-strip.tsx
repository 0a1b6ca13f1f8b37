import { Link } from 'react-router'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { type Asking, AskingProblem } from '../../checkout/parts/ask-expert.tsx'
import { statusLine } from '../../lifecycle/parts/question-status.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import { checkoutOf, hasExpert, isWaiting } from '../../parts/question-paths.ts'
import type { QuestionView } from '../../shapes.ts'

type StatusStripProps = { view: QuestionView; asking: Asking }

/** Above the conversation: the question's status beside its next step. */
export function StatusStrip({ view, asking }: StatusStripProps) {
  const words = useQuestionMessages('thread', 'waiting', 'statuses', 'statusLines')
  const locale = useLocale()
  const { thread, waiting } = words
  const status = <span>{statusLine(view.status, words)}</span>
  const failed = asking.problem?.place === 'strip'
  return (
    <>
      {(view.can.askExpert || asking.busy) && !view.limitReached && (
        <div className="strip">
          {failed ? <AskingProblem asking={asking} place="strip" /> : status}
          <Button size="small" busy={asking.busy} onClick={() => void asking.ask('strip')}>
            {thread.door.short}
          </Button>
        </div>
      )}
      {view.can.order && !asking.busy && (
        <p className="strip">
          {status}
          <a href={checkoutOf(view, locale)}>{thread.door.order}</a>
        </p>
      )}
      {!view.can.order && (isWaiting(view) || hasExpert(view)) && (
        <p className="strip">
          {status}
          {view.status.line === 'answered' ? (
            <Link to={href('question', locale, { id: view.id })}>{waiting.readAnswer}</Link>
          ) : (
            <a href="#happened">{thread.waiting.track}</a>
          )}
        </p>
      )}
    </>
  )
}
