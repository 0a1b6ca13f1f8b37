import { sealWith } from '../../../platform/files/seal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { taxSealKey } from '../../tax/server/identity.ts'
import { accountKey, payoutKey } from './earnings.ts'
import * as store from './reseal-store.ts'

const kinds = [
  { all: store.sealedAccounts, key: accountKey, replace: store.replaceAccount },
  { all: store.sealedPayouts, key: payoutKey, replace: store.replacePayout },
  { all: store.sealedTaxNumbers, key: taxSealKey, replace: store.replaceTaxNumber },
]

/** Encrypts accounts and tax numbers of experts anew, under the newest key. Returns how many. */
export async function resealPayouts({ db, config }: Pick<Ports, 'db' | 'config'>): Promise<number> {
  const { reseal } = sealWith(config.FILE_KEY)
  let changed = 0
  for (const { all, key, replace } of kinds)
    for (const { id, sealed } of await all(db)) {
      const resealed = reseal(key(id), sealed)
      if (!resealed) continue
      await replace(db, id, sealed, Buffer.from(resealed))
      changed += 1
    }
  return changed
}
