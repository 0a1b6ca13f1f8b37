// What time alone does to a question. One list of due instants serves the scheduler, the tick and the proofs.

import type { Ranked } from '../matching/matching.ts'
import type { Rules } from '../rules.ts'
import { type Change, close, notifyClient, notifyExpert, record, system } from './change.ts'
import type { TimerName } from './events.ts'
import { endOffer, loseWork } from './expert-events.ts'
import { handOverLapsed, lapseOf } from './hand-over.ts'
import { askedAlone, enterQueue, enterUnserved, leaveChoice, search, searches } from './search.ts'
import type { Instant, LifeState, QuestionState } from './states.ts'

export type Due = { name: TimerName; at: Instant }

type Timers = (state: QuestionState, rules: Rules) => Partial<Record<TimerName, Instant | null>>

const waitingForClient: Timers = (state, rules) => ({ abandoned: state.activeAt + rules.abandonedAfter })

const secondAlert = (state: QuestionState, rules: Rules) =>
  state.secondAlertAt === null && state.waitingSince !== null ? state.waitingSince + rules.waves.secondAlertAt : null

/** Due instants by state, in the order in which equal ones fire. Null: not expected. */
const timersOf: Record<LifeState, Timers> = {
  DRAFT: waitingForClient,
  INTAKE: (state, rules) => ({ assistant_silent: state.assistantDueAt, ...waitingForClient(state, rules) }),
  PREVIEWED: waitingForClient,
  UNLOCKING: waitingForClient,
  QUEUED: (state, rules) => ({
    requested_over: state.requested?.hold === 'timed' ? state.wavesFrom : null,
    ...waveTimers(state, rules),
    search: state.nextSearchAt,
  }),
  OFFERED: (state, rules) => ({
    offer_lapsed: state.lease?.expiresAt ?? null,
    ...(state.lease?.cause === 'by_hand' ? {} : waveTimers(state, rules)),
    search: searches(state, rules.waves.broadcastTo) ? state.nextSearchAt : null,
  }),
  UNSERVED: (state, rules) => ({
    booked_time: state.bookedFor,
    second_alert: secondAlert(state, rules),
    no_expert: state.waitingSince === null ? null : state.waitingSince + rules.waves.voidAt,
  }),
  ASSIGNED: (state, rules) => leaseTimers(state, rules),
  FOLLOW_UP: (state, rules) => leaseTimers(state, rules),
  NEEDS_CLIENT: (state, rules) => needsClientTimers(state, rules),
  ANSWERED: (state, rules) => answeredTimers(state, rules),
  CLOSED: () => ({}),
}

function waveTimers(state: QuestionState, rules: Rules): ReturnType<Timers> {
  if (state.wavesFrom === null) return {}
  return {
    widened: state.widened || askedAlone(state) ? null : state.wavesFrom + rules.waves.widenAt,
    unserved: state.wavesFrom + rules.waves.unservedAt,
    second_alert: secondAlert(state, rules),
  }
}

function leaseTimers(state: QuestionState, rules: Rules): ReturnType<Timers> {
  const { lease } = state
  if (!lease) return {}
  const reminder = lease.expiresAt - (rules.work.lostAfter - rules.work.reminderAfter)
  return {
    hand_over_lapsed: lapseOf(state),
    lease_reminder: lease.remindedAt === null ? reminder : null,
    lease_lost: lease.expiresAt,
  }
}

/** No question is closed before the full notice period, even if the notice itself went out late. */
function withNotice(closesAt: Instant, notice: Instant, noticeAt: Instant | null) {
  return noticeAt === null
    ? { notice: closesAt - notice, close: null }
    : { notice: null, close: Math.max(closesAt, noticeAt + notice) }
}

function needsClientTimers(state: QuestionState, rules: Rules): ReturnType<Timers> {
  const { reminders, closeAfter, noticeBefore } = rules.needsClient
  const since = state.needsClientSince ?? state.touchedAt
  const next = reminders[state.remindersSent]
  const end = withNotice(since + closeAfter, noticeBefore, state.noticeAt)
  return {
    hand_over_lapsed: lapseOf(state),
    client_reminder: next === undefined ? null : since + next,
    no_reply_notice: end.notice,
    no_reply: end.close,
  }
}

/** An open meeting request keeps the question open. */
function answeredTimers(state: QuestionState, rules: Rules): ReturnType<Timers> {
  if (state.meeting === 'OPEN') return {}
  const { planSilence, planNotice, windowNotice, followUpWindow } = rules.answered
  const quietSince = Math.max(state.activeAt, state.repliedAt ?? 0)
  const end =
    state.followUpUntil === 'plan'
      ? withNotice(quietSince + planSilence, planNotice, state.noticeAt)
      : withNotice(
          Math.max(state.followUpUntil ?? quietSince + followUpWindow, quietSince + 2 * windowNotice),
          windowNotice,
          state.noticeAt,
        )
  return { closing_notice: end.notice, auto_closed: end.close }
}

/** All timers that will fire from here, soonest first. */
export function dueTimers(state: QuestionState, rules: Rules): Due[] {
  const timers = Object.entries(timersOf[state.state](state, rules)) as [TimerName, Instant | null][]
  return timers.flatMap(([name, at]) => (at === null ? [] : [{ name, at }])).sort((a, b) => a.at - b.at)
}

/**
 * Applies whatever is due, in order, and searches last, for the question as it then is. Late or doubled ticks do no
 * harm: each timer changes the state so that it is no longer due. `found` is left out where no search took place.
 */
export function applyTick(change: Change, found?: { candidates: readonly Ranked[]; rostered: boolean }): undefined {
  let searched = found === undefined
  for (let rounds = 0; rounds < mostTimers; rounds++) {
    const now = dueTimers(change.state, change.rules).filter(({ at }) => at <= change.at)
    const timer = now.find(({ name }) => name !== 'search')
    if (timer) handlers[timer.name](change)
    else if (found && !searched && now.length > 0) {
      searched = true
      search(change, found.candidates, found.rostered)
    } else return
  }
  throw new Error(`A timer stays due in ${change.state.state}`)
}

/** More timers than one question can ever have due; a rule that stays due is a bug and must not loop for ever. */
const mostTimers = 100

const handlers: Record<TimerName, (change: Change) => undefined> = {
  abandoned,
  assistant_silent: assistantSilent,
  offer_lapsed: offerLapsed,
  requested_over: (change) => leaveChoice(change, system, 'requested_over'),
  widened,
  // Applied by `applyTick`, after all others.
  search: () => undefined,
  unserved: (change) => enterUnserved(change, system, 'unserved', { reason: 'nobody_accepted' }),
  second_alert: alertAgain,
  no_expert: giveUpSearch,
  booked_time: (change) => enterQueue(change, system, 'booked_time', false),
  lease_reminder: remindExpert,
  lease_lost: leaseLost,
  hand_over_lapsed: handOverLapsed,
  client_reminder: remindClient,
  no_reply_notice: noReplyNotice,
  no_reply: (change) => closeAndTell(change, 'no_reply', 'no_reply'),
  closing_notice: closingNotice,
  auto_closed: (change) => closeAndTell(change, 'auto_closed', 'auto'),
}

function abandoned(change: Change): undefined {
  close(change, system, 'abandoned', 'abandoned')
  if (change.state.visitor) change.effects.push({ kind: 'purge' })
}

function assistantSilent(change: Change): undefined {
  change.state.assistantDueAt = null
  record(change, system, 'assistant_silent', 'PREVIEWED')
  notifyClient(change, 'assistant_silent')
}

function offerLapsed(change: Change): undefined {
  const { state, effects } = change
  const lease = state.lease
  if (!lease) return
  if (lease.cause !== 'by_hand') {
    state.lapsed = [...state.lapsed, lease.expertId]
    effects.push({ kind: 'lapsed', expertId: lease.expertId })
  }
  effects.push({ kind: 'withdraw_offers', expertIds: [lease.expertId], why: 'released' })
  endOffer(change, system, 'offer_lapsed', null)
}

function widened(change: Change): undefined {
  change.state.widened = true
  change.state.nextSearchAt = change.at
  record(change, system, 'widened')
  notifyClient(change, 'search_widened')
}

function alertAgain(change: Change): undefined {
  change.state.secondAlertAt = change.at
  record(change, system, 'second_alert')
  change.effects.push({ kind: 'alert', template: 'still_unserved', data: {} })
}

/** E4. An existing answer stays open; only its follow-up could not be served. */
function giveUpSearch(change: Change): undefined {
  const { state, effects } = change
  state.bookedFor = null
  if (state.answeredAt === null) return closeAndTell(change, 'no_expert', 'no_expert')
  state.unservedAt = null
  record(change, system, 'no_expert', 'ANSWERED', 'follow_up_unserved')
  effects.push({ kind: 'alert', template: 'follow_up_unserved', data: {} })
  notifyClient(change, 'follow_up_unserved')
}

function remindExpert(change: Change): undefined {
  const { state, at } = change
  if (!state.lease) return
  const { expertId, expiresAt } = state.lease
  state.lease = { ...state.lease, remindedAt: at }
  record(change, system, 'lease_reminder', state.state, null, { expertId })
  notifyExpert(change, expertId, 'lease_reminder', { lostAt: expiresAt })
}

function leaseLost(change: Change): undefined {
  loseWork(change, system, 'lease_lost', 'silence', null)
}

/** After an outage one reminder replaces all that were missed. */
function remindClient(change: Change): undefined {
  const { state, at, rules } = change
  const since = state.needsClientSince ?? at
  state.remindersSent = rules.needsClient.reminders.filter((after) => since + after <= at).length
  record(change, system, 'client_reminder', state.state, null, { sent: state.remindersSent })
  notifyClient(change, 'information_reminder')
}

function noReplyNotice(change: Change): undefined {
  const { state, at, rules } = change
  const since = state.needsClientSince ?? at
  state.noticeAt = at
  record(change, system, 'no_reply_notice')
  notifyClient(change, 'no_reply_notice', {
    closesAt: Math.max(since + rules.needsClient.closeAfter, at + rules.needsClient.noticeBefore),
  })
}

function closingNotice(change: Change): undefined {
  const { state, at, rules } = change
  state.noticeAt = at
  record(change, system, 'closing_notice')
  notifyClient(change, 'closing_notice', { closesAt: dueTimers(state, rules)[0]?.at ?? null })
}

function closeAndTell(change: Change, timer: TimerName, reason: 'no_expert' | 'no_reply' | 'auto'): undefined {
  close(change, system, timer, reason)
  notifyClient(change, 'closed', { reason })
}
