import { leavingExperts } from '../../experts/server/joining-store.ts'
import { hasLeft } from '../../experts/server/own-page.ts'
import type { Ports } from '../../platform/ports.ts'
import { workOf } from './own-data-store.ts'

/** Experts who wish to leave do so once the last question they accepted is over. */
export async function finishLeaving(ports: Ports): Promise<void> {
  for (const { id, person_id } of await leavingExperts(ports.db))
    if (!(await workOf(ports.db, id))) await hasLeft(ports, person_id)
}
