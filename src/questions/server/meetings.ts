import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import { InvalidInput } from '../../api/server/problem.ts'
import { cardsOf } from '../../experts/server/cards.ts'
import { expertById } from '../../experts/server/store.ts'
import type { Locale } from '../../i18n/locale.ts'
import { departmentOf } from '../../places/departments.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import type { Meeting } from '../contract-meetings.ts'
import { departmentOfPostalCode, isLive, type MeetingAddress, meetingComplaints } from '../meeting.ts'
import { applyTo } from './apply.ts'
import { tellClientOfMeeting, tellHouse, tellSpecialist } from './meeting-mail.tsx'
import { insertMeeting, latestMeeting, type MeetingRow, nextSpecialist, saveMeeting } from './meeting-store.ts'
import type { QuestionRow } from './store.ts'
import { ownQuestion } from './store.ts'
import { lockOwn } from './unlock.ts'

type Asked = { questionId: string; locale: Locale }

/** @throws Refusal `question_unknown` */
export async function ownMeeting(ports: Ports, actor: Person, { questionId, locale }: Asked) {
  if (!(await ownQuestion(ports.db, questionId, actor.personId))) throw new Refusal('question_unknown', 404)
  const row = await latestMeeting(ports.db, questionId)
  return { meeting: row ? await meetingView(ports, ports.db, row, locale) : null }
}

/**
 * The second step of the dialog: the client has read what the specialist will see, and confirms.
 * @throws InvalidInput for the fields; Refusal `question_unknown`, `question_closed`, `illegal_transition`, `meeting_open`
 */
export async function askMeeting(
  ports: Ports,
  actor: Person,
  { questionId, locale, ...given }: Asked & MeetingAddress,
): Promise<{ meeting: Meeting }> {
  if (!(await ownQuestion(ports.db, questionId, actor.personId))) throw new Refusal('question_unknown', 404)
  const complaints = meetingComplaints(given)
  if (complaints.length > 0) throw new InvalidInput(complaints)
  return ports.transact(async (tx) => {
    const question = await lockOwn(tx, actor, questionId)
    if (question.state === 'CLOSED') throw new Refusal('question_closed', 409)
    if (question.life.meeting === 'OPEN') throw new Refusal('meeting_open', 409)
    await applyTo(ports, tx, question, [{ kind: 'meeting_requested', by: actor.personId }])
    const now = ports.clock.now()
    const row = await insertMeeting(tx, {
      id: ports.ids.id(),
      question_id: question.id,
      person_id: actor.personId,
      state: 'requested',
      specialist_id: null,
      declined: [],
      first_name: given.firstName,
      last_name: given.lastName,
      email: given.email,
      phone: given.phone,
      address: given.address,
      postal_code: given.postalCode,
      city: given.city,
      country: given.country === 'ma' ? 'ma' : 'fr',
      meets_at: null,
      place: null,
      created_at: now,
      updated_at: now,
      granted_until: null,
      opened: 0,
      last_opened_at: null,
    })
    return { meeting: await meetingView(ports, tx, await offer(ports, tx, row, question), locale) }
  })
}

/** Asks the next specialist; where there is none, the house is told and the request waits. */
export async function offer(ports: Ports, tx: Tx, row: MeetingRow, question: QuestionRow): Promise<MeetingRow> {
  const home = departmentOfPostalCode(row.country, row.postal_code)
  const specialist = await nextSpecialist(tx, {
    departments: home ? [home, ...(departmentOf(home)?.neighbours ?? [])] : [],
    category: question.category,
    not: row.declined,
    client: row.person_id,
    playable: ports.config.MODE === 'demo',
  })
  const now = ports.clock.now()
  const set = { specialist_id: specialist, state: 'requested' as const, meets_at: null, place: null, updated_at: now }
  const saved = await saveMeeting(tx, row.id, { ...set, granted_until: null })
  if (specialist) await tellSpecialist(ports, tx, saved, question)
  else await tellHouse(ports, tx, saved, question)
  return saved
}

/** @throws Refusal `question_unknown`, `meeting_unknown`, `meeting_over` */
export async function confirmMeeting(ports: Ports, actor: Person, { questionId, locale }: Asked) {
  return ports.transact(async (tx) => {
    const question = await lockOwn(tx, actor, questionId)
    const row = await live(tx, questionId)
    if (row.state !== 'proposed') throw new Refusal('meeting_over', 409)
    const saved = await saveMeeting(tx, row.id, { state: 'scheduled', updated_at: ports.clock.now() })
    await tellSpecialist(ports, tx, saved, question)
    return { meeting: await meetingView(ports, tx, saved, locale) }
  })
}

/** The access ends with it. @throws Refusal `question_unknown`, `meeting_unknown`, `meeting_over` */
export async function cancelMeeting(ports: Ports, actor: Person, { questionId, locale }: Asked) {
  return ports.transact(async (tx) => {
    const question = await lockOwn(tx, actor, questionId)
    const row = await live(tx, questionId)
    const now = ports.clock.now()
    const saved = await saveMeeting(tx, row.id, { state: 'cancelled', granted_until: null, updated_at: now })
    if (question.life.meeting === 'OPEN') await applyTo(ports, tx, question, [{ kind: 'meeting_ended' }])
    await tellSpecialist(ports, tx, saved, question)
    return { meeting: await meetingView(ports, tx, saved, locale) }
  })
}

async function live(tx: Tx, questionId: string): Promise<MeetingRow> {
  const row = await latestMeeting(tx, questionId)
  if (!row) throw new Refusal('meeting_unknown', 404)
  if (!isLive(row.state)) throw new Refusal('meeting_over', 409)
  return row
}

export async function meetingView(ports: Ports, db: Db, row: MeetingRow, locale: Locale): Promise<Meeting> {
  const card = row.specialist_id
    ? (await cardsOf(ports, db, [row.specialist_id], locale)).get(row.specialist_id)
    : undefined
  return {
    id: row.id,
    state: row.state,
    specialist: card ? { name: card.name, slug: card.slug, profession: card.profession, city: card.city } : null,
    city: row.city,
    meetsAt: row.meets_at?.toISOString() ?? null,
    place: row.place,
    grantedUntil: row.granted_until?.toISOString() ?? null,
    opened: row.opened,
  }
}

/** The client hears of what the specialist did. */
export async function tellOwner(ports: Ports, tx: Tx, row: MeetingRow, question: QuestionRow): Promise<void> {
  const specialist = row.specialist_id ? await expertById(tx, row.specialist_id) : undefined
  await tellClientOfMeeting(ports, tx, row, question, specialist)
  await ports.live.announce(tx, [row.person_id], { kind: 'question', ref: question.id })
}
