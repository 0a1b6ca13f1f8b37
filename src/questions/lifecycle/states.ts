// A question as one serialisable value: everything its rules need to know, and nothing of its text.
import type { Locale } from '../../catalog/category.ts'

/** Milliseconds since 1970 in UTC, so that a question survives JSON unchanged. */
export type Instant = number

export const lifeStates = [
  'DRAFT',
  'INTAKE',
  'PREVIEWED',
  'UNLOCKING',
  'QUEUED',
  'OFFERED',
  'ASSIGNED',
  'NEEDS_CLIENT',
  'ANSWERED',
  'FOLLOW_UP',
  'UNSERVED',
  'CLOSED',
] as const
export type LifeState = (typeof lifeStates)[number]

export const closeReasons = ['client', 'no_expert', 'no_reply', 'auto', 'admin', 'abandoned'] as const
export type CloseReason = (typeof closeReasons)[number]

/** What the provider has confirmed. FREE: a free question that gives the full answer (`free.gives`). */
export const paymentStates = ['NONE', 'FREE', 'HELD', 'CAPTURED', 'PLAN', 'VOIDED', 'REFUNDED'] as const
export type PaymentState = (typeof paymentStates)[number]

export const meetingStates = ['NONE', 'OPEN', 'DONE'] as const
export type MeetingState = (typeof meetingStates)[number]

export const claimStates = ['NONE', 'OPEN', 'GRANTED', 'REFUSED'] as const
export type ClaimState = (typeof claimStates)[number]

/** The right of one expert to answer an offer, or to work on the question. Only the newest token counts. */
export type Lease = {
  kind: 'offer' | 'work'
  token: number
  expertId: string
  grantedAt: Instant
  /** An offer ends here. A work lease ends here unless a heartbeat or an act extends it. */
  expiresAt: Instant
  /** Why it was granted: the named expert, the best one, the staff's choice, an accepted offer, a follow-up. */
  cause: 'requested' | 'exclusive' | 'by_hand' | 'accepted' | 'follow_up'
  /** Work only: the token of the offer it came from, so that a second click on "accept" is recognised. */
  offerToken: number | null
  lastBeat: Instant
  /** Work only: since when the expert has the page open without a gap; null before the first heartbeat. */
  readingSince: Instant | null
  remindedAt: Instant | null
  /** Work only: heartbeats alone do not extend the lease past this instant. */
  capAt: Instant | null
  extended: boolean
  /** The client has replied and the expert has not returned yet: losing the lease now counts against nobody. */
  awaitingReturn: boolean
}

/**
 * A question that its expert proposes to one colleague. The work stays where it is until the colleague accepts; no offer
 * of the search stands beside it.
 */
export type HandOver = {
  token: number
  from: string
  to: string
  at: Instant
  expiresAt: Instant
}

export type Broadcast = { token: number; expertIds: readonly string[]; since: Instant }

/**
 * The named expert: asked alone for W0 and then left to the client's choice (`timed`), kept by that choice, or released
 * by it so that others may answer. Nobody else is asked before the release.
 */
export type Requested = { expertId: string; hold: 'timed' | 'kept' | 'released' }

export type QuestionState = {
  id: string
  /** Grows with every recorded event, not with heartbeats and searches. */
  version: number
  clientId: string
  /** No address given yet: the text is purged with the abandoned question. */
  visitor: boolean
  /** Null while the client has rejected the field and not named another one: nobody is asked meanwhile. */
  category: string | null
  subCategory: string | null
  locale: Locale
  /** Department of the client, where the question has one. */
  area: string | null
  neededBy: Instant | null

  state: LifeState
  closeReason: CloseReason | null
  payment: PaymentState
  meeting: MeetingState
  claim: ClaimState

  createdAt: Instant
  /** Newest event applied; time never runs backwards inside a question. */
  touchedAt: Instant
  /** Last act of a person. */
  activeAt: Instant
  closedAt: Instant | null

  /** One of the two free questions: reserved at submission, counted when the preview is there. */
  freeSlot: 'none' | 'reserved' | 'counted'
  previewAt: Instant | null
  /** A preview was made for a field that was corrected since: the next one replaces it. */
  previewReplaced: boolean
  /** Where "back" leads from the unlocking. */
  unlockFrom: 'DRAFT' | 'INTAKE' | 'PREVIEWED'
  /** When the assistant's message is due (intake only); null while it is the client's turn. */
  assistantDueAt: Instant | null
  assistantMutedAt: Instant | null
  /**
   * Grows whenever the assistant is muted or the field is corrected, so that a message prepared before is known to be
   * stale.
   */
  assistantTurn: number

  /** The order whose hold pays this question; a new card after a failed capture is a new order. */
  order: string | null
  /** Requested from the provider and not confirmed yet. */
  moneyAsked: 'capture' | 'void' | 'refund' | null
  /** Orders that were released or failed: a late webhook never revives them. */
  deadOrders: readonly string[]
  /** The capture failed after the acceptance: the answer stays locked until another card has paid. */
  captureFailedAt: Instant | null

  requested: Requested | null
  /** Entry into the present wait: E3 and E4 count from here; a loss starts a new wait, choosing to wait does not. */
  waitingSince: Instant | null
  /** T0 of the waves W1 to E2. */
  wavesFrom: Instant | null
  /** Exclusive offers made since T0. */
  exclusiveMade: number
  nextSearchAt: Instant | null
  widened: boolean
  lease: Lease | null
  broadcast: Broadcast | null
  /** Missing in questions that are older than it. */
  handOver?: HandOver | null
  /** Highest lease token ever given. */
  fencing: number
  /** Declined or gave up: never offered again. */
  declined: readonly string[]
  /** Let an exclusive offer or a work lease lapse: asked again only in a broadcast. */
  lapsed: readonly string[]
  losses: number
  acceptedAt: Instant | null
  acceptedBy: string | null
  /** The expert who worked on it before it came back to the queue. */
  continuity: string | null
  unservedAt: Instant | null
  secondAlertAt: Instant | null
  /** The client chose to wait, and need not be asked again. */
  waitChosen: boolean
  /** The client was told in this wait that nobody has accepted. */
  unservedTold: boolean
  bookedFor: Instant | null

  needsClientSince: Instant | null
  /** Reminders already sent since `needsClientSince`. */
  remindersSent: number
  noticeAt: Instant | null
  answeredAt: Instant | null
  answeredBy: string | null
  /** Newest answer or reply of an expert. */
  repliedAt: Instant | null
  /** End of the follow-up; with a plan only silence closes. */
  followUpUntil: Instant | 'plan' | null

  /** The wait shown to the client: never reset, stopped while it is the client's turn or the answer is there. */
  clock: Clock | null
}

/** `turn`: since the client has written after an answer, and how long the clock had stood still until then. */
export type Clock = {
  start: Instant
  pausedAt: Instant | null
  pausedFor: number
  turn?: { start: Instant; pausedFor: number }
}

export type NewQuestion = Pick<QuestionState, 'id' | 'clientId' | 'visitor' | 'locale'> &
  Partial<Pick<QuestionState, 'category' | 'subCategory' | 'area'>> & { requestedExpert?: string | null }

export function openDraft(asked: NewQuestion, now: Date): QuestionState {
  const at = now.getTime()
  return {
    id: asked.id,
    version: 1,
    clientId: asked.clientId,
    visitor: asked.visitor,
    category: asked.category ?? null,
    subCategory: asked.subCategory ?? null,
    locale: asked.locale,
    area: asked.area ?? null,
    neededBy: null,
    state: 'DRAFT',
    closeReason: null,
    payment: 'NONE',
    meeting: 'NONE',
    claim: 'NONE',
    createdAt: at,
    touchedAt: at,
    activeAt: at,
    closedAt: null,
    freeSlot: 'none',
    previewAt: null,
    previewReplaced: false,
    unlockFrom: 'DRAFT',
    assistantDueAt: null,
    assistantMutedAt: null,
    assistantTurn: 1,
    order: null,
    moneyAsked: null,
    deadOrders: [],
    captureFailedAt: null,
    requested: asked.requestedExpert ? { expertId: asked.requestedExpert, hold: 'timed' } : null,
    waitingSince: null,
    wavesFrom: null,
    exclusiveMade: 0,
    nextSearchAt: null,
    widened: false,
    lease: null,
    broadcast: null,
    handOver: null,
    fencing: 0,
    declined: [],
    lapsed: [],
    losses: 0,
    acceptedAt: null,
    acceptedBy: null,
    continuity: null,
    unservedAt: null,
    secondAlertAt: null,
    waitChosen: false,
    unservedTold: false,
    bookedFor: null,
    needsClientSince: null,
    remindersSent: 0,
    noticeAt: null,
    answeredAt: null,
    answeredBy: null,
    repliedAt: null,
    followUpUntil: null,
    clock: null,
  }
}
