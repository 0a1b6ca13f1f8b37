import type { ApiContext } from '../../api/server/app.ts'
import type { Ports } from '../../platform/ports.ts'
import { staffJournal } from './journal.ts'
import { requireSecondFactor } from './permissions.ts'

/** The access checks before every staff endpoint, whichever feature it belongs to. */
export function staffGuard(ports: Ports): Required<Pick<ApiContext, 'requireStaffAccess' | 'onStaffCommand'>> {
  return { requireStaffAccess: (actor) => requireSecondFactor(ports, actor), onStaffCommand: staffJournal(ports) }
}
