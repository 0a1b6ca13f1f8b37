// Events of experts and of the staff. Every command of an expert carries the token of their lease.
import { type Actor, type Change, close, notifyClient, notifyExpert, record, revoke } from './change.ts'
import type { EventName, ExpertEvent, LifeRefusal, StaffEvent } from './events.ts'
import { handOver, takeBack, takeOver, turnDown } from './hand-over.ts'
import { extendLease, grantOffer, grantWork, holdsWork, recordHeartbeat, silenceAssistant } from './leases.ts'
import { askedAlone, enterUnserved, leaveChoice, searchAgain, startWait } from './search.ts'

export function applyExpert(change: Change, event: ExpertEvent): LifeRefusal | undefined {
  const actor: Actor = { kind: 'expert', id: event.expertId }
  switch (event.kind) {
    case 'accept':
      return accept(change, actor, event.expertId, event.token)
    case 'decline':
      return decline(change, actor, event.expertId, event.token, event.reason)
    case 'take_up':
      return takeUp(change, actor, event.expertId)
    case 'take_over':
      return takeOver(change, actor, event)
    case 'turn_down':
      return turnDown(change, actor, event)
    case 'correct_answer':
      return correct(change, actor)
    default:
      return work(change, actor, event)
  }
}

/** An offer stays valid until the scheduler withdraws it; then the token no longer fits. */
function isOffered({ state }: Change, expertId: string, token: number): boolean {
  if (state.state !== 'OFFERED') return false
  if (state.broadcast) return state.broadcast.token === token && state.broadcast.expertIds.includes(expertId)
  return state.lease?.token === token && state.lease.expertId === expertId
}

function accept(change: Change, actor: Actor, expertId: string, token: number): LifeRefusal | undefined {
  const { state } = change
  if (holdsWork(state, expertId, state.lease?.token ?? 0) && state.lease?.offerToken === token) return
  if (!isOffered(change, expertId, token)) return 'offer_gone'
  const others = (state.broadcast?.expertIds ?? []).filter((id) => id !== expertId)
  if (others.length > 0) change.effects.push({ kind: 'withdraw_offers', expertIds: others, why: 'taken' })
  startWork(change, actor, 'accept', expertId, token)
  if (state.payment === 'HELD' && state.order !== null && state.moneyAsked === null) {
    state.moneyAsked = 'capture'
    change.effects.push({ kind: 'capture', order: state.order })
  }
}

/**
 * What its author takes up again after an answer is the client's follow-up: a message answers it, and correcting the
 * answer does not.
 */
function startWork(change: Change, actor: Actor, event: EventName, expertId: string, token: number | null): undefined {
  const { state, at } = change
  grantWork(change, expertId, 'accepted', token)
  silenceAssistant(change)
  state.acceptedAt = at
  state.acceptedBy = expertId
  state.nextSearchAt = null
  state.bookedFor = null
  const own = state.answeredAt !== null && state.answeredBy === expertId
  record(change, actor, event, own ? 'FOLLOW_UP' : 'ASSIGNED', null, { token: state.fencing })
  notifyClient(change, 'expert_accepted', { expertId })
}

function decline(change: Change, actor: Actor, expertId: string, token: number, why: string): LifeRefusal | undefined {
  const { state } = change
  if (!isOffered(change, expertId, token)) return 'offer_gone'
  state.declined = [...state.declined, expertId]
  const others = state.broadcast?.expertIds.filter((id) => id !== expertId) ?? []
  if (state.broadcast && others.length > 0) {
    state.broadcast = { ...state.broadcast, expertIds: others }
    record(change, actor, 'decline', 'OFFERED', why)
    return
  }
  endOffer(change, actor, 'decline', why)
}

/**
 * An exclusive offer was not accepted: the next expert is asked at once, within the same wait, unless the client has
 * named the one who was asked.
 */
export function endOffer(change: Change, actor: Actor, event: EventName, reason: string | null): undefined {
  const { state, at } = change
  const lease = state.lease
  state.lease = null
  state.broadcast = null
  state.fencing += 1
  const alone = askedAlone(state)
  if (alone && (event === 'decline' || state.requested?.hold === 'timed')) {
    return leaveChoice(change, actor, event, { reason })
  }
  const byHand = lease?.cause === 'by_hand' && state.unservedAt !== null
  record(change, actor, event, byHand ? 'UNSERVED' : 'QUEUED', reason, { expertId: lease?.expertId ?? actor.id })
  if (byHand) return
  state.nextSearchAt = alone ? at + change.rules.waves.searchEvery : at
}

/** Returns to the expert's own work; also to a question that was taken away and that nobody else has accepted yet. */
function takeUp(change: Change, actor: Actor, expertId: string): LifeRefusal | undefined {
  const { state, at, rules } = change
  if (state.lease?.kind === 'work' && state.lease.expertId === expertId) {
    state.lease = recordHeartbeat(state.lease, at, true, rules)
    return
  }
  const free = state.state === 'QUEUED' || state.state === 'UNSERVED'
  if (!free || state.continuity !== expertId || state.declined.includes(expertId)) return 'lease_lost'
  startWork(change, actor, 'take_up', expertId, null)
}

type Work = Exclude<
  ExpertEvent,
  { kind: 'accept' | 'decline' | 'take_up' | 'take_over' | 'turn_down' | 'correct_answer' }
>

function work(change: Change, actor: Actor, event: Work): LifeRefusal | undefined {
  const { state, at, rules } = change
  if (!state.lease) return 'lease_lost'
  if (event.kind === 'give_up') {
    loseWork(change, actor, 'give_up', 'gave_up', event.reason)
    return
  }
  if (event.kind === 'extend' && state.lease.extended) return 'already_extended'
  state.lease = recordHeartbeat(state.lease, at, event.kind !== 'heartbeat', rules)
  switch (event.kind) {
    case 'heartbeat':
    case 'save_draft':
      return
    case 'extend':
      state.lease = extendLease(state.lease, rules)
      record(change, actor, 'extend')
      return
    case 'ask_information':
      state.needsClientSince = at
      state.remindersSent = 0
      state.noticeAt = null
      record(change, actor, 'ask_information', 'NEEDS_CLIENT')
      notifyClient(change, 'information_needed', { expertId: event.expertId })
      return
    case 'expert_message':
      if (state.state === 'FOLLOW_UP') return replied(change, actor, 'expert_message')
      record(change, actor, 'expert_message')
      notifyClient(change, 'expert_message', { expertId: event.expertId })
      return
    case 'answer':
      return answer(change, actor)
    case 'hand_over':
      return handOver(change, actor, event)
    case 'take_back':
      return takeBack(change, actor)
  }
}

function answer(change: Change, actor: Actor): undefined {
  const { state, at, rules } = change
  state.answeredAt ??= at
  state.followUpUntil ??= state.payment === 'PLAN' ? 'plan' : at + rules.answered.followUpWindow
  replied(change, actor, 'answer')
}

/** The client's follow-up keeps its place and its clock: it waits for a reply of its own. */
function correct(change: Change, actor: Actor): undefined {
  const { state, at, rules } = change
  if (!state.lease) return replied(change, actor, 'correct_answer')
  state.lease = recordHeartbeat(state.lease, at, true, rules)
  record(change, actor, 'correct_answer')
  // The answer that is awaited is still to come.
  notifyClient(change, 'expert_message', { expertId: actor.id })
}

function replied(change: Change, actor: Actor, event: 'answer' | 'correct_answer' | 'expert_message'): undefined {
  const { state, at } = change
  state.answeredBy = actor.id
  state.continuity = actor.id
  state.repliedAt = at
  state.needsClientSince = null
  state.noticeAt = null
  revoke(change, 'released')
  record(change, actor, event, 'ANSWERED')
  notifyClient(change, event === 'expert_message' ? 'replied' : 'answered', { expertId: actor.id })
}

export type Loss = 'silence' | 'gave_up' | 'released'

/** The work goes back to the queue, or the client of a named expert chooses; after too many losses the staff is asked. */
export function loseWork(change: Change, actor: Actor, event: EventName, loss: Loss, reason: string | null): undefined {
  const { state, at, effects, rules } = change
  const lease = state.lease
  if (!lease) return
  const { expertId } = lease
  const notBack = lease.awaitingReturn || (lease.cause === 'follow_up' && lease.readingSince === null)
  const counts = loss !== 'released' && !notBack
  if (counts) state.losses += 1
  state.continuity = loss === 'silence' ? expertId : null
  if (loss !== 'silence') state.declined = [...state.declined, expertId]
  if (loss === 'silence' && counts) state.lapsed = [...state.lapsed, expertId]
  if (loss !== 'gave_up') notifyExpert(change, expertId, 'lease_lost')
  effects.push({ kind: 'keep_draft', expertId })
  notifyClient(change, 'expert_lost', { expertId })
  state.needsClientSince = null
  const why = { reason, data: { expertId, loss, losses: state.losses } }
  if (counts && state.losses >= rules.work.lossesToUnserved && !askedAlone(state)) {
    startWait(state, at)
    enterUnserved(change, actor, event, why)
  } else searchAgain(change, actor, event, why)
}

export function applyStaff(change: Change, event: StaffEvent): LifeRefusal | undefined {
  const { state, at, rules } = change
  const actor: Actor = { kind: 'staff', id: event.by }
  switch (event.kind) {
    case 'close_admin':
      close(change, actor, 'close_admin', 'admin', event.reason)
      notifyClient(change, 'closed', { reason: event.reason })
      return
    case 'release_lease':
      loseWork(change, actor, 'release_lease', 'released', event.reason)
      return
    case 'offer_by_hand': {
      const { expertId } = event
      if (state.declined.includes(expertId)) return 'expert_declined'
      if (askedAlone(state) && state.requested?.expertId !== expertId) return 'client_chooses'
      const expiresAt = at + rules.waves.offerByHand
      const { token } = grantOffer(change, expertId, 'by_hand', expiresAt)
      record(change, actor, 'offer_by_hand', 'OFFERED', event.reason, { expertIds: [expertId], token })
      change.effects.push({ kind: 'offer', expertId, token, cause: 'by_hand', expiresAt, ranked: null })
    }
  }
}
