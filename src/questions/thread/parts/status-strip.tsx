import { Link } from 'react-router'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { type Asking, AskingProblem } from '../../checkout/parts/ask-expert.tsx'
import { statusLine } from '../../lifecycle/parts/question-status.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import { checkoutOf, endsBeforeOrder, hasExpert, isWaiting } from '../../parts/question-paths.ts'
import type { QuestionView } from '../../shapes.ts'

type StatusStripProps = { view: QuestionView; asking: Asking }

const offersExpert = ({ can, limitReached }: QuestionView, { busy, noExpert }: Asking) =>
  (can.askExpert || busy) && !limitReached && !noExpert
const offersOrder = ({ can }: QuestionView, { busy }: Asking) => can.order && !busy
const isUnderWay = (view: QuestionView) => !view.can.order && (isWaiting(view) || hasExpert(view))

/** Whether the strip says the status. */
export const hasStrip = (view: QuestionView, asking: Asking): boolean =>
  offersExpert(view, asking) || offersOrder(view, asking) || isUnderWay(view)

/** Above the conversation: the question's status beside its next step. */
export function StatusStrip({ view, asking }: StatusStripProps) {
  const words = useQuestionMessages('thread', 'waiting', 'statuses', 'statusLines')
  const locale = useLocale()
  const { thread, waiting } = words
  const status = <span>{statusLine(view.status, words)}</span>
  const failed = asking.problem?.place === 'strip'
  return (
    <>
      {offersExpert(view, asking) && (
        <div className="strip">
          {failed ? <AskingProblem asking={asking} place="strip" /> : status}
          <Button size="small" busy={asking.busy} onClick={() => void asking.ask('strip')}>
            {thread.door.short}
          </Button>
        </div>
      )}
      {offersOrder(view, asking) && (
        <p className="strip">
          {failed ? <AskingProblem asking={asking} place="strip" /> : status}
          {endsBeforeOrder(view) ? (
            <Button size="small" busy={asking.busy} onClick={() => void asking.ask('strip')}>
              {thread.door.order}
            </Button>
          ) : (
            <a href={checkoutOf(view, locale)}>{thread.door.order}</a>
          )}
        </p>
      )}
      {isUnderWay(view) && (
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
