import { sealWith } from '../../../platform/files/seal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { applicationSealKey } from '../../server/payout-port.ts'
import { replaceSealedIban, sealedIbans } from './application-store.ts'

/** Encrypts the account of every application anew, under the newest key. Returns how many. */
export async function resealApplications({ db, config }: Pick<Ports, 'db' | 'config'>): Promise<number> {
  const { reseal } = sealWith(config.FILE_KEY)
  let changed = 0
  for (const { id, ibanSealed } of await sealedIbans(db)) {
    const resealed = ibanSealed && reseal(applicationSealKey(id), ibanSealed)
    if (!resealed) continue
    await replaceSealedIban(db, id, ibanSealed, Buffer.from(resealed))
    changed += 1
  }
  return changed
}
