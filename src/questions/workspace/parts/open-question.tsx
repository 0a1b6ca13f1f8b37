import { type ReactNode, useRef, useState } from 'react'
import type { Reading } from '../../../shell/live/use-reading.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import type { WorkspaceQuestion } from '../../shapes.ts'
import { withOwn } from '../../thread/thread.ts'
import { askMissing } from '../ask-missing.ts'
import { lostAtOf } from '../lease-clock.ts'
import { BriefPane } from './brief.tsx'
import { ClockLine } from './clock-line.tsx'
import type { WorkspaceComposerHandle } from './composer.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import { UnsentDraft, UnsentMessage } from './editor/unsent-draft.tsx'
import { WritePane } from './editor/write-pane.tsx'
import { GiveUpDialog } from './give-up-dialog.tsx'
import { HandOverDialog } from './hand-over/hand-over-dialog.tsx'
import { PhoneHandOverNotice } from './hand-over/hand-over-notice.tsx'
import { useWorkspaceMessages } from './messages.ts'
import { OwnDelivery } from './own-delivery.tsx'
import { useHeartbeat } from './use-heartbeat.ts'
import type { QuestionShown } from './use-workspace.ts'
import type { Pane } from './workspace-screen.tsx'

type OpenQuestionProps = {
  id: string
  reading: Reading<QuestionShown>
  /** An offer that is being viewed takes the place of the brief. */
  offerShown: ReactNode
  onSnippet: () => void
  onPane: (pane: Pane) => void
  /** The question was given up: the workspace shows the queue again. */
  onGone: () => void
  onChange: () => void
  /** The lease is renewed until then: every clock of this question shows it. */
  onKept: (lostAt: string) => void
}

/** The three panes of one question. Key it by its id: what is typed belongs to one question only. */
export function OpenQuestion(props: OpenQuestionProps) {
  const words = useWorkspaceMessages()
  const { reading } = props
  const { data, problem } = reading
  if (data) return <Panes {...props} shown={data} />
  const unknown = problem?.status === 404 || problem?.status === 410
  return (
    <>
      <section className="pane pane--talk" aria-label={words.panes.talk}>
        {!problem && <Loading label={words.talk.loading} />}
        {problem && unknown && (
          <>
            <OwnDelivery
              questionId={props.id}
              otherwise={
                problem.code === 'handed_over' ? (
                  <Notice title={words.handOver.gone}>{words.handOver.goneText}</Notice>
                ) : (
                  <Notice title={words.talk.gone}>{words.talk.goneText}</Notice>
                )
              }
            />
            <UnsentDraft questionId={props.id} />
            <UnsentMessage questionId={props.id} />
          </>
        )}
        {problem && !unknown && (
          <ErrorState title={words.talk.failedTitle} retryLabel={words.failed.again} onRetry={reading.reload}>
            {words.talk.failedText}
          </ErrorState>
        )}
      </section>
      <section className="pane pane--write pane--bare" aria-label={words.panes.write} />
      <section className="pane pane--brief" aria-label={words.panes.brief}>
        {props.offerShown}
      </section>
    </>
  )
}

/** Of a question that was lost nothing can be done any more. */
const nothing: QuestionShown['question']['can'] = {
  say: false,
  askInformation: false,
  answer: false,
  extend: false,
  giveUp: false,
  handOver: false,
  takeBack: false,
}

function Panes(props: OpenQuestionProps & { shown: QuestionShown }) {
  const { reading, shown } = props
  const words = useWorkspaceMessages()
  const { question, thread } = shown
  const { messages } = thread
  const [lostToken, setLostToken] = useState<number | null>(null)
  const [givingUp, setGivingUp] = useState(false)
  const [handingOver, setHandingOver] = useState(false)
  const composer = useRef<WorkspaceComposerHandle>(null)
  const token = question.lease?.token ?? null
  // Another expert has it by now: what was read and typed stays on the screen.
  const closed = reading.problem?.code === 'question_closed'
  const handed = reading.problem?.code === 'handed_over'
  const lostAt = lostAtOf(question)
  const lost = (token !== null && token === lostToken) || reading.problem?.status === 404 || closed || handed

  useHeartbeat({
    questionId: question.id,
    token: lost ? null : token,
    onKept: props.onKept,
    onLost: loseWork,
  })

  function loseWork(of: number): void {
    setLostToken(of)
    reading.reload()
    props.onChange()
  }
  const update = (next: QuestionShown['question']) => {
    setLostToken(null)
    reading.show((was) => ({ question: next, thread: was?.thread ?? thread }))
    reading.reload()
    props.onChange()
  }
  const answeredAt = messages.findLast((message) => message.kind === 'answer')?.at
  const clock = question.lease && !lost && <PhoneClock question={question} />
  const proposedIn = (pane: 'write' | 'brief') =>
    !lost && <PhoneHandOverNotice pane={pane} question={question} onQuestion={update} onLost={loseWork} />
  const phoneHanded = handed && (
    <div className="pane-handed">
      <Notice title={words.handOver.gone} live>
        {words.handOver.goneText}
      </Notice>
    </div>
  )

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard */}
      <section className="pane pane--talk" aria-labelledby="pane-talk" tabIndex={0}>
        {clock}
        <ConversationPane
          question={question}
          messages={messages}
          lost={lost}
          handle={composer}
          onSaid={(message) => {
            reading.show((was) => was && { ...was, thread: withOwn(was.thread, message) })
            reading.reload()
            props.onChange()
          }}
          onLost={loseWork}
          onQuestion={update}
          onReadAnswer={() => props.onPane('write')}
        />
        {phoneHanded}
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard */}
      <section className="pane pane--write" aria-labelledby="pane-write" tabIndex={0}>
        {proposedIn('write')}
        <WritePane
          question={closed ? { ...question, state: 'CLOSED' } : question}
          answeredAt={answeredAt ? Date.parse(answeredAt) : 0}
          lost={lost}
          handed={handed}
          lostAt={lostAt}
          onKept={props.onKept}
          onExtended={(at) => {
            props.onKept(at)
            reading.reload()
          }}
          onSnippet={props.onSnippet}
          onLost={loseWork}
          onQuestion={update}
          onStale={reading.reload}
        />
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard */}
      <section className="pane pane--brief" aria-labelledby="pane-brief" tabIndex={0}>
        {!props.offerShown && clock}
        {!props.offerShown && proposedIn('brief')}
        {!props.offerShown && phoneHanded}
        {props.offerShown ?? (
          <BriefPane
            question={lost ? { ...question, can: nothing } : question}
            onAsk={() => {
              props.onPane('talk')
              const asked = askMissing(question.locale, question.missingForClient)
              requestAnimationFrame(() => composer.current?.ask(asked))
            }}
            onGiveUp={() => setGivingUp(true)}
            onHandOver={() => setHandingOver(true)}
          />
        )}
      </section>
      <HandOverDialog
        question={question}
        open={handingOver}
        onClose={() => setHandingOver(false)}
        onQuestion={update}
        onLost={loseWork}
      />
      <GiveUpDialog
        question={question}
        open={givingUp}
        onClose={() => setGivingUp(false)}
        onGone={() => {
          setGivingUp(false)
          props.onChange()
          props.onGone()
        }}
      />
    </>
  )
}

/** On a phone, where one pane is shown at a time; elsewhere the clocks stand above the answer. */
function PhoneClock({ question }: { question: WorkspaceQuestion }) {
  return (
    <p className="pane-clock">
      <ClockLine
        dueAt={lostAtOf(question)}
        followUp={question.state === 'FOLLOW_UP'}
        clientWaitsSince={question.clientWaitsSince}
      />
    </p>
  )
}
