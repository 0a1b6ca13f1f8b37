import type { ApiContext } from '../../api/server/app.ts'
import type { Ports } from '../../platform/ports.ts'
import { staffJournal } from './journal.ts'
import { demandSecondFactor } from './staff.ts'

/** What stands between a member of the staff and every endpoint that is theirs, whichever room it belongs to. */
export function staffDoor(ports: Ports): Required<Pick<ApiContext, 'staffMayAct' | 'staffActed'>> {
  return { staffMayAct: (actor) => demandSecondFactor(ports, actor), staffActed: staffJournal(ports) }
}
