import { sealWith } from '../../../platform/files/seal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { replaceAddress, sealedAddresses } from './calendar-store.ts'
import { calendarSealKey } from './outside-calendar.ts'

/** Encrypts the address of every outside calendar anew, under the newest key. Returns how many. */
export async function resealCalendars({ db, config }: Pick<Ports, 'db' | 'config'>): Promise<number> {
  const { reseal } = sealWith(config.FILE_KEY)
  let changed = 0
  for (const row of await sealedAddresses(db)) {
    const resealed = reseal(calendarSealKey(row.specialistId), row.address)
    if (!resealed) continue
    await replaceAddress(db, row, Buffer.from(resealed))
    changed += 1
  }
  return changed
}
