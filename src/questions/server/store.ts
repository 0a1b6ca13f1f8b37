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
    closeReason: state.closeReason,
    freeSlot: state.freeSlot,
    version: state.version,
    expertId: worker ?? (engaged ? (state.acceptedBy ?? state.answeredBy) : state.answeredBy),
    requestedExpertId: state.requested?.expertId ?? null,
    purchaseId: state.order,
    answeredAt: instant(state.answeredAt),
    closedAt: instant(state.closedAt),
    // While no field is set, the row keeps the last one.
    ...(state.category !== null && { category: state.category, subCategory: state.subCategory }),
  }
}

export type NewQuestion = Pick<
  Insertable<QuestionTable>,
  | 'id'
  | 'personId'
  | 'category'
  | 'subCategory'
  | 'locale'
  | 'title'
  | 'body'
  | 'createdAt'
  | 'emergencySetAside'
  | 'safeToWrite'
>
/** No emergency: its facts are erased with the text that showed them. */
export const noEmergency = {
  emergency: null,
  emergencyAt: null,
  emergencyDismissedAt: null,
  emergencySetAside: '[]',
  safeToWrite: null,
}
/** The assistant is not writing. */
export const assistantIdle = { assistantBusySince: null, assistantWords: null }

type Change = { now: Date; nextDue: Date | null; busySince?: Date | null }

function changed({ now, nextDue, busySince }: Change) {
  const busy = busySince === undefined ? {} : { assistantBusySince: busySince, assistantWords: null }
  return { nextDueAt: nextDue, updatedAt: now, ...busy }
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
    .set({ assistantWords: words })
    .where('id', '=', id)
    .where('assistantBusySince', 'is not', null)
    .where(sql<boolean>`life @> ${JSON.stringify({ assistantTurn: turn, assistantMutedAt: null })}::jsonb`)
    .returning('personId')
    .executeTakeFirst()
  return kept?.personId
}

export async function insertEvents(tx: Tx, questionId: string, records: readonly QuestionRecord[]): Promise<void> {
  if (records.length === 0) return
  await tx
    .insertInto('question_event')
    .values(
      records.map((record) => ({
        questionId,
        at: new Date(record.at),
        actorKind: record.actor.kind,
        actorId: record.actor.id,
        event: record.event,
        fromState: record.from,
        toState: record.to,
        reason: record.reason,
        data: JSON.stringify(record.data),
      })),
    )
    .execute()
}

export type NewLease = {
  questionId: string
  token: number
  expertId: string
  kind: 'offer' | 'broadcast' | 'work'
  grantedAt: Date
  expiresAt: Date | null
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
        endedAt: null,
        outcome: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['questionId', 'token', 'expertId']).doNothing())
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
    .set({ endedAt: at, outcome })
    .where('questionId', '=', questionId)
    .where('token', '=', which.token)
    .where('endedAt', 'is', null)
    .$if(which.expertId !== undefined, (query) => query.where('expertId', '=', which.expertId ?? ''))
    .execute()
}

export async function hasWorkedOn(db: Db, questionId: string, expertId: string): Promise<boolean> {
  const row = await db
    .selectFrom('lease')
    .select('token')
    .where('questionId', '=', questionId)
    .where('expertId', '=', expertId)
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
    .where('questionId', '=', questionId)
    .where('expertId', '=', expertId)
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
    .select(['expertId', sql<number>`count(*)::int`.as('load')])
    .where('expertId', 'in', expertIds)
    .where('endedAt', 'is', null)
    .where('kind', 'in', ['offer', 'work'])
    .groupBy('expertId')
    .execute()
  return new Map(rows.map((row) => [row.expertId, row.load]))
}

/** Which of these experts have answered this client before. */
export async function expertsKnownTo(db: Db, personId: string, expertIds: readonly string[]): Promise<Set<string>> {
  if (expertIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('question')
    .select('expertId')
    .distinct()
    .where('personId', '=', personId)
    .where('expertId', 'in', expertIds)
    .where('answeredAt', 'is not', null)
    .execute()
  return new Set(rows.flatMap((row) => row.expertId ?? []))
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
    .where('questionId', '=', questionId)
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
      questionId,
      seq,
      author: message.author,
      authorId: message.authorId,
      authorName: message.authorName,
      kind: message.kind,
      body: message.body,
      data,
      locale: message.locale,
      at: message.at,
      previousHash: previous,
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

/** The fields that the client has taken the question out of. */
export async function categoriesLeft(
  db: Db,
  questionId: string,
): Promise<{ category: string; subCategory: string | null }[]> {
  const rows = await db
    .selectFrom('question_event')
    .select([sql<string | null>`data->>'from'`.as('category'), sql<string | null>`data->>'fromSub'`.as('subCategory')])
    .where('questionId', '=', questionId)
    .where('event', '=', 'correct_category')
    .execute()
  return rows.flatMap(({ category, subCategory }) => (category === null ? [] : [{ category, subCategory }]))
}

/** Who wrote last, the client or the assistant; a correction of the field counts too (author `house`). */
export function lastTurn(db: Db, questionId: string) {
  return db
    .selectFrom('message')
    .select(['seq', 'author'])
    .where('questionId', '=', questionId)
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
    .where('questionId', '=', questionId)
    .where('author', 'in', ['client', 'assistant'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Erases what a thread says; that and when somebody wrote stays. */
export async function emptyMessages(tx: Tx, questionId: string): Promise<void> {
  await tx.updateTable('message').set({ body: '', data: null }).where('questionId', '=', questionId).execute()
}

export function dueQuestions(db: Db, now: Date): Promise<{ id: string }[]> {
  return db.selectFrom('question').select('id').where('nextDueAt', '<=', now).orderBy('nextDueAt').limit(200).execute()
}

/** How many of a person's questions have used, or are about to use, a free one. */
export async function freeUsed(db: Db, personId: string): Promise<number> {
  const row = await db
    .selectFrom('question')
    .select(sql<number>`count(*)::int`.as('used'))
    .where('personId', '=', personId)
    .where('freeSlot', '<>', 'none')
    .executeTakeFirstOrThrow()
  return row.used
}
