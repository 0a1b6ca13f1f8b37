import { type Resealed, resealEach } from '../../../platform/files/reseal-each.ts'
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

/** Encrypts accounts and tax numbers of experts anew, under the newest key. */
export async function resealPayouts({ db, config }: Pick<Ports, 'db' | 'config'>): Promise<Resealed> {
  const { reseal } = sealWith(config.FILE_KEY)
  const all = []
  for (const kind of kinds) for (const { id, sealed } of await kind.all(db)) all.push({ ...kind, id, sealed })
  return resealEach(
    all,
    ({ key, id }) => key(id),
    async ({ key, replace, id, sealed }) => {
      const resealed = reseal(key(id), sealed)
      if (resealed) await replace(db, id, sealed, Buffer.from(resealed))
      return resealed !== null
    },
  )
}
