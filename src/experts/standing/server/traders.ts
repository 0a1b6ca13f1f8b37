import { addMonths, retention } from '../../../accounts/privacy/erasure.ts'
import type { Db } from '../../../platform/db/port.ts'
import { findTraders } from './trader-store.ts'

/** What a trader provided to work here, for as long as the law keeps it (Regulation (EU) 2022/2065, article 30). */
export async function searchTraders(db: Db, search: string, limit: number) {
  const rows = await findTraders(db, search, limit)
  return rows.map((row) => {
    const left = row.over_at ?? row.left_at
    return {
      id: row.id,
      application: row.file,
      reference: row.reference,
      name: row.name,
      company: row.company_name ?? row.trader_name ?? '',
      address: row.file ? `${row.address}, ${row.postal_code} ${row.city}` : (row.trader_address ?? ''),
      country: row.country,
      registration: row.siret ?? row.trader_registration ?? '',
      vatNumber: row.vat_number || null,
      email: row.email,
      phone: row.phone,
      identity: row.identity,
      certifiedAt: row.lawful_at?.toISOString() ?? null,
      since: row.created_at.toISOString(),
      leftAt: left?.toISOString() ?? null,
      keptUntil: left ? addMonths(left, retention.expertFileMonths).toISOString() : null,
      erased: row.erased_at !== null,
    }
  })
}
