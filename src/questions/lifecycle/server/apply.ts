import { Refusal } from '../../../api/refusal.ts'
import { peopleOf } from '../../../experts/server/views.ts'
import type { RunningConfig } from '../../../platform/config.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { defaultRules, type Rules } from '../../rules.ts'
import { atStake } from '../at-stake.ts'
import { decideAll, nextDue, searchNeeded } from '../decide.ts'
import type { Effect, LifeRefusal, QuestionEvent, QuestionRecord } from '../events.ts'
import type { QuestionState } from '../states.ts'
import '../../server/jobs-table.ts'
import { bookDelivered } from '../../answers/server/earnings.ts'
import { countFunnelStep, type FunnelMoment } from '../../asking/server/funnel-store.ts'
import { correctionLine } from '../../fields/server/field-name.ts'
import { candidates } from '../../matching/server/candidates.ts'
import '../../server/meetings-port.ts'
import {
  appendMessage,
  correctionEvent,
  insertEvents,
  insertQuestion,
  type NewQuestion,
  saveLife,
} from '../../server/store.ts'
import { lockQuestion, type QuestionRow } from '../../server/views.ts'
import { performEffects } from './effects.ts'
import { syncLeases } from './sync-leases.ts'

export function rulesOf(config: Pick<RunningConfig, 'FREE_QUESTIONS' | 'FIRST_PRICE' | 'PLAN_PRICE'>): Rules {
  return {
    ...defaultRules,
    free: { ...defaultRules.free, count: config.FREE_QUESTIONS },
    prices: { firstQuestion: config.FIRST_PRICE, plan: config.PLAN_PRICE },
  }
}

const statusOfRefusal: Partial<Record<LifeRefusal, number>> = { free_limit_reached: 402 }

/**
 * Applies events to a question whose row is locked: decides, then saves the state, the history, the leases, the next
 * due time and every effect in the caller's transaction.
 * @throws Refusal a `LifeRefusal`
 */
export async function applyTo(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  events: readonly QuestionEvent[],
): Promise<QuestionRow> {
  const decided = decide(ports, row.life, events)
  const saved = await saveLife(tx, row.id, decided.state, decided.change)
  await follow(ports, tx, saved, { life: row.life, due: row.nextDueAt }, decided)
  return saved
}

/** Creates a question with these events: its row is written once, in the resulting state. */
export async function createWith(
  ports: Ports,
  tx: Tx,
  fresh: NewQuestion,
  draft: QuestionState,
  events: readonly QuestionEvent[],
): Promise<{ row: QuestionRow; records: readonly QuestionRecord[]; follow(): Promise<void> }> {
  const decided = decide(ports, draft, events)
  const row = await insertQuestion(tx, fresh, decided.state, decided.change)
  return { row, records: decided.records, follow: () => follow(ports, tx, row, { life: draft, due: null }, decided) }
}

function decide(ports: Ports, life: QuestionState, events: readonly QuestionEvent[]) {
  const now = ports.clock.now()
  const rules = rulesOf(ports.config)
  const decision = decideAll(life, events, now, rules)
  if (decision.refused) throw new Refusal(decision.refused, statusOfRefusal[decision.refused] ?? 409)
  const { state, records, effects } = decision
  return {
    state,
    records,
    effects,
    change: { now, nextDue: nextDue(state, rules), busySince: busy(state, effects, now) },
  }
}

/** Sends the statements that do not depend on each other together. */
async function follow(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  before: { life: QuestionState; due: Date | null },
  { state, records, effects, change: { now, nextDue: due } }: ReturnType<typeof decide>,
): Promise<void> {
  const inTurn = async () => {
    await syncLeases(ports, tx, row, before.life, { state, effects, records, now })
    await noteInThread(ports, tx, row, records)
    await performEffects(ports, tx, row, effects)
    if (records.length > 0 && state.answeredAt !== null) await bookDelivered(ports, tx, row)
    if (row.state === 'CLOSED' && before.life.state !== 'CLOSED') await ports.meetings.endAbout(ports, tx, row)
  }
  await Promise.all([
    insertEvents(tx, row.id, records),
    due && due.getTime() !== before.due?.getTime() && scheduleTick(ports, tx, row.id, due),
    inTurn(),
    records.length > 0 && announce(ports, tx, row, before.life),
    ...momentsOf(records).map((moment) => countFunnelStep(tx, now, moment, row)),
  ])
}

/** The same for a question that is not locked yet. */
export async function apply(
  ports: Ports,
  tx: Tx,
  questionId: string,
  ...events: readonly QuestionEvent[]
): Promise<QuestionRow> {
  const row = await lockQuestion(tx, questionId)
  if (!row) throw new Refusal('question_unknown', 404)
  return applyTo(ports, tx, row, events)
}

/** Applies everything that time asks for; finds candidates when somebody is to be asked. Safe to run at any moment. */
export async function tick(ports: Ports, questionId: string): Promise<void> {
  await ports.transact(async (tx) => {
    const row = await lockQuestion(tx, questionId)
    if (!row) return
    const now = ports.clock.now()
    const rules = rulesOf(ports.config)
    const search = searchNeeded(row.life, now, rules)
    const ranked = search ? await candidates(ports, tx, row, search, rules) : undefined
    await applyTo(ports, tx, row, [{ kind: 'tick', candidates: ranked }])
  })
}

/** Searches at once instead of at the next scheduled tick: called right after a question enters the queue. */
export async function scheduleTick(ports: Ports, tx: Tx, questionId: string, due: Date): Promise<void> {
  await ports.jobs.enqueue(tx, 'question.tick', { questionId }, { startAfter: due, key: questionId })
}

/** Since when the assistant is writing, null where it stops; undefined where nothing changes. */
function busy(state: QuestionState, effects: readonly Effect[], now: Date): Date | null | undefined {
  if (state.state === 'CLOSED' || effects.some((effect) => effect.kind === 'mute_assistant')) return null
  return effects.some((effect) => effect.kind === 'assistant') ? now : undefined
}

/** Events that a reader of the thread must know besides the messages. */
const threadEvents: Partial<Record<QuestionRecord['event'], string>> = {
  correct_category: correctionEvent,
  accept: 'accepted',
  take_up: 'taken_up',
  take_over: 'handed_over',
  lease_lost: 'expert_lost',
  give_up: 'expert_lost',
  release_lease: 'expert_lost',
  unserved: 'unserved',
  close: 'closed',
  close_admin: 'closed',
  auto_closed: 'closed',
  no_reply: 'closed',
  no_expert: 'closed_no_expert',
  payment_authorised: 'held',
  payment_captured: 'captured',
  payment_voided: 'voided',
  payment_refunded: 'refunded',
}

/** Once an expert had accepted, or with a plan, "nothing was charged" is not the right line. */
function noteOf(record: QuestionRecord, row: QuestionRow): string | undefined {
  if (record.data.named) return record.data.lost ? 'named_lost' : 'named_unanswered'
  const note = threadEvents[record.event]
  if (record.event === 'no_expert' && record.to !== 'CLOSED') return 'follow_up_unserved'
  if (record.event === 'unserved_choice' && record.to === 'ANSWERED') return 'search_stopped'
  if (atStake(row.life) === 'held') return note
  if (note === 'unserved') return 'still_unserved'
  return note === 'closed_no_expert' ? 'closed_unanswered' : note
}

async function noteInThread(ports: Ports, tx: Tx, row: QuestionRow, records: readonly QuestionRecord[]): Promise<void> {
  for (const record of records) {
    const event = noteOf(record, row)
    if (!event) continue
    await appendMessage(tx, row.id, {
      id: ports.ids.id(),
      author: 'house',
      authorId: record.actor.kind === 'expert' ? record.actor.id : null,
      authorName: null,
      kind: 'event',
      body: record.event === 'correct_category' ? correctionLine(record, fieldOf(row), row.locale) : '',
      data: {
        event,
        expertId:
          record.actor.kind === 'expert' ? record.actor.id : record.data.named ? row.requestedExpertId : row.expertId,
        ...(record.event === 'take_over' && { fromId: record.data.from }),
      },
      locale: row.locale,
      at: new Date(record.at),
    })
  }
}

const fieldOf = ({ category, subCategory }: QuestionRow) => ({ category, subCategory })

function momentsOf(records: readonly QuestionRecord[]): FunnelMoment[] {
  const names: Partial<Record<QuestionRecord['event'], FunnelMoment>> = {
    submit: 'asked',
    preview_ready: 'preview',
    payment_authorised: 'held',
    accept: 'accepted',
    answer: 'answered',
  }
  return records.flatMap((record) => (record.data.again ? [] : (names[record.event] ?? [])))
}

/**
 * Refreshes every screen that shows this question: the owner, the expert, whoever was or is being asked, and those who
 * have worked on it once somebody else takes it over.
 */
async function announce(ports: Ports, tx: Tx, row: QuestionRow, before: QuestionState): Promise<void> {
  const past = workerOf(row.life) === workerOf(before) ? [] : [before.acceptedBy, before.answeredBy]
  const experts = new Set(
    [row.expertId, ...past, ...involved(before), ...involved(row.life)].filter((id): id is string => id !== null),
  )
  const people = await peopleOf(tx, [...experts])
  await ports.live.announce(tx, [row.personId], { kind: 'question', ref: row.id })
  if (people.size > 0) await ports.live.announce(tx, [...people.values()], { kind: 'desk', ref: row.id })
}

const workerOf = ({ lease }: QuestionState) => (lease?.kind === 'work' ? lease.expertId : null)

function involved({ lease, broadcast, handOver }: QuestionState): string[] {
  return [lease?.expertId ?? [], broadcast?.expertIds ?? [], handOver?.to ?? []].flat()
}
