import type { z } from 'zod'
import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import { InvalidInput } from '../../api/server/problem.ts'
import { findCategory } from '../../catalog/catalog.ts'
import { expertOf } from '../../experts/server/views.ts'
import { mayWork } from '../../experts/standing/standing.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { lockQuestion, ownQuestion, type QuestionRow, questionById } from '../../questions/server/views.ts'
import { isBookableAt } from '../availability/free-slots.ts'
import { availabilityWith } from '../availability/server/availability.ts'
import { type Availability, possibleWays } from '../availability/settings.ts'
import type { Exchange, SpecialistMeeting, specialistActs } from '../contract.ts'
import type { MeetingEvent } from '../lifecycle/events.ts'
import { meetingRules } from '../lifecycle/lifecycle.ts'
import { takenBackLater } from '../lifecycle/taken-back.ts'
import type { MeetingWay } from '../ways.ts'
import { transitionMeeting } from './apply.ts'
import { applyMeetingOutcome, eventOf, mustBeConfirmed, mustConfirmUnusual } from './client-commands.ts'
import { awayFrom, calendarOf, mayDo, mayKeepSearching, timesOf, wayOf } from './meeting-view.ts'
import {
  insertMeetingEvent,
  lockMeeting,
  type MeetingRow,
  meetingById,
  meetingsOfSpecialist,
  saveMeeting,
} from './store.ts'
import { keepMeeting, mustNotBeTakenBack, takeBackLater, takenBackBy, waits } from './taken-back.ts'
import { asksForTimes, exchangesFor, readerOf, titleFor, wishFor } from './translated-texts.ts'

type Asked = { id: string; locale: Locale }

/** The requests to a local specialist, those that wait for them first. */
export async function specialistMeetings(ports: Ports, actor: Person, locale: Locale) {
  const expert = await expertOf(ports.db, actor.personId)
  const rows = expert ? await meetingsOfSpecialist(ports.db, expert.id) : []
  const meetings: z.input<typeof SpecialistMeeting>[] = []
  if (!expert) return { meetings }
  const hours = await availabilityWith(ports.db, expert.id)
  for (const row of rows) {
    const question = await questionById(ports.db, row.questionId)
    if (question) meetings.push(await view(ports.db, row, question, { ports, locale, hours, expert }))
  }
  return { meetings }
}

/** The client’s exchanges with the assistant, and nothing else. @throws Refusal `meeting_unknown` */
export async function exchanges(
  ports: Ports,
  actor: Person,
  id: string,
): Promise<{ exchanges: z.input<typeof Exchange>[] }> {
  return ports.transact(async (tx) => {
    const { row, question, expert } = await asked(tx, actor, id)
    const now = ports.clock.now()
    if (!mayWork(expert.state)) throw new Refusal('meeting_unknown', 404)
    if (!row.grantedUntil || row.grantedUntil <= now) throw new Refusal('meeting_unknown', 404)
    await saveMeeting(tx, row.id, { opened: row.opened + 1, lastOpenedAt: now })
    await insertMeetingEvent(tx, row, { at: now, actor: 'specialist', event: 'read' })
    return shownExchanges(tx, question, row.withheld, expert.languages)
  })
}

/** What a specialist would read of an own question, before anything is confirmed. @throws Refusal `question_unknown` */
export async function foreseenExchanges(
  ports: Ports,
  actor: Person,
  id: string,
): Promise<{ exchanges: z.input<typeof Exchange>[] }> {
  const question = await ownQuestion(ports.db, id, actor.personId)
  if (!question) throw new Refusal('question_unknown', 404)
  // Their own words, and what the assistant wrote to them, are shown as they are.
  return shownExchanges(ports.db, question, [], ['fr', 'en'])
}

/** The same exchanges for both, so that no specialist reads what the client has not seen. */
async function shownExchanges(
  db: Db,
  question: QuestionRow,
  withheld: readonly string[],
  languages: readonly Locale[],
): Promise<{ exchanges: z.input<typeof Exchange>[] }> {
  const read = await readerOf(db, question, languages)
  return { exchanges: (await exchangesFor(db, question, withheld)).map((one) => ({ ...one, ...read(one) })) }
}

type Proposal = {
  slots: readonly string[]
  place: string
  ways: readonly MeetingWay[]
  confirmed: boolean
  undoable?: boolean
}

/**
 * @throws InvalidInput without a place where they meet there; Refusal `meeting_unknown`, a `MeetingRefusal`,
 *   `slot_taken`, `video_missing`, `confirmation_needed`
 */
export function acceptMeeting(
  ports: Ports,
  actor: Person,
  { slots, place, ways, confirmed, undoable, id, locale }: Asked & Proposal,
): Promise<z.input<typeof SpecialistMeeting>> {
  if (ways.includes('in_person') && place === '') throw new InvalidInput([{ field: 'place', code: 'required' }])
  const event = { kind: 'accept', slots: slots.map((at) => Date.parse(at)), place, ways } as const
  return undoableBySpecialist(ports, actor, { id, locale }, event, { confirmed, undoable })
}

type Act = { act: (typeof specialistActs)[number]; text?: string; confirmed: boolean; undoable?: boolean }

/** @throws Refusal `meeting_unknown`, a `MeetingRefusal`, `words_missing`, `confirmation_needed` */
export async function specialistAct(
  ports: Ports,
  actor: Person,
  { act, text, confirmed, undoable, ...asked }: Asked & Act,
): Promise<z.input<typeof SpecialistMeeting>> {
  return undoableBySpecialist(ports, actor, asked, eventOf(act, 'specialist', text), { confirmed, undoable })
}

/** What takes an agreed meeting back waits for some minutes, where whoever calls can undo it. */
async function undoableBySpecialist(
  ports: Ports,
  actor: Person,
  asked: Asked,
  event: MeetingEvent,
  { confirmed, undoable }: { confirmed: boolean; undoable?: boolean | undefined },
): Promise<z.input<typeof SpecialistMeeting>> {
  const found = undoable ? await meetingById(ports.db, asked.id) : undefined
  if (!found || !waits('specialist', found, event.kind, ports.clock.now()))
    return bySpecialist(ports, actor, asked, event, confirmed)
  return ports.transact(async (tx) => {
    const { row, question, expert, hours } = await unlocked(tx, actor, asked.id)
    await takeBackLater(ports, tx, 'specialist', row, event, (trial) =>
      applyBySpecialist(trial, tx, actor, asked.id, event, confirmed),
    )
    await ports.live.announce(tx, [actor.personId], { kind: 'desk', ref: question.id })
    return view(tx, row, question, { ports, locale: asked.locale, hours, expert })
  })
}

/** @throws Refusal `meeting_unknown`, `undo_too_late` */
export async function undoGivingBack(
  ports: Ports,
  actor: Person,
  { id, locale }: Asked,
): Promise<z.input<typeof SpecialistMeeting>> {
  return ports.transact(async (tx) => {
    const { row, question, expert, hours } = await unlocked(tx, actor, id)
    await keepMeeting(ports, tx, 'specialist', row)
    await ports.live.announce(tx, [actor.personId], { kind: 'desk', ref: question.id })
    return view(tx, row, question, { ports, locale, hours, expert })
  })
}

/** Whoever schedules an act, or undoes it, locks that act before the question and the meeting. */
async function unlocked(tx: Tx, actor: Person, id: string) {
  const expert = await expertOf(tx, actor.personId)
  const row = expert && (await meetingById(tx, id))
  const question = row?.specialistId === expert?.id ? row && (await questionById(tx, row.questionId)) : undefined
  if (!expert || !row || !question) throw new Refusal('meeting_unknown', 404)
  return { row, question, expert, hours: await availabilityWith(tx, expert.id) }
}

async function bySpecialist(
  ports: Ports,
  actor: Person,
  { id, locale }: Asked,
  event: MeetingEvent,
  confirmed = false,
): Promise<z.input<typeof SpecialistMeeting>> {
  return ports.transact(async (tx) => {
    const { row, question, expert, now } = await applyBySpecialist(ports, tx, actor, id, event, confirmed)
    const hours = await availabilityWith(tx, expert.id)
    const shown = { ports, locale, hours, expert }
    // After giving it back, this specialist sees that the request is over, and nothing else of it.
    const mine = now.specialistId === row.specialistId
    return mine
      ? view(tx, now, question, shown)
      : view(
          tx,
          { ...row, state: 'cancelled', grantedUntil: null, life: { ...row.life, state: 'cancelled' } },
          question,
          shown,
        )
  })
}

async function applyBySpecialist(
  ports: Ports,
  tx: Tx,
  actor: Person,
  id: string,
  event: MeetingEvent,
  confirmed: boolean,
) {
  const found = await asked(tx, actor, id)
  const { row, question, expert } = found
  // A specialist who may not work still reports how a meeting went; they accept nothing new.
  if (event.kind === 'accept' && !mayWork(expert.state)) throw new Refusal('meeting_over', 409)
  mustBeConfirmed(row, event, confirmed)
  if (event.kind === 'accept') {
    await mustConfirmUnusual(tx, expert.id, event.slots, confirmed)
    const { videoLink } = await availabilityWith(tx, expert.id)
    const ways = event.ways ?? []
    if (possibleWays({ ways, videoLink }, ports.rooms !== null).length < ways.length)
      throw new Refusal('video_missing', 409)
  }
  await mustNotBeTakenBack(tx, 'specialist', row, event)
  const moved = await transitionMeeting(ports, tx, row, question, event, 'specialist')
  await applyMeetingOutcome(ports, tx, question, moved)
  return { ...found, now: moved.row }
}

/** The question is always locked before its meeting. */
async function asked(tx: Tx, actor: Person, id: string) {
  const expert = await expertOf(tx, actor.personId)
  const found = expert && (await meetingById(tx, id))
  const question = found?.specialistId === expert?.id ? found && (await lockQuestion(tx, found.questionId)) : undefined
  const row = question && (await lockMeeting(tx, id))
  if (!expert || !question || row?.specialistId !== expert.id) throw new Refusal('meeting_unknown', 404)
  return { row, question, expert }
}

const hasSaid = ({ state, life }: MeetingRow): boolean => state === 'held' && life.confirmed.specialist

type Shown = {
  ports: Ports
  locale: Locale
  hours: Availability
  expert: { department: string; languages: readonly Locale[] }
}

/** Given back, it is an hour that clients could book otherwise. */
const closesHour = (
  { state, meetsAt }: MeetingRow,
  { hours: availability, expert: { department } }: Shown,
  now: Date,
): boolean =>
  state === 'scheduled' &&
  meetsAt !== null &&
  isBookableAt(meetsAt.getTime(), { availability, department, lasts: meetingRules.lasts, now: now.getTime() })

/** Taken back anew, it is the new hour that is taken back. */
const isOvertaken = ({ state, life }: MeetingRow, takenBack: object | null): boolean =>
  takenBack === null && state === 'scheduled' && Boolean(life.overtakenAt)

async function view(
  db: Db,
  row: MeetingRow,
  question: QuestionRow,
  shown: Shown,
): Promise<z.input<typeof SpecialistMeeting>> {
  const { ports, locale, hours, expert } = shown
  const now = ports.clock.now()
  const rooms = ports.rooms !== null
  const granted = row.grantedUntil !== null && row.grantedUntil > now
  const read = await readerOf(db, question, expert.languages)
  const title = await titleFor(db, question, locale)
  const wish = wishFor(row, question)
  const asked = asksForTimes(row.life)
  const takenBack = await takenBackBy(db, 'specialist', row)
  const can = takenBack ? () => false : mayDo(row, now)
  return {
    id: row.id,
    state: row.state,
    title: title.text,
    titleWritten: read(title),
    category: findCategory(question.category)?.name[locale] ?? question.category,
    city: row.city,
    postalCode: row.postalCode,
    away: await awayFrom(db, row, 'client'),
    askedAt: row.createdAt,
    ...timesOf(row),
    wish: wish?.text ?? null,
    wishWritten: wish && read(wish),
    freeTimes: asked ? (row.life.freeTimes ?? null) : null,
    noneFitted: asked && (row.life.rounds ?? 0) > 0,
    // One consent covers identity and messages; without it neither is shown, whatever was agreed.
    contact: granted
      ? {
          name: `${row.firstName} ${row.lastName}`,
          phone: row.phone,
          email: row.email,
          address: `${row.address}, ${row.postalCode} ${row.city}`,
        }
      : null,
    granted,
    revoked: row.life.revoked,
    hours: { timeZone: hours.timeZone, quiet: hours.quiet, ways: [...possibleWays(hours, rooms)] },
    receivesAt: hours.place,
    video: hours.videoLink !== '' || rooms,
    ...wayOf(row, now),
    calendar: calendarOf(ports, row),
    direct: row.life.direct ?? false,
    said: hasSaid(row),
    waiting: row.life.waiting ?? false,
    searchesOn: mayKeepSearching(question),
    summary: row.life.summary ?? null,
    takenBack,
    overtaken: isOvertaken(row, takenBack),
    undoable: takenBackLater(row.life, now.getTime()),
    closesHour: closesHour(row, shown, now),
    can: {
      accept:
        takenBack === null &&
        (row.state === 'offered' || (row.state === 'proposed' && row.life.slots.length === 0 && !row.life.direct)),
      decline: can({ kind: 'decline' }),
      move: can({ kind: 'move' }),
      confirm: can({ kind: 'confirm', by: 'specialist' }) && !row.life.confirmed.specialist,
      missed: can({ kind: 'missed', by: 'specialist' }),
      object: can({ kind: 'object', by: 'specialist', text: '' }),
      summarise: can({ kind: 'summarise', text: '' }),
    },
  }
}
