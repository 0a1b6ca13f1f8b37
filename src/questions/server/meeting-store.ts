import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { MeetingCountry, MeetingStep } from '../meeting.ts'

export interface MeetingTable {
  id: string
  question_id: string
  person_id: string
  state: MeetingStep
  specialist_id: string | null
  declined: string[]
  first_name: string
  last_name: string
  email: string
  phone: string
  address: string
  postal_code: string
  city: string
  country: MeetingCountry
  meets_at: Date | null
  place: string | null
  created_at: Date
  updated_at: Date
  granted_until: Date | null
  opened: number
  last_opened_at: Date | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    meeting: MeetingTable
  }
}

export type MeetingRow = Selectable<MeetingTable>

export function latestMeeting(db: Db, questionId: string): Promise<MeetingRow | undefined> {
  return db
    .selectFrom('meeting')
    .selectAll()
    .where('question_id', '=', questionId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

export function insertMeeting(tx: Tx, row: Insertable<MeetingTable>): Promise<MeetingRow> {
  return tx.insertInto('meeting').values(row).returningAll().executeTakeFirstOrThrow()
}

export function saveMeeting(tx: Tx, id: string, set: Updateable<MeetingTable>): Promise<MeetingRow> {
  return tx.updateTable('meeting').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** One that this specialist was asked for, locked. */
export function lockAsked(tx: Tx, id: string, specialistId: string): Promise<MeetingRow | undefined> {
  return tx
    .selectFrom('meeting')
    .selectAll()
    .where('id', '=', id)
    .where('specialist_id', '=', specialistId)
    .forUpdate()
    .executeTakeFirst()
}

export function meetingsOfSpecialist(db: Db, specialistId: string): Promise<MeetingRow[]> {
  return db
    .selectFrom('meeting')
    .selectAll()
    .where('specialist_id', '=', specialistId)
    .orderBy(sql`state in ('requested', 'proposed', 'scheduled')`, 'desc')
    .orderBy('updated_at', 'desc')
    .limit(50)
    .execute()
}

/** The question ends: so does what waits, and every access. */
export async function endMeetings(tx: Tx, questionId: string, at: Date): Promise<void> {
  await tx
    .updateTable('meeting')
    .set({ state: 'cancelled', granted_until: null, updated_at: at })
    .where('question_id', '=', questionId)
    .where('state', 'in', ['requested', 'proposed', 'scheduled'])
    .execute()
}

type Wanted = {
  departments: readonly string[]
  category: string
  not: readonly string[]
  client: string
  /** In the demonstration somebody who can be played comes first: nobody signs in as the others. */
  playable: boolean
}

/** Local specialists of the field: of the department first, then next door, the best rated first. */
export async function nextSpecialist(tx: Tx, wanted: Wanted): Promise<string | null> {
  const near = sql<number>`coalesce(array_position(${[...wanted.departments]}::text[], expert.department), 99)`
  const row = await tx
    .selectFrom('expert')
    .leftJoin('credential', 'credential.person_id', 'expert.person_id')
    .select('expert.id')
    .where('expert.local_specialist', '=', true)
    .where('expert.state', '=', 'active')
    .where('expert.person_id', '<>', wanted.client)
    .where(sql<boolean>`expert.id <> all(${[...wanted.not]}::text[])`)
    .where((where) =>
      where.or([
        ...(wanted.playable ? [sql<boolean>`credential.person_id is not null`] : []),
        where.and([
          sql<boolean>`expert.department = any(${[...wanted.departments]}::text[])`,
          where.or([
            where('expert.covers_all', '=', true),
            where.exists(
              where
                .selectFrom('expert_category')
                .select('expert_category.expert_id')
                .whereRef('expert_category.expert_id', '=', 'expert.id')
                .where('expert_category.category', '=', wanted.category),
            ),
          ]),
        ]),
      ]),
    )
    .orderBy(sql`${wanted.playable} and credential.person_id is not null`, 'desc')
    .orderBy(near)
    .orderBy('expert.quality_mean', (order) => order.desc().nullsLast())
    .orderBy('expert.id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function moveMeetings(tx: Tx, from: string, to: string): Promise<void> {
  await tx.updateTable('meeting').set({ person_id: to }).where('person_id', '=', from).execute()
}

export function meetingsBy(db: Db, personId: string): Promise<MeetingRow[]> {
  return db.selectFrom('meeting').selectAll().where('person_id', '=', personId).execute()
}

export async function dropMeetings(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('meeting').where('person_id', '=', personId).execute()
}
