import { addMonths, retention } from '../../../accounts/privacy/erasure.ts'
import type { Db } from '../../../platform/db/port.ts'
import { findTraders } from './trader-store.ts'

/** What a trader provided to work here, for as long as the law keeps it (Regulation (EU) 2022/2065, article 30). */
export async function searchTraders(db: Db, search: string, limit: number) {
  const rows = await findTraders(db, search, limit)
  return rows.map((row) => {
    const left = row.overAt ?? row.leftAt
    return {
      ...row,
      application: row.file,
      company: row.companyName ?? row.traderName ?? '',
      address: row.file ? `${row.address}, ${row.postalCode} ${row.city}` : (row.traderAddress ?? ''),
      registration: row.siret ?? row.traderRegistration ?? '',
      vatNumber: row.vatNumber || null,
      certifiedAt: row.lawfulAt,
      since: row.createdAt,
      leftAt: left,
      keptUntil: left ? addMonths(left, retention.expertFileMonths) : null,
      erased: row.erasedAt !== null,
    }
  })
}
