import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Department } from '../departments.ts'
import type { CommuneRow } from './tables.ts'
import { communeColumns } from './views.ts'

const postcodes = sql<string[]>`array(select postcode from commune_postcode where commune = commune.code
  order by postcode)`.as('postcodes')

export type CommuneMatch = CommuneRow & { postcodes: string[] }

export function communesByPostcode(db: Db, beginning: string, limit: number): Promise<CommuneMatch[]> {
  return db
    .selectFrom('commune')
    .select(communeColumns)
    .select(postcodes)
    .where('code', 'in', (select) =>
      select
        .selectFrom('commune_postcode')
        .select('commune')
        .where('postcode', '>=', beginning)
        .where('postcode', '<', `${beginning}:`),
    )
    .orderBy('population', 'desc')
    .orderBy('code')
    .limit(limit)
    .execute()
}

/** Communes whose name begins so: exact matches first, then by population. */
export function communesByBeginning(db: Db, folded: string, limit: number): Promise<CommuneMatch[]> {
  return db
    .selectFrom('commune')
    .select(communeColumns)
    .select(postcodes)
    .where('folded', '>=', folded)
    .where('folded', '<', `${folded}{`)
    .orderBy(sql`folded = ${folded}`, 'desc')
    .orderBy('population', 'desc')
    .orderBy('code')
    .limit(limit)
    .execute()
}

/** Communes with a similar name by trigrams: for « Marseile » and « Clermont-Ferand ». */
export function communesBySpelling(db: Db, folded: string, limit: number): Promise<CommuneMatch[]> {
  return (
    db
      .selectFrom('commune')
      .select(communeColumns)
      .select(postcodes)
      .where(sql<boolean>`folded % ${folded}`)
      // A large city is meant more often than a village whose name is slightly closer.
      .orderBy(sql`similarity(folded, ${folded}) + 0.03 * ln(population + 1)`, 'desc')
      .orderBy('code')
      .limit(limit)
      .execute()
  )
}

export function communeBySlug(db: Db, slug: string): Promise<CommuneMatch | undefined> {
  return db.selectFrom('commune').select(communeColumns).select(postcodes).where('slug', '=', slug).executeTakeFirst()
}

export function communeByFoldedName(db: Db, folded: string): Promise<CommuneMatch | undefined> {
  return db
    .selectFrom('commune')
    .select(communeColumns)
    .select(postcodes)
    .where('folded', '=', folded)
    .orderBy('population', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function editionLoaded(db: Db): Promise<string | null> {
  return (await db.selectFrom('place_edition').select('edition').executeTakeFirst())?.edition ?? null
}

export async function lockPlaces(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('places'))`.execute(tx)
}

export type NewCommune = CommuneRow & { folded: string; postcodes: readonly string[] }

/** Inserts whole columns at once: 35,000 rows take four statements. Rows of an earlier edition are updated. */
export async function savePlaces(
  tx: Tx,
  places: { edition: string; departments: readonly Department[]; communes: readonly NewCommune[] },
): Promise<void> {
  const { edition, departments, communes } = places
  const column = <Row>(rows: readonly Row[], pick: (row: Row) => string | number) => rows.map(pick)
  await sql`
    insert into department (code, slug, name)
    select * from unnest(${column(departments, (one) => one.code)}::text[],
      ${column(departments, (one) => one.slug)}::text[], ${column(departments, (one) => one.name)}::text[])
    on conflict (code) do update set slug = excluded.slug, name = excluded.name`.execute(tx)
  await sql`
    insert into commune (code, slug, name, department, folded, population)
    select * from unnest(${column(communes, (one) => one.code)}::text[],
      ${column(communes, (one) => one.slug)}::text[], ${column(communes, (one) => one.name)}::text[],
      ${column(communes, (one) => one.department)}::text[], ${column(communes, (one) => one.folded)}::text[],
      ${column(communes, (one) => one.population)}::integer[])
    on conflict (code) do update set slug = excluded.slug, name = excluded.name,
      department = excluded.department, folded = excluded.folded, population = excluded.population`.execute(tx)
  const codes = communes.flatMap(({ code, postcodes: own }) => own.map((postcode) => ({ code, postcode })))
  await sql`delete from commune_postcode`.execute(tx)
  await sql`
    insert into commune_postcode (postcode, commune)
    select * from unnest(${column(codes, (one) => one.postcode)}::text[],
      ${column(codes, (one) => one.code)}::text[])`.execute(tx)
  await sql`
    insert into place_edition (edition) values (${edition})
    on conflict (single) do update set edition = excluded.edition`.execute(tx)
  await sql`analyze commune, commune_postcode`.execute(tx)
}
