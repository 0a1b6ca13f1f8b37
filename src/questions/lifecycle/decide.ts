// The life of a question: one pure function decides what an event does to it, without a clock or a database.

import { defaultRules, type Rules } from '../rules.ts'
import { beginChange, type Change } from './change.ts'
import { applyAssistant, applyClient } from './client-events.ts'
import type { AssistantEvent, Decision, ExpertEvent, LifeRefusal, QuestionEvent } from './events.ts'
import { applyExpert, applyStaff } from './expert-events.ts'
import { holdsWork } from './leases.ts'
import { applyPayment, applySystem } from './payment-events.ts'
import { askedAlone, searches } from './search.ts'
import type { QuestionState } from './states.ts'
import { applyTick, dueTimers } from './timers.ts'
import { mayHappen } from './transitions.ts'

/**
 * Load the question under its row lock, decide, save `state` with `nextDue` and `records`, enqueue `effects` in the same
 * transaction. A duplicate (a second webhook, a second click on "accept") changes nothing and is not refused.
 * `version` grows with the history; a heartbeat, a saved draft and a search that found nobody leave it as it is.
 */
export function decide(state: QuestionState, event: QuestionEvent, now: Date, rules: Rules = defaultRules): Decision {
  const no = refusal(state, event)
  if (no) return { refused: no }
  const change = beginChange(state, now, rules)
  const apply = handlers[event.kind] as (change: Change, event: QuestionEvent) => LifeRefusal | undefined
  const refused = apply(change, event)
  if (refused) return { refused }
  if (change.records.length > 0) change.state.version = state.version + 1
  return { refused: null, state: change.state, records: change.records, effects: change.effects }
}

const applyTime = (change: Change, { candidates, rostered = true }: Extract<QuestionEvent, { kind: 'tick' }>) =>
  applyTick(change, candidates && { candidates, rostered })

/** Which file decides on which event. */
const handlers: {
  [Event in QuestionEvent as Event['kind']]: (change: Change, event: Event) => LifeRefusal | undefined
} = {
  tick: applyTime,

  edit_draft: applyClient,
  submit: applyClient,
  client_message: applyClient,
  needed_by: applyClient,
  correct_category: applyClient,
  ask_expert: applyClient,
  back: applyClient,
  requested_choice: applyClient,
  unserved_choice: applyClient,
  close: applyClient,
  claim_open: applyClient,
  meeting_requested: applyClient,
  identified: applyClient,

  assistant_message: applyAssistant,
  preview_ready: applyAssistant,

  accept: applyExpert,
  decline: applyExpert,
  take_up: applyExpert,
  heartbeat: applyExpert,
  save_draft: applyExpert,
  expert_message: applyExpert,
  ask_information: applyExpert,
  extend: applyExpert,
  give_up: applyExpert,
  answer: applyExpert,
  correct_answer: applyExpert,
  hand_over: applyExpert,
  take_back: applyExpert,
  take_over: applyExpert,
  turn_down: applyExpert,

  payment_authorised: applyPayment,
  payment_failed: applyPayment,
  payment_captured: applyPayment,
  capture_failed: applyPayment,
  payment_voided: applyPayment,
  payment_refunded: applyPayment,

  expert_available: applySystem,
  plan_active: applySystem,
  free_granted: applySystem,
  follow_up_window: applySystem,
  claim_granted: applySystem,
  claim_refused: applySystem,
  meeting_done: applySystem,
  meeting_ended: applySystem,

  close_admin: applyStaff,
  offer_by_hand: applyStaff,
  release_lease: applyStaff,
}

function isExpert(event: QuestionEvent): event is ExpertEvent {
  return handlers[event.kind] === applyExpert
}

function refusal(state: QuestionState, event: QuestionEvent): LifeRefusal | null {
  if (event.kind === 'tick') return null
  if (isExpert(event)) return expertRefusal(state, event)
  if (event.kind === 'assistant_message' || event.kind === 'preview_ready') {
    const stale = assistantRefusal(state, event)
    if (stale) return stale
  }
  if ('expectedVersion' in event && event.expectedVersion !== undefined && event.expectedVersion !== state.version) {
    return state.state === 'CLOSED' ? 'question_closed' : 'version_conflict'
  }
  if (mayHappen(event.kind, state.state) || isNews(event)) return null
  return state.state === 'CLOSED' ? 'question_closed' : 'illegal_transition'
}

/** The token is checked first: whoever lost a lease is told so, whatever has become of the question. */
function expertRefusal(state: QuestionState, event: ExpertEvent): LifeRefusal | null {
  if (isAnswerToOffer(event)) return mayHappen(event.kind, state.state) ? null : 'offer_gone'
  if (event.kind === 'take_up') return mayHappen(event.kind, state.state) ? null : 'lease_lost'
  if (event.kind === 'correct_answer') {
    const by = state.state === 'FOLLOW_UP' ? state.lease?.expertId : state.answeredBy
    return mayHappen(event.kind, state.state) && by === event.expertId ? null : 'lease_lost'
  }
  if (!holdsWork(state, event.expertId, event.token)) return 'lease_lost'
  return mayHappen(event.kind, state.state) ? null : 'illegal_transition'
}

const answersToOffers = ['accept', 'decline', 'take_over', 'turn_down'] as const
type AnswerToOffer = Extract<ExpertEvent, { kind: (typeof answersToOffers)[number] }>

/** Whoever answers an offer or a hand-over does not hold the work. */
const isAnswerToOffer = (event: ExpertEvent): event is AnswerToOffer =>
  answersToOffers.some((kind) => kind === event.kind)

function assistantRefusal(state: QuestionState, event: AssistantEvent): LifeRefusal | null {
  return state.assistantMutedAt !== null || event.turn !== state.assistantTurn ? 'assistant_muted' : null
}

/** Events of the provider or of presence are never refused: where they no longer matter, nothing happens. */
function isNews({ kind }: QuestionEvent): boolean {
  return kind.startsWith('payment_') || kind === 'capture_failed' || kind === 'expert_available'
}

/** Applies several events of one command together; the first refusal refuses all. */
export function decideAll(
  state: QuestionState,
  events: readonly QuestionEvent[],
  now: Date,
  rules: Rules = defaultRules,
): Decision {
  let whole: Extract<Decision, { refused: null }> = { refused: null, state, records: [], effects: [] }
  for (const event of events) {
    const next = decide(whole.state, event, now, rules)
    if (next.refused) return next
    whole = {
      refused: null,
      state: next.state,
      records: [...whole.records, ...next.records],
      effects: [...whole.effects, ...next.effects],
    }
  }
  return whole
}

/** When to tick next; null when time alone will change nothing. May lie in the past: then tick now. */
export function nextDue(state: QuestionState, rules: Rules = defaultRules): Date | null {
  const first = dueTimers(state, rules)[0]
  return first ? new Date(first.at) : null
}

export type Search = { widened: boolean; only: string | null }

/**
 * The search for which the next tick needs ranked experts, or null. Give the result as `candidates`; without it a due
 * search stays due. `only`: the named expert alone.
 */
export function searchNeeded(state: QuestionState, now: Date, rules: Rules = defaultRules): Search | null {
  const change = beginChange(state, now, rules)
  applyTick(change)
  const after = change.state
  if (!searches(after, rules.waves.broadcastTo)) return null
  if (after.nextSearchAt === null || after.nextSearchAt > change.at) return null
  const only = askedAlone(after) ? (after.requested?.expertId ?? null) : null
  return { widened: after.widened, only }
}
