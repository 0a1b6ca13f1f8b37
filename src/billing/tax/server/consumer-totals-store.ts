import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'

type Totals = {
  day: string
  rate: string
  country: string
  kind: 'invoice' | 'credit_note'
  documents: number
  net: number
  vat: number
  total: number
}

/**
 * What is reported to the tax authority about sales to consumers (art. 290 CGI): per day of Paris, country and rate,
 * separately for invoices and credit notes. Documents of businesses are reported one by one and are not in here.
 */
export async function consumerTotals(db: Db, span: { start: Date; end: Date }): Promise<Totals[]> {
  const { rows } = await sql<Totals>`
    select to_char(issued_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day, vat_rate::text as rate,
           upper(coalesce(data -> 'buyer' ->> 'country', 'fr')) as country, kind,
           count(*)::int as documents, (sum(total) - sum(vat))::int as net, sum(vat)::int as vat, sum(total)::int as total
      from invoice
     where issued_at >= ${span.start} and issued_at < ${span.end}
       and not (coalesce(data -> 'buyer' ->> 'company', '') <> ''
                and coalesce(data -> 'buyer' ->> 'siret', data -> 'buyer' ->> 'vatNumber', '') <> '')
     group by 1, 2, 3, 4
     order by 1, 2, 3, 4`.execute(db)
  return rows
}
