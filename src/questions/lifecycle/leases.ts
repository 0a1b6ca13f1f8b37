// Leases: the right to answer an offer and the right to work; granted, renewed, lost. Tokens only grow.

import type { Rules } from '../rules.ts'
import type { Change } from './change.ts'
import type { Instant, Lease, QuestionState } from './states.ts'

export function grantOffer(
  change: Change,
  expertId: string,
  cause: 'requested' | 'exclusive' | 'by_hand',
  ends: Instant,
) {
  const { state, at } = change
  state.fencing += 1
  state.lease = { ...emptyLease(state, expertId, at), kind: 'offer', cause, expiresAt: ends }
  return state.lease
}

/** An acceptance, by whatever way the question was offered, or the same expert returning: the same decision mutes the assistant. */
export function grantWork(
  change: Change,
  expertId: string,
  cause: 'accepted' | 'follow_up',
  offerToken: number | null,
) {
  const { state, at, rules } = change
  state.fencing += 1
  state.broadcast = null
  const capAt = at + rules.work.cap
  const expiresAt = at + (cause === 'follow_up' ? rules.work.followUp : rules.work.lostAfter)
  state.lease = { ...emptyLease(state, expertId, at), kind: 'work', cause, expiresAt, offerToken, capAt }
}

export function silenceAssistant({ state, at, effects }: Change): void {
  state.assistantMutedAt = at
  state.assistantTurn += 1
  state.assistantDueAt = null
  effects.push({ kind: 'mute_assistant' })
}

function emptyLease(state: QuestionState, expertId: string, at: Instant): Lease {
  return {
    kind: 'offer',
    token: state.fencing,
    expertId,
    grantedAt: at,
    expiresAt: at,
    cause: 'exclusive',
    offerToken: null,
    lastBeat: at,
    readingSince: null,
    remindedAt: null,
    capAt: null,
    extended: false,
    awaitingReturn: false,
  }
}

export function holdsWork(state: QuestionState, expertId: string, token: number): boolean {
  const { lease } = state
  return lease?.kind === 'work' && lease.expertId === expertId && lease.token === token
}

/** The instant at which the work is taken away unless a heartbeat or an act comes before. */
export function lostAt(state: QuestionState): Date | null {
  return state.lease?.kind === 'work' && state.state !== 'NEEDS_CLIENT' ? new Date(state.lease.expiresAt) : null
}

/** Records a heartbeat. An act (message, saved draft) also restarts the time that heartbeats alone may extend. */
export function recordHeartbeat(lease: Lease, at: Instant, act: boolean, rules: Rules): Lease {
  const { lostAfter, cap, reminderAfter, readingWithin } = rules.work
  const capAt = act ? Math.max(lease.capAt ?? 0, at + cap) : (lease.capAt ?? at + cap)
  // A sign of life never shortens the time that was given: a follow-up's, or an extension that the expert asked for.
  const expiresAt = Math.max(lease.expiresAt, Math.min(at + lostAfter, capAt))
  const gap = lease.readingSince === null || at - lease.lastBeat > readingWithin
  return {
    ...lease,
    lastBeat: at,
    capAt,
    expiresAt,
    readingSince: gap ? at : lease.readingSince,
    remindedAt: expiresAt - at > lostAfter - reminderAfter ? null : lease.remindedAt,
    awaitingReturn: false,
  }
}

/** Extends a lease once: its expiry, and the time that heartbeats alone may extend. */
export function extendLease(lease: Lease, rules: Rules): Lease {
  const { extension } = rules.work
  return {
    ...lease,
    extended: true,
    expiresAt: lease.expiresAt + extension,
    capAt: (lease.capAt ?? lease.expiresAt) + extension,
  }
}
