import { Refusal } from '../../../api/refusal.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { announcePublicChange } from '../../../platform/live/public-topics.ts'
import type { Ports } from '../../../platform/ports.ts'
import { notifyExpert } from '../../onboarding/server/onboarding-mail.tsx'
import { updateExpert } from '../../onboarding/server/onboarding-store.ts'
import { type ExpertState, mayReceive, mayTerminate, transitionStanding } from '../standing.ts'
import { offboardExpert } from './offboarding.ts'
import { lockExpertById } from './standing-store.ts'
import { syncStandingWithTitles } from './titles.ts'

export type Decision =
  | { kind: 'suspend' | 'lift'; reason: string }
  /** `urgent` skips the thirty days' notice: the law asks for it, or the breach is a repeated one. */
  | { kind: 'terminate'; reason: string; urgent: boolean }

const letters = { suspend: 'suspended', lift: 'lifted', terminate: 'terminated' } as const

/**
 * Applies a decision of the staff about an expert, with its reasons: updates the row and the public lists and sends the
 * email. The caller releases the open questions, which belong to another feature, in the same transaction.
 * @throws Refusal `expert_unknown`, `standing_unfit`, `notice_running`
 */
export async function decideStanding(
  ports: Ports,
  tx: Tx,
  id: string,
  decision: Decision,
): Promise<{ from: ExpertState; to: ExpertState }> {
  const row = await lockExpertById(tx, id)
  if (!row || row.scripted) throw new Refusal('expert_unknown', 404)
  const state = transitionStanding(row.state, decision.kind)
  if (!state) throw new Refusal('standing_unfit', 409)
  const now = ports.clock.now()
  const { reason } = decision
  if (decision.kind === 'terminate' && !mayTerminate(row.stateAt ?? now, now, decision.urgent))
    throw new Refusal('notice_running', 409)
  const after = { state, stateAt: now, stateReason: decision.kind === 'lift' ? null : reason }
  const changed = await updateExpert(tx, id, after)
  const to = decision.kind === 'lift' ? await syncStandingWithTitles(ports, tx, changed) : state
  await notifyExpert(ports, tx, row, letters[decision.kind], { reason })
  if (decision.kind === 'terminate') await offboardExpert(ports, tx, id, 'terminated')
  await ports.live.announce(tx, [row.personId], { kind: 'desk', ref: id })
  await announcePublicChange(tx, ['experts'])
  return { from: row.state, to }
}

/**
 * Sets whether clients nearby may ask to meet this expert; agreed meetings are not affected.
 * @throws Refusal `expert_unknown`, `standing_unfit`
 */
export async function setReceiving(ports: Ports, tx: Tx, id: string, receives: boolean): Promise<boolean> {
  const row = await lockExpertById(tx, id)
  if (!row || row.scripted) throw new Refusal('expert_unknown', 404)
  if (!mayReceive(row.state)) throw new Refusal('standing_unfit', 409)
  if (row.localSpecialist === receives) return receives
  await updateExpert(tx, id, { localSpecialist: receives })
  await notifyExpert(ports, tx, row, receives ? 'receives' : 'receivesNot', { city: row.city })
  await announcePublicChange(tx, ['experts'])
  return row.localSpecialist
}
