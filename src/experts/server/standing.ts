import { Refusal } from '../../api/refusal.ts'
import { day } from '../../i18n/format.ts'
import type { Tx } from '../../platform/db/port.ts'
import { announcePublic } from '../../platform/live/public.ts'
import type { Ports } from '../../platform/ports.ts'
import { houseDay } from '../opening.ts'
import { type ExpertState, mayTerminate, titleWarning, turnStanding } from '../standing.ts'
import { depart } from './departure.ts'
import { tellExpert } from './joining-mail.tsx'
import { updateExpert } from './joining-store.ts'
import { endingTitles, lockExpertById, markWarned } from './standing-store.ts'

export type Decision =
  | { kind: 'suspend' | 'lift'; reason: string }
  /** Without the thirty days: the law asks for it, or the breach is a repeated one. */
  | { kind: 'terminate'; reason: string; urgent: boolean }

const letters = { suspend: 'suspended', lift: 'lifted', terminate: 'terminated' } as const

/**
 * A decision of the staff about an expert, with its reasons: the row, the letter and the public lists in one. The open
 * questions are another feature's, which gives them back in the same transaction.
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
  const state = turnStanding(row.state, decision.kind)
  if (!state) throw new Refusal('standing_unfit', 409)
  const now = ports.clock.now()
  const { reason } = decision
  if (decision.kind === 'terminate' && !mayTerminate(row.state_at ?? now, now, decision.urgent))
    throw new Refusal('notice_running', 409)
  await updateExpert(tx, id, { state, state_at: now, state_reason: decision.kind === 'lift' ? null : reason })
  await tellExpert(ports, tx, row, letters[decision.kind], { reason })
  if (decision.kind === 'terminate') await depart(ports, tx, id, 'terminated')
  await ports.live.announce(tx, [row.person_id], { kind: 'desk', ref: id })
  await announcePublic(tx, ['experts'])
  return { from: row.state, to: state }
}

/** A letter thirty days and seven days before a title ends, and one when it has. */
export async function warnOfTitles(ports: Ports): Promise<void> {
  const today = houseDay(ports.clock.now())
  for (const title of await endingTitles(ports.db, today)) {
    const until = title.valid_until
    const days = until && titleWarning(until, today, title.warned_days)
    if (!until || days === null) continue
    await ports.transact(async (tx) => {
      if (!(await markWarned(tx, title.id, days as 30 | 7 | 0))) return
      const expert = { id: title.expert_id, person_id: title.person_id, first_name: title.first_name }
      await tellExpert(ports, tx, expert, days === 0 ? 'ended' : 'ending', (locale) => ({
        title: locale === 'fr' ? title.label_fr : title.label_en,
        date: day(locale, until),
      }))
    })
  }
}
