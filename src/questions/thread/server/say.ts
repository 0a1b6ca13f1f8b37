import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { EmergencyFacts } from '../../../safety/screen.ts'
import { emergencyRefusal } from '../../../safety/server/detect.ts'
import { sayHelplines } from '../../assistant/server/turn.ts'
import { confirmDeadlineFromMessage, deadlineReplyIn } from '../../deadlines/server/confirm.ts'
import {
  detectEmergencyInThread,
  isDelivered,
  isReplyInContext,
  raiseEmergency,
} from '../../emergency/server/detect.ts'
import { checkByModelLater } from '../../emergency/server/model-check.ts'
import { isPlainReply } from '../../emergency/server/plain-reply.ts'
import { activeEmergency } from '../../emergency/server/rules.ts'
import { saysOnlyField } from '../../fields/field.ts'
import { correctionSaid, forgetPreview } from '../../fields/server/field.ts'
import { mustBeOpenToContinue, mustNotTurnToHealth } from '../../fields/server/open.ts'
import { attachAll } from '../../files/server/attach.ts'
import { applyTo } from '../../lifecycle/server/apply.ts'
import { undoByGoingOn } from '../../lifecycle/server/undo.ts'
import { appendMessage, lastSpokenMessage } from '../../server/store.ts'
import {
  intakeQuestionsOf,
  type KeptAnswer,
  lockQuestion,
  type MessageRow,
  type QuestionRow,
} from '../../server/views.ts'
import type { Intake, IntakeQuestion, Message } from '../../shapes.ts'
import { writtenIn } from '../../translation/lines.ts'
import { translateLater } from '../../translation/server/translate.ts'
import { messageViews } from './message-view.ts'

/**
 * Posts the client's message: to the assistant, to the expert, or to the question while it waits. A message that
 * corrects the field does so, and a reply to the question about a deadline has the effect of its buttons; a closing that
 * waits is undone. A message that shows an emergency is saved and reaches an expert who is on the question; the assistant
 * is not run.
 * @throws Refusal `question_unknown`, `question_closed`, `illegal_transition`, `health_closed`, `file_missing`,
 *   `emergency_stands` where the message may not be stored, with whom to call
 */
export async function say(
  ports: Ports,
  actor: Person,
  input: Said & { questionId: string; timeZone?: string | null },
): Promise<z.input<typeof Message>> {
  const said = await ports.transact(async (tx) => {
    await undoByGoingOn(ports, tx, input.questionId)
    const row = await lockQuestion(tx, input.questionId)
    if (!row || row.personId !== actor.personId) throw new Refusal('question_unknown', 404)
    const asked = await questionsPut(tx, row, input)
    const plain = isPlain(input, asked, row)
    const facts = await detectEmergencyInThread(ports, tx, actor, row, input, { isReply: asked.size > 0, plain })
    if (facts) return sayInDanger(ports, tx, actor, row, input, facts)
    mustBeOpenToContinue(ports, row)
    await mustNotTurnToHealth(ports, tx, row, input.text)
    const replies = answersTo(asked, input)
    const typed = replies?.find((answer) => answer.typed)
    const reply = activeEmergency(row)
      ? undefined
      : deadlineReplyIn(row, typed ?? input, await lastSpokenMessage(tx, row.id), ports.clock.now())
    const ofField = repliesWithField(asked, (typed ?? input).text ?? '')
    // What settles the deadline, or says what the question is about, answers no other question.
    const answers = reply?.whole || ofField ? replies?.filter((answer) => answer !== typed) : replies
    const settles = reply?.whole === true && !answers?.length
    const message = await keepMessage(ports, tx, actor, row, input, dataOf(answers, { settles, ofField }))
    await checkByModelLater(ports, tx, { questionId: row.id, messageId: message.id })
    if (!plain && !isReplyInContext(input.text, asked.size > 0)) await sayHelplines(ports, tx, row, input.text)
    if (activeEmergency(row)) return viewOf(ports, tx, row, message)
    const settled = reply ? await confirmDeadlineFromMessage(ports, tx, row, reply, message.at) : row
    const only = settles && !typed && input.attachments.length === 0 && isForAssistant(row)
    return viewOf(ports, tx, only ? settled : await deliver(ports, tx, actor, settled, input), message)
  })
  // The emergency is saved by now, and shown wherever the question is.
  if (said instanceof Refusal) throw said
  return said
}

type Said = {
  text: string
  attachments: readonly string[]
  answers?: readonly { key: string; text: string | null }[]
  /** The assistant's question that was shown. */
  replyTo?: string
}

type Asked = ReadonlyMap<string, IntakeQuestion>

/** The assistant's questions, where the message says that it replies to some, or they were the last thing said. */
async function questionsPut(tx: Tx, row: QuestionRow, { answers = [], replyTo }: Said): Promise<Asked> {
  const named = answers.length > 0 || replyTo !== undefined
  return named || (await mayReply(tx, row)) ? intakeQuestionsOf(tx, row.id) : new Map()
}

async function mayReply(tx: Tx, row: QuestionRow): Promise<boolean> {
  const last = await lastSpokenMessage(tx, row.id)
  const intake =
    last?.author === 'assistant' && last.kind === 'intake' ? (last.data?.intake as Intake | undefined) : undefined
  return (intake?.questions.length ?? 0) > 0
}

/** What a message is kept with: its answers, or that it is none to what the assistant has asked. */
function dataOf(answers: KeptAnswer[] | undefined, { settles, ofField }: { settles: boolean; ofField: boolean }) {
  if (answers?.length) return { answers }
  if (settles) return { deadlineReply: true }
  return ofField ? { fieldReply: true } : null
}

/** "It is not about health, it is about my neighbour" tells the assistant nothing that it has asked. */
const repliesWithField = (asked: Asked, text: string): boolean =>
  asked.size > 0 &&
  saysOnlyField(
    text,
    [...asked.values()].map(({ ask }) => ask),
  )

/** In reply to a question, or to the day that was proposed. */
const isPlain = ({ text }: Said, asked: Asked, { proposedDeadline }: QuestionRow): boolean => {
  const offered = [...asked.values()].flatMap(({ choices }) => choices.map(({ label }) => label))
  return (asked.size > 0 || proposedDeadline !== null) && isPlainReply(text, offered)
}

/**
 * The replies with the questions as the assistant has put them: those chosen, then what was typed beside a question. Left
 * out are those to a question that it never asked, and words that the message does not contain, which nothing has
 * looked at.
 */
function answersTo(asked: Asked, { text: said, answers = [], replyTo }: Said): KeptAnswer[] | undefined {
  const kept = answers.flatMap(({ key, text }): KeptAnswer[] => {
    const question = asked.get(key)
    return question === undefined || !said.includes(text ?? '') ? [] : [{ key, ask: question.ask, text }]
  })
  const shown = replyTo === undefined ? undefined : asked.get(replyTo)
  if (shown) kept.push({ key: shown.key, ask: shown.ask, text: withoutChosen(said, kept), typed: true })
  return kept.length > 0 ? kept : undefined
}

/** Replies that were chosen stand before what was typed, each on a line. */
function withoutChosen(said: string, chosen: readonly KeptAnswer[]): string {
  const before = chosen.flatMap(({ text }) => (text === null ? [] : `${text}\n`)).join('')
  return said.startsWith(before) ? said.slice(before.length) : said
}

/**
 * Saves the message with the question where it may be stored; it reaches nobody but an expert who is on it. A closed
 * question takes no message, and its client is told whom to call all the same.
 */
async function sayInDanger(
  ports: Ports,
  tx: Tx,
  actor: Person,
  row: QuestionRow,
  input: Said,
  facts: EmergencyFacts,
): Promise<z.input<typeof Message> | Refusal> {
  if (!(await mayBeKeptIn(ports, tx, row, input.text))) {
    // A question whose words are erased keeps nothing of what was said since.
    if (row.body !== '') await raiseEmergency(ports, tx, row, facts)
    return emergencyRefusal(facts, row.locale)
  }
  const message = await keepMessage(ports, tx, actor, row, input)
  const raised = await raiseEmergency(ports, tx, row, facts)
  return viewOf(ports, tx, isDelivered(row) ? await deliver(ports, tx, actor, raised, input) : raised, message)
}

async function mayBeKeptIn(ports: Ports, tx: Tx, row: QuestionRow, text: string): Promise<boolean> {
  if (row.state === 'CLOSED') return false
  try {
    mustBeOpenToContinue(ports, row)
    await mustNotTurnToHealth(ports, tx, row, text)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Only the assistant would read the message, and it needs no turn: a deadline reply acts like its button. */
const isForAssistant = ({ life, assistantBusySince }: QuestionRow): boolean =>
  life.lease?.kind !== 'work' && life.state !== 'NEEDS_CLIENT' && assistantBusySince === null

async function keepMessage(
  ports: Ports,
  tx: Tx,
  actor: Person,
  row: QuestionRow,
  input: Said,
  data: Record<string, unknown> | null = null,
): Promise<MessageRow> {
  const message = await appendMessage(tx, row.id, {
    id: ports.ids.id(),
    author: 'client',
    authorId: actor.personId,
    authorName: null,
    kind: 'text',
    body: input.text,
    data,
    locale: writtenIn({ text: input.text }, row.locale),
    at: ports.clock.now(),
  })
  await attachAll(tx, actor, input.attachments, { questionId: row.id, messageId: message.id })
  await translateLater(ports, tx, row)
  // The assistant, which would write the brief anew, is silent.
  if (row.life.assistantMutedAt !== null)
    await ports.jobs.enqueue(tx, 'question.brief', { questionId: row.id }, { key: row.id })
  return message
}

async function deliver(ports: Ports, tx: Tx, actor: Person, row: QuestionRow, { attachments }: Said) {
  const correction = await correctionSaid(ports, tx, row, actor)
  const saved = await applyTo(ports, tx, row, [
    { kind: 'client_message', by: actor.personId, document: attachments.length > 0 },
    ...(correction ? [correction] : []),
  ])
  if (correction) await forgetPreview(tx, saved)
  return saved
}

async function viewOf(ports: Ports, tx: Tx, row: QuestionRow, message: MessageRow) {
  const [view] = await messageViews(ports, tx, row, [message], 'client')
  if (!view) throw new Error(`message ${message.id} has no view`)
  return view
}
