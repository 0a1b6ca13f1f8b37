import type { z } from 'zod'
import { Refusal } from '../../../api/refusal.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { Demand } from '../contract.ts'
import { dayOf, onDemandMinimum, type PayoutRhythm } from '../periods.ts'
import {
  deleteOpenRequest,
  insertRequest,
  lastRequestOf,
  rhythmOf,
  saveRhythm,
  unpaidAmountOf,
} from './requests-store.ts'

/** How often an expert is paid, and whether something can be asked for now. */
export async function demandOf(ports: Ports, db: Db, expertId: string): Promise<z.input<typeof Demand>> {
  const [rhythm, last, unpaid] = await Promise.all([
    rhythmOf(db, expertId),
    lastRequestOf(db, expertId),
    unpaidAmountOf(db, expertId),
  ])
  const open = last && last.payoutId === null ? last.askedAt : null
  const today = last?.day === dayOf(ports.clock.now())
  const demand = open ? 'asked' : today ? 'tomorrow' : unpaid < onDemandMinimum ? 'too_little' : 'possible'
  return { rhythm, unpaid, askedAt: open, demand }
}

/** What was asked for and is not prepared yet is then paid in the new rhythm. */
export async function changeRhythm(ports: Ports, tx: Tx, expertId: string, rhythm: PayoutRhythm): Promise<void> {
  await saveRhythm(tx, { expertId, rhythm, changedAt: ports.clock.now() })
  if (rhythm !== 'on_demand') await deleteOpenRequest(tx, expertId)
}

/**
 * Asks for everything that is in no run yet; once a day.
 * @throws Refusal `not_on_demand`, `too_little_owed`, `payout_asked`
 */
export async function askForPayout(ports: Ports, tx: Tx, expertId: string): Promise<void> {
  const now = ports.clock.now()
  const { rhythm, demand } = await demandOf(ports, tx, expertId)
  if (rhythm !== 'on_demand') throw new Refusal('not_on_demand', 409)
  if (demand === 'too_little') throw new Refusal('too_little_owed', 409)
  if (!(await insertRequest(tx, { expertId, day: dayOf(now), askedAt: now }))) throw new Refusal('payout_asked', 409)
}
