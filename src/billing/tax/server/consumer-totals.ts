import type { Db } from '../../../platform/db/port.ts'
import { daySpan } from '../../months.ts'
import { csv } from '../../server/csv.ts'
import { consumerTotals } from './consumer-totals-store.ts'

/** `TPS1`: services taxed in France, the category that the electronic report asks for. */
export async function consumerTotalsTable(db: Db, days: { from: string; to: string }): Promise<string> {
  const head = ['date', 'category', 'currency', 'country', 'vat_rate', 'kind', 'documents', 'net', 'vat', 'total']
  const euros = (cents: number) => (cents / 100).toFixed(2)
  const rows = (await consumerTotals(db, daySpan(days.from, days.to))).map((row) => [
    row.day,
    'TPS1',
    'EUR',
    row.country,
    row.rate,
    row.kind,
    row.documents,
    euros(row.net),
    euros(row.vat),
    euros(row.total),
  ])
  return csv([head, ...rows])
}
