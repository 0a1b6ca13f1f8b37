// What the client is shown: the specification's four statuses, the line beneath, and the steps of the wait.

import { defaultRules, type Rules } from '../rules.ts'
import { atStake } from './at-stake.ts'
import type { EventName, QuestionRecord } from './events.ts'
import { askedAlone, namedLost } from './search.ts'
import type { Instant, QuestionState } from './states.ts'

export type StatusCode = 'in_progress' | 'answered' | 'closed' | 'meeting'

export const statusLines = [
  'draft',
  'assistant_asking',
  'preview_ready',
  'preview_skipped',
  'order_open',
  'looking',
  'awaiting_named',
  'asking_named',
  'asking_one',
  'asking_several',
  'widened',
  'accepted',
  'reading',
  'information_needed',
  'named_unanswered',
  'named_lost',
  'unserved',
  'booked',
  'answered',
  'answer_locked',
  'follow_up',
  'closed_by_client',
  'closed_no_expert',
  'closed_unanswered',
  'closed_no_reply',
  'closed_auto',
  'closed_by_staff',
  'closed_abandoned',
] as const
export type StatusLine = (typeof statusLines)[number]

export type Status = {
  code: StatusCode
  line: StatusLine
  /** The expert whom the line is about. */
  expertId: string | null
  /** Since when the line is true; for `booked`, the booked time. */
  since: Instant | null
  /** How many experts have an open offer. */
  asked: number
  /** Also true while a meeting request or the closing hides the answer. */
  answerAvailable: boolean
}

const closedLines = {
  client: 'closed_by_client',
  no_expert: 'closed_no_expert',
  no_reply: 'closed_no_reply',
  auto: 'closed_auto',
  admin: 'closed_by_staff',
  abandoned: 'closed_abandoned',
} as const satisfies Record<NonNullable<QuestionState['closeReason']>, StatusLine>

/** First match wins: closed, meeting request, answered, response in progress. A preview alone is never an answer. */
function codeOf(state: QuestionState): StatusCode {
  if (state.state === 'CLOSED') return 'closed'
  if (state.meeting === 'OPEN') return 'meeting'
  return state.state === 'ANSWERED' ? 'answered' : 'in_progress'
}

/** The answer is written but the capture failed: the client reads it once another card has paid. */
export function answerLocked(state: QuestionState): boolean {
  return state.captureFailedAt !== null && state.payment !== 'CAPTURED' && state.payment !== 'PLAN'
}

export function statusOf(state: QuestionState, now: Date, rules: Rules = defaultRules): Status {
  return {
    code: codeOf(state),
    asked: askedNow(state),
    answerAvailable: state.answeredAt !== null && !answerLocked(state),
    ...lineOf(state, now.getTime(), rules),
  }
}

function lineOf(state: QuestionState, at: Instant, rules: Rules): Pick<Status, 'line' | 'expertId' | 'since'> {
  const line = (name: StatusLine, since: Instant | null, expertId: string | null = null) => ({
    line: name,
    since,
    expertId,
  })
  switch (state.state) {
    case 'DRAFT':
      return line('draft', state.createdAt)
    case 'INTAKE':
      return line('assistant_asking', state.activeAt)
    case 'PREVIEWED':
      return state.previewAt ? line('preview_ready', state.previewAt) : line('preview_skipped', null)
    case 'UNLOCKING':
      return line('order_open', state.activeAt)
    case 'QUEUED':
      return queuedLine(state, line)
    case 'OFFERED':
      return offeredLine(state, line)
    case 'ASSIGNED':
    case 'FOLLOW_UP':
      return workLine(state, at, rules, line)
    case 'NEEDS_CLIENT':
      return line('information_needed', state.needsClientSince, state.lease?.expertId ?? null)
    case 'UNSERVED':
      return unservedLine(state, line)
    case 'ANSWERED':
      return line(answerLocked(state) ? 'answer_locked' : 'answered', state.repliedAt, state.answeredBy)
    case 'CLOSED':
      return line(closedLine(state), state.closedAt, state.answeredBy)
  }
}

/** Where an expert had accepted before, "nothing was charged" would not be true. */
function closedLine(state: QuestionState): StatusLine {
  const stake = atStake(state)
  if (state.closeReason !== 'no_expert' || stake === 'held') return closedLines[state.closeReason ?? 'client']
  return stake === 'answered' ? 'closed_by_client' : 'closed_unanswered'
}

type Line = (name: StatusLine, since: Instant | null, expertId?: string | null) => ReturnType<typeof lineOf>

/** Until the client lets others answer, what is said is about the expert whom they named. */
const namedAlone = (state: QuestionState): string | null =>
  askedAlone(state) ? (state.requested?.expertId ?? null) : null

function queuedLine(state: QuestionState, line: Line) {
  const named = namedAlone(state)
  if (named) return line('awaiting_named', state.waitingSince, named)
  return line(state.widened ? 'widened' : 'looking', state.waitingSince)
}

function unservedLine(state: QuestionState, line: Line) {
  if (state.bookedFor) return line('booked', state.bookedFor)
  const named = namedAlone(state)
  if (named) return line(namedLost(state) ? 'named_lost' : 'named_unanswered', state.unservedAt, named)
  return line('unserved', state.unservedAt)
}

const askedNow = ({ lease, broadcast }: QuestionState): number =>
  broadcast?.expertIds.length ?? (lease?.kind === 'offer' ? 1 : 0)

/** Of several who were asked, only those count who may still accept. */
function offeredLine(state: QuestionState, line: Line) {
  const { lease, broadcast, waitingSince } = state
  if (lease?.cause === 'requested') return line('asking_named', lease.grantedAt, lease.expertId)
  const since = lease?.grantedAt ?? broadcast?.since ?? waitingSince
  const asked = askedNow(state)
  if (asked === 0) return line('looking', since)
  return line(asked === 1 ? 'asking_one' : 'asking_several', since)
}

/** "Is reading" is only said while the expert's page is open. */
function workLine(state: QuestionState, at: Instant, rules: Rules, line: Line) {
  const lease = state.lease
  const expertId = lease?.expertId ?? state.acceptedBy
  if (lease?.readingSince != null && at - lease.lastBeat <= rules.work.readingWithin) {
    return line('reading', lease.readingSince, expertId)
  }
  if (state.state === 'FOLLOW_UP') return line('follow_up', lease?.grantedAt ?? null, expertId)
  return line('accepted', state.acceptedAt, expertId)
}

/** How long the client has waited, in milliseconds. Never decreases; pauses while it is the client's turn. */
export function waitOf(state: QuestionState, now: Date): number {
  if (!state.clock) return 0
  const until = state.clock.pausedAt ?? Math.max(now.getTime(), state.touchedAt)
  return until - state.clock.start - state.clock.pausedFor
}

/**
 * The instant from which the client waits for what is due now, pauses left out: after an answer, from their message on.
 * Null while it is not the experts' turn.
 */
export function clientWaitsSince({ clock }: QuestionState): Date | null {
  if (!clock || clock.pausedAt !== null) return null
  const { start, pausedFor } = clock.turn ?? { start: clock.start, pausedFor: 0 }
  return new Date(start + clock.pausedFor - pausedFor)
}

export type TimelineStepName =
  | 'received'
  | 'preview'
  | 'held'
  | 'offered'
  | 'accepted'
  | 'reading'
  | 'information'
  | 'lost'
  | 'unserved'
  | 'answer'
export type TimelineStep = {
  step: TimelineStepName
  at: Instant | null
  state: 'done' | 'now' | 'next'
  /** `offered`: how many different experts were asked in this wait. */
  count: number | null
  expertId: string | null
  /** Of the step in progress: by when something happens at the latest. */
  by: Instant | null
}

/** The step that an event adds; events of a search add one together. */
const stepOf: Partial<Record<EventName, TimelineStepName>> = {
  submit: 'received',
  preview_ready: 'preview',
  payment_authorised: 'held',
  offered: 'offered',
  broadcast: 'offered',
  offer_by_hand: 'offered',
  accept: 'accepted',
  take_up: 'accepted',
  ask_information: 'information',
  unserved: 'unserved',
  answer: 'answer',
}
const stepsOfExperts: readonly TimelineStepName[] = ['accepted', 'information', 'answer']

/** The steps of the waiting screen, made of recorded events only: what did not happen is not shown. */
export function timeline(
  records: readonly QuestionRecord[],
  state: QuestionState,
  now: Date,
  rules: Rules = defaultRules,
): TimelineStep[] {
  const steps = doneSteps(records)
  const present = presentStep(state, now, rules)
  if (!present) return steps
  const last = steps.at(-1)
  if (last?.step === present.step) return [...steps.slice(0, -1), { ...last, state: 'now', by: present.by }]
  return [...steps, present]
}

function doneSteps(records: readonly QuestionRecord[]): TimelineStep[] {
  const steps: TimelineStep[] = []
  const asked = new Set<string>()
  let offered: TimelineStep | null = null
  for (const record of records) {
    const step = stepOf[record.event]
    if (step === 'offered') {
      for (const id of record.data.expertIds as string[]) asked.add(id)
      if (!offered) {
        offered = doneStep('offered', record)
        steps.push(offered)
      }
      offered.count = asked.size
    } else if (step && !(step === 'preview' && steps.some((before) => before.step === 'preview')))
      steps.push(doneStep(step, record, stepsOfExperts.includes(step) ? record.actor.id : null))
    if (record.data.named && !record.data.lost) steps.push(doneStep('unserved', record, record.data.expertId as string))
    if (record.data.loss) steps.push(doneStep('lost', record, record.data.expertId as string))
    if (startsWait(record)) {
      offered = null
      asked.clear()
    }
  }
  return steps
}

const doneStep = (step: TimelineStepName, { at }: QuestionRecord, expertId: string | null = null): TimelineStep => ({
  step,
  at,
  state: 'done',
  count: null,
  expertId,
  by: null,
})

const startsWait = ({ from, to }: QuestionRecord) => to === 'QUEUED' && from !== 'QUEUED' && from !== 'OFFERED'

function presentStep(state: QuestionState, now: Date, rules: Rules): TimelineStep | null {
  const { line, expertId, since } = statusOf(state, now, rules)
  const step = (name: TimelineStepName, at: Instant | null, by: Instant | null): TimelineStep => ({
    step: name,
    at,
    state: at === null ? 'next' : 'now',
    count: null,
    expertId,
    by,
  })
  switch (line) {
    case 'awaiting_named':
    case 'asking_named':
      return step('offered', since, choiceAt(state, rules))
    case 'looking':
    case 'widened':
    case 'asking_one':
    case 'asking_several':
      return step('offered', since, unservedAt(state, rules))
    case 'accepted':
      return step('reading', null, null)
    case 'reading':
      return step('reading', since, null)
    case 'information_needed':
      return step('information', since, null)
    case 'named_lost':
      return { ...step('unserved', state.unservedAt, voidAt(state, rules)), expertId: null }
    case 'named_unanswered':
    case 'unserved':
    case 'booked':
      return step('unserved', state.unservedAt, voidAt(state, rules))
    default:
      return null
  }
}

/** When the client of a named expert is asked to choose. */
const choiceAt = (state: QuestionState, rules: Rules) =>
  state.requested?.hold === 'timed' ? state.wavesFrom : unservedAt(state, rules)

/** When a search without an acceptance ends; null outside one. */
export const unservedAt = (state: QuestionState, rules: Rules = defaultRules) =>
  state.wavesFrom === null ? null : state.wavesFrom + rules.waves.unservedAt
const voidAt = (state: QuestionState, rules: Rules) =>
  state.waitingSince === null ? null : state.waitingSince + rules.waves.voidAt
