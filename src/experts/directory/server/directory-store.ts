// The public lists. Each filter is one range of an index of `expert_shelf`, already in the order in which it is shown.
import { sql } from 'kysely'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { RosterRow } from '../../matching/server/roster-views.ts'
import type { DayFilter } from '../../workspace/opening-hours.ts'
import { maxListLength, maxOnlineChecked } from '../limits.ts'

export type DirectoryFilter = {
  category?: string
  subCategory?: string
  department?: string
  language?: Locale
  /** Experts with hours on one of these days of the week that end after that time. */
  days?: readonly DayFilter[]
}

/** Every expert that a list may show, the best rated first; the scripted expert is in no list. */
function shelf(db: Db, { category, subCategory, department, language, days }: DirectoryFilter) {
  return (
    db
      .selectFrom('expert_shelf')
      .where('expert_shelf.language', '=', language ?? '')
      .where('expert_shelf.category', '=', category ?? '')
      .$if(department !== undefined, (query) => query.where('expert_shelf.department', '=', department!))
      // PostgreSQL runs a sub-query with a limit row by row, until the page is full; it would begin a join with every
      // expert.
      .$if(subCategory !== undefined, (query) =>
        query.where(
          sql<boolean>`(select true from expert_category where expert_id = expert_shelf.expert_id
          and category = ${category} and sub_category in ('', ${subCategory}) limit 1)`,
        ),
      )
      .$if(days !== undefined, (query) =>
        query.where(
          sql<boolean>`(select true from expert_hours where expert_id = expert_shelf.expert_id
          and (${sql.join((days ?? []).map(openOn), sql` or `)}) limit 1)`,
        ),
      )
  )
}

const openOn = ({ day, after }: DayFilter) => sql`(day = ${day} and closes > ${after}::time)`

export async function listedExpertIds(
  db: Db,
  filter: DirectoryFilter,
  offset: number,
  limit: number,
): Promise<string[]> {
  const rows = await shelf(db, filter)
    .select('expert_shelf.expertId')
    .orderBy('expert_shelf.score', 'desc')
    .orderBy('expert_shelf.expertId')
    .offset(offset)
    .limit(Math.max(0, Math.min(limit, maxListLength - offset)))
    .execute()
  return rows.map((row) => row.expertId)
}

/** Counts only up to the longest list, so that the cost is the same however many experts match. */
export async function countListedExperts(db: Db, filter: DirectoryFilter): Promise<{ total: number; more: boolean }> {
  const { counted } = await db
    .selectFrom(
      shelf(db, filter)
        .select('expert_shelf.expertId')
        .limit(maxListLength + 1)
        .as('listed'),
    )
    .select((row) => row.fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(counted, maxListLength), more: counted > maxListLength }
}

/** The experts of a list who have the switch on, the best rated first. */
export function availableExperts(db: Db, filter: DirectoryFilter): Promise<RosterRow[]> {
  return shelf(db, filter)
    .innerJoin('expert', 'expert.id', 'expert_shelf.expertId')
    .select(['expert.id', 'expert.personId', 'expert.state', 'expert.scripted'])
    .select(['expert.switchedOn', 'expert.awaySince'])
    .where('expert.switchedOn', '=', true)
    .where('expert.awaySince', 'is', null)
    .orderBy('expert_shelf.score', 'desc')
    .orderBy('expert_shelf.expertId')
    .limit(maxOnlineChecked)
    .execute()
}

export function hoursOfExperts(db: Db, ids: readonly string[]) {
  return db.selectFrom('expert_hours').selectAll().where('expertId', 'in', ids).execute()
}

/** The weekly hours of all experts who cover a category. */
export function hoursIn(db: Db, filter: DirectoryFilter) {
  return db
    .selectFrom('expert_hours')
    .selectAll()
    .where('expertId', 'in', shelf(db, filter).select('expert_shelf.expertId'))
    .orderBy('day')
    .orderBy('opens')
    .execute()
}
