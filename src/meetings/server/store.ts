import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { passwordView } from '../../accounts/server/views.ts'
import type { Regulated } from '../../catalog/category.ts'
import { expertCategoryView, expertTitleView, expertView } from '../../experts/server/views.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import { questionView } from '../../questions/server/views.ts'
import { type MeetingAddress, meetingFields } from '../address.ts'
import type { MeetingActor, MeetingTable } from './tables.ts'

export type MeetingRow = Selectable<MeetingTable>

export function latestMeeting(db: Db, questionId: string): Promise<MeetingRow | undefined> {
  return db
    .selectFrom('meeting')
    .selectAll()
    .where('questionId', '=', questionId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** What the person's latest request says of whom and where; what was erased since is empty. */
export async function latestAddress(db: Db, personId: string): Promise<MeetingAddress | null> {
  const row = await db
    .selectFrom('meeting')
    .select(meetingFields)
    .where('personId', '=', personId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ?? null
}

export function insertMeeting(tx: Tx, row: Insertable<MeetingTable>): Promise<MeetingRow> {
  return tx.insertInto('meeting').values(row).returningAll().executeTakeFirstOrThrow()
}

export function saveMeeting(tx: Tx, id: string, set: Updateable<MeetingTable>): Promise<MeetingRow> {
  return tx.updateTable('meeting').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export function lockMeeting(tx: Tx, id: string): Promise<MeetingRow | undefined> {
  return tx.selectFrom('meeting').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function meetingById(db: Db, id: string): Promise<MeetingRow | undefined> {
  return db.selectFrom('meeting').selectAll().where('id', '=', id).executeTakeFirst()
}

export function dueMeetings(db: Db, now: Date): Promise<{ id: string }[]> {
  return db.selectFrom('meeting').select('id').where('nextDueAt', '<=', now).orderBy('nextDueAt').limit(200).execute()
}

export function meetingsOfSpecialist(db: Db, specialistId: string): Promise<MeetingRow[]> {
  return db
    .selectFrom('meeting')
    .selectAll()
    .where('specialistId', '=', specialistId)
    .orderBy(sql`state in ('offered', 'proposed', 'scheduled', 'held')`, 'desc')
    .orderBy('updatedAt', 'desc')
    .limit(50)
    .execute()
}

/** The requests that a specialist is asked, has agreed or may still read, in the fixed order for locking several. */
export function meetingsWith(db: Db, specialistId: string): Promise<Pick<MeetingRow, 'id' | 'questionId'>[]> {
  return db
    .selectFrom('meeting')
    .select(['id', 'questionId'])
    .where('specialistId', '=', specialistId)
    .where((where) =>
      where.or([
        where('state', 'in', ['offered', 'proposed', 'scheduled', 'held']),
        where('grantedUntil', 'is not', null),
      ]),
    )
    .orderBy('questionId')
    .orderBy('id')
    .execute()
}

/** Specialists with a meeting to come who may not work. */
export async function specialistsWithStrayMeetings(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('meeting')
    .innerJoin(expertView.as('expert'), 'expert.id', 'meeting.specialistId')
    .select('expert.id')
    .distinct()
    .where('meeting.state', 'in', ['offered', 'proposed', 'scheduled'])
    .where('expert.state', 'in', ['suspended', 'terminated', 'left'])
    .execute()
  return rows.map(({ id }) => id)
}

/** The waiting list is searched now instead of tomorrow. */
export async function searchWaitlistAt(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('meeting')
    .set({ life: sql`jsonb_set(life, '{lookAt}', to_jsonb(${now.getTime()}::bigint))`, nextDueAt: now })
    .where('state', '=', 'waitlisted')
    .where('nextDueAt', '>', now)
    .execute()
}

/** The meetings with this specialist that are still to come, or to be confirmed. */
export const meetingAhead = (db: Db, specialistId: string) =>
  db
    .selectFrom('meeting')
    .select('id')
    .where('specialistId', '=', specialistId)
    .where('state', 'in', ['offered', 'proposed', 'scheduled', 'held'])
    .limit(1)
    .executeTakeFirst()

const quarter = 900_000

/**
 * Reserves the hour from `at` for this meeting, and frees its earlier one. False where the specialist already has a
 * meeting then.
 */
export async function reserveSlot(tx: Tx, row: MeetingRow, at: number | null, lasts: number): Promise<boolean> {
  await tx.deleteFrom('meeting_quarter').where('meetingId', '=', row.id).execute()
  const { specialistId } = row
  if (at === null || !specialistId) return true
  const first = Math.floor(at / quarter) * quarter
  const quarters: Date[] = []
  for (let one = first; one < at + lasts; one += quarter) quarters.push(new Date(one))
  const kept = await tx
    .insertInto('meeting_quarter')
    .values(quarters.map((one) => ({ specialistId, quarter: one, meetingId: row.id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('quarter')
    .execute()
  return kept.length === quarters.length
}

/** Which of these times, an hour each, overlap an agreed meeting. */
export async function conflictingSlots(
  db: Db,
  specialistId: string,
  slots: readonly number[],
  lasts: number,
  except: string,
): Promise<number[]> {
  if (slots.length === 0) return []
  const rows = await db
    .selectFrom('meeting_quarter')
    .select('quarter')
    .where('specialistId', '=', specialistId)
    .where('meetingId', '<>', except)
    .where('quarter', '>', new Date(Math.min(...slots) - quarter))
    .where('quarter', '<', new Date(Math.max(...slots) + lasts))
    .execute()
  return slots.filter((at) =>
    rows.some((row) => row.quarter.getTime() + quarter > at && row.quarter.getTime() < at + lasts),
  )
}

export async function insertMeetingEvent(
  tx: Tx,
  row: Pick<MeetingRow, 'id' | 'specialistId'>,
  line: { at: Date; actor: MeetingActor; event: string },
): Promise<{ id: number }> {
  return tx
    .insertInto('meeting_event')
    .values({ meetingId: row.id, specialistId: row.specialistId, ...line })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Who read the exchanges and when, over all requests of the question. */
export function exchangeReadings(db: Db, questionId: string) {
  return db
    .selectFrom('meeting_event')
    .innerJoin('meeting', 'meeting.id', 'meeting_event.meetingId')
    .innerJoin(expertView.as('expert'), 'expert.id', 'meeting_event.specialistId')
    .select(['meeting_event.at', 'expert.firstName', 'expert.lastName'])
    .where('meeting.questionId', '=', questionId)
    .where('meeting_event.event', '=', 'read')
    .orderBy('meeting_event.id', 'desc')
    .limit(50)
    .execute()
}

type Wanted = {
  departments: readonly string[]
  city: string
  category: string
  /** The kind of title that the category requires, valid today. */
  regulated: Regulated
  today: string
  /** Experts asked before, or stopped by the client. */
  not: readonly string[]
  /** Absences since then that nobody contested in time, or that the staff upheld, rank a specialist last. */
  absentSince: Date
  now: Date
  client: string
  /** The specialist whom the client named. */
  named: string | null
  /** In the demonstration, where nobody of the field is near, one of the field whom a visitor can play. */
  playable: boolean
}

const receiving = (tx: Tx, { not, client }: Wanted) =>
  tx
    .selectFrom(expertView.as('expert'))
    .select('expert.id')
    .where('expert.localSpecialist', '=', true)
    .where('expert.state', '=', 'active')
    .where('expert.scripted', '=', false)
    .where('expert.personId', '<>', client)
    .where(sql<boolean>`expert.id <> all(${[...not]}::text[])`)

/** A regulated field requires its title, also of a specialist who is met. */
const titled = (tx: Tx, wanted: Wanted) =>
  receiving(tx, wanted).$if(wanted.regulated !== 'none', (query) =>
    query.where(
      sql<boolean>`(expert.covers_all or exists (select from ${expertTitleView} title
        where title.expert_id = expert.id and title.regulated = ${wanted.regulated}
        and (title.valid_until is null or title.valid_until >= ${wanted.today}::date)))`,
    ),
  )

const covers = (category: string) =>
  sql<boolean>`(expert.covers_all or exists (select from ${expertCategoryView} field
    where field.expert_id = expert.id and field.category = ${category}))`

/** Those of these categories that are not this expert's field. */
export async function fieldsOfOthers(db: Db, expertId: string, categories: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    categories.map((category) =>
      db
        .selectFrom(expertView.as('expert'))
        .select('expert.id')
        .where('expert.id', '=', expertId)
        .where(sql<boolean>`not ${covers(category)}`)
        .executeTakeFirst(),
    ),
  )
  return categories.filter((_, index) => found[index] !== undefined)
}

/**
 * Somebody of the field, and nobody else: the specialist whom the client named; otherwise from the department, then further away; among those
 * first whoever kept their meetings, then of the town, then the best rated.
 */
export async function nextSpecialist(tx: Tx, wanted: Wanted): Promise<string | null> {
  const ofField = covers(wanted.category)
  const named =
    wanted.named && (await titled(tx, wanted).where(ofField).where('expert.id', '=', wanted.named).executeTakeFirst())
  if (named) return named.id
  const absences = sql<number>`(select count(*) from meeting missed where missed.specialist_id = expert.id
    and missed.state = 'no_show' and missed.meets_at >= ${wanted.absentSince}
    and missed.life #>> '{missed,by}' = 'specialist'
    and ((missed.life #>> '{missed,verdict,stands}')::boolean or (missed.life #>> '{missed,reply}' is null
      and missed.life #>> '{missed,tookPlaceAt}' is null
      and (missed.life #>> '{missed,until}')::bigint < ${wanted.now.getTime()})))`
  const near = sql<number>`array_position(${[...wanted.departments]}::text[], expert.department)`
  const fitting = await titled(tx, wanted)
    .where(sql<boolean>`expert.department = any(${[...wanted.departments]}::text[])`)
    .where(ofField)
    .orderBy(near)
    .orderBy(absences)
    .orderBy(sql`lower(expert.city) = ${wanted.city.toLowerCase()}`, 'desc')
    .orderBy('expert.qualityMean', (order) => order.desc().nullsLast())
    .orderBy('expert.id')
    .executeTakeFirst()
  if (fitting || !wanted.playable) return fitting?.id ?? null
  const played = await receiving(tx, wanted)
    .where(ofField)
    .innerJoin(passwordView.as('credential'), 'credential.personId', 'expert.personId')
    .orderBy('expert.id')
    .executeTakeFirst()
  return played?.id ?? null
}

/** Whether anybody receives clients in this area. */
export async function receivesIn(db: Db, area: string): Promise<boolean> {
  const found = await db
    .selectFrom(expertView.as('expert'))
    .select('expert.id')
    .where('expert.localSpecialist', '=', true)
    .where('expert.state', '=', 'active')
    .where('expert.scripted', '=', false)
    .where('expert.department', '=', area)
    .executeTakeFirst()
  return found !== undefined
}

export async function moveMeetings(tx: Tx, from: string, to: string): Promise<void> {
  await tx.updateTable('meeting').set({ personId: to }).where('personId', '=', from).execute()
}

export function meetingsBy(db: Db, personId: string): Promise<MeetingRow[]> {
  return db.selectFrom('meeting').selectAll().where('personId', '=', personId).execute()
}

/** A person's requests and their outcomes, newest first. */
export function ownRequests(db: Db, personId: string) {
  return db
    .selectFrom('meeting')
    .innerJoin(questionView.as('question'), 'question.id', 'meeting.questionId')
    .leftJoin(expertView.as('expert'), 'expert.id', 'meeting.specialistId')
    .select([
      'meeting.id',
      'meeting.questionId',
      'meeting.state',
      'meeting.city',
      'meeting.meetsAt',
      'meeting.specialistId',
      'meeting.life',
      'meeting.createdAt',
      'question.title',
      'expert.firstName',
      'expert.lastName',
    ])
    .where('meeting.personId', '=', personId)
    .orderBy(sql`meeting.state in ('requested', 'offered', 'waitlisted', 'proposed', 'scheduled', 'held')`, 'desc')
    .orderBy('meeting.createdAt', 'desc')
    .limit(50)
    .execute()
}

export async function dropMeetings(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('meeting').where('personId', '=', personId).execute()
}

/** Deletes the meeting requests about a question, with the client's address, when its texts are erased. */
export async function dropMeetingsAbout(tx: Tx, questionId: string): Promise<void> {
  await tx.deleteFrom('meeting').where('questionId', '=', questionId).execute()
}

export function eventsOfMeetings(db: Db, personId: string) {
  return db
    .selectFrom('meeting_event')
    .innerJoin('meeting', 'meeting.id', 'meeting_event.meetingId')
    .select(['meeting_event.meetingId', 'meeting_event.at', 'meeting_event.actor', 'meeting_event.event'])
    .where('meeting.personId', '=', personId)
    .orderBy('meeting_event.id')
    .execute()
}
