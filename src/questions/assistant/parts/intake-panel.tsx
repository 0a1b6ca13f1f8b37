import { type FormEvent, useEffect, useRef, useState } from 'react'
import { serverNow } from '../../../i18n/server-time.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useSentence } from '../../../i18n/use-sentence.ts'
import { deleteDraft, readDraft, saveDraft } from '../../../shell/drafts/autosave.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { formatLongDay } from '../../deadlines/format-long-day.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { IntakeQuestion } from '../../shapes.ts'
import type { Sending } from '../../thread/parts/use-outbox.ts'
import {
  amountOf,
  asAnswers,
  asText,
  type IntakeProgress,
  isUnseen,
  previewWantedIn,
  type Replies,
  repliesSoFar,
} from '../intake-replies.ts'

type IntakePanelProps = {
  /** Where the replies are kept until they are sent. */
  draft: string
  questions: readonly IntakeQuestion[]
  /** How many questions the assistant puts in all, those replied to before included. */
  total: number
  /** The assistant's preview waits for the replies. */
  beforePreview: boolean
  /** The language of the questions, where it is not the page's. */
  lang: string | undefined
  onSend: (message: Sending) => void
  /** Closes the panel without a reply: shown where the client opened it. */
  onCancel?: () => void
}

/** The assistant's questions, one at a time, with one-tap answers where they exist. The last reply sends them all. */
export function IntakePanel({ draft, questions, total, beforePreview, lang, onSend, onCancel }: IntakePanelProps) {
  const words = useQuestionMessages('thread').thread.intake
  const locale = useLocale()
  const [replies, setReplies] = useState<Replies>({})
  const [at, setAt] = useState(0)
  const head = useRef<HTMLLegendElement>(null)
  const moved = useRef(onCancel !== undefined)
  const turnedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const kept = readDraft<IntakeProgress>(draft)?.value
    if (!kept || kept.at >= questions.length) return
    setReplies(kept.replies)
    setAt(kept.at)
  }, [draft, questions.length])
  // Focus follows the question that an answer has brought up, and is not taken by a panel that came by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what moves the focus
  useEffect(() => {
    if (moved.current) head.current?.focus()
  }, [at])
  const question = questions[at]
  if (!question) return null

  function send(given: Replies, text = asText(questions, given, words.unknown)) {
    leave({ text, answers: asAnswers(questions, given) })
  }
  function leave(message: Pick<Sending, 'text' | 'answers'>) {
    deleteDraft(draft)
    onSend({ ...message, attachments: [] })
  }
  function skip() {
    if (beforePreview) leave(repliesSoFar(questions, replies, previewWantedIn[locale]))
    else if (Object.values(replies).some(Boolean)) send(replies)
    else send({}, words.skipped)
  }
  function turnTo(next: number, given = replies) {
    turnedAt.current = performance.now()
    setReplies(given)
    setAt(next)
    // What is typed as a message finds here to which question.
    saveDraft(draft, { replies: given, at: next })
  }
  function reply(text: string | null) {
    if (!question) return
    const given = { ...replies, [question.key]: text }
    moved.current = true
    if (at + 1 === questions.length) return send(given)
    turnTo(at + 1, given)
  }
  return (
    <section
      className="intake no-print"
      aria-label={words.label}
      onClickCapture={(event) => {
        if (!isUnseen(turnedAt.current, performance.now())) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <fieldset>
        <legend ref={head} tabIndex={-1}>
          {total > 1 && (
            <span className="soft small">{fill(words.step, { n: total - questions.length + at + 1, total })}</span>
          )}
          <span lang={lang}>{question.ask}</span>
        </legend>
        {question.why && (
          <p className="soft small" lang={lang}>
            {question.why}
          </p>
        )}
        <ReplyField
          key={question.key}
          question={question}
          lang={lang}
          typed={replies[question.key] ?? ''}
          onReply={reply}
        />
        <p className="intake-foot">
          {!question.choices.some(({ label }) => label === words.unknown) && (
            <Button variant="plain" size="small" onClick={() => reply(null)}>
              {words.unknown}
            </Button>
          )}
          {at > 0 && (
            <Button variant="link" onClick={() => turnTo(at - 1)}>
              {words.back}
            </Button>
          )}
          {onCancel ? (
            <Button variant="link" onClick={onCancel}>
              {words.cancel}
            </Button>
          ) : (
            <Button variant="link" onClick={skip}>
              {beforePreview ? words.toPreview : words.skipAll}
            </Button>
          )}
        </p>
      </fieldset>
    </section>
  )
}

type ReplyFieldProps = {
  question: IntakeQuestion
  lang: string | undefined
  typed: string
  onReply: (text: string) => void
}

function ReplyField({ question, lang, typed, onReply }: ReplyFieldProps) {
  const words = useQuestionMessages('thread').thread.intake
  const { kind } = question
  const options =
    kind === 'choice'
      ? question.choices.map(({ label }) => label)
      : kind === 'yes-no'
        ? [words.yes, words.no]
        : kind === 'document'
          ? [words.have, words.haveNot]
          : []
  if (options.length === 0) return <TypedReply question={question} typed={typed} onReply={onReply} />
  return (
    <div className="intake-options">
      {options.map((label) => (
        <Button
          key={label}
          variant="plain"
          aria-pressed={label === typed || undefined}
          lang={kind === 'choice' ? lang : undefined}
          onClick={() => onReply(label)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

const today = () => new Date(serverNow()).toISOString().slice(0, 10)

function TypedReply({ question, typed, onReply }: Omit<ReplyFieldProps, 'lang'>) {
  const words = useQuestionMessages('thread').thread.intake
  const locale = useLocale()
  const [value, setValue] = useState(/^\d{4}-/.test(typed) || !isDay(question) ? typed : '')
  const [problem, setProblem] = useSentence(words)
  const [inWords, setInWords] = useState(false)
  const asDay = isDay(question) && !inWords
  function send(event: FormEvent) {
    event.preventDefault()
    const text = value.trim()
    if (text === '') return setProblem(({ missing }) => missing)
    if (asDay) {
      if (question.kind === 'date' && text > today()) return setProblem(({ notYet }) => notYet)
      if (question.kind === 'deadline' && text < today()) return setProblem(({ over }) => over)
      return onReply(formatLongDay(text, locale))
    }
    if (question.kind !== 'amount') return onReply(text)
    const amount = amountOf(text)
    return amount ? onReply(amount) : setProblem(({ noAmount }) => noAmount)
  }
  return (
    <form className="intake-typed" noValidate onSubmit={send}>
      <TextField
        // The browser sets a field's kind once; a new one is drawn.
        key={asDay ? 'day' : 'words'}
        id={`intake-${question.key}`}
        type={asDay ? 'date' : 'text'}
        inputMode={question.kind === 'amount' ? 'decimal' : undefined}
        max={question.kind === 'date' ? today() : undefined}
        min={question.kind === 'deadline' ? today() : undefined}
        maxLength={asDay ? undefined : 500}
        label={
          inWords ? words.fields.about : (words.fields[question.kind as keyof typeof words.fields] ?? words.fields.text)
        }
        hint={inWords ? words.aboutHint : undefined}
        value={value}
        error={problem}
        onChange={(event) => {
          setValue(event.target.value)
          setProblem(null)
        }}
      />
      <Button type="submit" size="small">
        {words.next}
      </Button>
      {question.kind === 'deadline' && (
        <Button variant="plain" size="small" onClick={() => onReply(words.noDeadline)}>
          {words.noDeadline}
        </Button>
      )}
      {question.kind === 'date' && !inWords && (
        <Button
          variant="link"
          size="small"
          onClick={() => {
            setInWords(true)
            setValue('')
            setProblem(null)
            requestAnimationFrame(() => document.getElementById(`intake-${question.key}`)?.focus())
          }}
        >
          {words.noExactDay}
        </Button>
      )}
    </form>
  )
}

const isDay = ({ kind }: IntakeQuestion) => kind === 'date' || kind === 'deadline'
