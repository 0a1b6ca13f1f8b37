import ArrowDown from 'lucide-react/icons/arrow-down'
import { type Ref, useEffect, useRef } from 'react'
import { fill } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { Message, WorkspaceQuestion } from '../../shapes.ts'
import { Thread } from '../../thread/parts/thread-view.tsx'
import { summaryOf } from '../../thread/thread.ts'
import { MarkedText } from '../../translation/parts/translated.tsx'
import { WorkspaceComposer, type WorkspaceComposerHandle } from './composer.tsx'
import { UnsentMessage } from './editor/unsent-draft.tsx'
import { HandOverNotice } from './hand-over/hand-over-notice.tsx'
import { useWorkspaceMessages } from './messages.ts'
import { useScrollPosition } from './use-scroll-position.ts'

type TalkProps = {
  question: WorkspaceQuestion
  messages: readonly Message[]
  lost: boolean
  onSaid: (message: Message) => void
  onLost: (token: number) => void
  onQuestion: (question: WorkspaceQuestion) => void
  onReadAnswer: () => void
  handle: Ref<WorkspaceComposerHandle>
}

/** Events about the client's card are not shown to experts. */
const notForExperts = new Set(['held', 'captured', 'voided', 'refunded'])
/** The thread's outbox is for clients; here a message stays in the composer until it has arrived. */
const never = () => {}

/** The conversation of the client, the assistant and the expert, with the composer. */
export function ConversationPane(props: TalkProps) {
  const words = useWorkspaceMessages()
  const threadWords = useQuestionMessages('thread', 'shared', 'refusals')
  const { question, messages } = props
  const said = words.talk
  const box = useRef<HTMLDivElement>(null)
  const name = question.clientName ?? said.unnamed
  const shown = messages
    .filter((message) => !notForExperts.has(message.event ?? ''))
    .map((message) => (message.author === 'client' ? { ...message, name } : message))
  const last = shown.at(-1)
  const reading = useScrollPosition(box)
  const { toEnd, missed } = reading
  const before = useRef<string | null>(null)
  const mayWrite = question.can.say && !props.lost

  useEffect(() => {
    const known = before.current
    before.current = last?.id ?? ''
    if (known === before.current) return
    if (known === null || last?.author === 'expert') toEnd()
    else if (last?.author === 'client') {
      announce(`${said.newMessage} ${summaryOf(last)}`)
      missed()
    }
  }, [last, said.newMessage, toEnd, missed])

  const toLast = reading.more && (
    <Button variant="plain" size="small" className="desk-new" icon={ArrowDown} onClick={toEnd}>
      {threadWords.thread.toLast}
    </Button>
  )
  const client = question.clientCity ? fill(said.clientFrom, { name, city: question.clientCity }) : name
  return (
    <div className="talk" ref={box}>
      <div className="pane-title">
        <h2 id="pane-talk">
          <MarkedText text={question.title} from={question.titleLocale} />
        </h2>
        <span className="soft nowrap">{client}</span>
      </div>
      <Thread
        reader="expert"
        view={{ state: question.state, assistantWriting: false, assistantWords: null, assistantName: '' }}
        messages={shown}
        outbox={[]}
        onRetry={never}
        onTakeBack={never}
        emergencies={[]}
        answerLink={
          <button type="button" className="button button--link" onClick={props.onReadAnswer}>
            {words.write.read}
          </button>
        }
      />
      {question.emergency && (
        <Notice tone="danger" title={said.emergency} live>
          {said.emergencyText}
        </Notice>
      )}
      {!mayWrite && toLast && <div className="desk-above desk-above--alone">{toLast}</div>}
      {question.state === 'NEEDS_CLIENT' && !props.lost && <p className="soft talk-state">{said.waiting}</p>}
      {question.state === 'ANSWERED' && !mayWrite && !props.lost && <p className="soft talk-state">{said.answered}</p>}
      {!props.lost && (
        <HandOverNotice pane="talk" question={question} onQuestion={props.onQuestion} onLost={props.onLost} />
      )}
      {!mayWrite && <UnsentMessage questionId={question.id} />}
      {mayWrite && (
        <WorkspaceComposer
          key={question.id}
          question={question}
          onSaid={props.onSaid}
          onLost={props.onLost}
          handle={props.handle}
          above={toLast}
        />
      )}
    </div>
  )
}
