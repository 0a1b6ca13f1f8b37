// The life cycle as a table: for each event, from which state to which. What is not here does not happen.
import type { EventName } from './events.ts'
import { type LifeState, lifeStates } from './states.ts'

type Row = Partial<Record<LifeState, readonly LifeState[]>>

/** The event is legal in each of these states and does not change it. */
const stay = (...states: LifeState[]): Row => Object.fromEntries(states.map((state) => [state, [state]]))
const to = (target: LifeState, ...states: LifeState[]): Row =>
  Object.fromEntries(states.map((from) => [from, [target]]))

const open = lifeStates.filter((state) => state !== 'CLOSED')
const served = ['QUEUED', 'OFFERED', 'ASSIGNED', 'NEEDS_CLIENT', 'ANSWERED', 'FOLLOW_UP', 'UNSERVED'] as const
const waiting = ['QUEUED', 'OFFERED', 'UNSERVED'] as const
const work = ['ASSIGNED', 'NEEDS_CLIENT', 'FOLLOW_UP'] as const
const back = ['QUEUED', 'UNSERVED'] as const

export const table: Record<EventName, Row> = {
  edit_draft: stay('DRAFT'),
  submit: to('INTAKE', 'DRAFT'),
  client_message: {
    ...stay('INTAKE', 'PREVIEWED', 'UNLOCKING', ...waiting, 'ASSIGNED', 'FOLLOW_UP'),
    NEEDS_CLIENT: ['ASSIGNED'],
    ANSWERED: ['FOLLOW_UP', 'QUEUED', 'UNSERVED'],
  },
  needed_by: stay('DRAFT', 'INTAKE', 'PREVIEWED', 'UNLOCKING', ...waiting, 'ASSIGNED', 'NEEDS_CLIENT'),
  // The preview is generated again; a question that was never sent stays a draft.
  correct_category: { ...stay('DRAFT', 'INTAKE'), PREVIEWED: ['INTAKE'], UNLOCKING: ['DRAFT', 'INTAKE'] },
  ask_expert: to('UNLOCKING', 'DRAFT', 'INTAKE', 'PREVIEWED'),
  back: { UNLOCKING: ['DRAFT', 'INTAKE', 'PREVIEWED'] },
  requested_choice: { QUEUED: ['QUEUED'], OFFERED: ['OFFERED', 'QUEUED'], UNSERVED: ['UNSERVED', 'QUEUED'] },
  // The search for a follow-up may be stopped at any time: its question stays open.
  unserved_choice: { UNSERVED: ['QUEUED', 'UNSERVED', 'CLOSED', 'ANSWERED'], ...to('ANSWERED', 'QUEUED', 'OFFERED') },
  close: to('CLOSED', ...open),
  claim_open: stay('ANSWERED', 'FOLLOW_UP', ...waiting, 'ASSIGNED', 'NEEDS_CLIENT', 'CLOSED'),
  meeting_requested: stay(...served),
  identified: stay(...lifeStates),

  assistant_message: stay('INTAKE', 'PREVIEWED', 'UNLOCKING', ...waiting),
  preview_ready: { INTAKE: ['PREVIEWED'], ...stay('PREVIEWED', 'UNLOCKING', ...waiting) },

  // Its author takes a follow-up up again.
  accept: { OFFERED: ['ASSIGNED', 'FOLLOW_UP'], ...stay('ASSIGNED', 'FOLLOW_UP') },
  decline: { OFFERED: ['QUEUED', 'OFFERED', 'UNSERVED'] },
  take_up: {
    ...stay('ASSIGNED', 'FOLLOW_UP'),
    QUEUED: ['ASSIGNED', 'FOLLOW_UP'],
    UNSERVED: ['ASSIGNED', 'FOLLOW_UP'],
  },
  heartbeat: stay(...work),
  save_draft: stay(...work),
  expert_message: { ...stay('ASSIGNED', 'NEEDS_CLIENT'), FOLLOW_UP: ['ANSWERED'] },
  ask_information: to('NEEDS_CLIENT', 'ASSIGNED', 'NEEDS_CLIENT'),
  extend: stay('ASSIGNED', 'FOLLOW_UP'),
  give_up: { ASSIGNED: back, NEEDS_CLIENT: back, FOLLOW_UP: back },
  answer: to('ANSWERED', ...work),
  correct_answer: stay('ANSWERED', 'FOLLOW_UP'),
  // Who works on it changes, and nothing else.
  hand_over: stay(...work),
  take_back: stay(...work),
  take_over: stay(...work),
  turn_down: stay(...work),

  payment_authorised: {
    ...to('QUEUED', 'DRAFT', 'INTAKE', 'PREVIEWED', 'UNLOCKING'),
    ...stay(...served),
  },
  payment_failed: { UNLOCKING: ['DRAFT', 'INTAKE', 'PREVIEWED'] },
  payment_captured: stay(...served, 'CLOSED'),
  capture_failed: stay(...served, 'CLOSED'),
  payment_voided: { ...to('UNLOCKING', ...waiting), ...stay('CLOSED') },
  payment_refunded: stay(...served, 'CLOSED'),

  expert_available: { ...stay('QUEUED', 'OFFERED'), UNSERVED: ['QUEUED'] },
  plan_active: { UNLOCKING: ['QUEUED'], ...stay(...served) },
  free_granted: to('QUEUED', 'UNLOCKING'),
  follow_up_window: stay(...served),
  claim_granted: stay('ANSWERED', 'FOLLOW_UP', ...waiting, 'ASSIGNED', 'NEEDS_CLIENT', 'CLOSED'),
  claim_refused: stay('ANSWERED', 'FOLLOW_UP', ...waiting, 'ASSIGNED', 'NEEDS_CLIENT', 'CLOSED'),
  meeting_done: stay(...served, 'CLOSED'),
  meeting_ended: stay(...served, 'CLOSED'),

  close_admin: to('CLOSED', ...open),
  offer_by_hand: to('OFFERED', 'QUEUED', 'UNSERVED'),
  release_lease: { ASSIGNED: back, NEEDS_CLIENT: back, FOLLOW_UP: back },

  abandoned: to('CLOSED', 'DRAFT', 'INTAKE', 'PREVIEWED', 'UNLOCKING'),
  assistant_silent: to('PREVIEWED', 'INTAKE'),
  offer_lapsed: { OFFERED: ['QUEUED', 'UNSERVED'] },
  requested_over: to('UNSERVED', 'QUEUED'),
  widened: stay('QUEUED', 'OFFERED'),
  search: {},
  offered: to('OFFERED', 'QUEUED'),
  broadcast: { QUEUED: ['OFFERED'], ...stay('OFFERED') },
  unserved: to('UNSERVED', 'QUEUED', 'OFFERED'),
  second_alert: stay(...waiting),
  no_expert: { UNSERVED: ['CLOSED', 'ANSWERED'] },
  booked_time: to('QUEUED', 'UNSERVED'),
  lease_reminder: stay('ASSIGNED', 'FOLLOW_UP'),
  lease_lost: { ASSIGNED: back, FOLLOW_UP: back },
  hand_over_lapsed: stay(...work),
  client_reminder: stay('NEEDS_CLIENT'),
  no_reply_notice: stay('NEEDS_CLIENT'),
  no_reply: to('CLOSED', 'NEEDS_CLIENT'),
  closing_notice: stay('ANSWERED'),
  auto_closed: to('CLOSED', 'ANSWERED'),
}

/** The same table, as a list. */
export const transitions = (Object.keys(table) as EventName[]).flatMap((event) =>
  lifeStates.flatMap((from) => (table[event][from] ?? []).map((target) => ({ from, event, to: target }))),
)

/** Whether this event is legal in this state. Guards may still refuse it. */
export function mayHappen(event: EventName, from: LifeState): boolean {
  return table[event][from] !== undefined
}

export function leadsTo(event: EventName, from: LifeState, target: LifeState): boolean {
  return table[event][from]?.includes(target) ?? false
}
