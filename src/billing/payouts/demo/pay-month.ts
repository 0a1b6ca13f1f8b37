import { personOf } from '../../../accounts/server/people.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { demoStaff } from '../../../experts/demo/known.ts'
import type { Ports } from '../../../platform/ports.ts'
import { taxIdentityRow } from '../../tax/server/identity.ts'
import { saveTaxIdentityRow } from '../../tax/server/store.ts'
import type { TaxIdentity } from '../../tax/tax.ts'
import { accountKey, encryptIban } from '../server/earnings.ts'
import { markPaid, preparePayouts } from '../server/payouts.ts'
import { savePayoutAccountRow, unpaidExpertFees } from '../server/store.ts'

/** The number that French banks print as an example. */
const exampleIban = 'FR7630006000011234567890189'

/**
 * Payday of a demonstration: what its owner does by hand on the first of a month, done for the month before. Invented
 * experts have no bank account and no tax number: they are paid to an example number, and named with one.
 */
export async function payMonth(ports: Ports, month: string): Promise<void> {
  const owner = await demoOwner(ports)
  if (!owner) return
  try {
    await ports.transact(async (tx) => {
      for (const due of await unpaidExpertFees(tx, { before: ports.clock.now(), rhythm: null })) {
        if (!due.holder)
          await savePayoutAccountRow(tx, {
            expertId: due.expertId,
            holder: `${due.firstName} ${due.lastName}`,
            ibanSealed: encryptIban(ports, accountKey(due.expertId), exampleIban),
            ibanEnd: exampleIban.slice(-4),
            changedAt: ports.clock.now(),
          })
        if (!due.taxKnown) await saveTaxIdentityRow(tx, taxIdentityRow(ports, due.expertId, inventedIdentity(due)))
      }
      await preparePayouts(ports, tx, owner, month)
      await markPaid(ports, tx, owner, { period: month, reference: `DEMO ${month}` })
    })
  } catch (error) {
    // Nothing was earned in that month, or somebody has prepared it by hand.
    if (!(error instanceof Refusal)) throw error
  }
}

/** The number is of the form that French persons have. */
const inventedIdentity = ({ firstName, lastName }: { firstName: string; lastName: string }): TaxIdentity => ({
  kind: 'person',
  name: `${firstName} ${lastName}`,
  bornOn: '1980-01-01',
  taxNumber: '3000000000000',
  taxCountry: 'fr',
  registration: '',
  vatNumber: '',
  address: '1 place de la Démonstration',
  postalCode: '44000',
  city: 'Nantes',
  country: 'fr',
})

async function demoOwner({ db }: Ports): Promise<Person | null> {
  const { id } = demoStaff[0]
  if (!(await personOf(db, id))) return null
  return { kind: 'person', personId: id, sessionId: '', standing: 'member', roles: ['owner'], address: '' }
}
