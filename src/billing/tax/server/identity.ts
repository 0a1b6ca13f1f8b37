import type { Insertable } from 'kysely'
import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { InvalidInput } from '../../../api/server/problem.ts'
import { companyOfApplication } from '../../../experts/onboarding/server/views.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { sealWith } from '../../../platform/files/seal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { monthOf } from '../../months.ts'
import { ownExpert } from '../../payouts/server/earnings.ts'
import type { OwnTax } from '../contract.ts'
import { normalizeTaxNumber, type TaxIdentity, taxFieldErrors } from '../tax.ts'
import { saveTaxIdentityRow, taxRowOf, yearsEarned } from './store.ts'

/** The year of Paris, which is not over yet. */
export const currentYearInParis = (ports: Ports): number => Number(monthOf(ports.clock.now()).slice(0, 4))

export async function ownTax(ports: Ports, actor: Person, db: Db = ports.db): Promise<z.input<typeof OwnTax>> {
  const { id } = await ownExpert(db, actor)
  const [row, years] = await Promise.all([taxRowOf(db, id), yearsEarned(db, id)])
  return {
    identity: row
      ? {
          kind: row.kind,
          name: row.name,
          bornOn: row.bornOn,
          taxNumberEnd: row.taxNumberEnd,
          taxCountry: row.taxCountry,
          registration: row.registration,
          vatNumber: row.vatNumber,
          address: row.address,
          postalCode: row.postalCode,
          city: row.city,
          country: row.country,
          changedAt: row.changedAt,
        }
      : null,
    prefill: row ? null : prefillOf(await companyOfApplication(db, id)),
    years: years.filter((year) => year < currentYearInParis(ports)),
  }
}

type Applied = NonNullable<Awaited<ReturnType<typeof companyOfApplication>>>

function prefillOf(applied: Applied | undefined): z.input<typeof OwnTax>['prefill'] {
  if (!applied) return null
  const { firstName, lastName, companyName: company, siret: registration, ...rest } = applied
  return { person: `${firstName} ${lastName}`, company, registration, ...rest }
}

/** @throws InvalidInput for every field that breaks a rule */
export async function saveTaxIdentity(ports: Ports, actor: Person, input: TaxIdentity) {
  const now = ports.clock.now()
  const complaints = taxFieldErrors(input, now.toISOString().slice(0, 10))
  if (complaints.length > 0) throw new InvalidInput(complaints)
  return ports.transact(async (tx) => {
    const { id } = await ownExpert(tx, actor)
    await saveTaxIdentityRow(tx, taxIdentityRow(ports, id, input))
    return ownTax(ports, actor, tx)
  })
}

/** A checked identity as it is stored: its number sealed. */
export function taxIdentityRow(ports: Ports, expertId: string, input: TaxIdentity): Insertable<Tables['tax_identity']> {
  const isPerson = input.kind === 'person'
  const number = normalizeTaxNumber(input.taxNumber)
  return {
    expertId,
    kind: input.kind,
    name: input.name,
    bornOn: isPerson ? input.bornOn : null,
    taxNumberSealed: Buffer.from(sealWith(ports.config.FILE_KEY).seal(taxSealKey(expertId), Buffer.from(number))),
    taxNumberEnd: number.slice(-4),
    taxCountry: input.taxCountry,
    registration: isPerson ? '' : input.registration,
    vatNumber: normalizeTaxNumber(input.vatNumber),
    address: input.address,
    postalCode: input.postalCode,
    city: input.city,
    country: input.country,
    changedAt: ports.clock.now(),
  }
}

export const taxSealKey = (expertId: string) => `tax-identity/${expertId}`

export function decryptTaxNumber({ config }: Ports, expertId: string, sealed: Uint8Array): string {
  return Buffer.from(sealWith(config.FILE_KEY).open(taxSealKey(expertId), sealed)).toString()
}
