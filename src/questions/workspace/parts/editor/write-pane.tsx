import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../../api/call.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { useSentence } from '../../../../i18n/use-sentence.ts'
import { announce } from '../../../../ui/feedback/live-region.tsx'
import { focusIfLost } from '../../../../ui/feedback/lost-focus.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { isSendKey } from '../../../../ui/forms/send-key.ts'
import type { WorkspaceQuestion } from '../../../shapes.ts'
import type { DraftVersion } from '../../contract.ts'
import { isBlank, type Section, sections, withSection } from '../../draft-sections.ts'
import { questions } from '../api-clients.ts'
import { ClockLine } from '../clock-line.tsx'
import { EarlierAnswers } from '../earlier-answers.tsx'
import { LeaseExpiryNotice } from '../lease-expiry.tsx'
import { LostNotice } from '../lost-notice.tsx'
import type { WorkspaceMessages } from '../messages.ts'
import { useWorkspaceMessages } from '../messages.ts'
import { SentPanel } from '../sent-panel.tsx'
import {
  answerOf,
  type DraftProblem,
  openVariablesOf,
  problemFromServer,
  problemsOf,
  problemsOfTwice,
} from './answer-draft.ts'
import { ConfirmAnswerDialog } from './confirm-answer-dialog.tsx'
import { CorrectionNotices } from './correction-notices.tsx'
import { Editor, sentenceOf } from './editor.tsx'
import { EditorFoot } from './editor-foot.tsx'
import { KeptLine, UnreachedLine } from './kept-line.tsx'
import { UnconfirmedNotice } from './unconfirmed-notice.tsx'
import { useAnswer } from './use-answer.ts'
import { useInsertAtCaret } from './use-insert-at-caret.ts'
import { useLostReply } from './use-lost-reply.ts'

type WritePaneProps = {
  question: WorkspaceQuestion
  answeredAt: number
  /** The lease is lost: what was typed stays. */
  lost: boolean
  /** A colleague has taken the question over. */
  handed: boolean
  /** When the lease expires unless it is renewed. */
  lostAt: string | null
  /** Each saved draft renews it. */
  onKept: (lostAt: string) => void
  onExtended: (lostAt: string) => void
  onSnippet: () => void
  onLost: (token: number) => void
  onQuestion: (question: WorkspaceQuestion) => void
  /** Another version of the expert's own answer was sent: the question is read again. */
  onStale: () => void
}

/** The lower middle pane: the answer while it is written, and once it is sent. Key it by the question's id. */
export function WritePane(props: WritePaneProps) {
  const words = useWorkspaceMessages()
  const { question, answeredAt, lost, onLost, onQuestion } = props
  const said = words.write
  const locale = useLocale()
  const answer = useAnswer(question, answeredAt, lost, { onLost, onKept: props.onKept, onStale: props.onStale })
  const { correction } = answer
  const [section, setSection] = useState<Section>('short')
  const [problems, setProblems] = useState<readonly DraftProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'writing' | 'sending'>('writing')
  const [failure, setFailure] = useSentence(words)
  const [proofing, setProofing] = useState(false)
  const [proposing, setProposing] = useState(false)
  /** Nothing was sent, for the sake of what was taken from the proposal. */
  const [unsent, setUnsent] = useState(false)
  const [correcting, setCorrecting] = useState(question.answer !== null && answer.begun)
  const box = useRef<HTMLDivElement>(null)
  const caret = useInsertAtCaret(box)
  // A second press, or one after a lost reply, uses the same idempotency key: the answer is sent once.
  const sendKey = useRef<{ of: string; key: string } | null>(null)

  useEffect(() => {
    if (answer.restored) announce(said.restored)
  }, [answer.restored, said.restored])

  const lostReply = useLostReply({ question, draft: answer.draft, correction, onArrived: arrived })
  const { newerSent } = lostReply

  const editing = question.answer === null || correcting
  const wasEditing = useRef(editing)
  useEffect(() => {
    if (wasEditing.current && !editing) focusIfLost('pane-write')
    wasEditing.current = editing
  }, [editing])
  const change: typeof answer.change = (draft) => {
    answer.change(draft)
    if (problems.length > 0) setProblems(problemsOf(draft))
  }
  const refuse = (found: readonly DraftProblem[]) => {
    setProblems(found)
    setAttempt((before) => before + 1)
    if (found[0]) setSection(found[0].section)
  }

  function isReady(): boolean {
    if (state === 'sending' || !question.can.answer || lost) return false
    setFailure(null)
    setUnsent(false)
    if (newerSent) {
      setFailure(({ problems }) => problems.corrected_meanwhile)
      return false
    }
    const found = [...problemsOfTwice(answer.conflicts), ...problemsOf(answer.draft)]
    if (found.length > 0) refuse(found)
    else if (answer.unconfirmed.length > 0) refuseUnconfirmed()
    return found.length === 0 && answer.unconfirmed.length === 0
  }

  /** The proposal opens, and says so. */
  function refuseUnconfirmed(): void {
    setUnsent(true)
    setProposing(true)
  }

  /** Nothing leaves before it was seen as the client will read it. */
  const lookFirst = () => isReady() && setProofing(true)

  async function send(): Promise<void> {
    setProofing(false)
    if (!isReady()) return
    setState('sending')
    const body = { token: tokenOf(question), corrects: correction.corrects, answer: answerOf(answer.draft), locale }
    const of = JSON.stringify(body)
    lostReply.setSent(answer.draft)
    if (sendKey.current?.of !== of) sendKey.current = { of, key: crypto.randomUUID() }
    const saveOn = await answer.holdSaving()
    try {
      const next = await questions('POST /desk/questions/:id/answer', {
        params: { id: question.id },
        body,
        key: sendKey.current.key,
      })
      lostReply.setSent(null)
      arrived(next)
      onQuestion(next)
    } catch (error) {
      failed(error)
    } finally {
      saveOn?.()
      setState('writing')
    }
  }

  function arrived({ state, answerVersion }: WorkspaceQuestion = question): void {
    answer.sent(answerVersion)
    answer.setAccepted([])
    setProblems([])
    setFailure(null)
    setProofing(false)
    setCorrecting(false)
    announce(state === 'FOLLOW_UP' ? said.sentFollowUp : said.sent)
  }

  function failed(error: unknown): void {
    if (error instanceof CallError && error.code === 'lease_lost' && question.lease) {
      onLost(question.lease.token)
      return
    }
    const code = error instanceof CallError ? error.code : null
    if (code === 'proposal_unconfirmed') refuseUnconfirmed()
    if (code === 'corrected_meanwhile') props.onStale()
    const complaints = error instanceof CallError ? (error.problem?.errors ?? []) : []
    const found = complaints.flatMap(({ field, code }) => problemFromServer(answer.draft, field, code) ?? [])
    if (found.length > 0) refuse(found)
    else setFailure((words) => sentenceFor(words, error))
  }

  if (!editing)
    return (
      <SentPanel
        question={question}
        lost={lost}
        handed={props.handed}
        unsent={answer.unsent}
        onQuestion={onQuestion}
        onCorrect={() => {
          correction.correct()
          setCorrecting(true)
        }}
      />
    )

  const mine = question.can.answer && !lost
  const unconfirmed = unsent ? answer.unconfirmed : []
  return (
    <>
      <UnreachedLine kept={answer.kept} blank={isBlank(answer.draft)} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the fields inside */}
      <div
        className="editor"
        data-writes=""
        ref={box}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return
          event.preventDefault()
          // The press that opened the last look may still be held down.
          if (!event.repeat) void (proofing ? send() : lookFirst())
        }}
      >
        <div className="pane-title">
          <h2 id="pane-write">{said.title}</h2>
          <KeptLine kept={answer.kept} blank={isBlank(answer.draft)} />
        </div>
        {mine && (
          <ClockLine
            dueAt={props.lostAt}
            followUp={question.state === 'FOLLOW_UP'}
            clientWaitsSince={question.clientWaitsSince}
          />
        )}
        {cannotWrite(question, lost) && (
          <LostNotice question={question} handed={props.handed} draft={answer.draft} onQuestion={onQuestion} />
        )}
        {question.answer === null && <EarlierAnswers question={question} />}
        {mine && question.state === 'NEEDS_CLIENT' && <p className="soft">{said.waiting}</p>}
        {mine && (
          <LeaseExpiryNotice
            question={question}
            lostAt={props.lostAt}
            onStay={() => void answer.keepAlive()}
            onExtended={props.onExtended}
            onLost={onLost}
          />
        )}
        {correcting && (
          <CorrectionNotices
            question={question}
            newerSent={newerSent && state !== 'sending'}
            onGoOn={() => {
              setFailure(null)
              correction.correctNewer()
            }}
          />
        )}
        {failure && <Notice tone="danger" title={failure} live />}
        {!failure && <UnconfirmedNotice parts={unconfirmed} />}
        {(mine || !isBlank(answer.draft)) && (
          <Editor
            draft={answer.draft}
            lang={question.writesIn}
            section={section}
            problems={problems}
            attempt={attempt}
            onSection={setSection}
            onChange={change}
            conflicts={answer.conflicts}
            onChoose={(one, choice) => {
              answer.choose(one, choice)
              setProblems((before) => before.filter(({ code, section }) => code !== 'written_twice' || section !== one))
            }}
          />
        )}
        {mine && (
          <EditorFoot
            correcting={correcting}
            sending={state === 'sending'}
            onSnippet={props.onSnippet}
            draft={answer.draft}
            onChange={change}
            onLost={onLost}
            proposing={proposing}
            onPropose={setProposing}
            unconfirmed={unconfirmed}
            onAccepted={answer.setAccepted}
            onSpeech={caret.insertSpeech}
            question={question}
            onRestore={restore}
            onDrop={drop}
            onProof={() => setProofing(true)}
            onSend={lookFirst}
          />
        )}
        <ConfirmAnswerDialog
          open={proofing}
          question={question}
          correcting={correcting}
          lang={question.writesIn}
          answer={answerOf(answer.draft)}
          missing={sections.filter((one) => problemsOf(answer.draft).some((problem) => problem.section === one))}
          unfilled={openVariablesOf(answer.draft)}
          onClose={() => setProofing(false)}
          onSend={mine ? () => void send() : null}
        />
      </div>
    </>
  )

  function restore({ section: one, text }: DraftVersion): void {
    setSection(one)
    change(withSection(answer.draft, one, text))
    announce(said.versions.restored)
  }

  function drop(): void {
    correction.giveUp()
    setProblems([])
    setFailure(null)
    setCorrecting(false)
  }
}

/** Null where an answer is corrected to which the client has not replied. */
const tokenOf = ({ lease }: WorkspaceQuestion) => lease?.token ?? null

const cannotWrite = ({ lease, can }: WorkspaceQuestion, lost: boolean) => lost || (lease === null && !can.answer)

/** Where the device has no network the top bar says so: here only what became of the answer. */
export function sentenceFor(words: WorkspaceMessages, error: unknown): string {
  if (!(error instanceof CallError)) return words.write.failed
  if (error.code in words.problems) return sentenceOf(words, error.code)
  return error.status === 0 && navigator.onLine ? words.write.offline : words.write.failed
}
