// What neighbours may read of communes.
import { sql } from 'kysely'
import type { Db } from '../../platform/db/port.ts'
import type { CommuneRow } from './tables.ts'

export const communeColumns = [
  'commune.code',
  'commune.slug',
  'commune.name',
  'commune.department',
  'commune.population',
] as const

/** The communes of these names in these departments. */
export async function communesNamed(
  db: Db,
  names: readonly { department: string; folded: string }[],
): Promise<CommuneRow[]> {
  const { rows } = await sql<CommuneRow>`
    select distinct commune.code, commune.slug, commune.name, commune.department, commune.population
    from unnest(${names.map((one) => one.department)}::text[], ${names.map((one) => one.folded)}::text[])
      as wanted (department, folded)
    join commune on commune.folded = wanted.folded and commune.department = wanted.department`.execute(db)
  return rows
}

export function largestCommunes(db: Db, department: string, limit: number): Promise<CommuneRow[]> {
  return db
    .selectFrom('commune')
    .select(communeColumns)
    .where('department', '=', department)
    .orderBy('population', 'desc')
    .orderBy('code')
    .limit(limit)
    .execute()
}
