import { type Resealed, resealEach } from '../../../platform/files/reseal-each.ts'
import { sealWith } from '../../../platform/files/seal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { applicationSealKey } from '../../server/payout-port.ts'
import { replaceSealedIban, sealedIbans } from './application-store.ts'

/** Encrypts the account of every application anew, under the newest key. */
export async function resealApplications({ db, config }: Pick<Ports, 'db' | 'config'>): Promise<Resealed> {
  const { reseal } = sealWith(config.FILE_KEY)
  return resealEach(
    await sealedIbans(db),
    ({ id }) => applicationSealKey(id),
    async ({ id, ibanSealed }) => {
      const resealed = ibanSealed && reseal(applicationSealKey(id), ibanSealed)
      if (resealed) await replaceSealedIban(db, id, ibanSealed, Buffer.from(resealed))
      return Boolean(resealed)
    },
  )
}
