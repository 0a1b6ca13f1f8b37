import { createHash } from 'node:crypto'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../platform/db/port.ts'
import { canonicalJson } from '../canonical-json.ts'
import type { QuestionRecord } from '../lifecycle/events.ts'
import type { QuestionState } from '../lifecycle/states.ts'
import type { Breakdown } from '../matching/matching.ts'
import type { QuestionTable } from './tables.ts'
import type { MessageRow, QuestionRow } from './views.ts'

/** The columns that repeat the state of the rules, for constraints, indexes and lists. */
function columnsOf(state: QuestionState) {
  const worker = state.lease?.kind === 'work' ? state.lease.expertId : null
  const instant = (at: number | null) => (at === null ? null : new Date(at))
  const engaged = ['ASSIGNED', 'NEEDS_CLIENT', 'ANSWERED', 'FOLLOW_UP'].includes(state.state)
  return {
    life: JSON.stringify(state),
    state: state.state,
    payment: state.payment,
    meeting: state.meeting,
    claim: state.claim,
    close_reason: state.closeReason,
    free_slot: state.freeSlot,
    version: state.version,
    expert_id: worker ?? (engaged ? (state.acceptedBy ?? state.answeredBy) : state.answeredBy),
    requested_expert_id: state.requested?.expertId ?? null,
    purchase_id: state.order,
    answered_at: instant(state.answeredAt),
    closed_at: instant(state.closedAt),
    // While no field is set, the row keeps the last one.
    ...(state.category !== null && { category: state.category, sub_category: state.subCategory }),
  }
}

export type NewQuestion = Pick<
  Insertable<QuestionTable>,
  | 'id'
  | 'person_id'
  | 'category'
  | 'sub_category'
  | 'locale'
  | 'title'
  | 'body'
  | 'created_at'
  | 'emergency_set_aside'
  | 'safe_to_write'
>
/** No emergency: its facts are erased with the text that showed them. */
export const noEmergency = {
  emergency: null,
  emergency_at: null,
  emergency_dismissed_at: null,
  emergency_set_aside: '[]',
  safe_to_write: null,
}
/** The assistant is not writing. */
export const assistantIdle = { assistant_busy_since: null, assistant_words: null }

type Change = { now: Date; nextDue: Date | null; busySince?: Date | null }

function changed({ now, nextDue, busySince }: Change) {
  const busy = busySince === undefined ? {} : { assistant_busy_since: busySince, assistant_words: null }
  return { next_due_at: nextDue, updated_at: now, ...busy }
}

export function insertQuestion(tx: Tx, row: NewQuestion, state: QuestionState, change: Change): Promise<QuestionRow> {
  return tx
    .insertInto('question')
    .values({ ...row, ...columnsOf(state), ...changed(change) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function saveLife(tx: Tx, id: string, state: QuestionState, change: Change): Promise<QuestionRow> {
  return tx
    .updateTable('question')
    .set({ ...columnsOf(state), ...changed(change) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateQuestion(tx: Db, id: string, set: Updateable<QuestionTable>): Promise<void> {
  await tx.updateTable('question').set(set).where('id', '=', id).execute()
}

/** Saves the assistant's text so far; returns its reader, or undefined where this turn may not continue. */
export async function saveStreamedText(tx: Tx, id: string, turn: number, words: string): Promise<string | undefined> {
  const kept = await tx
    .updateTable('question')
    .set({ assistant_words: words })
    .where('id', '=', id)
    .where('assistant_busy_since', 'is not', null)
    .where(sql<boolean>`life @> ${JSON.stringify({ assistantTurn: turn, assistantMutedAt: null })}::jsonb`)
    .returning('person_id')
    .executeTakeFirst()
  return kept?.person_id
}

export async function insertEvents(tx: Tx, questionId: string, records: readonly QuestionRecord[]): Promise<void> {
  if (records.length === 0) return
  await tx
    .insertInto('question_event')
    .values(
      records.map((record) => ({
        question_id: questionId,
        at: new Date(record.at),
        actor_kind: record.actor.kind,
        actor_id: record.actor.id,
        event: record.event,
        from_state: record.from,
        to_state: record.to,
        reason: record.reason,
        data: JSON.stringify(record.data),
      })),
    )
    .execute()
}

export type NewLease = {
  question_id: string
  token: number
  expert_id: string
  kind: 'offer' | 'broadcast' | 'work'
  granted_at: Date
  expires_at: Date | null
  score: { total: number; breakdown: Breakdown } | null
  /** The fee for delivering under it, in cents. */
  fee: number
}

export async function openLeases(tx: Tx, rows: readonly NewLease[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('lease')
    .values(
      rows.map((row) => ({
        ...row,
        score: row.score ? JSON.stringify(row.score) : null,
        ended_at: null,
        outcome: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['question_id', 'token', 'expert_id']).doNothing())
    .execute()
}

export async function endLeases(
  tx: Tx,
  questionId: string,
  which: { token: number; expertId?: string },
  at: Date,
  outcome: string,
): Promise<void> {
  await tx
    .updateTable('lease')
    .set({ ended_at: at, outcome })
    .where('question_id', '=', questionId)
    .where('token', '=', which.token)
    .where('ended_at', 'is', null)
    .$if(which.expertId !== undefined, (query) => query.where('expert_id', '=', which.expertId ?? ''))
    .execute()
}

export async function hasWorkedOn(db: Db, questionId: string, expertId: string): Promise<boolean> {
  const row = await db
    .selectFrom('lease')
    .select('token')
    .where('question_id', '=', questionId)
    .where('expert_id', '=', expertId)
    .where('kind', '=', 'work')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The matching score of the offer that the expert accepted. */
export async function scoreOf(db: Db, questionId: string, expertId: string): Promise<Breakdown | null> {
  const row = await db
    .selectFrom('lease')
    .select('score')
    .where('question_id', '=', questionId)
    .where('expert_id', '=', expertId)
    .where('score', 'is not', null)
    .orderBy('token', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.score?.breakdown ?? null
}

/** How many questions each of these experts works on, or is being asked alone about. */
export async function loadOf(db: Db, expertIds: readonly string[]): Promise<Map<string, number>> {
  if (expertIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('lease')
    .select(['expert_id', sql<number>`count(*)::int`.as('load')])
    .where('expert_id', 'in', expertIds)
    .where('ended_at', 'is', null)
    .where('kind', 'in', ['offer', 'work'])
    .groupBy('expert_id')
    .execute()
  return new Map(rows.map((row) => [row.expert_id, row.load]))
}

/** Which of these experts have answered this client before. */
export async function expertsKnownTo(db: Db, personId: string, expertIds: readonly string[]): Promise<Set<string>> {
  if (expertIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('question')
    .select('expert_id')
    .distinct()
    .where('person_id', '=', personId)
    .where('expert_id', 'in', expertIds)
    .where('answered_at', 'is not', null)
    .execute()
  return new Set(rows.flatMap((row) => row.expert_id ?? []))
}

export type NewMessage = {
  id: string
  author: MessageRow['author']
  authorId: string | null
  authorName: string | null
  kind: MessageRow['kind']
  body: string
  data: Record<string, unknown> | null
  locale: 'fr' | 'en'
  at: Date
}

/**
 * Appends to the thread. Each message carries the hash of the one before it, so that nobody can change or drop one
 * unnoticed. The question's lock is held, so numbers have no gaps and no duplicates.
 */
export async function appendMessage(tx: Tx, questionId: string, message: NewMessage): Promise<MessageRow> {
  const last = await tx
    .selectFrom('message')
    .select(['seq', 'hash'])
    .where('question_id', '=', questionId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return insertMessage(tx, questionId, message, last)
}

/** The same where the previous message is known; the first one of a thread has none. */
export function insertMessage(
  tx: Tx,
  questionId: string,
  message: NewMessage,
  last?: Pick<MessageRow, 'seq' | 'hash'>,
): Promise<MessageRow> {
  const previous = last?.hash ?? ''
  const data = message.data === null ? null : JSON.stringify(message.data)
  const seq = (last?.seq ?? 0) + 1
  const content = { ...message, seq }
  return tx
    .insertInto('message')
    .values({
      id: message.id,
      question_id: questionId,
      seq,
      author: message.author,
      author_id: message.authorId,
      author_name: message.authorName,
      kind: message.kind,
      body: message.body,
      data,
      locale: message.locale,
      at: message.at,
      previous_hash: previous,
      hash: messageHash(previous, content),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function messageHash(
  previous: string,
  content: { seq: number; author: string; kind: string; body: string; data: unknown; at: Date },
): string {
  return createHash('sha256')
    .update(
      [
        previous,
        content.seq,
        content.author,
        content.kind,
        content.body,
        content.data ?? null,
        content.at.toISOString(),
      ]
        .map(canonicalJson)
        .join('\n'),
    )
    .digest('hex')
}

/** The thread's line for a field correction by the client. */
export const correctionEvent = 'category_corrected'

/** Who wrote last, the client or the assistant; a correction of the field counts too (author `house`). */
export function lastTurn(db: Db, questionId: string) {
  return db
    .selectFrom('message')
    .select(['seq', 'author'])
    .where('question_id', '=', questionId)
    .where(({ or, eb }) =>
      or([eb('author', 'in', ['client', 'assistant']), eb(sql<string>`data->>'event'`, '=', correctionEvent)]),
    )
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The last message that the client or the assistant wrote. */
export function lastSpokenMessage(db: Db, questionId: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('message')
    .selectAll()
    .where('question_id', '=', questionId)
    .where('author', 'in', ['client', 'assistant'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Erases what a thread says; that and when somebody wrote stays. */
export async function emptyMessages(tx: Tx, questionId: string): Promise<void> {
  await tx.updateTable('message').set({ body: '', data: null }).where('question_id', '=', questionId).execute()
}

export function dueQuestions(db: Db, now: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('question')
    .select('id')
    .where('next_due_at', '<=', now)
    .orderBy('next_due_at')
    .limit(200)
    .execute()
}

/** How many of a person's questions have used, or are about to use, a free one. */
export async function freeUsed(db: Db, personId: string): Promise<number> {
  const row = await db
    .selectFrom('question')
    .select(sql<number>`count(*)::int`.as('used'))
    .where('person_id', '=', personId)
    .where('free_slot', '<>', 'none')
    .executeTakeFirstOrThrow()
  return row.used
}
