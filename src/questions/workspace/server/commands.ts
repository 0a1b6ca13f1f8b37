import { isDeepStrictEqual } from 'node:util'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { type Category, findCategory } from '../../../catalog/catalog.ts'
import { resetLapses } from '../../../experts/server/changes.ts'
import { expertOf, hasValidTitle } from '../../../experts/server/views.ts'
import { mayWork } from '../../../experts/standing/standing.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { workToken } from '../../access.ts'
import { authorOf, keepsLines } from '../../answers/contribution.ts'
import {
  type AnswerRow,
  answerToCorrect,
  type ContributionRow,
  contributionsTo,
} from '../../answers/server/contribution-store.ts'
import { deliver } from '../../answers/server/deliver.ts'
import { attachAll } from '../../files/server/attach.ts'
import type { ExpertEvent } from '../../lifecycle/events.ts'
import { lostAt } from '../../lifecycle/leases.ts'
import { applyTo } from '../../lifecycle/server/apply.ts'
import { isBeingWithdrawn, mustNotBeWithdrawn } from '../../lifecycle/server/undo.ts'
import { couldAnswer } from '../../matching/server/candidates.ts'
import { appendMessage, hasWorkedOn } from '../../server/store.ts'
import { lockQuestion, type QuestionRow } from '../../server/views.ts'
import type { Answer } from '../../shapes.ts'
import { messageViews } from '../../thread/server/message-view.ts'
import { writesIn, writtenIn } from '../../translation/lines.ts'
import { translateLater } from '../../translation/server/translate.ts'
import { isAssisted, unconfirmed } from '../proposal.ts'
import { deleteAnswerDraft } from './draft-store.ts'
import { acceptedBy, dropAllAccepted } from './proposal-store.ts'
import { workspaceQuestion } from './view.ts'

export type OwnExpertRow = NonNullable<Awaited<ReturnType<typeof expertOf>>>

/** The expert profile of this person. @throws Refusal `not_found` */
export async function ownExpert(db: Db, actor: Person): Promise<OwnExpertRow> {
  const expert = await expertOf(db, actor.personId)
  if (!expert || !mayWork(expert.state)) throw new Refusal('not_found', 404)
  return expert
}

/** For an expert who works on it, or did: only they may learn that a lease is lost. For others it does not exist. */
export async function locked(tx: Tx, questionId: string, expertId: string): Promise<QuestionRow> {
  const row = await lockQuestion(tx, questionId)
  const known = row && (row.expertId === expertId || (await hasWorkedOn(tx, questionId, expertId)))
  if (!known) throw new Refusal('question_unknown', 404)
  return row
}

export type OfQuestion = { questionId: string; token: number }

/**
 * Accepts an offered question, or one that a colleague hands over: compare-and-swap on the offer's token under the row's lock. The same transaction mutes
 * the assistant and requests the capture of the held amount.
 * @throws Refusal `offer_gone`
 */
export async function accept(ports: Ports, actor: Person, input: OfQuestion & { locale: Locale }) {
  const expert = await ownExpert(ports.db, actor)
  return ports.transact(async (tx) => {
    const saved = await acceptAs(ports, tx, expert.id, input)
    return workspaceQuestion(ports, tx, saved, expert, input.locale)
  })
}

export async function acceptAs(ports: Ports, tx: Tx, expertId: string, input: OfQuestion): Promise<QuestionRow> {
  const row = await lockQuestion(tx, input.questionId)
  if (!row || (await isBeingWithdrawn(tx, row.id))) throw new Refusal('offer_gone', 409)
  const handed = row.life.handOver?.token === input.token
  // In the meantime the client may have stopped the colleague, or their title have expired.
  if (handed && !(await couldAnswer(ports, tx, row, expertId))) throw new Refusal('offer_gone', 409)
  const kind = handed ? 'take_over' : 'accept'
  const saved = await applyTo(ports, tx, row, [{ kind, expertId, token: input.token }])
  await resetLapses(tx, expertId)
  await translateLater(ports, tx, saved)
  return saved
}

export async function decline(
  ports: Ports,
  actor: Person,
  input: OfQuestion & { reason: string },
): Promise<{ questionId: string }> {
  const expert = await ownExpert(ports.db, actor)
  return ports.transact(async (tx) => {
    const row = await lockQuestion(tx, input.questionId)
    if (!row) throw new Refusal('offer_gone', 409)
    const kind = row.life.handOver?.token === input.token ? 'turn_down' : 'decline'
    await applyTo(ports, tx, row, [{ kind, expertId: expert.id, token: input.token, reason: input.reason }])
    await resetLapses(tx, expert.id)
    return { questionId: row.id }
  })
}

/** Renews the lease. @throws Refusal `lease_lost` */
export async function heartbeat(ports: Ports, actor: Person, input: OfQuestion): Promise<{ lostAt: Date }> {
  const expert = await ownExpert(ports.db, actor)
  return ports.transact(async (tx) => {
    const row = await locked(tx, input.questionId, expert.id)
    const saved = await applyTo(ports, tx, row, [{ kind: 'heartbeat', expertId: expert.id, token: input.token }])
    return { lostAt: lossOf(saved, ports) }
  })
}

export function lossOf(row: QuestionRow, ports: Ports): Date {
  return lostAt(row.life) ?? ports.clock.now()
}

/** Extends the lease by ten minutes, once. @throws Refusal `lease_lost`, `already_extended` */
export async function extend(ports: Ports, actor: Person, input: OfQuestion): Promise<{ lostAt: Date }> {
  const expert = await ownExpert(ports.db, actor)
  return ports.transact(async (tx) => {
    const row = await locked(tx, input.questionId, expert.id)
    const saved = await applyTo(ports, tx, row, [{ kind: 'extend', expertId: expert.id, token: input.token }])
    return { lostAt: lossOf(saved, ports) }
  })
}

/** Writes to the client; `asksInformation` stops the answer clock until the client replies. */
export async function expertSay(
  ports: Ports,
  actor: Person,
  input: OfQuestion & { text: string; attachments: readonly string[]; asksInformation: boolean },
) {
  const expert = await ownExpert(ports.db, actor)
  return ports.transact(async (tx) => {
    const row = await locked(tx, input.questionId, expert.id)
    const { token } = input
    const event: ExpertEvent = input.asksInformation
      ? { kind: 'ask_information', expertId: expert.id, token }
      : { kind: 'expert_message', expertId: expert.id, token }
    const message = await appendMessage(tx, row.id, {
      id: ports.ids.id(),
      author: 'expert',
      authorId: expert.id,
      authorName: `${expert.firstName} ${expert.lastName}`,
      kind: input.asksInformation ? 'info_request' : 'text',
      body: input.text,
      data: null,
      locale: writtenIn({ text: input.text }, writesIn(expert.languages, row.locale)),
      at: ports.clock.now(),
    })
    await attachAll(tx, actor, input.attachments, { questionId: row.id, messageId: message.id })
    // A reply ends a follow-up as an answer does; a message before the answer delivers nothing yet.
    if (row.state === 'FOLLOW_UP' && workToken(row.life, expert.id) === token) {
      await mustNotBeWithdrawn(tx, row.id)
      await deliver(ports, tx, row, expert, { text: input.text })
    }
    const saved = await applyTo(ports, tx, row, [event])
    await translateLater(ports, tx, saved)
    const [view] = await messageViews(ports, tx, saved, [message], 'expert')
    if (!view) throw new Error(`message ${message.id} has no view`)
    return view
  })
}

/**
 * `token` null: corrects an answer without the right to work. `corrects`: the version that was read while it was
 * corrected.
 */
type Answered = { questionId: string; token: number | null; corrects?: number | null; answer: Answer }

/**
 * Posts the full answer under the work lease, or corrects the expert's own. In a regulated field the expert needs a title
 * that is valid today.
 * @throws Refusal `question_unknown`, `lease_lost`, `being_withdrawn`, `illegal_transition`, `scope_guard`,
 *   `proposal_unconfirmed`, `corrected_meanwhile`, `answer_unchanged`
 */
export async function answer(ports: Ports, actor: Person, input: Answered & { locale: Locale }) {
  const expert = await ownExpert(ports.db, actor)
  return ports.transact(async (tx) => {
    const row = await locked(tx, input.questionId, expert.id)
    const category = findCategory(row.category)
    if (category && !(await mayAnswerIn(ports, tx, category, expert))) throw new Refusal('scope_guard', 409)
    const saved = await answerAs(ports, tx, row, expert, input)
    return workspaceQuestion(ports, tx, saved, expert, input.locale)
  })
}

export async function answerAs(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  expert: OwnExpertRow,
  input: Omit<Answered, 'questionId'>,
): Promise<QuestionRow> {
  const delivered = await contributionsTo(tx, row.id)
  const own = answerToCorrect(delivered, row.life, expert.id)
  // The refusal of a stale token comes first: nothing is written for an expert who lost the lease.
  if (!mayAnswerUnder(input.token, row, expert.id)) throw new Refusal('lease_lost', 409)
  mustCorrectTheLatest(own, input.corrects)
  if (own && isDeepStrictEqual(own.content.answer, input.answer)) throw new Refusal('answer_unchanged', 409)
  await mustNotBeWithdrawn(tx, row.id)
  const taken = await acceptedBy(tx, row.id, expert.id)
  if (unconfirmed(taken, input.answer).length > 0) throw new Refusal('proposal_unconfirmed', 409)
  const earlier = delivered.filter(({ expertId }) => expertId === expert.id)
  const assisted = isAssisted(taken, input.answer) || earlier.some((one) => isAssistedStill(one, input.answer))
  await appendMessage(tx, row.id, {
    id: ports.ids.id(),
    author: 'expert',
    authorId: expert.id,
    authorName: `${expert.firstName} ${expert.lastName}`,
    kind: 'answer',
    body: input.answer.short,
    data: { answer: input.answer, corrects: own !== undefined, writtenBy: authorOf(expert, assisted) },
    locale: writtenIn({ answer: input.answer }, writesIn(expert.languages, row.locale)),
    at: ports.clock.now(),
  })
  const { token } = input
  const corrects = token === null || own !== undefined
  await deliver(ports, tx, row, expert, { answer: input.answer, assisted, corrects })
  const event: ExpertEvent = corrects
    ? { kind: 'correct_answer', expertId: expert.id }
    : { kind: 'answer', expertId: expert.id, token }
  const saved = await applyTo(ports, tx, row, [event])
  await deleteAnswerDraft(tx, row.id, expert.id)
  await dropAllAccepted(tx, row.id, expert.id)
  await translateLater(ports, tx, saved)
  return saved
}

/**
 * A correction that was begun before the client wrote again has no token, and is still the author's: what the client asked
 * meanwhile has come to them.
 */
function mayAnswerUnder(token: number | null, row: QuestionRow, expertId: string): boolean {
  const held = workToken(row.life, expertId)
  return held === token || (token === null && held !== null && row.state === 'FOLLOW_UP')
}

/** Nobody replaces what they have not read: it was sent from another device meanwhile. */
export function mustCorrectTheLatest(own: AnswerRow | undefined, corrects: number | null | undefined): void {
  if (corrects !== undefined && (own?.version ?? null) !== corrects) throw new Refusal('corrected_meanwhile', 409)
}

/** Whether an answer keeps, or brings back, something of a version that the machine has helped to write. */
const isAssistedStill = ({ authorKind, content }: ContributionRow, answer: Answer): boolean =>
  authorKind === 'assistant_edited' && !!content?.answer && keepsLines(content.answer, answer)

async function mayAnswerIn(ports: Ports, tx: Tx, category: Category, expert: OwnExpertRow): Promise<boolean> {
  if (category.regulated === 'none' || expert.coversAll || expert.scripted) return true
  const today = ports.clock.now().toISOString().slice(0, 10)
  return hasValidTitle(tx, expert.id, category.regulated, today)
}

export async function giveUp(
  ports: Ports,
  actor: Person,
  input: OfQuestion & { reason: string },
): Promise<{ questionId: string }> {
  const expert = await ownExpert(ports.db, actor)
  return ports.transact(async (tx) => {
    const row = await locked(tx, input.questionId, expert.id)
    await applyTo(ports, tx, row, [{ kind: 'give_up', expertId: expert.id, token: input.token, reason: input.reason }])
    return { questionId: row.id }
  })
}

/** Returns to a question one has worked on: after a follow-up of the client, or after a lost lease. */
export async function takeUp(ports: Ports, actor: Person, input: { questionId: string; locale: Locale }) {
  const expert = await ownExpert(ports.db, actor)
  return ports.transact(async (tx) => {
    const row = await locked(tx, input.questionId, expert.id)
    await mustNotBeWithdrawn(tx, row.id)
    const saved = await applyTo(ports, tx, row, [{ kind: 'take_up', expertId: expert.id }])
    await translateLater(ports, tx, saved)
    return workspaceQuestion(ports, tx, saved, expert, input.locale)
  })
}
