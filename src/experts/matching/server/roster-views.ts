// Reads many experts with their related rows: for cards, lists and matching.
import { type ExpressionBuilder, sql } from 'kysely'
import type { Regulated } from '../../../catalog/category.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { ExpertTitleTable } from '../../server/tables.ts'
import type { ExpertRow } from '../../server/views.ts'

/** The columns that a card shows: not the biography, which is most of the row. */
const cardColumns = [
  'id',
  'personId',
  'slug',
  'firstName',
  'lastName',
  'gender',
  'professionFr',
  'professionEn',
  'headlineFr',
  'headlineEn',
  'portrait',
  'city',
  'department',
  'languages',
  'state',
  'scripted',
  'localSpecialist',
  'switchedOn',
  'awaySince',
  'qualityMean',
  'qualityCount',
  'answeredCount',
] as const

export type CardRow = Pick<ExpertRow, (typeof cardColumns)[number]> & {
  categories: string[]
  titles: Pick<ExpertTitleTable, 'labelFr' | 'labelEn' | 'body' | 'checkedOn'>[]
}

/** In the order of the ids. Expired titles are left out. */
export async function cardRows(db: Db, ids: readonly string[], today: string): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('expert')
    .select(cardColumns)
    .select(
      sql<string[]>`array(select category from expert_category where expert_id = expert.id
        group by category order by max(skill) desc, category)`.as('categories'),
    )
    .select(
      sql<CardRow['titles']>`coalesce((select jsonb_agg(jsonb_build_object('labelFr', label_fr, 'labelEn', label_en,
        'body', body, 'checkedOn', checked_on) order by regulated <> 'none' desc, id)
        from expert_title where expert_id = expert.id and (valid_until is null or valid_until >= ${today}::date)),
        '[]')`.as('titles'),
    )
    .where('id', 'in', [...ids])
    .execute()
  const place = new Map(ids.map((id, index) => [id, index]))
  return rows.sort((a, b) => place.get(a.id)! - place.get(b.id)!)
}

export type RosterRow = Pick<ExpertRow, 'id' | 'personId' | 'state' | 'scripted' | 'switchedOn' | 'awaySince'>

const rosterColumns = ['id', 'personId', 'state', 'scripted', 'switchedOn', 'awaySince'] as const

/** A category may have many experts; those switched on who have waited longest come first. */
const rosterLimit = 2000

export type CandidateFilter = {
  category: string
  subCategory: string | null
  locale: Locale
  widened: boolean
  requested: string | null
}

/**
 * The experts who cover this question by category and language, the requested one in any case, and the scripted one.
 */
export function candidateRows(db: Db, asked: CandidateFilter): Promise<ExpertRow[]> {
  return db
    .selectFrom('expert')
    .selectAll()
    .where('state', '=', 'active')
    .where((expert) =>
      expert.or([
        expert('id', '=', asked.requested ?? ''),
        expert('scripted', '=', true),
        expert.and([
          expert.or([
            expert('coversAll', '=', true),
            covers(expert, asked.category, asked.widened ? null : asked.subCategory),
          ]),
          asked.widened ? expert.lit(true) : speaks(asked.locale),
        ]),
      ]),
    )
    .orderBy('switchedOn', 'desc')
    .orderBy('lastOfferAt', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(rosterLimit)
    .execute()
}

const speaks = (locale: Locale) => sql<boolean>`languages @> array[${locale}]::text[]`

function covers(expert: ExpressionBuilder<Tables, 'expert'>, category: string, subCategory: string | null) {
  return expert.exists(
    expert
      .selectFrom('expert_category')
      .select('expert_category.expertId')
      .whereRef('expert_category.expertId', '=', 'expert.id')
      .where('expert_category.category', '=', category)
      .$if(subCategory !== null, (query) => query.where('expert_category.subCategory', 'in', ['', subCategory!])),
  )
}

export async function skillsOf(db: Db, ids: readonly string[]) {
  const byExpert = new Map<string, { category: string; subCategory: string | null; skill: number }[]>()
  if (ids.length === 0) return byExpert
  const rows = await db
    .selectFrom('expert_category')
    .selectAll()
    .where('expertId', 'in', [...ids])
    .execute()
  for (const row of rows) {
    const skill = { category: row.category, subCategory: row.subCategory || null, skill: Number(row.skill) }
    byExpert.set(row.expertId, [...(byExpert.get(row.expertId) ?? []), skill])
  }
  return byExpert
}

const wholeDay = 24 * 3600 * 1000

/** A title is valid until the end of its last day. */
export async function titlesOf(db: Db, ids: readonly string[]) {
  const byExpert = new Map<string, { kind: Regulated; validUntil: Date | null }[]>()
  if (ids.length === 0) return byExpert
  const rows = await db
    .selectFrom('expert_title')
    .select(['expertId', 'regulated', 'validUntil'])
    .where('expertId', 'in', [...ids])
    .where('regulated', '<>', 'none')
    .execute()
  for (const row of rows) {
    const validUntil = row.validUntil === null ? null : new Date(Date.parse(row.validUntil) + wholeDay)
    byExpert.set(row.expertId, [...(byExpert.get(row.expertId) ?? []), { kind: row.regulated, validUntil }])
  }
  return byExpert
}

export function rosterRows(db: Db, ids: readonly string[]): Promise<RosterRow[]> {
  return db
    .selectFrom('expert')
    .select(rosterColumns)
    .where('id', 'in', [...ids])
    .execute()
}

export function scriptedRows(db: Db): Promise<RosterRow[]> {
  return db.selectFrom('expert').select(rosterColumns).where('scripted', '=', true).execute()
}

/** Response times of the latest human answers in a category, newest first. */
export async function answerSecondsIn(db: Db, category: string, since: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('expert_answer')
    .select('seconds')
    .where('category', '=', category)
    .where('followUp', '=', false)
    .where('answeredAt', '>', since)
    .orderBy('answeredAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.seconds)
}
