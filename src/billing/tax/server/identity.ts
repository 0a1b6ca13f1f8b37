import type { Person } from '../../../api/actor.ts'
import { InvalidInput } from '../../../api/server/problem.ts'
import type { Db } from '../../../platform/db/port.ts'
import { sealWith } from '../../../platform/files/seal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { monthOf } from '../../months.ts'
import { ownExpert } from '../../payouts/server/earnings.ts'
import type { OwnTax } from '../contract.ts'
import { normalizeTaxNumber, type TaxIdentity, taxFieldErrors } from '../tax.ts'
import { saveTaxIdentityRow, taxRowOf, yearsEarned } from './store.ts'

/** The year of Paris, which is not over yet. */
export const currentYearInParis = (ports: Ports): number => Number(monthOf(ports.clock.now()).slice(0, 4))

export async function ownTax(ports: Ports, actor: Person, db: Db = ports.db): Promise<OwnTax> {
  const { id } = await ownExpert(db, actor)
  const [row, years] = await Promise.all([taxRowOf(db, id), yearsEarned(db, id)])
  return {
    identity: row
      ? {
          kind: row.kind,
          name: row.name,
          bornOn: row.born_on,
          taxNumberEnd: row.tax_number_end,
          taxCountry: row.tax_country,
          registration: row.registration,
          vatNumber: row.vat_number,
          address: row.address,
          postalCode: row.postal_code,
          city: row.city,
          country: row.country,
          changedAt: row.changed_at.toISOString(),
        }
      : null,
    years: years.filter((year) => year < currentYearInParis(ports)),
  }
}

/** @throws InvalidInput for every field that breaks a rule */
export async function saveTaxIdentity(ports: Ports, actor: Person, input: TaxIdentity): Promise<OwnTax> {
  const now = ports.clock.now()
  const complaints = taxFieldErrors(input, now.toISOString().slice(0, 10))
  if (complaints.length > 0) throw new InvalidInput(complaints)
  const isPerson = input.kind === 'person'
  const number = normalizeTaxNumber(input.taxNumber)
  return ports.transact(async (tx) => {
    const { id } = await ownExpert(tx, actor)
    await saveTaxIdentityRow(tx, {
      expert_id: id,
      kind: input.kind,
      name: input.name,
      born_on: isPerson ? input.bornOn : null,
      tax_number_sealed: Buffer.from(sealWith(ports.config.FILE_KEY).seal(sealKey(id), Buffer.from(number))),
      tax_number_end: number.slice(-4),
      tax_country: input.taxCountry,
      registration: isPerson ? '' : input.registration,
      vat_number: normalizeTaxNumber(input.vatNumber),
      address: input.address,
      postal_code: input.postalCode,
      city: input.city,
      country: input.country,
      changed_at: now,
    })
    return ownTax(ports, actor, tx)
  })
}

const sealKey = (expertId: string) => `tax-identity/${expertId}`

export function decryptTaxNumber({ config }: Ports, expertId: string, sealed: Uint8Array): string {
  return Buffer.from(sealWith(config.FILE_KEY).open(sealKey(expertId), sealed)).toString()
}
