// One decision being made: a copy of the question, with the records and effects that it produces.

import type { Rules } from '../rules.ts'
import type { ActorKind, ClientTemplate, Effect, EventName, ExpertTemplate, QuestionRecord } from './events.ts'
import type { CloseReason, Instant, LifeState, QuestionState } from './states.ts'
import { leadsTo } from './transitions.ts'

export type Actor = { kind: ActorKind; id: string | null }

export type Change = {
  state: QuestionState
  readonly at: Instant
  readonly rules: Rules
  readonly records: QuestionRecord[]
  readonly effects: Effect[]
}

/** Works on a shallow copy: nested values are replaced, never changed. Time does not run backwards (clock skew). */
export function beginChange(state: QuestionState, now: Date, rules: Rules): Change {
  const at = Math.max(now.getTime(), state.touchedAt)
  return { state: { ...state, touchedAt: at }, at, rules, records: [], effects: [] }
}

/** Records the event and makes the transition, which must be in the table. */
export function record(
  change: Change,
  actor: Actor,
  event: EventName,
  target: LifeState = change.state.state,
  reason: string | null = null,
  data: Record<string, unknown> = {},
): undefined {
  const { state, at } = change
  const from = state.state
  if (!leadsTo(event, from, target)) throw new Error(`The life cycle has no transition ${from} → ${target} by ${event}`)
  change.records.push({ at, actor, event, from, to: target, reason, data })
  state.state = target
  runClock(change, from)
}

export const system: Actor = { kind: 'system', id: null }

const running: readonly LifeState[] = ['QUEUED', 'OFFERED', 'UNSERVED', 'ASSIGNED', 'FOLLOW_UP']

/** The client's wait counts while others have the question, pauses otherwise, and is never reset. */
function runClock({ state, at }: Change, from: LifeState): undefined {
  const runs = running.includes(state.state)
  if (!state.clock) {
    if (runs) state.clock = { start: at, pausedAt: null, pausedFor: 0 }
    return
  }
  const { pausedAt } = state.clock
  if (runs && pausedAt !== null) {
    const pausedFor = state.clock.pausedFor + (at - pausedAt)
    const turn = from === 'ANSWERED' ? { turn: { start: at, pausedFor } } : {}
    state.clock = { ...state.clock, pausedAt: null, pausedFor, ...turn }
  }
  if (!runs && pausedAt === null) state.clock = { ...state.clock, pausedAt: at }
}

export function notifyClient(
  { effects }: Change,
  template: ClientTemplate,
  data: Record<string, unknown> = {},
): undefined {
  effects.push({ kind: 'notify', to: 'client', template, data })
}

export function notifyExpert(
  { effects }: Change,
  expertId: string,
  template: ExpertTemplate,
  data: Record<string, unknown> = {},
): undefined {
  effects.push({ kind: 'notify', to: 'expert', expertId, template, data })
}

/** Ends every lease and offer of experts on the question; commands under the old token are refused. */
export function revoke(change: Change, why: Extract<Effect, { kind: 'withdraw_offers' }>['why']): undefined {
  const { state } = change
  const proposed = state.handOver ? [state.handOver.to] : []
  const offered = state.lease?.kind === 'offer' ? [state.lease.expertId] : (state.broadcast?.expertIds ?? proposed)
  if (offered.length > 0) change.effects.push({ kind: 'withdraw_offers', expertIds: offered, why })
  if (state.lease || state.broadcast) state.fencing += 1
  state.lease = null
  state.broadcast = null
  state.handOver = null
}

/** Wherever a question ends: ends leases and offers, releases held money, refunds taken money without an answer. */
export function close(
  change: Change,
  actor: Actor,
  event: EventName,
  why: CloseReason,
  reason: string | null = null,
): undefined {
  const { state, at } = change
  const worker = state.lease?.kind === 'work' ? state.lease.expertId : null
  record(change, actor, event, 'CLOSED', reason, { closeReason: why })
  state.closeReason = why
  state.closedAt = at
  state.assistantDueAt = null
  if (state.freeSlot === 'reserved') state.freeSlot = 'none'
  revoke(change, 'closed')
  if (worker) {
    change.effects.push({ kind: 'keep_draft', expertId: worker })
    notifyExpert(change, worker, 'question_closed')
  }
  releaseMoney(change)
}

/** A pending capture is waited for: its success is then refunded. */
export function releaseMoney({ state, effects }: Change): undefined {
  const { order } = state
  if (order === null || state.moneyAsked !== null) return
  if (state.payment === 'HELD') {
    effects.push({ kind: 'void', order })
    state.moneyAsked = 'void'
    state.deadOrders = [...state.deadOrders, order]
  }
  if (state.payment === 'CAPTURED' && state.answeredAt === null) {
    effects.push({ kind: 'refund', order, reason: 'no_answer' })
    state.moneyAsked = 'refund'
  }
}
