import Info from 'lucide-react/icons/info'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import type { ReactNode } from 'react'
import { dayAndHourIn, hourIn } from '../../../i18n/format.ts'
import { type Locale, languageTag } from '../../../i18n/locale.ts'
import { nonBreaking } from '../../../i18n/non-breaking.ts'
import { serverNow } from '../../../i18n/server-time.ts'
import { fill } from '../../../i18n/text.ts'
import { readerTimeZone } from '../../../i18n/time-zone.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { AiTag, Tag } from '../../../ui/tag.tsx'
import { DaySeparator } from '../../../ui/time/day-separator.tsx'
import { AuthorTags } from '../../answers/parts/author-tags.tsx'
import {
  besidesReplies,
  isPassedOver,
  isRepliedTo,
  latestUnderstood,
  unknownIn,
} from '../../assistant/intake-replies.ts'
import { assistantNameIn } from '../../assistant/name.ts'
import { PreviewSheet } from '../../assistant/parts/preview-sheet.tsx'
import { UnderstoodFacts } from '../../assistant/parts/understood-facts.tsx'
import { type EmergencyMessages, withNumbers } from '../../emergency/parts/notice.tsx'
import { DocumentCard } from '../../files/parts/document-card.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import { refusalMessage } from '../../parts/refusal-message.ts'
import type { Message, QuestionView, Translation, UnderstoodFact } from '../../shapes.ts'
import { Translated } from '../../translation/parts/translated.tsx'
import type { Outgoing } from '../outbox.ts'
import { correctionOf, currentPreview, dayName, dayOf, isReplaced, layOut } from '../thread.ts'
import { Foldable } from './foldable.tsx'
import { MessageText } from './message-text.tsx'

type ThreadProps = {
  /** Whose messages are marked as from "you"; the client's by default. */
  reader?: 'client' | 'expert'
  /** Beneath an emergency nothing is said of the assistant, which is silent. */
  beneathEmergency?: boolean
  view: Pick<QuestionView, 'state' | 'assistantWriting' | 'assistantWords' | 'assistantName'>
  messages: readonly Message[]
  outbox: readonly Outgoing[]
  emergencies: readonly EmergencyMessages[]
  /** Actions on the newest preview. */
  previewFoot?: ReactNode
  answerLink: ReactNode
  /** The message whose questions are being answered below the thread. */
  askedIn?: string
  /** The line "new" stands above this message. */
  newFrom?: number | null
  /** Where the client may correct what the assistant understood. */
  onCorrect?: (fact: UnderstoodFact) => void
  onRetry: (key: string) => void
  onTakeBack: (message: Outgoing) => void
}

/** The whole conversation as a transcript: the speaker stands in the margin, and events are ruled lines. */
export function Thread(props: ThreadProps) {
  const words = useQuestionMessages('thread', 'shared', 'refusals')
  const locale = useLocale()
  const { view, messages, outbox } = props
  const zone = readerTimeZone()
  const notice = props.reader !== 'expert' && !props.beneathEmergency && view.state !== 'DRAFT'
  const items = layOut(messages, notice, props.newFrom, zone)
  const lastPreview = currentPreview(messages)?.id
  const understood = latestUnderstood(messages)
  const today = new Date(serverNow())
  return (
    <ol className="thread">
      {items.map((item) => {
        if (item.kind === 'new')
          return (
            <li key={item.key} className="new-line">
              {words.thread.newFrom}
            </li>
          )
        if (item.kind === 'day')
          return (
            <li
              key={item.key}
              className={dayOf(item.at, zone) === dayOf(today.toISOString(), zone) ? 'thread-today' : undefined}
            >
              <DaySeparator at={dayOf(item.at, zone)}>{dayName(locale, item.at, today, zone)}</DaySeparator>
            </li>
          )
        if (item.kind === 'notice')
          return (
            <li className="event event--notice" key={item.key}>
              <Info className="icon" />
              <span>{words.thread.aiNotice}</span>
            </li>
          )
        if (item.kind === 'event') return <Event key={item.key} message={item.message} {...props} />
        return (
          <Turn
            key={item.key}
            message={item.message}
            newestPreview={item.key === lastPreview}
            understood={item.key === understood?.id ? understood.intake?.understood : undefined}
            {...props}
          />
        )
      })}
      {outbox.map((message) => (
        <Unsent key={message.key} message={message} {...props} />
      ))}
      {view.assistantWriting && outbox.length === 0 && (
        <li className="turn turn--assistant">
          <p className="turn-who">
            <b>{assistantNameIn(locale, view.assistantName)}</b>
            <AiTag label={words.shared.ai} />
          </p>
          <div className="turn-body" data-ai-generated={view.assistantWords !== null || undefined}>
            {view.assistantWords && <MessageText text={view.assistantWords} />}
            <p className="writing" role="status">
              <span>{fill(words.thread.assistantWrites, { name: assistantNameIn(locale, view.assistantName) })}</span>
              <span className="dots" aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
            </p>
          </div>
        </li>
      )}
    </ol>
  )
}

/** Somebody is there from now on: no other event shows a person. */
const takenOn: ReadonlySet<string> = new Set(['accepted', 'taken_up', 'handed_over'])

function Event({ message, emergencies, reader }: ThreadProps & { message: Message }) {
  const words = useQuestionMessages('thread', 'shared', 'refusals')
  const locale = useLocale()
  const { events } = words.thread
  if (message.event === 'emergency' || message.event === 'helpline')
    return (
      <li className="event event--emergency" id={`m${message.seq}`}>
        <Info className="icon" />
        <div>
          <MessageText text={message.text || events.emergency} mark={(text) => withNumbers(text, emergencies)} />
        </div>
      </li>
    )
  const handedOver = message.event === 'handed_over' && reader === 'expert'
  const told = handedOver ? events.handedOverForExpert : events[message.event as keyof typeof events]
  const sentence = told ?? (message.text || events.other)
  const Icon = takenOn.has(message.event ?? '') ? UserRoundCheck : Info
  return (
    <li className="event" id={`m${message.seq}`}>
      <Icon className="icon" />
      <span>
        <time dateTime={message.at}>{hourIn(locale, message.at, readerTimeZone())}</time>.{' '}
        {fill(sentence, { name: message.name, from: message.from ?? '' })}
      </span>
    </li>
  )
}

type TurnProps = ThreadProps & {
  message: Message
  newestPreview: boolean
  understood?: readonly UnderstoodFact[]
}

function Turn({ message, newestPreview, understood, ...props }: TurnProps) {
  const words = useQuestionMessages('thread', 'shared', 'refusals')
  const locale = useLocale()
  const { reader = 'client' } = props
  const { author, kind } = message
  const foreign = message.locale === locale ? undefined : message.locale
  return (
    <li className={`turn turn--${author === 'house' ? 'assistant' : author}`} id={`m${message.seq}`}>
      <div className="turn-who">
        {author === 'expert' && reader !== 'expert' && message.portrait && (
          <img src={message.portrait} alt="" width={150} height={159} />
        )}
        <b>{message.own ? words.shared.you : nameOf(message, locale)}</b>
        {author === 'assistant' && <AiTag label={words.shared.ai} />}
        {message.writtenBy && (!message.own || message.writtenBy !== 'expert') && (
          <AuthorTags author={message.writtenBy} gender={message.gender ?? 'x'} />
        )}
        {message.corrects && <Tag tone="apricot">{words.thread.corrected}</Tag>}
        <span className="turn-when">
          <time dateTime={message.at}>{hourIn(locale, message.at, readerTimeZone())}</time>
          {foreign && <span> {words.thread.language[foreign]}</span>}
        </span>
      </div>
      {kind === 'preview' && message.preview ? (
        <PreviewOf replaced={isReplaced(message, props.messages)} label={words.thread.preview.replaced}>
          <PreviewSheet
            preview={message.preview}
            uid={message.id}
            lang={foreign}
            facts={understood}
            onCorrect={props.onCorrect}
            foot={newestPreview ? props.previewFoot : undefined}
          />
        </PreviewOf>
      ) : (
        <div className="turn-body" data-ai-generated={message.aiGenerated || undefined}>
          {kind === 'info_request' && (
            <p>
              <Tag tone="apricot">{words.thread.infoRequest}</Tag>
            </p>
          )}
          <Translated
            translation={message.translation}
            from={message.locale}
            original={<Words message={message} {...props} />}
            inOther={(made) => <Words message={inOther(message, made)} {...props} />}
          />
          <CorrectedSince message={message} messages={props.messages} />
          {understood && <UnderstoodFacts facts={understood} onCorrect={props.onCorrect} />}
          {message.attachments.map((document) => (
            <DocumentCard key={document.id} document={document} tag={languageTag[locale]} />
          ))}
        </div>
      )}
    </li>
  )
}

const nameOf = ({ author, name }: Message, locale: Locale) =>
  author === 'assistant' ? assistantNameIn(locale, name) : name

/** The message in the words of its translation, which is one text: questions and replies stand in it. */
const inOther = (message: Message, { text, answer }: Translation): Message =>
  answer ? { ...message, answer } : { ...message, text: text ?? message.text, intake: null, answers: null }

function Words({ message, ...props }: ThreadProps & { message: Message }) {
  if (message.kind === 'answer') return <AnswerInThread message={message} {...props} />
  const { askedIn, messages } = props
  const asking = message.id === askedIn || isRepliedTo(message, messages) || isPassedOver(message, messages)
  return <SaidText message={message} asking={asking} own={props.reader !== 'expert'} />
}

/** The client's own question, where it is longer than the title above. */
const isLongOwn = ({ seq, author, text }: Message) => seq === 1 && author === 'client' && text.length > 60

/** `asking`: its questions stand below the thread or beside their replies, or were passed over, and are not listed. */
type SaidProps = { message: Message; asking: boolean; own: boolean }

/** What was said: the assistant's questions as a list, and replies beside the questions that they answer. */
function SaidText({ message, asking, own }: SaidProps) {
  const { text, intake, answers } = message
  if (intake && intake.questions.length > 0)
    return (
      <>
        <MessageText text={intake.opening} />
        {!asking && (
          <ol className="asks">
            {intake.questions.map(({ key, ask }) => (
              <li key={key}>
                <span>{ask}</span>
              </li>
            ))}
          </ol>
        )}
      </>
    )
  if (own && isLongOwn(message))
    return (
      <Foldable>
        <MessageText text={text} />
      </Foldable>
    )
  if (!answers) return <MessageText text={text} />
  const besides = besidesReplies(message)
  return (
    <>
      <dl className="replies">
        {answers.map((answer) => (
          <div key={answer.ask}>
            <dt>{answer.ask}</dt>
            <dd>
              <MessageText text={answer.text ?? unknownIn[message.locale]} />
            </dd>
          </div>
        ))}
      </dl>
      {besides && <MessageText text={besides} />}
    </>
  )
}

/** A preview made for a previous field: kept as it was, and collapsed. */
function PreviewOf({ replaced, label, children }: { replaced: boolean; label: string; children: ReactNode }) {
  if (!replaced) return children
  return (
    <details className="record-preview">
      <summary>{label}</summary>
      {children}
    </details>
  )
}

function AnswerInThread({ message, messages, answerLink }: ThreadProps & { message: Message }) {
  const words = useQuestionMessages('thread', 'shared', 'refusals')
  if (!message.answer) return <p>{message.text || words.thread.answerLocked}</p>
  return (
    <>
      <p className="doc-short">{nonBreaking(message.answer.short)}</p>
      {!correctionOf(message, messages) && <p>{answerLink}</p>}
    </>
  )
}

/** The link to the whole answer stands beneath what corrects this one. */
function CorrectedSince({ message, messages }: Pick<TurnProps, 'message' | 'messages'>) {
  const { thread } = useQuestionMessages('thread')
  const locale = useLocale()
  const correction = correctionOf(message, messages)
  if (!correction) return null
  const date = dayAndHourIn(locale, correction.at, readerTimeZone())
  return <p className="soft">{fill(thread.correctedSince, { date })}</p>
}

/** A message not confirmed yet: nothing that was typed is ever lost. */
function Unsent({ message, onRetry, onTakeBack }: ThreadProps & { message: Outgoing }) {
  const words = useQuestionMessages('thread', 'shared', 'refusals')
  const failed = message.state === 'failed'
  return (
    <li className="turn turn--client turn--unsent">
      <div className="turn-who">
        <b>{words.shared.you}</b>
        <span className="turn-when" role="status">
          {failed ? null : words.thread.composer.sending}
        </span>
      </div>
      <div className="turn-body">
        <MessageText text={message.text} />
        {message.attachments.map(({ id, name }) => (
          <p className="soft small" key={id}>
            {name}
          </p>
        ))}
        {failed && (
          <div className="unsent-why" role="alert">
            <ErrorText id={`unsent-${message.key}`}>
              {`${words.thread.composer.failed} ${refusalMessage(words.refusals, message.problem ?? 'network')}`}
            </ErrorText>
            <p>
              <Button variant="plain" size="small" onClick={() => onRetry(message.key)}>
                {words.thread.composer.retry}
              </Button>{' '}
              <Button variant="link" onClick={() => onTakeBack(message)}>
                {words.thread.composer.takeBack}
              </Button>
            </p>
          </div>
        )}
      </div>
    </li>
  )
}
