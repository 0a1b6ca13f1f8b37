import './tables.ts'
import type { Db, Tx } from '../../platform/db/port.ts'

export async function hasAnswered(db: Db, expertId: string): Promise<boolean> {
  const row = await db
    .selectFrom('expert_answer')
    .select('expert_id')
    .where('expert_id', '=', expertId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const parts = ['expert_title', 'expert_hours', 'expert_snippet', 'expert_category'] as const

export async function fileOf(db: Db, expertId: string) {
  const of = (table: (typeof parts)[number] | 'expert_answer' | 'review') =>
    db.selectFrom(table).selectAll().where('expert_id', '=', expertId).execute()
  const [titles, hours, templates, subjects, answers, reviews] = await Promise.all([
    ...parts.map(of),
    of('expert_answer'),
    of('review'),
  ])
  return { titles, hours, templates, subjects, answers, reviews }
}

/** Off the site, and without anything that the house showed of them. */
export async function leaveHouse(tx: Tx, expertId: string, now: Date): Promise<void> {
  for (const table of parts) await tx.deleteFrom(table).where('expert_id', '=', expertId).execute()
  await tx
    .updateTable('expert')
    .set({
      state: 'left',
      left_at: now,
      switched_on: false,
      covers_all: false,
      local_specialist: false,
      slug: `x-${expertId.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      headline_fr: '',
      headline_en: '',
      bio_fr: '',
      bio_en: '',
      portrait: '',
      city: '',
    })
    .where('id', '=', expertId)
    .execute()
}

const noTrader = { trader_name: null, trader_address: null, trader_registration: null }

export async function forgetIdentity(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('expert')
    .set({ first_name: '', last_name: '', profession_fr: '', profession_en: '', assistant_name: '', ...noTrader })
    .where('id', 'in', ids)
    .execute()
}

export async function forgetTraders(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('expert')
    .set(noTrader)
    .where('left_at', '<', before)
    .where('trader_name', 'is not', null)
    .execute()
}

export async function leftBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('expert')
    .select('id')
    .where('left_at', '<', before)
    .where('last_name', '<>', '')
    .execute()
  return rows.map(({ id }) => id)
}
