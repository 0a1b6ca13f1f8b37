import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { type Locale, languageTag } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import type { Ports } from '../../../platform/ports.ts'
import { accountKey, decryptIban, ownExpert, payoutKey } from '../../payouts/server/earnings.ts'
import { lastPayoutOf, payoutAccountOf } from '../../payouts/server/store.ts'
import { csv, digits, separatorOf } from '../../server/csv.ts'
import { type Quarter, quartersOf, type SellerKind, type TaxIdentity } from '../tax.ts'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'
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
export async function ownTaxReportCsv(ports: Ports, actor: Person, year: number, locale: Locale): Promise<string> {
  const sellers = await sellersOf(ports, year, (await ownExpert(ports.db, actor)).id)
  if (sellers.length === 0) throw new Refusal('nothing_earned', 404)
  return readableTable(year, sellers, locale)
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

/** For whoever exports everybody's: the columns are keys, and an amount is one number everywhere. */
const tableOf = (year: number, sellers: readonly Seller[]): string =>
  csv([
    columns,
    ...rowsOf(
      year,
      sellers,
      (cents) => (cents / 100).toFixed(2),
      (number) => number,
    ),
  ])

/** For a person: headings and amounts in their language, numbers that a spreadsheet does not round. */
function readableTable(year: number, sellers: readonly Seller[], locale: Locale): string {
  const { columns: headings, kinds } = (locale === 'fr' ? fr : en).copy
  const amounts = new Intl.NumberFormat(languageTag[locale], { minimumFractionDigits: 2, useGrouping: false })
  const rows = rowsOf(year, sellers, (cents) => amounts.format(cents / 100), digits)
  const kindAt = columns.indexOf('kind')
  const said = rows.map((row) => row.map((value, at) => (at === kindAt && isKind(value) ? kinds[value] : value)))
  const quarters = [1, 2, 3, 4].flatMap((n) => [fill(headings.amountOf, { n }), fill(headings.answersOf, { n })])
  return csv([[...headings.who, ...quarters, ...headings.totals], ...said], separatorOf(locale))
}

const isKind = (value: string | number): value is SellerKind => value === 'person' || value === 'company'

function rowsOf(
  year: number,
  sellers: readonly Seller[],
  euros: (cents: number) => string,
  number: (digits: string) => string,
): (string | number)[][] {
  const sum = (quarters: readonly Quarter[], of: keyof Quarter) => quarters.reduce((all, each) => all + each[of], 0)
  return sellers.map(({ shownName, identity, account, quarters }) => [
    year,
    shownName,
    identity?.kind ?? '',
    identity?.name ?? '',
    identity?.bornOn ?? '',
    number(identity?.taxNumber ?? ''),
    identity?.taxCountry.toUpperCase() ?? '',
    number(identity?.registration ?? ''),
    identity?.vatNumber ?? '',
    identity?.address ?? '',
    number(identity?.postalCode ?? ''),
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
}
