// What the people of the model do next: mostly what makes sense in the state they are in, sometimes anything at all.
import type { QuestionEvent } from './events.ts'
import { day, type World } from './model-world.ts'
import type { LifeState } from './states.ts'

const second = 1000
const minute = 60 * second

export function act(world: World): void {
  const { chance, pick } = world
  const who = pick(['client', 'client', 'expert', 'expert', 'expert', 'world'] as const)
  if (chance(0.05)) return void world.send(nonsense(world))
  if (who === 'client') client(world)
  if (who === 'expert') expert(world)
  if (who === 'world') outside(world)
}

export function pause({ chance, pick, below }: World): number {
  return below(
    pick(
      chance(0.05)
        ? [180 * minute, day, 4 * day]
        : [second, 5 * second, 20 * second, minute, minute, 4 * minute, 12 * minute],
    ),
  )
}

function client(world: World): void {
  const { state, chance, pick, send } = world
  const expectedVersion = chance(0.1) ? state.version - 1 : chance(0.3) ? state.version : undefined
  if (chance(0.02)) return void send({ kind: 'close', second: chance(0.5), expectedVersion })
  if (chance(0.04)) return void send({ kind: 'meeting_requested' })
  if (chance(0.06)) return void send({ kind: 'correct_category', category: pick(['droit', 'logement', null]) })
  clientIn[state.state](world, expectedVersion)
}

const requestedChoice = ({ pick, send }: World) => send({ kind: 'requested_choice', choice: pick(['release', 'keep']) })

const waitingClient = (world: World): void => {
  if (world.chance(0.3)) return void requestedChoice(world)
  world.send({ kind: 'client_message' })
}

/** What a client does in each state. */
const clientIn: Record<LifeState, (world: World, expectedVersion: number | undefined) => void> = {
  DRAFT({ chance, pick, send }) {
    if (chance(0.3)) return void send({ kind: 'edit_draft', category: 'droit' })
    if (chance(0.2)) return void send({ kind: 'ask_expert' })
    send({ kind: 'submit', category: 'droit', allowance: pick(['free', 'plan', 'limit']) })
  },
  INTAKE({ chance, send }, expectedVersion) {
    send(chance(0.7) ? { kind: 'client_message' } : { kind: 'ask_expert', expectedVersion })
  },
  PREVIEWED({ chance, send }) {
    send(chance(0.3) ? { kind: 'client_message', document: true } : { kind: 'ask_expert' })
  },
  UNLOCKING({ chance, send, pay }) {
    if (chance(0.15)) return void send(chance(0.5) ? { kind: 'back' } : { kind: 'client_message' })
    if (chance(0.2)) return void send({ kind: 'plan_active' })
    if (chance(0.1)) return void send({ kind: 'free_granted' })
    pay()
  },
  QUEUED: waitingClient,
  OFFERED: waitingClient,
  UNSERVED(world, expectedVersion) {
    const { chance, pick, send } = world
    if (chance(0.3)) return void send(chance(0.2) ? { kind: 'claim_open' } : { kind: 'client_message' })
    const choice = pick(['wait', 'wait', 'book', 'cancel'] as const)
    const bookFor = world.t + world.below(30 * 60 * minute)
    if (chance(0.2)) return void requestedChoice(world)
    if (chance(0.4)) send({ kind: 'unserved_choice', choice, bookFor, expectedVersion })
  },
  ASSIGNED({ state, send, pay }) {
    if (state.captureFailedAt !== null && state.payment === 'NONE') return void pay()
    send({ kind: 'client_message' })
  },
  NEEDS_CLIENT({ chance, send }) {
    if (chance(0.3)) send({ kind: 'client_message' })
  },
  ANSWERED({ chance, send }) {
    send(chance(0.3) ? { kind: 'claim_open' } : { kind: 'client_message' })
  },
  FOLLOW_UP({ chance, send }) {
    send(chance(0.2) ? { kind: 'claim_open' } : { kind: 'client_message' })
  },
  CLOSED({ send }) {
    send({ kind: 'claim_open' })
  },
}

function expert(world: World): void {
  const { chance, pick, send, online, tokens, state } = world
  const expertId = pick(world.experts)
  if (chance(0.15)) {
    if (online.delete(expertId)) return
    online.add(expertId)
    return void send({ kind: 'expert_available', expertId })
  }
  if (chance(0.08)) return void send({ kind: 'take_up', expertId })
  if (chance(0.06)) return void send({ kind: 'correct_answer', expertId })
  const current = tokens.filter(({ token }) => token === (state.lease ?? state.broadcast)?.token)
  const known = chance(0.15) || current.length === 0 ? tokens : current
  if (known.length === 0) return
  const right = pick(known)
  if (chance(0.1) || state.state === 'OFFERED') {
    send(chance(0.7) ? { kind: 'accept', ...right } : { kind: 'decline', ...right, reason: 'no_time' })
    if (chance(0.3)) send({ kind: 'accept', ...pick(known) })
    return
  }
  if (chance(0.12)) return void handsOver(world, right)
  const kind = pick([
    'heartbeat',
    'save_draft',
    'expert_message',
    'ask_information',
    'extend',
    'answer',
    'answer',
  ] as const)
  send(chance(0.08) ? { kind: 'give_up', ...right, reason: 'ill' } : { kind, ...right })
}

/** One proposes the question to a colleague, who takes it, declines or says nothing; a right may be an old one. */
function handsOver({ chance, pick, send, experts, tokens }: World, right: { expertId: string; token: number }): void {
  if (chance(0.5)) send({ kind: 'hand_over', ...right, to: pick(experts) })
  if (chance(0.15)) return void send({ kind: 'take_back', ...right })
  const proposed = pick(chance(0.8) ? tokens.slice(-1) : tokens)
  if (proposed && chance(0.5)) send({ kind: 'take_over', ...proposed })
  else if (proposed && chance(0.3)) send({ kind: 'turn_down', ...proposed, reason: 'no_time' })
}

function outside(world: World): void {
  const { chance, pick, send } = world
  if (chance(0.05)) return void world.bankDropsHold()
  if (chance(0.3)) return void send({ kind: pick(['claim_granted', 'meeting_done', 'meeting_ended'] as const) })
  if (chance(0.1)) return void send({ kind: 'claim_refused', reason: 'late' })
  if (chance(0.1))
    return void send({ kind: 'offer_by_hand', expertId: pick(world.experts), by: 'admin', reason: 'known' })
  if (chance(0.05)) return void send({ kind: 'release_lease', by: 'admin', reason: 'suspended' })
  if (chance(0.03)) return void send({ kind: 'close_admin', by: 'admin', reason: 'abuse' })
  if (chance(0.1)) return void send({ kind: 'plan_active' })
  if (chance(0.1)) return void send({ kind: 'follow_up_window', until: pick(['plan', world.t + 5 * day] as const) })
  if (chance(0.1)) return void send({ kind: 'identified', clientId: 'c2' })
  world.tick()
}

/** Any event, in any state, with any token: must be refused or do no harm. */
function nonsense({ pick, below, experts, state }: World): QuestionEvent {
  const expertId = pick(experts)
  const token = below(state.fencing + 2)
  const order = pick(['o1', 'o2', 'o9'])
  return pick<QuestionEvent>([
    { kind: 'accept', expertId, token },
    { kind: 'decline', expertId, token, reason: 'other' },
    { kind: 'answer', expertId, token },
    { kind: 'correct_answer', expertId },
    { kind: 'heartbeat', expertId, token },
    { kind: 'hand_over', expertId, token, to: pick(experts) },
    { kind: 'take_back', expertId, token },
    { kind: 'take_over', expertId, token },
    { kind: 'turn_down', expertId, token, reason: 'other' },
    { kind: 'preview_ready', turn: below(4) },
    { kind: 'assistant_message', turn: below(4) },
    { kind: 'payment_captured', order: 'o9' },
    { kind: 'capture_failed', order: 'o9', reason: 'odd' },
    { kind: 'payment_failed', order, reason: 'odd' },
    { kind: 'payment_refunded', order: 'o9' },
    { kind: 'unserved_choice', choice: 'wait' },
    { kind: 'needed_by', at: 0 },
    { kind: 'meeting_requested' },
    { kind: 'client_message' },
    { kind: 'free_granted' },
    { kind: 'back' },
    { kind: 'submit', category: 'droit', allowance: 'free' },
    { kind: 'ask_expert' },
    { kind: 'correct_category', category: pick(['droit', null]) },
  ])
}
