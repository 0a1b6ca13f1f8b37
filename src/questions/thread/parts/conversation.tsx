import '../../../ui/css/screens/intake.css'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { useRef, useState } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router'
import { languageTag } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { intakeDraft } from '../../assistant/parts/intake-draft.ts'
import { IntakePanel } from '../../assistant/parts/intake-panel.tsx'
import { type Asking, CardNotice, LimitPanel } from '../../checkout/parts/ask-expert.tsx'
import { DeadlineQuestion } from '../../deadlines/parts/deadline-question.tsx'
import { type EmergencyMessages, HelpLine } from '../../emergency/parts/notice.tsx'
import { FieldChange, FieldPanel } from '../../fields/parts/field-correction.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { QuestionUiMessages } from '../../parts/page-messages.ts'
import { ConnectionNotice } from '../../parts/page-state.tsx'
import { hasExpert, isWaiting, wasUndone } from '../../parts/question-paths.ts'
import type { OwnQuestion } from '../../parts/use-question.ts'
import type { Message, QuestionView, UnderstoodFact } from '../../shapes.ts'
import { CaseHead } from './case-head.tsx'
import { Composer, type ComposerHandle } from './composer.tsx'
import { PreviewFoot } from './preview-foot.tsx'
import { hasStrip } from './status-strip.tsx'
import { Thread } from './thread-view.tsx'
import { type OpenQuestions, useIntake } from './use-intake.ts'
import { focusQuietly, useNewest } from './use-newest.ts'
import { type Sending, useOutbox } from './use-outbox.ts'

/** Whether the reader comes from a page on which they have just written, and neither by a reload nor on the way back. */
function useHasWritten(): boolean {
  const { state } = useLocation()
  return useNavigationType() !== 'POP' && (state as { written?: boolean } | null)?.written === true
}

type ConversationProps = {
  fields: readonly { slug: string; name: string }[]
  own: OwnQuestion & { view: QuestionView }
  emergencies: readonly EmergencyMessages[]
  asking: Asking
  onMail?: () => void
}

/**
 * The middle of the page: the question, its status, the whole thread, and the composer. Beneath an emergency, only what
 * client and expert say to each other.
 */
export function Conversation({ own, emergencies, fields, asking, onMail }: ConversationProps) {
  const words = useQuestionMessages('statuses', 'statusLines', 'thread', 'shared', 'record', 'waiting', 'refusals')
  const locale = useLocale()
  const { view, messages, add, keep, live, answered, problem, read } = own
  const { thread } = words
  const end = useRef<HTMLDivElement>(null)
  const composer = useRef<ComposerHandle>(null)
  const { outbox, send, retry, drop } = useOutbox(view.id, answered, (message) => {
    add(message)
    read()
  })
  const newest = useNewest(view, messages, end, thread.newMessage, useHasWritten())
  const [correcting, setCorrecting] = useState<UnderstoodFact | null>(null)
  const calm = view.emergency === null
  const sendOn = (message: Sending) => {
    setCorrecting(null)
    newest.follow()
    send(message)
    requestAnimationFrame(() => {
      end.current?.scrollIntoView({ block: 'nearest' })
      // The panel with the button that was pressed is gone: the focus goes to what it has said.
      const own = end.current?.parentElement?.querySelector<HTMLElement>('.turn--unsent:last-of-type')
      if (own && document.activeElement === document.body) focusQuietly(own)
    })
  }
  const intake = useIntake({ view, messages, sending: outbox.length > 0, correcting, send: sendOn })
  const correction = { view, fields, onView: keep, onChange: read }
  return (
    <>
      {calm ? (
        <>
          <HelpLine kinds={view.helplines} emergencies={emergencies} />
          <CaseHead
            view={view}
            act={<FieldChange {...correction} />}
            inThread={hasStrip(view, asking) ? 'strip' : 'alone'}
          />
        </>
      ) : (
        <h2 className="side-title">{placeholderOf(view, thread.composer)}</h2>
      )}
      <ConnectionNotice live={live} problem={problem} onRetry={read} />
      {calm && <CardNotice view={view} />}
      <Thread
        view={view}
        beneathEmergency={!calm}
        messages={calm ? messages : messages.filter(isBetweenPeople)}
        outbox={outbox}
        emergencies={emergencies}
        previewFoot={onMail && <PreviewFoot view={view} asking={asking} onMail={onMail} />}
        answerLink={calm && <ButtonLink to={href('question', locale, { id: view.id })}>{thread.readAnswer}</ButtonLink>}
        askedIn={intake.askedIn}
        newFrom={newest.newFrom}
        onCorrect={view.can.say ? setCorrecting : undefined}
        onRetry={retry}
        onTakeBack={({ key, text, attachments }) => {
          drop(key)
          composer.current?.restore({ text, attachments })
        }}
      />
      {calm && <Waiting own={own} asking={asking} />}
      {!outbox.some(({ state }) => state === 'failed') && (
        // Nothing floats over the question whether it is safe to write.
        <ToNewest newest={newest} long={messages.length > 6 && calm} />
      )}
      {calm && (
        <>
          {view.categoryOpen && view.can.correct && <FieldPanel {...correction} />}
          <IntakePanels
            view={view}
            intake={intake}
            correcting={correcting}
            onCorrect={setCorrecting}
            onSend={correcting ? intake.sendWithTapped : sendOn}
          />
        </>
      )}
      {view.can.say && (
        <Composer
          questionId={view.id}
          ending={view.pending.at(-1)?.act}
          isUndone={(act) => outbox.length === 0 && wasUndone(view, act)}
          placeholder={placeholderOf(view, thread.composer)}
          onSend={intake.sendTyped}
          handle={composer}
        />
      )}
      {view.state === 'CLOSED' && (
        <Notice title={words.record.closed.title}>
          <p>{thread.composer.closed}</p>
          <p>
            <Link to={href('ask', locale)}>{words.record.closed.again}</Link>
          </p>
        </Notice>
      )}
      <div ref={end} className="thread-end" />
    </>
  )
}

const isBetweenPeople = ({ author, kind }: Message) => kind !== 'event' && (author === 'client' || author === 'expert')

/** What the question waits for. */
function Waiting({ own: { view, keep }, asking }: Pick<ConversationProps, 'own' | 'asking'>) {
  const { thread } = useQuestionMessages('thread')
  const locale = useLocale()
  return (
    <>
      {!view.assistantWriting && <DeadlineQuestion view={view} onView={keep} />}
      {view.limitReached && <LimitPanel asking={asking} />}
      {isWaiting(view) && (
        <p className="wait-link">
          <ButtonLink to={href('match', locale, { id: view.id })}>{thread.waiting.follow}</ButtonLink>
          <span className="soft small">{thread.waiting.followText}</span>
        </p>
      )}
    </>
  )
}

type ToNewestProps = { newest: ReturnType<typeof useNewest>; long: boolean }

/** For a reader further up: what has come, or the way to the last message. */
function ToNewest({ newest: { away, atLast, fresh, toNewest }, long }: ToNewestProps) {
  const { thread } = useQuestionMessages('thread')
  const locale = useLocale()
  if (!away || (fresh === 0 && (atLast || !long))) return null
  return (
    <p className={fresh > 0 ? 'new-messages' : 'new-messages new-messages--quiet'}>
      <Button variant="plain" size="small" icon={ArrowDown} onClick={toNewest}>
        <span>{fresh > 0 ? plural(languageTag[locale], thread.newMessages, fresh) : thread.toLast}</span>
      </Button>
    </p>
  )
}

type IntakePanelsProps = {
  view: QuestionView
  intake: OpenQuestions
  correcting: UnderstoodFact | null
  onCorrect: (fact: UnderstoodFact | null) => void
  onSend: (message: Sending) => void
}

/** The fact that the client corrects, otherwise the questions that are open. */
function IntakePanels({ view, intake: { asked, total }, correcting, onCorrect, onSend }: IntakePanelsProps) {
  const locale = useLocale()
  const lang = view.locale === locale ? undefined : view.locale
  if (correcting)
    return (
      <IntakePanel
        key={`correct-${correcting.key}`}
        draft={`correct:${view.id}:${correcting.key}`}
        questions={[correcting]}
        total={1}
        beforePreview={false}
        lang={lang}
        onSend={onSend}
        onCancel={() => onCorrect(null)}
      />
    )
  if (!asked?.intake) return null
  return (
    <IntakePanel
      key={asked.id}
      draft={intakeDraft(view.id, asked)}
      questions={asked.intake.questions}
      total={total}
      beforePreview={asked.kind === 'intake'}
      lang={lang}
      onSend={onSend}
    />
  )
}

function placeholderOf(view: QuestionView, words: QuestionUiMessages['thread']['composer']): string {
  if (hasExpert(view) && view.expert) return fill(words.toExpert, { name: view.expert.name })
  return isWaiting(view) || view.state === 'DRAFT' ? words.toFile : words.toAssistant
}
