import type { ApiContext } from '../../api/server/app.ts'
import type { Ports } from '../../platform/ports.ts'
import { staffJournal } from './journal.ts'
import { requireSecondFactor } from './permissions.ts'

/** What stands between a member of the staff and every endpoint that is theirs, whichever room it belongs to. */
export function staffGuard(ports: Ports): Required<Pick<ApiContext, 'requireStaffAccess' | 'onStaffCommand'>> {
  return { requireStaffAccess: (actor) => requireSecondFactor(ports, actor), onStaffCommand: staffJournal(ports) }
}
