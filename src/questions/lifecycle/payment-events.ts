// Events of the payment provider and of other features. Every message may come late, twice or reversed.
import { type Actor, type Change, notifyClient, record, releaseMoney, revoke, system } from './change.ts'
import { startAssistant } from './client-events.ts'
import type { LifeRefusal, PaymentEvent, SystemEvent } from './events.ts'
import { askedAlone, enterQueue } from './search.ts'
import { leadsTo } from './transitions.ts'

const provider: Actor = { kind: 'payment', id: null }

export function applyPayment(change: Change, event: PaymentEvent): undefined {
  const { state } = change
  switch (event.kind) {
    case 'payment_authorised':
      return authorised(change, event)
    case 'payment_failed':
      if (state.state !== 'UNLOCKING') return
      record(change, provider, 'payment_failed', state.unlockFrom, event.reason, { order: event.order })
      return notifyClient(change, 'payment_failed', { reason: event.reason })
    case 'payment_captured':
      return captured(change, event.order)
    case 'capture_failed':
      if (state.order === event.order && state.moneyAsked === 'capture')
        captureFailed(change, event.order, event.reason)
      return
    case 'payment_voided':
      return voided(change, event.order)
    case 'payment_refunded':
      if (state.order !== event.order || state.payment !== 'CAPTURED') return
      state.payment = 'REFUNDED'
      state.moneyAsked = null
      return record(change, provider, 'payment_refunded', state.state, null, { order: event.order })
  }
}

/** Approving the payment was the client's last act, so it also counts after "back"; never on a closed question. */
function authorised(change: Change, event: Extract<PaymentEvent, { kind: 'payment_authorised' }>): undefined {
  const { state, at, effects } = change
  const { order } = event
  if (order === state.order && state.payment !== 'VOIDED' && state.payment !== 'NONE') return
  if (state.deadOrders.includes(order)) return
  // Nobody can be asked while no field is set: the hold is released.
  const payable =
    state.state !== 'CLOSED' && state.category !== null && (state.payment === 'NONE' || state.payment === 'VOIDED')
  if (!payable) {
    state.deadOrders = [...state.deadOrders, order]
    effects.push({ kind: 'void', order })
    return
  }
  const intakeAfter = state.unlockFrom === 'DRAFT' && state.previewAt === null && state.acceptedAt === null
  state.order = order
  state.payment = 'HELD'
  state.activeAt = at
  if (event.firstPeriodEnds !== null) state.followUpUntil = event.firstPeriodEnds
  if (state.acceptedAt === null || state.state === 'UNLOCKING') {
    enterQueue(change, provider, 'payment_authorised', true, { data: { order } })
    if (intakeAfter) startAssistant(change)
    return
  }
  record(change, provider, 'payment_authorised', state.state, 'after_capture_failed', { order })
  state.moneyAsked = 'capture'
  effects.push({ kind: 'capture', order })
}

/** Only a requested capture counts, even if reported as failed before; after the end it is refunded at once. */
function captured(change: Change, order: string): undefined {
  const { state, effects } = change
  if (order === state.order && (state.payment === 'CAPTURED' || state.payment === 'REFUNDED')) return
  const failedBefore = state.captureFailedAt !== null && state.payment === 'NONE'
  if (order !== state.order || !(state.moneyAsked === 'capture' || failedBefore)) {
    effects.push({ kind: 'alert', template: 'unexpected_capture', data: { order } })
    return
  }
  state.payment = 'CAPTURED'
  state.moneyAsked = null
  state.captureFailedAt = null
  record(change, provider, 'payment_captured', state.state, null, { order })
  if (state.state === 'CLOSED') releaseMoney(change)
}

/** The expert continues; the answer stays locked until another card has paid. */
function captureFailed(change: Change, order: string, reason: string): undefined {
  const { state, at, effects } = change
  state.payment = 'NONE'
  state.moneyAsked = null
  state.captureFailedAt = at
  state.deadOrders = [...state.deadOrders, order]
  record(change, provider, 'capture_failed', state.state, reason, { order })
  effects.push({ kind: 'alert', template: 'capture_failed', data: { order, reason } })
  if (state.state !== 'CLOSED') notifyClient(change, 'card_needed')
}

/** We asked for it, or the bank let the hold expire: then nobody may accept until the client has paid again. */
function voided(change: Change, order: string): undefined {
  const { state, effects } = change
  if (order !== state.order || state.payment !== 'HELD') return
  const ours = state.moneyAsked === 'void'
  if (!ours && !leadsTo('payment_voided', state.state, 'UNLOCKING')) return captureFailed(change, order, 'hold_lost')
  state.payment = 'VOIDED'
  state.moneyAsked = null
  if (ours) return record(change, provider, 'payment_voided', state.state, null, { order })
  state.deadOrders = [...state.deadOrders, order]
  revoke(change, 'hold_lost')
  state.nextSearchAt = null
  if (state.previewAt !== null) state.unlockFrom = 'PREVIEWED'
  record(change, provider, 'payment_voided', 'UNLOCKING', 'hold_lost', { order })
  effects.push({ kind: 'alert', template: 'hold_lost', data: { order } })
  notifyClient(change, 'hold_lost')
}

export function applySystem(change: Change, event: Exclude<SystemEvent, { kind: 'tick' }>): LifeRefusal | undefined {
  const { state, at } = change
  switch (event.kind) {
    case 'expert_available':
      return expertAvailable(change, event.expertId)
    case 'plan_active':
      return planActive(change)
    case 'free_granted':
      state.payment = 'FREE'
      return enterQueue(change, system, 'free_granted', true)
    case 'follow_up_window':
      state.followUpUntil = event.until
      state.noticeAt = null
      return record(change, system, 'follow_up_window', state.state, null, { until: event.until })
    case 'claim_granted':
      if (state.claim !== 'OPEN') return 'claim_not_possible'
      state.claim = 'GRANTED'
      record(change, system, 'claim_granted')
      if (state.payment !== 'CAPTURED' || state.moneyAsked !== null || state.order === null) return
      state.moneyAsked = 'refund'
      change.effects.push({ kind: 'refund', order: state.order, reason: 'guarantee' })
      return
    case 'claim_refused':
      if (state.claim !== 'OPEN') return 'claim_not_possible'
      state.claim = 'REFUSED'
      return record(change, system, 'claim_refused', state.state, event.reason)
    case 'meeting_done':
    case 'meeting_ended':
      if (state.meeting !== 'OPEN') return
      state.meeting = event.kind === 'meeting_done' ? 'DONE' : 'NONE'
      state.activeAt = at
      return record(change, system, event.kind)
  }
}

/** An expert came online who was offline at the search; until the client lets others answer, only the named one counts. */
function expertAvailable(change: Change, expertId: string): undefined {
  const { state, at } = change
  if (state.declined.includes(expertId)) return
  if (askedAlone(state) && state.requested?.expertId !== expertId) return
  if (state.state === 'UNSERVED') enterQueue(change, system, 'expert_available', false, { data: { expertId } })
  else if (state.lease === null && (state.state === 'QUEUED' || state.state === 'OFFERED')) state.nextSearchAt = at
}

/** Starts the search for an expert; on a question that is already served, it removes the end of the follow-up. */
function planActive(change: Change): undefined {
  const { state } = change
  state.followUpUntil = 'plan'
  state.noticeAt = null
  if (state.payment === 'NONE' || state.payment === 'VOIDED') state.payment = 'PLAN'
  if (state.state !== 'UNLOCKING') return record(change, system, 'plan_active')
  enterQueue(change, system, 'plan_active', true)
  if (state.unlockFrom === 'DRAFT' && state.previewAt === null) startAssistant(change)
}
