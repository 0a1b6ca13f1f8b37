import type { Tx } from '../../../platform/db/port.ts'
import { announcePublicChange } from '../../../platform/live/public-topics.ts'
import type { Ports } from '../../../platform/ports.ts'
import { recordDeparture } from '../../server/personal-data-store.ts'

/** Removes an expert who no longer works here from the site, and deletes the stored picture. */
export async function offboardExpert(
  ports: Ports,
  tx: Tx,
  expertId: string,
  state: 'left' | 'terminated' = 'left',
): Promise<void> {
  await removeFile(ports, tx, await recordDeparture(tx, expertId, ports.clock.now(), state))
  await announcePublicChange(tx, ['experts'])
}

export async function removeFile(ports: Ports, tx: Tx, key: string | null | undefined): Promise<void> {
  if (key) await ports.jobs.enqueue(tx, 'accounts.remove-file', { key })
}
