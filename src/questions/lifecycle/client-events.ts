// Events of the client and the assistant.
import { type Actor, type Change, close, notifyClient, notifyExpert, record, revoke } from './change.ts'
import type { AssistantEvent, ClientEvent, LifeRefusal } from './events.ts'
import { grantWork, recordHeartbeat } from './leases.ts'
import { askedAlone, enterQueue, namedDeclined, releaseRequested, searchAgain } from './search.ts'

type Of<Kind extends ClientEvent['kind']> = Extract<ClientEvent, { kind: Kind }>

export function applyClient(change: Change, event: ClientEvent): LifeRefusal | undefined {
  const { state, at } = change
  const actor: Actor = { kind: 'client', id: event.by ?? state.clientId }
  switch (event.kind) {
    case 'edit_draft':
      return editDraft(change, event)
    case 'submit':
      return submit(change, actor, event)
    case 'client_message':
      return say(change, actor, event)
    case 'needed_by':
      state.activeAt = at
      state.neededBy = event.at
      record(change, actor, 'needed_by', state.state, null, { neededBy: event.at })
      return
    case 'correct_category':
      return correctCategory(change, actor, event)
    case 'ask_expert':
      return askExpert(change, actor)
    case 'back':
      state.activeAt = at
      record(change, actor, 'back', state.unlockFrom)
      return
    case 'requested_choice':
      return chooseRequested(change, actor, event)
    case 'unserved_choice':
      return chooseUnserved(change, actor, event)
    case 'close':
      if ((state.state === 'OFFERED' || state.state === 'ASSIGNED') && !event.second)
        return 'second_confirmation_needed'
      close(change, actor, 'close', 'client')
      return
    case 'claim_open':
      return openClaim(change, actor, event)
    case 'meeting_requested':
      state.activeAt = at
      state.meeting = 'OPEN'
      record(change, actor, 'meeting_requested')
      return
    case 'identified':
      if (state.clientId === event.clientId && !state.visitor) return
      state.clientId = event.clientId
      state.visitor = false
      record(change, actor, 'identified', state.state, null, { clientId: event.clientId })
  }
}

/** The draft is saved every two seconds, so it leaves no line in the history. */
function editDraft({ state, at }: Change, event: Of<'edit_draft'>): undefined {
  state.activeAt = at
  if (event.category !== undefined) state.category = event.category
  if (event.subCategory !== undefined) state.subCategory = event.subCategory
  if (event.locale !== undefined) state.locale = event.locale
  if (event.area !== undefined) state.area = event.area
  if (event.requestedExpert !== undefined) {
    state.requested = event.requestedExpert ? { expertId: event.requestedExpert, hold: 'timed' } : null
  }
}

function submit(change: Change, actor: Actor, event: Of<'submit'>): LifeRefusal | undefined {
  const { state, at } = change
  if (event.allowance === 'limit') return 'free_limit_reached'
  state.activeAt = at
  state.category = event.category
  state.subCategory = event.subCategory ?? null
  if (event.allowance === 'free') state.freeSlot = 'reserved'
  record(change, actor, 'submit', 'INTAKE', null, { allowance: event.allowance, category: event.category })
  startAssistant(change)
}

/**
 * Another field, or none yet, as long as nobody was asked: the intake starts again under that field's script. The free
 * question that was reserved or counted stays the same one.
 */
function correctCategory(change: Change, actor: Actor, event: Of<'correct_category'>): LifeRefusal | undefined {
  const { state, at } = change
  const subCategory = event.category === null ? null : (event.subCategory ?? null)
  if (state.clock !== null) return 'illegal_transition'
  if (state.category === event.category && state.subCategory === subCategory) return
  const from = { from: state.category, ...(state.subCategory !== null && { fromSub: state.subCategory }) }
  const data = { ...from, category: event.category, subCategory }
  const unsent = state.state === 'DRAFT' || (state.state === 'UNLOCKING' && state.unlockFrom === 'DRAFT')
  state.activeAt = at
  state.category = event.category
  state.subCategory = subCategory
  state.previewReplaced ||= state.previewAt !== null
  state.previewAt = null
  state.assistantTurn += 1
  record(change, actor, 'correct_category', unsent ? 'DRAFT' : 'INTAKE', null, data)
  if (!unsent) startAssistant(change)
}

/** The intake waits for the assistant a limited time, and for the client without limit. */
export function startAssistant({ state, at, rules, effects }: Change): void {
  if (state.assistantMutedAt !== null) return
  if (state.state === 'INTAKE') state.assistantDueAt = at + rules.intake.assistantSilence
  effects.push({ kind: 'assistant', turn: state.assistantTurn })
}

function say(change: Change, actor: Actor, event: Of<'client_message'>): undefined {
  const { state, at } = change
  const data = { document: event.document === true }
  state.activeAt = at
  if (state.state === 'NEEDS_CLIENT') return replyToExpert(change, actor, data)
  if (state.state === 'ANSWERED') return followUp(change, actor, data)
  record(change, actor, 'client_message', state.state, null, data)
  if (state.lease?.kind === 'work') notifyExpert(change, state.lease.expertId, 'client_message')
  else wakeAssistant(change)
}

/** The same expert keeps the question if they return within the lease time. */
function replyToExpert(change: Change, actor: Actor, data: Record<string, unknown>): undefined {
  const { state, at, rules } = change
  if (!state.lease) return
  state.lease = { ...recordHeartbeat(state.lease, at, true, rules), readingSince: null, awaitingReturn: true }
  state.needsClientSince = null
  state.noticeAt = null
  record(change, actor, 'client_message', 'ASSIGNED', null, data)
  notifyExpert(change, state.lease.expertId, 'client_replied')
}

/** Goes to the expert who answered, unless they have given up this question since. */
function followUp(change: Change, actor: Actor, data: Record<string, unknown>): undefined {
  const { state } = change
  const expertId = state.answeredBy
  state.noticeAt = null
  if (expertId === null || state.declined.includes(expertId)) {
    return searchAgain(change, actor, 'client_message', { data })
  }
  grantWork(change, expertId, 'follow_up', null)
  record(change, actor, 'client_message', 'FOLLOW_UP', null, data)
  notifyExpert(change, expertId, 'follow_up')
}

/** Muted by an acceptance, it may reply again once the question is back in the queue and the client writes. */
function wakeAssistant(change: Change): void {
  const { state, at } = change
  if (state.assistantMutedAt !== null && state.waitingSince !== null && at > state.waitingSince) {
    state.assistantMutedAt = null
  }
  if (state.state !== 'UNLOCKING' || state.unlockFrom !== 'DRAFT') startAssistant(change)
}

function askExpert(change: Change, actor: Actor): LifeRefusal | undefined {
  const { state, at } = change
  if (!state.category) return 'category_missing'
  state.activeAt = at
  if (state.state === 'DRAFT' || state.state === 'INTAKE' || state.state === 'PREVIEWED') state.unlockFrom = state.state
  record(change, actor, 'ask_expert', 'UNLOCKING')
}

function chooseRequested(change: Change, actor: Actor, event: Of<'requested_choice'>): LifeRefusal | undefined {
  const { state, at } = change
  if (!askedAlone(state)) return 'no_requested_expert'
  if (event.choice === 'keep') return keepRequested(change, actor)
  state.activeAt = at
  enterQueue(change, actor, 'requested_choice', false, { reason: 'release' })
  releaseRequested(change)
}

/** From the choice the search for the named expert begins again, for as long as every search lasts. */
function keepRequested(change: Change, actor: Actor): LifeRefusal | undefined {
  const { state, at } = change
  if (!state.requested || namedDeclined(state)) return 'expert_declined'
  state.activeAt = at
  state.requested = { ...state.requested, hold: 'kept' }
  if (state.state !== 'UNSERVED') {
    record(change, actor, 'requested_choice', state.state, 'keep')
    return
  }
  enterQueue(change, actor, 'requested_choice', false, { reason: 'keep' })
  state.waitChosen = true
}

function chooseUnserved(change: Change, actor: Actor, event: Of<'unserved_choice'>): LifeRefusal | undefined {
  const { state, at, rules } = change
  const stops = event.choice === 'cancel' && state.answeredAt !== null
  if (state.state !== 'UNSERVED' && !stops) return 'illegal_transition'
  if (event.choice !== 'cancel' && askedAlone(state) && namedDeclined(state)) return 'expert_declined'
  state.activeAt = at
  if (stops) return stopSearch(change, actor)
  if (event.choice === 'cancel') {
    close(change, actor, 'unserved_choice', 'no_expert', 'cancel')
    return
  }
  if (event.choice === 'wait') {
    if (state.requested && askedAlone(state)) state.requested = { ...state.requested, hold: 'kept' }
    enterQueue(change, actor, 'unserved_choice', false, { reason: 'wait' })
    state.waitChosen = true
    return
  }
  const bookFor = event.bookFor ?? at
  if (bookFor >= (state.waitingSince ?? at) + rules.waves.voidAt) return 'booking_too_late'
  record(change, actor, 'unserved_choice', 'UNSERVED', 'book', { bookFor })
  state.bookedFor = bookFor
  state.waitChosen = true
}

/** The existing answer stays open: only the search for its follow-up stops. */
function stopSearch(change: Change, actor: Actor): undefined {
  const { state } = change
  record(change, actor, 'unserved_choice', 'ANSWERED', 'cancel')
  revoke(change, 'released')
  state.unservedAt = null
  state.bookedFor = null
  state.nextSearchAt = null
}

/** Without a reason, once per person (which the caller checks), on the first answer within `guaranteeDays`. */
function openClaim(change: Change, actor: Actor, { askedAt }: Of<'claim_open'>): LifeRefusal | undefined {
  const { state, at, rules } = change
  if (state.claim !== 'NONE' || state.answeredAt === null) return 'claim_not_possible'
  if (state.payment !== 'CAPTURED' || state.moneyAsked !== null) return 'claim_not_possible'
  if ((askedAt ?? at) > state.answeredAt + rules.answered.guarantee) return 'claim_too_late'
  state.claim = 'OPEN'
  record(change, actor, 'claim_open')
}

/** The assistant's message is accepted only in its present turn: an acceptance makes earlier ones stale. */
export function applyAssistant(change: Change, event: AssistantEvent): LifeRefusal | undefined {
  const { state, at } = change
  const actor: Actor = { kind: 'assistant', id: null }
  state.assistantDueAt = null
  if (event.kind === 'assistant_message') {
    record(change, actor, 'assistant_message')
    return
  }
  state.previewAt ??= at
  if (state.freeSlot === 'reserved') state.freeSlot = 'counted'
  if (state.state === 'UNLOCKING' && state.unlockFrom === 'INTAKE') state.unlockFrom = 'PREVIEWED'
  const data = state.previewReplaced ? { again: true } : {}
  record(change, actor, 'preview_ready', state.state === 'INTAKE' ? 'PREVIEWED' : state.state, null, data)
  notifyClient(change, 'preview_ready')
}
