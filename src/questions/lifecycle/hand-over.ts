// Handing over: the expert at work proposes the question to one colleague. Until the colleague accepts nothing changes;
// then they work on it, and neither the client's wait nor any deadline of the client begins anew.
import { type Actor, type Change, notifyExpert, record, system } from './change.ts'
import type { ExpertEvent, LifeRefusal } from './events.ts'
import { grantWork, holdsWork } from './leases.ts'
import { askedAlone } from './search.ts'
import type { HandOver, Instant, QuestionState } from './states.ts'

type Of<Kind extends ExpertEvent['kind']> = Extract<ExpertEvent, { kind: Kind }>

/** The client of a named expert has agreed to nobody else. */
export const mayBeHandedOver = (state: QuestionState): boolean => !state.handOver && !askedAlone(state)

/** When an open hand-over ends by itself; with the work it ends in any case. */
export const lapseOf = ({ handOver }: QuestionState): Instant | null => handOver?.expiresAt ?? null

export function handOver(change: Change, actor: Actor, { expertId, to }: Of<'hand_over'>): LifeRefusal | undefined {
  const { state, at, rules } = change
  if (state.handOver) return 'hand_over_open'
  if (!mayBeHandedOver(state)) return 'client_chooses'
  if (to === expertId || state.declined.includes(to)) return 'expert_declined'
  state.fencing += 1
  const expiresAt = at + rules.work.handOver
  state.handOver = { token: state.fencing, from: expertId, to, at, expiresAt }
  record(change, actor, 'hand_over', state.state, null, { to, token: state.fencing })
  change.effects.push({ kind: 'hand_over', expertId: to, token: state.fencing, expiresAt })
}

/** A second press, or one after the colleague has answered, changes nothing. */
export function takeBack(change: Change, actor: Actor): undefined {
  const open = end(change)
  if (open) record(change, actor, 'take_back', change.state.state, null, { to: open.to })
}

/** The lease is the colleague's; whoever handed the question over is not offered it again. */
export function takeOver(change: Change, actor: Actor, { expertId, token }: Of<'take_over'>): LifeRefusal | undefined {
  const { state, at } = change
  if (holdsWork(state, expertId, state.lease?.token ?? 0) && state.lease?.offerToken === token) return
  const open = proposalTo(state, expertId, token)
  if (!open) return 'offer_gone'
  const { from } = open
  grantWork(change, expertId, 'accepted', token)
  state.handOver = null
  state.acceptedAt = at
  state.acceptedBy = expertId
  state.declined = [...state.declined, from]
  record(change, actor, 'take_over', state.state, null, { from, token: state.fencing })
  change.effects.push({ kind: 'keep_draft', expertId: from })
  notifyExpert(change, from, 'handed_over', { expertId })
}

export function turnDown(
  change: Change,
  actor: Actor,
  { expertId, token, reason }: Of<'turn_down'>,
): LifeRefusal | undefined {
  const { state } = change
  const open = proposalTo(state, expertId, token)
  if (!open) return 'offer_gone'
  const { from } = open
  state.handOver = null
  state.declined = [...state.declined, expertId]
  record(change, actor, 'turn_down', state.state, reason, { from })
  notifyExpert(change, from, 'hand_over_refused', { expertId })
}

export function handOverLapsed(change: Change): undefined {
  const open = end(change)
  if (!open) return
  record(change, system, 'hand_over_lapsed', change.state.state, null, { from: open.from, to: open.to })
  notifyExpert(change, open.from, 'hand_over_refused', { expertId: open.to })
}

function end({ state, effects }: Change): HandOver | null {
  const open = state.handOver ?? null
  state.handOver = null
  if (open) effects.push({ kind: 'withdraw_offers', expertIds: [open.to], why: 'released' })
  return open
}

function proposalTo({ handOver: open }: QuestionState, expertId: string, token: number): HandOver | null {
  return open && open.to === expertId && open.token === token ? open : null
}
