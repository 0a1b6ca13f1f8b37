import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { transferHold } from '../../privacy/server/privacy-store.ts'
import '../../server/visitors-port.ts'
import { markClaimed, pendingByEmail } from '../../server/store.ts'
import { lockPerson } from '../../server/views.ts'

/**
 * Moves everything a visitor made to the account that they turned out to have. Never a member's rows: signing in on a
 * signed-in browser takes nothing from the account before.
 */
export async function mergeVisitorInto(ports: Ports, tx: Tx, fromPersonId: string, toPersonId: string): Promise<void> {
  if (fromPersonId === toPersonId) return
  const from = await lockPerson(tx, fromPersonId)
  if (!from || from.standing === 'member') return
  for (const claimer of ports.visitors.claimers) await claimer(tx, fromPersonId, toPersonId, ports)
  await transferHold(tx, from, toPersonId)
  await markClaimed(tx, fromPersonId, toPersonId, ports.clock.now())
}

/** The same for everything that was left with an address, once its mailbox is proved. */
export async function mergeLeftWith(ports: Ports, tx: Tx, email: string, toPersonId: string): Promise<void> {
  for (const person of await pendingByEmail(tx, email)) await mergeVisitorInto(ports, tx, person.id, toPersonId)
}
