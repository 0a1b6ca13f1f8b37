import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { accountKey, decryptIban, ownExpert, payoutKey } from '../../payouts/server/earnings.ts'
import { lastPayoutOf, payoutAccountOf } from '../../payouts/server/store.ts'
import { csv } from '../../server/csv.ts'
import { type Quarter, quartersOf, type TaxIdentity } from '../tax.ts'
import { currentYearInParis, decryptTaxNumber } from './identity.ts'
import { taxReportMessage } from './report-xml.ts'
import { expertFeesOfYear, taxRowOf } from './store.ts'

export type Seller = {
  expertId: string
  shownName: string
  /** Missing until the expert has given it. */
  identity: TaxIdentity | null
  account: { holder: string; iban: string } | null
  quarters: Quarter[]
}

/** @throws Refusal `year_not_over` */
async function sellersOf(ports: Ports, year: number, expertId: string | null = null): Promise<Seller[]> {
  if (year >= currentYearInParis(ports)) throw new Refusal('year_not_over', 409)
  const groups = Map.groupBy(await expertFeesOfYear(ports.db, year, expertId), ({ expertId }) => expertId)
  return Promise.all(
    [...groups].map(async ([id, dues]) => {
      const [row, account] = await Promise.all([taxRowOf(ports.db, id), paidTo(ports, id)])
      return {
        expertId: id,
        shownName: `${dues[0]?.firstName} ${dues[0]?.lastName}`,
        identity: row
          ? {
              kind: row.kind,
              name: row.name,
              bornOn: row.bornOn,
              taxNumber: decryptTaxNumber(ports, id, row.taxNumberSealed),
              taxCountry: row.taxCountry,
              registration: row.registration,
              vatNumber: row.vatNumber,
              address: row.address,
              postalCode: row.postalCode,
              city: row.city,
              country: row.country,
            }
          : null,
        account,
        quarters: quartersOf(year, dues),
      }
    }),
  )
}

/** The current account; of somebody whose account is erased, the one last paid. */
async function paidTo(ports: Ports, expertId: string): Promise<Seller['account']> {
  const account = await payoutAccountOf(ports.db, expertId)
  if (account) return { holder: account.holder, iban: decryptIban(ports, accountKey(expertId), account.ibanSealed) }
  const paid = await lastPayoutOf(ports.db, expertId)
  if (!paid?.ibanSealed.length) return null
  return { holder: paid.holder, iban: decryptIban(ports, payoutKey(paid.id), paid.ibanSealed) }
}

/** Everybody who earned in a year, also without a tax identity. @throws Refusal `year_not_over` */
export async function taxReportCsv(ports: Ports, year: number): Promise<string> {
  return tableOf(year, await sellersOf(ports, year))
}

/** @throws Refusal `year_not_over`, `nothing_earned`, `tax_identity_missing` */
export async function taxReportXml(ports: Ports, year: number): Promise<string> {
  const sellers = await sellersOf(ports, year)
  if (sellers.length === 0) throw new Refusal('nothing_earned', 404)
  if (sellers.some(({ identity }) => !identity)) throw new Refusal('tax_identity_missing', 409)
  return taxReportMessage(year, sellers, ports.clock.now())
}

/** The copy for the expert. @throws Refusal `year_not_over`, `nothing_earned` */
export async function ownTaxReportCsv(ports: Ports, actor: Person, year: number): Promise<string> {
  const sellers = await sellersOf(ports, year, (await ownExpert(ports.db, actor)).id)
  if (sellers.length === 0) throw new Refusal('nothing_earned', 404)
  return tableOf(year, sellers)
}

const columns = [
  'year',
  'expert',
  'kind',
  'name',
  'born_on',
  'tax_number',
  'tax_country',
  'registration',
  'vat_number',
  'address',
  'postal_code',
  'city',
  'country',
  'account_holder',
  'iban',
  ...[1, 2, 3, 4].flatMap((quarter) => [`amount_q${quarter}`, `answers_q${quarter}`]),
  'amount',
  'answers',
  'fees_withheld',
  'taxes_withheld',
]

function tableOf(year: number, sellers: readonly Seller[]): string {
  const euros = (cents: number) => (cents / 100).toFixed(2)
  const sum = (quarters: readonly Quarter[], of: keyof Quarter) => quarters.reduce((all, each) => all + each[of], 0)
  const rows = sellers.map(({ shownName, identity, account, quarters }) => [
    year,
    shownName,
    identity?.kind ?? '',
    identity?.name ?? '',
    identity?.bornOn ?? '',
    identity?.taxNumber ?? '',
    identity?.taxCountry.toUpperCase() ?? '',
    identity?.registration ?? '',
    identity?.vatNumber ?? '',
    identity?.address ?? '',
    identity?.postalCode ?? '',
    identity?.city ?? '',
    identity?.country.toUpperCase() ?? '',
    account?.holder ?? '',
    account?.iban ?? '',
    ...quarters.flatMap(({ amount, answers }) => [euros(amount), answers]),
    euros(sum(quarters, 'amount')),
    sum(quarters, 'answers'),
    euros(0),
    euros(0),
  ])
  return csv([columns, ...rows])
}
