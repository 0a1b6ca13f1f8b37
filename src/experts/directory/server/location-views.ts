// Where experts work. Their city is written as they wrote it; `local.ts` finds the commune that it means.
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

type Expert = ExpressionBuilder<Tables, 'expert'>

/** Everybody who may be shown: active, and a person. */
const shown = (db: Db) =>
  db.selectFrom('expert').where('expert.state', '=', 'active').where('expert.scripted', '=', false)

const counted = (expert: Expert) => [
  expert.fn.countAll<number>().as('experts'),
  expert.fn.countAll<number>().filterWhere('expert.localSpecialist', '=', true).as('receiving'),
]

export type CityCount = { department: string; city: string; experts: number; receiving: number }

/** Those whose own page may be found. */
export function shownExperts(db: Db) {
  return shown(db).select('expert.slug').orderBy('expert.slug').execute()
}

export function countsByDepartment(db: Db) {
  return shown(db)
    .select('expert.department')
    .select((expert) => counted(expert as Expert))
    .groupBy('expert.department')
    .orderBy('expert.department')
    .execute()
}

/** All of France, or these departments. */
export function countsByCity(db: Db, departments?: readonly string[]): Promise<CityCount[]> {
  return shown(db)
    .$if(departments !== undefined, (query) => query.where('expert.department', 'in', [...departments!]))
    .select(['expert.department', 'expert.city'])
    .select((expert) => counted(expert as Expert))
    .groupBy(['expert.department', 'expert.city'])
    .execute()
}

/** The same for those who answer in a subject; with a sub-category, also those who cover the whole category. */
export function countsForSubject(db: Db, category: string, subCategory: string | null): Promise<CityCount[]> {
  return shown(db)
    .where((expert) =>
      expert.exists(
        expert
          .selectFrom('expert_category')
          .select('expert_category.expertId')
          .whereRef('expert_category.expertId', '=', 'expert.id')
          .where('expert_category.category', '=', category)
          .$if(subCategory !== null, (query) => query.where('expert_category.subCategory', 'in', ['', subCategory!])),
      ),
    )
    .select(['expert.department', 'expert.city'])
    .select((expert) => counted(expert as Expert))
    .groupBy(['expert.department', 'expert.city'])
    .execute()
}

/** For every category the cities with most of its experts, in one reading. */
export function topCities(db: Db, each: number): Promise<(CityCount & { category: string })[]> {
  const grouped = shown(db)
    .innerJoin('expert_shelf', 'expert_shelf.expertId', 'expert.id')
    .where('expert_shelf.language', '=', '')
    .where('expert_shelf.category', '<>', '')
    .select(['expert_shelf.category', 'expert.department', 'expert.city'])
    .select((expert) => counted(expert as unknown as Expert))
    .select(
      sql<number>`row_number() over (partition by expert_shelf.category order by count(*) desc, expert.city)`.as(
        'place',
      ),
    )
    .groupBy(['expert_shelf.category', 'expert.department', 'expert.city'])
  return db
    .selectFrom(grouped.as('grouped'))
    .select(['category', 'department', 'city', 'experts', 'receiving'])
    .where('place', '<=', each)
    .orderBy('category')
    .orderBy('place')
    .execute()
}

export function categoriesIn(db: Db, department: string, cities?: readonly string[]) {
  return shown(db)
    .innerJoin('expert_shelf', 'expert_shelf.expertId', 'expert.id')
    .where('expert.department', '=', department)
    .$if(cities !== undefined, (query) => query.where('expert.city', 'in', [...cities!]))
    .where('expert_shelf.language', '=', '')
    .where('expert_shelf.category', '<>', '')
    .select('expert_shelf.category as slug')
    .select((row) => row.fn.countAll<number>().as('experts'))
    .groupBy('expert_shelf.category')
    .orderBy('experts', 'desc')
    .orderBy('slug')
    .execute()
}

type Wanted = {
  departments: readonly string[]
  /** As they are written by those who work there. */
  cities?: readonly string[]
  notIn?: readonly string[]
  receiving?: true
  category?: string
  /** Their experts come first. */
  first: string
  limit: number
}

/** The best rated first, those of the department before its neighbours. */
export async function expertsNear(db: Db, wanted: Wanted): Promise<string[]> {
  const rows = await shown(db)
    .innerJoin('expert_shelf', 'expert_shelf.expertId', 'expert.id')
    .select('expert.id')
    .where('expert.department', 'in', [...wanted.departments])
    .$if(wanted.cities !== undefined, (query) => query.where('expert.city', 'in', [...wanted.cities!]))
    .$if(wanted.notIn !== undefined && wanted.notIn.length > 0, (query) =>
      query.where((expert) =>
        expert.or([
          expert('expert.department', '<>', wanted.first),
          expert('expert.city', 'not in', [...wanted.notIn!]),
        ]),
      ),
    )
    .$if(wanted.receiving === true, (query) => query.where('expert.localSpecialist', '=', true))
    .where('expert_shelf.language', '=', '')
    .where('expert_shelf.category', '=', wanted.category ?? '')
    .orderBy((expert) => expert('expert.department', '=', wanted.first), 'desc')
    .orderBy('expert_shelf.score', 'desc')
    .orderBy('expert.id')
    .limit(wanted.limit)
    .execute()
  return rows.map(({ id }) => id)
}
