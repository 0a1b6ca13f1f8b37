import { type Resealed, resealEach } from '../../../platform/files/reseal-each.ts'
import { sealWith } from '../../../platform/files/seal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { replaceAddress, sealedAddresses } from './calendar-store.ts'
import { calendarSealKey } from './outside-calendar.ts'

/** Encrypts the address of every outside calendar anew, under the newest key. */
export async function resealCalendars({ db, config }: Pick<Ports, 'db' | 'config'>): Promise<Resealed> {
  const { reseal } = sealWith(config.FILE_KEY)
  return resealEach(
    await sealedAddresses(db),
    ({ specialistId }) => calendarSealKey(specialistId),
    async (row) => {
      const resealed = reseal(calendarSealKey(row.specialistId), row.address)
      if (resealed) await replaceAddress(db, row, Buffer.from(resealed))
      return Boolean(resealed)
    },
  )
}
