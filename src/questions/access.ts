// Who may see a question and what each may do with it now. Pages disable buttons and the API refuses by this table.
import type { Regulated } from '../catalog/category.ts'
import type { EventName } from './lifecycle/events.ts'
import { mayBeHandedOver } from './lifecycle/hand-over.ts'
import { holdsWork } from './lifecycle/leases.ts'
import { askedAlone, namedDeclined } from './lifecycle/search.ts'
import type { QuestionState } from './lifecycle/states.ts'
import { answerLocked } from './lifecycle/status.ts'
import { mayHappen } from './lifecycle/transitions.ts'

export type Viewer = {
  personId: string | null
  expertId: string | null
  staff: boolean
  /** Until when a logged and justified emergency access of the staff opens this question. */
  breakGlassUntil: Date | null
}

/** `proposed`: the colleague to whom the expert at work hands the question over. */
export type Relation = 'owner' | 'worker' | 'offered' | 'proposed' | 'answered' | 'staff' | 'stranger'

/** `brief`: the assistant's summary without the client's identity. `record`: what happened and when, without any text. */
export type Sight = 'all' | 'work' | 'brief' | 'record' | 'nothing'

export function relationOf(state: QuestionState, viewer: Viewer): Relation {
  const { personId, expertId } = viewer
  if (personId !== null && personId === state.clientId) return 'owner'
  if (expertId !== null) {
    if (state.lease?.expertId === expertId) return state.lease.kind === 'work' ? 'worker' : 'offered'
    if (state.broadcast?.expertIds.includes(expertId)) return 'offered'
    if (state.answeredBy === expertId) return 'answered'
    if (state.handOver?.to === expertId) return 'proposed'
  }
  return viewer.staff ? 'staff' : 'stranger'
}

/** For everybody else the question does not exist. In regulated fields the staff needs emergency access. */
export function sightOf(state: QuestionState, viewer: Viewer, regulated: Regulated, now: Date): Sight {
  switch (relationOf(state, viewer)) {
    case 'owner':
      return 'all'
    case 'worker':
    case 'answered':
      return 'work'
    case 'offered':
    case 'proposed':
      return 'brief'
    case 'staff':
      return regulated === 'none' || (viewer.breakGlassUntil !== null && viewer.breakGlassUntil > now)
        ? 'all'
        : 'record'
    case 'stranger':
      return 'nothing'
  }
}

type Rule = { who: Relation; events: readonly EventName[]; if?: (state: QuestionState) => boolean }

const answerOpen = (state: QuestionState) => state.answeredAt !== null && !answerLocked(state)
const paid = (state: QuestionState) => state.payment === 'CAPTURED' || state.payment === 'PLAN'
/** Only the client of a paid answer may review, also a meeting. */
export const mayRate = (state: QuestionState) => answerOpen(state) && paid(state)

/** `events`: the transitions of the act; the act is possible when the life cycle allows one of them. */
const acts = {
  say: { who: 'owner', events: ['client_message'] },
  attach: { who: 'owner', events: ['client_message'] },
  askExpert: { who: 'owner', events: ['ask_expert'], if: (state) => state.category !== null },
  /** Until an expert was asked: after that the expert declines with "not my field", and the staff finds another one. */
  correct: { who: 'owner', events: ['correct_category'], if: (state) => state.clock === null },
  order: { who: 'owner', events: [], if: mayOrder },
  back: { who: 'owner', events: ['back'] },
  chooseNamed: { who: 'owner', events: ['requested_choice'], if: askedAlone },
  keepNamed: {
    who: 'owner',
    events: ['requested_choice'],
    if: (state) => askedAlone(state) && !namedDeclined(state) && (state.state === 'UNSERVED' || !keptNamed(state)),
  },
  choose: { who: 'owner', events: ['unserved_choice'], if: (state) => state.state === 'UNSERVED' },
  stopSearch: { who: 'owner', events: ['unserved_choice'], if: (state) => state.answeredAt !== null },
  close: { who: 'owner', events: ['close'] },
  closeNeedsSecond: { who: 'owner', events: ['close'], if: needsSecond },
  claim: {
    who: 'owner',
    events: ['claim_open'],
    if: (state) => state.claim === 'NONE' && state.payment === 'CAPTURED',
  },
  meet: { who: 'owner', events: ['meeting_requested'], if: (state) => state.meeting !== 'OPEN' },
  rate: { who: 'owner', events: [], if: mayRate },
  share: { who: 'owner', events: [], if: answerOpen },

  accept: { who: 'offered', events: ['accept'] },
  decline: { who: 'offered', events: ['decline'] },
  sayAsExpert: { who: 'worker', events: ['expert_message'] },
  askInformation: { who: 'worker', events: ['ask_information'] },
  answer: { who: 'worker', events: ['answer'] },
  correctAnswer: { who: 'answered', events: ['correct_answer'] },
  extend: { who: 'worker', events: ['extend'], if: (state) => state.lease?.extended === false },
  giveUp: { who: 'worker', events: ['give_up'] },
  handOver: { who: 'worker', events: ['hand_over'], if: mayBeHandedOver },
  takeBack: { who: 'worker', events: ['take_back'], if: (state) => !!state.handOver },

  closeAsStaff: { who: 'staff', events: ['close_admin'] },
  offerByHand: { who: 'staff', events: ['offer_by_hand'] },
  releaseLease: { who: 'staff', events: ['release_lease'] },
} as const satisfies Record<string, Rule>

export type Act = keyof typeof acts
export type Can = Record<Act, boolean>

export type CannotCode = 'not_found' | 'question_closed' | 'illegal_transition'

/** Null when the act is possible now; otherwise the code of the refusal, which also explains a disabled button. */
export function cannot(act: Act, state: QuestionState, viewer: Viewer): CannotCode | null {
  const rule: Rule = acts[act]
  if (relationOf(state, viewer) !== rule.who) return 'not_found'
  const possible = rule.events.every((event) => mayHappen(event, state.state)) && (rule.if?.(state) ?? true)
  if (possible) return null
  return state.state === 'CLOSED' ? 'question_closed' : 'illegal_transition'
}

export function canOf(state: QuestionState, viewer: Viewer): Can {
  return Object.fromEntries(
    (Object.keys(acts) as Act[]).map((act) => [act, cannot(act, state, viewer) === null]),
  ) as Can
}

/** While unlocking, and again when the capture failed on an accepted question. */
function mayOrder(state: QuestionState): boolean {
  if (state.payment !== 'NONE' && state.payment !== 'VOIDED') return false
  return state.state === 'UNLOCKING' || (state.captureFailedAt !== null && state.state !== 'CLOSED')
}

const keptNamed = (state: QuestionState) => state.requested?.hold === 'kept'

/** While an expert is asked or at work, closing needs a second confirmation. */
function needsSecond(state: QuestionState): boolean {
  return state.state === 'OFFERED' || state.state === 'ASSIGNED'
}

/** The token of the expert's work lease, for the workspace; null once the expert has lost the lease. */
export function workToken(state: QuestionState, expertId: string): number | null {
  return state.lease && holdsWork(state, expertId, state.lease.token) ? state.lease.token : null
}
