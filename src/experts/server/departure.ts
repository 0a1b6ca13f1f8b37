import type { Tx } from '../../platform/db/port.ts'
import { announcePublic } from '../../platform/live/public.ts'
import type { Ports } from '../../platform/ports.ts'
import { leaveHouse } from './own-data-store.ts'

/** Whoever works here no more is shown nowhere, and the picture is deleted from where it was kept. */
export async function depart(
  ports: Ports,
  tx: Tx,
  expertId: string,
  state: 'left' | 'terminated' = 'left',
): Promise<void> {
  await removeFile(ports, tx, await leaveHouse(tx, expertId, ports.clock.now(), state))
  await announcePublic(tx, ['experts'])
}

export async function removeFile(ports: Ports, tx: Tx, key: string | null | undefined): Promise<void> {
  if (key) await ports.jobs.enqueue(tx, 'accounts.remove-file', { key })
}
