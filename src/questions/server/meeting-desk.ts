import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import { findCategory } from '../../catalog/catalog.ts'
import { expertOf } from '../../experts/server/store.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import type { Exchange, SpecialistMeeting } from '../contract-meetings.ts'
import { isLive } from '../meeting.ts'
import { applyTo } from './apply.ts'
import { lockAsked, type MeetingRow, meetingsOfSpecialist, saveMeeting } from './meeting-store.ts'
import { offer, tellOwner } from './meetings.ts'
import { lockQuestion, messagesOf, type QuestionRow, questionById } from './store.ts'

/** Reading ends thirty days after the meeting. */
const grantMs = 30 * 24 * 3_600_000

type Asked = { id: string; locale: Locale }

/** What a local specialist was asked for, what waits first. */
export async function specialistMeetings(ports: Ports, actor: Person, locale: Locale) {
  const expert = await expertOf(ports.db, actor.personId)
  const rows = expert ? await meetingsOfSpecialist(ports.db, expert.id) : []
  const meetings: SpecialistMeeting[] = []
  for (const row of rows) {
    const question = await questionById(ports.db, row.question_id)
    if (question) meetings.push(view(row, question, locale, ports.clock.now()))
  }
  return { meetings }
}

/** The client’s exchanges with the assistant, and nothing else. @throws Refusal `meeting_unknown` */
export async function exchanges(ports: Ports, actor: Person, id: string): Promise<{ exchanges: Exchange[] }> {
  return ports.transact(async (tx) => {
    const { row } = await asked(tx, actor, id)
    const now = ports.clock.now()
    if (!row.granted_until || row.granted_until <= now) throw new Refusal('meeting_unknown', 404)
    await saveMeeting(tx, row.id, { opened: row.opened + 1, last_opened_at: now })
    const messages = await messagesOf(tx, row.question_id)
    return {
      exchanges: messages.flatMap(({ author, body, data, at }): Exchange[] => {
        if (author !== 'client' && author !== 'assistant') return []
        const preview = data?.preview as { paragraphs?: string[] } | undefined
        const text = body || (preview?.paragraphs ?? []).join('\n\n')
        return text ? [{ author, text, at: at.toISOString() }] : []
      }),
    }
  })
}

/** @throws Refusal `meeting_unknown`, `meeting_over`, `meeting_past` */
export async function acceptMeeting(
  ports: Ports,
  actor: Person,
  { id, locale, meetsAt, place }: Asked & { meetsAt: string; place: string },
): Promise<SpecialistMeeting> {
  const at = new Date(meetsAt)
  if (at <= ports.clock.now()) throw new Refusal('meeting_past', 422)
  return act(ports, actor, { id, locale }, async (tx, row, question) => {
    const saved = await saveMeeting(tx, row.id, {
      state: 'proposed',
      meets_at: at,
      place,
      granted_until: new Date(at.getTime() + grantMs),
      updated_at: ports.clock.now(),
    })
    await tellOwner(ports, tx, saved, question)
    return saved
  })
}

/** The next one is asked, and this one sees nothing more. @throws Refusal `meeting_unknown`, `meeting_over` */
export async function declineMeeting(ports: Ports, actor: Person, asking: Asked): Promise<SpecialistMeeting> {
  return act(ports, actor, asking, async (tx, row, question) => {
    const declined = [...row.declined, row.specialist_id ?? '']
    const freed = await saveMeeting(tx, row.id, {
      declined,
      specialist_id: null,
      state: 'requested',
      granted_until: null,
    })
    await tellOwner(ports, tx, await offer(ports, tx, freed, question), question)
    return { ...row, state: 'cancelled', granted_until: null }
  })
}

/** @throws Refusal `meeting_unknown`, `meeting_over` */
export async function meetingDone(ports: Ports, actor: Person, asking: Asked): Promise<SpecialistMeeting> {
  return act(ports, actor, asking, async (tx, row, question) => {
    if (row.state !== 'scheduled') throw new Refusal('meeting_over', 409)
    const saved = await saveMeeting(tx, row.id, { state: 'done', updated_at: ports.clock.now() })
    await applyTo(ports, tx, question, [{ kind: 'meeting_done' }])
    await tellOwner(ports, tx, saved, question)
    return saved
  })
}

type Act = (tx: Tx, row: MeetingRow, question: QuestionRow) => Promise<MeetingRow>

async function act(ports: Ports, actor: Person, { id, locale }: Asked, change: Act): Promise<SpecialistMeeting> {
  return ports.transact(async (tx) => {
    const { row, question } = await asked(tx, actor, id)
    if (!isLive(row.state)) throw new Refusal('meeting_over', 409)
    return view(await change(tx, row, question), question, locale, ports.clock.now())
  })
}

async function asked(tx: Tx, actor: Person, id: string): Promise<{ row: MeetingRow; question: QuestionRow }> {
  const expert = await expertOf(tx, actor.personId)
  const row = expert && (await lockAsked(tx, id, expert.id))
  const question = row && (await lockQuestion(tx, row.question_id))
  if (!row || !question) throw new Refusal('meeting_unknown', 404)
  return { row, question }
}

function view(row: MeetingRow, question: QuestionRow, locale: Locale, now: Date): SpecialistMeeting {
  const granted = row.granted_until !== null && row.granted_until > now
  return {
    id: row.id,
    state: row.state,
    title: question.title,
    category: findCategory(question.category)?.name[locale] ?? question.category,
    city: row.city,
    postalCode: row.postal_code,
    askedAt: row.created_at.toISOString(),
    meetsAt: row.meets_at?.toISOString() ?? null,
    place: row.place,
    contact: granted
      ? {
          name: `${row.first_name} ${row.last_name}`,
          phone: row.phone,
          email: row.email,
          address: `${row.address}, ${row.postal_code} ${row.city}`,
        }
      : null,
    granted,
  }
}
