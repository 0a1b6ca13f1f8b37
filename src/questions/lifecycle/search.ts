// The search for an expert: who is asked when (W0 to W3), and when the search is widened or given to the staff (E1,
// E2).

import type { Ranked } from '../matching/matching.ts'
import { type Actor, type Change, notifyClient, record, revoke, system } from './change.ts'
import type { EventName } from './events.ts'
import { grantOffer } from './leases.ts'
import type { Instant, QuestionState } from './states.ts'

type Why = { reason?: string | null; data?: Record<string, unknown> }

/**
 * Starts the waves. `fresh`: a new wait (paid, or taken back from an expert), from which E3 and E4 count; a client who
 * chooses to wait longer keeps the old one.
 */
export function enterQueue(change: Change, actor: Actor, event: EventName, fresh: boolean, why: Why = {}): undefined {
  const { state, at, rules } = change
  record(change, actor, event, 'QUEUED', why.reason, why.data)
  revoke(change, 'released')
  if (fresh) startWait(state, at)
  startWaves(state, askedAlone(state) ? at + rules.waves.requested : at)
  state.unservedAt = null
  state.bookedFor = null
  state.nextSearchAt = at
}

export function startWait(state: QuestionState, at: Instant): undefined {
  state.waitingSince = at
  state.secondAlertAt = null
  state.unservedTold = false
  state.waitChosen = false
}

function startWaves(state: QuestionState, from: Instant): undefined {
  state.wavesFrom = from
  state.exclusiveMade = 0
  state.widened = false
}

/** Until the client lets others answer, only the named expert may be asked. */
export function askedAlone(state: QuestionState): boolean {
  return state.requested !== null && state.requested.hold !== 'released'
}

/** Whether the named expert had accepted before the client was left to choose. */
export const namedLost = (state: QuestionState): boolean => askedAlone(state) && state.acceptedAt !== null

/** Whether the named expert has declined: waiting for them would be in vain. */
export function namedDeclined(state: QuestionState): boolean {
  return state.requested !== null && state.declined.includes(state.requested.expertId)
}

/** The client lets others answer: the other waves start, and a search that finds nobody is told of again. */
export function releaseRequested(change: Change): undefined {
  const { state, at } = change
  if (!state.requested) return
  state.requested = { ...state.requested, hold: 'released' }
  state.unservedTold = false
  state.waitChosen = false
  startWaves(state, at)
  state.nextSearchAt = at
}

/**
 * The named expert declined or let W0 pass. Nobody else is asked: the client waits on, lets others answer, or leaves
 * without a charge. `named` marks the event in the history, `lost` that they had accepted before.
 */
export function leaveChoice(change: Change, actor: Actor, event: EventName, why: Why = {}): undefined {
  const { state } = change
  const { requested } = state
  if (!requested) return
  if (namedDeclined(state)) {
    state.requested = { ...requested, hold: 'timed' }
    state.unservedTold = false
    state.waitChosen = false
  }
  stopSearching(change, actor, event, { ...why, data: { ...why.data, expertId: requested.expertId, named: true } })
}

/** An accepted question needs somebody again: the client of a named expert chooses, otherwise the search begins anew. */
export function searchAgain(change: Change, actor: Actor, event: EventName, why: Why): undefined {
  const { state, at } = change
  if (!state.requested || !askedAlone(state)) return enterQueue(change, actor, event, true, why)
  state.requested = { ...state.requested, hold: 'timed' }
  startWait(state, at)
  leaveChoice(change, actor, event, { ...why, data: { ...why.data, lost: true } })
}

/** E2: the staff is alerted, the client may wait, book a time or leave without a charge. */
export function enterUnserved(change: Change, actor: Actor, event: EventName, why: Why = {}): undefined {
  stopSearching(change, actor, event, why)
  change.effects.push({ kind: 'alert', template: 'unserved', data: { reason: why.reason ?? null } })
}

function stopSearching(change: Change, actor: Actor, event: EventName, why: Why): undefined {
  const { state, at } = change
  record(change, actor, event, 'UNSERVED', why.reason, why.data)
  revoke(change, 'unserved')
  state.unservedAt = at
  state.nextSearchAt = null
  if (state.unservedTold || state.waitChosen) return
  state.unservedTold = true
  notifyClient(change, askedAlone(state) ? (namedLost(state) ? 'named_lost' : 'named_unanswered') : 'unserved')
}

/** Whether the question is looking for an expert now. */
export function searches(state: QuestionState, broadcastTo: number): boolean {
  if (state.state === 'QUEUED') return true
  return state.state === 'OFFERED' && state.broadcast !== null && state.broadcast.expertIds.length < broadcastTo
}

/** One round of the search. A candidate who declined in the meantime is passed over. */
export function search(change: Change, candidates: readonly Ranked[], rostered: boolean): undefined {
  const { state, at, rules } = change
  state.nextSearchAt = at + rules.waves.searchEvery
  const willing = candidates.filter(({ expertId }) => !state.declined.includes(expertId))
  if (state.broadcast) return askMore(change, willing)
  if (askedAlone(state)) return askRequested(change, willing)
  if (willing.length === 0) {
    if (!rostered) enterUnserved(change, system, 'unserved', { reason: 'nobody_rostered' })
    return
  }
  const alone = at < (state.wavesFrom ?? at) + rules.waves.broadcastFrom
  const best = willing.find(({ expertId }) => !state.lapsed.includes(expertId))
  if (alone && best && state.exclusiveMade < rules.waves.exclusiveOffers) return askOne(change, best)
  askSeveral(change, willing.slice(0, rules.waves.broadcastTo))
}

function askRequested(change: Change, willing: readonly Ranked[]): undefined {
  const { state, at, rules } = change
  const { requested } = state
  const named = willing.find(({ expertId }) => expertId === requested?.expertId)
  if (!named) return
  const ends = requested?.hold === 'timed' ? (state.wavesFrom ?? at) : at + rules.waves.requested
  offer(change, named, 'requested', ends)
}

function askOne(change: Change, best: Ranked): undefined {
  const { waves } = change.rules
  change.state.exclusiveMade += 1
  offer(change, best, 'exclusive', change.at + (best.byPush ? waves.offerByPush : waves.offer))
}

function offer(change: Change, ranked: Ranked, cause: 'requested' | 'exclusive', expiresAt: Instant): undefined {
  const { expertId } = ranked
  const { token } = grantOffer(change, expertId, cause, expiresAt)
  record(change, system, 'offered', 'OFFERED', null, { expertIds: [expertId], cause, token, total: ranked.total })
  change.effects.push({ kind: 'offer', expertId, token, cause, expiresAt, ranked })
}

/** W3: the first to accept gets the question. All share one token. */
function askSeveral(change: Change, ranked: readonly Ranked[]): undefined {
  const { state, at } = change
  state.fencing += 1
  state.broadcast = { token: state.fencing, expertIds: [], since: at }
  addToBroadcast(change, ranked)
}

function askMore(change: Change, willing: readonly Ranked[]): undefined {
  const asked = change.state.broadcast?.expertIds ?? []
  const others = willing.filter(({ expertId }) => !asked.includes(expertId))
  const added = others.slice(0, change.rules.waves.broadcastTo - asked.length)
  if (added.length > 0) addToBroadcast(change, added)
}

function addToBroadcast(change: Change, ranked: readonly Ranked[]): undefined {
  const { state } = change
  if (!state.broadcast) return
  const expertIds = ranked.map(({ expertId }) => expertId)
  const { token } = state.broadcast
  state.broadcast = { ...state.broadcast, expertIds: [...state.broadcast.expertIds, ...expertIds] }
  record(change, system, 'broadcast', 'OFFERED', null, { expertIds, token })
  change.effects.push({ kind: 'broadcast', token, ranked, widened: state.widened })
}
