import { Refusal } from '../../../api/refusal.ts'
import { expertById, scriptedExpertId } from '../../../experts/server/views.ts'
import type { Ports } from '../../../platform/ports.ts'
import { workToken } from '../../access.ts'
import { deliver } from '../../answers/server/deliver.ts'
import { dossierOf } from '../../assistant/server/turn.ts'
import { modelAnswer, wordsIn } from '../../demo/model-answer.ts'
import { laterAnswer, modelReply } from '../../demo/model-reply.ts'
import { applyTo } from '../../lifecycle/server/apply.ts'
import { appendMessage, lastTurn } from '../../server/store.ts'
import { lockQuestion, messagesOf, type QuestionRow, questionById } from '../../server/views.ts'
import type { Answer } from '../../shapes.ts'
import { acceptAs, answerAs, type OwnExpertRow } from './commands.ts'

/** How long the scripted expert "reads" before it answers, in milliseconds. */
const readsFor = 15_000

export type ScriptedAct = 'accept' | 'answer' | 'follow_up'
type Job = { questionId: string; token: number; act: ScriptedAct }

/**
 * The demonstration's scripted expert: lets one person alone see the whole path. It is a program, says so in its name,
 * its message and its answer, and is asked only when no human expert's workspace is open.
 */
export async function scripted(ports: Ports, job: Job): Promise<void> {
  try {
    const expertId = await scriptedExpertId(ports.db)
    if (expertId) await acts[job.act](ports, expertId, job)
  } catch (error) {
    // The offer lapsed, another expert accepted, or the client closed: nothing is left to do.
    if (!(error instanceof Refusal)) throw error
  }
}

const acts: Record<ScriptedAct, (ports: Ports, expertId: string, job: Job) => Promise<void>> = {
  accept: acceptOffer,
  answer: answerQuestion,
  follow_up: replyToFollowUp,
}

async function acceptOffer(ports: Ports, expertId: string, job: Job): Promise<void> {
  await ports.transact(async (tx) => {
    const before = await lockQuestion(tx, job.questionId)
    // Repeated after a crash: the greeting was sent already.
    if (!before || workToken(before.life, expertId) !== null) return
    const saved = await acceptAs(ports, tx, expertId, job)
    const expert = await expertById(tx, expertId)
    const token = workToken(saved.life, expertId)
    if (!expert || token === null) return
    const startAfter = new Date(ports.clock.now().getTime() + readsFor)
    // To its own answer a message is the reply already.
    const act = saved.state === 'FOLLOW_UP' ? 'follow_up' : 'answer'
    if (act === 'answer')
      await appendMessage(tx, saved.id, messageOf(ports, saved, expert, wordsIn(saved.locale).hello))
    await applyTo(ports, tx, saved, [
      ...(act === 'answer' ? [{ kind: 'expert_message' as const, expertId, token }] : []),
      { kind: 'heartbeat', expertId, token },
    ])
    await ports.jobs.enqueue(tx, 'question.scripted', { questionId: saved.id, token, act }, { startAfter })
  })
}

function messageOf(ports: Ports, { locale }: QuestionRow, expert: OwnExpertRow, body: string) {
  return {
    id: ports.ids.id(),
    author: 'expert' as const,
    authorId: expert.id,
    authorName: `${expert.firstName} ${expert.lastName}`,
    kind: 'text' as const,
    body,
    data: null,
    locale,
    at: ports.clock.now(),
  }
}

/** What was written on the question, and the client's last message. Read before the lock, as a dossier takes some time. */
async function heardOf(ports: Ports, questionId: string) {
  const row = await questionById(ports.db, questionId)
  if (!row) return null
  const thread = await messagesOf(ports.db, questionId)
  const own = thread.filter(({ author }) => author === 'expert')
  return {
    dossier: await dossierOf(ports, row),
    said: {
      message: thread.findLast(({ author }) => author === 'client')?.body ?? row.body,
      before: own.map(({ body, data }) => (data?.answer as Answer | undefined) ?? body),
      refunded: row.payment === 'REFUNDED',
    },
    last: (await lastTurn(ports.db, questionId))?.seq,
  }
}

async function answerQuestion(ports: Ports, expertId: string, { questionId }: Job): Promise<void> {
  const heard = await heardOf(ports, questionId)
  if (!heard) return
  await ports.transact(async (tx) => {
    const row = await lockQuestion(tx, questionId)
    const expert = await expertById(tx, expertId)
    const token = row ? workToken(row.life, expertId) : null
    if (!row || !expert || token === null) return
    const { dossier, said } = heard
    const answer = row.life.answeredAt === null ? modelAnswer(dossier) : laterAnswer(dossier, said)
    await answerAs(ports, tx, row, expert, { token, answer })
  })
}

async function replyToFollowUp(ports: Ports, expertId: string, job: Job): Promise<void> {
  const { questionId } = job
  const heard = await heardOf(ports, questionId)
  if (!heard) return
  await ports.transact(async (tx) => {
    const row = await lockQuestion(tx, questionId)
    const expert = await expertById(tx, expertId)
    const token = row ? workToken(row.life, expertId) : null
    if (row?.state !== 'FOLLOW_UP' || !expert || token === null) return
    // The client went on writing: the reply is to everything.
    if ((await lastTurn(tx, questionId))?.seq !== heard.last) return ports.jobs.enqueue(tx, 'question.scripted', job)
    const text = modelReply(heard.dossier, heard.said)
    await appendMessage(tx, row.id, messageOf(ports, row, expert, text))
    await deliver(ports, tx, row, expert, { text })
    await applyTo(ports, tx, row, [{ kind: 'expert_message', expertId, token }])
  })
}
