import type { z } from 'zod'
import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import { InvalidInput } from '../../api/server/problem.ts'
import { businessTimeZone } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { lockOwn, lockOwnWithoutEmergency } from '../../questions/checkout/server/unlock.ts'
import { raiseIfShown } from '../../questions/emergency/server/detect.ts'
import { applyTo } from '../../questions/lifecycle/server/apply.ts'
import { lockQuestion, ownQuestion, type QuestionRow, questionsToMeetAbout } from '../../questions/server/views.ts'
import { departmentOfPostalCode, type MeetingAddress, type MeetingCountry, meetingComplaints } from '../address.ts'
import { availabilityWith, lockedDirectBooking, unusualOf } from '../availability/server/availability.ts'
import { isNightIn, possibleWays, zoneOfArea } from '../availability/settings.ts'
import type { clientActs, Meeting, OwnRequest } from '../contract.ts'
import { needsConfirmation } from '../lifecycle/confirmation.ts'
import type { MeetingEvent, Side } from '../lifecycle/events.ts'
import { meetingRules, newMeeting } from '../lifecycle/lifecycle.ts'
import { isWaiting, leave } from '../waiting-list/server/waiting-store.ts'
import { type MeetingWay, onlyInPerson } from '../ways.ts'
import { type FreeTimes, freeTimesOf } from '../wish.ts'
import { beginMeeting, type MeetingTransition, transitionMeeting } from './apply.ts'
import { countriesOffered } from './countries.ts'
import { meetingView } from './meeting-view.ts'
import {
  dueMeetings,
  fieldsOfOthers,
  latestMeeting,
  lockMeeting,
  type MeetingRow,
  meetingById,
  ownRequests,
  saveMeeting,
} from './store.ts'
import {
  keepMeeting,
  mustNotBeTakenBack,
  overdueTakeBacks,
  takeBackLater,
  takeBackNow,
  takenBackBy,
  waits,
} from './taken-back.ts'

type Asked = { questionId: string; locale: Locale }
type Wished = { wish: string; freeTimes?: FreeTimes }

/** @throws Refusal `question_unknown` */
export async function ownMeeting(ports: Ports, actor: Person, { questionId, locale }: Asked) {
  const question = await ownQuestion(ports.db, questionId, actor.personId)
  if (!question) throw new Refusal('question_unknown', 404)
  const row = await latestMeeting(ports.db, questionId)
  return { meeting: row ? await meetingView(ports, ports.db, row, question, locale) : null }
}

/** `specialist`: only questions of that expert's field can be asked about. */
export async function ownMeetings(ports: Ports, actor: Person, specialist?: string) {
  const requests: z.input<typeof OwnRequest>[] = []
  for (const row of await ownRequests(ports.db, actor.personId)) {
    const agreed = row.meetsAt && row.specialistId
    requests.push({
      id: row.id,
      questionId: row.questionId,
      title: row.title,
      state: row.state,
      specialist: row.firstName ? `${row.firstName} ${row.lastName}` : null,
      city: row.city,
      meetsAt: row.meetsAt,
      timeZone: agreed ? (await availabilityWith(ports.db, agreed)).timeZone : businessTimeZone,
      slots: row.life.slots.length,
      bookable: row.state === 'proposed' && row.life.direct === true,
      waiting: row.life.waiting ?? false,
      askedAt: row.createdAt,
    })
  }
  const open = await questionsToMeetAbout(ports.db, actor.personId)
  const fields = [...new Set(open.map(({ category }) => category))]
  const others = specialist ? await fieldsOfOthers(ports.db, specialist, fields) : []
  return { requests, askable: open.filter(({ category }) => !others.includes(category)) }
}

/**
 * The second step of the dialog: the client has read what the specialist will see, and confirms.
 * @throws InvalidInput for the fields; Refusal `question_unknown`, `emergency_stands`, `question_closed`,
 *   `illegal_transition`, `meeting_open`, `other_field`
 */
export async function askMeeting(
  ports: Ports,
  actor: Person,
  {
    questionId,
    locale,
    specialist,
    withheld,
    timeZone,
    wish,
    freeTimes,
    ...given
  }: Asked & MeetingAddress & Wished & { specialist?: string; withheld: readonly string[]; timeZone?: string },
): Promise<{ meeting: z.input<typeof Meeting> }> {
  const own = await ownQuestion(ports.db, questionId, actor.personId)
  if (!own) throw new Refusal('question_unknown', 404)
  const complaints = meetingComplaints(given)
  if (complaints.length > 0) throw new InvalidInput(complaints)
  const country: MeetingCountry = given.country === 'ma' ? 'ma' : 'fr'
  if (!(await countriesOffered(ports.db)).includes(country))
    throw new InvalidInput([{ field: 'country', code: 'nobody_there' }])
  if (specialist && (await fieldsOfOthers(ports.db, specialist, [own.category])).length > 0)
    throw new Refusal('other_field', 422)
  return ports.transact(async (tx) => {
    const question = await lockOwnWithoutEmergency(tx, actor, questionId)
    if (question.state === 'CLOSED') throw new Refusal('question_closed', 409)
    if (question.life.meeting === 'OPEN') throw new Refusal('meeting_open', 409)
    const asked = await applyTo(ports, tx, question, [{ kind: 'meeting_requested', by: actor.personId }])
    const now = ports.clock.now()
    const fresh = {
      id: ports.ids.id(),
      questionId: question.id,
      personId: actor.personId,
      specialistId: null,
      firstName: given.firstName,
      lastName: given.lastName,
      email: given.email,
      phone: given.phone,
      address: given.address,
      postalCode: given.postalCode,
      city: given.city,
      country,
      meetsAt: null,
      place: null,
      createdAt: now,
      updatedAt: now,
      grantedUntil: null,
      opened: 0,
      lastOpenedAt: null,
      nextDueAt: null,
      withheld: [...new Set(withheld)],
      clientTimeZone: timeZone ?? zoneOfArea(departmentOfPostalCode(given.country, given.postalCode)),
    }
    const life = {
      ...newMeeting(now.getTime()),
      // Abroad, the whole country is searched from the start.
      widened: country !== 'fr',
      ...{ wish: wish || null, freeTimes: freeTimes ? freeTimesOf(freeTimes) : null },
    }
    const row = await beginMeeting(ports, tx, fresh, asked, specialist ?? null, life)
    const shown = await raiseIfShown(ports, tx, actor, asked, wish ?? '')
    return { meeting: await meetingView(ports, tx, row, shown, locale) }
  })
}

type Choice = { slot: string; way?: MeetingWay; timeZone?: string; confirmed: boolean }

/**
 * Agrees to a proposed hour, or books a free one where the specialist opens theirs.
 * @throws Refusal `question_unknown`, `meeting_unknown`, a `MeetingRefusal`, `slot_taken`, `confirmation_needed`
 */
export function chooseSlot(ports: Ports, actor: Person, { slot, way, timeZone, confirmed, ...asked }: Asked & Choice) {
  const at = Date.parse(slot)
  const event = async (tx: Tx, row: MeetingRow): Promise<MeetingEvent> => {
    const { id, specialistId, life } = row
    // Refused, the booking takes this back with it.
    await leave(tx, id)
    if (!specialistId) return { kind: 'choose', slot: at }
    await mustConfirmUnusual(tx, specialistId, [at], confirmed)
    if (timeZone && way !== 'in_person' && !confirmed && isNightIn(timeZone, new Date(at), meetingRules.lasts))
      throw new Refusal('confirmation_needed', 409)
    if (timeZone) await saveMeeting(tx, id, { clientTimeZone: timeZone })
    const { videoLink } = await availabilityWith(tx, specialistId)
    const booking = life.direct ? await lockedDirectBooking(tx, specialistId, ports.clock.now(), id) : null
    const ways = booking?.availability.ways ?? life.ways ?? onlyInPerson
    return {
      ...{ kind: 'choose', slot: at, free: booking?.free.includes(at), place: booking?.place },
      ...{ way, ways: possibleWays({ ways, videoLink }, ports.rooms !== null) },
      ...{ link: videoLink || null, room: ports.ids.secret() },
      overtakes: (await takenBackBy(tx, 'specialist', row)) !== null,
    }
  }
  return byClient(ports, actor, asked, event, confirmed)
}

type Act = {
  act: (typeof clientActs)[number]
  text?: string
  freeTimes?: FreeTimes
  confirmed: boolean
  undoable?: boolean
}

/**
 * What is said with it is looked at for an emergency, which then stands on the question.
 * @throws Refusal `question_unknown`, `meeting_unknown`, a `MeetingRefusal`, `words_missing`, `confirmation_needed`
 */
export async function clientAct(
  ports: Ports,
  actor: Person,
  { act, text, freeTimes, confirmed, undoable, ...asked }: Asked & Act,
) {
  const wished = { text, ...(freeTimes && { freeTimes: freeTimesOf(freeTimes) }) }
  const event = async () => (act === 'none_fits' ? { kind: act, ...wished } : eventOf(act, 'client', text))
  const latest = undoable ? await latestMeeting(ports.db, asked.questionId) : undefined
  if (!latest || !waits('client', latest, act, ports.clock.now()))
    return byClient(ports, actor, asked, event, confirmed, text)
  return ports.transact(async (tx) => {
    const question = await lockOwn(tx, actor, asked.questionId)
    await takeBackLater(ports, tx, 'client', latest, { kind: 'cancel' }, (trial) =>
      applyByClient(trial, tx, actor, asked, event, confirmed),
    )
    await ports.live.announce(tx, [actor.personId], { kind: 'question', ref: question.id })
    const shown = await raiseIfShown(ports, tx, actor, question, text ?? '')
    return { meeting: await meetingView(ports, tx, latest, shown, asked.locale) }
  })
}

/** @throws Refusal `question_unknown`, `meeting_unknown`, `undo_too_late` */
export async function undoCancellation(ports: Ports, actor: Person, { questionId, locale }: Asked) {
  return ports.transact(async (tx) => {
    const question = await ownQuestion(tx, questionId, actor.personId)
    if (!question) throw new Refusal('question_unknown', 404)
    const row = await latestMeeting(tx, questionId)
    if (!row) throw new Refusal('meeting_unknown', 404)
    await keepMeeting(ports, tx, 'client', row)
    await ports.live.announce(tx, [actor.personId], { kind: 'question', ref: question.id })
    return { meeting: await meetingView(ports, tx, row, question, locale) }
  })
}

/** After the minutes in which it could be undone. */
export const takeBackScheduled = (ports: Ports, side: Side, id: string): Promise<void> =>
  takeBackNow(ports, side, id, (tx, question, moved) => applyMeetingOutcome(ports, tx, question, moved))

/** @throws Refusal `confirmation_needed` for an hour at night or on a Sunday */
export async function mustConfirmUnusual(db: Db, specialistId: string, slots: readonly number[], confirmed: boolean) {
  if (confirmed) return
  if (unusualOf(await availabilityWith(db, specialistId), slots).length > 0)
    throw new Refusal('confirmation_needed', 409)
}

/** @throws Refusal `confirmation_needed` */
export function mustBeConfirmed(row: MeetingRow, event: MeetingEvent, confirmed: boolean): void {
  if (!confirmed && needsConfirmation(row.life, event.kind)) throw new Refusal('confirmation_needed', 409)
}

/** @throws Refusal `words_missing` */
export function eventOf(
  kind: Exclude<Act['act'], 'none_fits'> | 'decline' | 'summarise',
  by: 'client' | 'specialist',
  text = '',
): MeetingEvent {
  if (kind === 'confirm') return { kind, by }
  if (kind === 'missed') return { kind, by, text }
  if (kind !== 'object' && kind !== 'summarise') return { kind }
  if (text === '') throw new Refusal('words_missing', 422)
  if (kind === 'summarise') return { kind, text }
  return { kind: 'object', by, text }
}

type EventAbout = (tx: Tx, row: MeetingRow) => Promise<MeetingEvent>

function byClient(ports: Ports, actor: Person, asked: Asked, eventAbout: EventAbout, confirmed: boolean, text = '') {
  return ports.transact(async (tx) => {
    const { question, row } = await applyByClient(ports, tx, actor, asked, eventAbout, confirmed)
    // After a specialist's absence a new request exists.
    const now = (await latestMeeting(tx, asked.questionId)) ?? row
    const shown = await raiseIfShown(ports, tx, actor, question, text)
    return { meeting: await meetingView(ports, tx, now, shown, asked.locale) }
  })
}

async function applyByClient(
  ports: Ports,
  tx: Tx,
  actor: Person,
  { questionId }: Asked,
  eventAbout: EventAbout,
  confirmed: boolean,
) {
  const question = await lockOwn(tx, actor, questionId)
  const latest = await latestMeeting(tx, questionId)
  const row = latest && (await lockMeeting(tx, latest.id))
  if (!row) throw new Refusal('meeting_unknown', 404)
  const event = await eventAbout(tx, row)
  mustBeConfirmed(row, event, confirmed)
  await mustNotBeTakenBack(tx, 'client', row, event)
  const moved = await transitionMeeting(ports, tx, row, question, event, 'client')
  await applyMeetingOutcome(ports, tx, question, moved)
  return { question, row: moved.row }
}

/** Tells the question that its meeting request is over. */
export async function applyMeetingOutcome(
  ports: Ports,
  tx: Tx,
  question: QuestionRow,
  { news }: MeetingTransition,
): Promise<void> {
  for (const { event } of news)
    if (question.life.meeting === 'OPEN') await applyTo(ports, tx, question, [{ kind: event }])
}

/** Applies whatever is due; safe to run at any moment. */
export async function tickMeeting(ports: Ports, meetingId: string): Promise<void> {
  const found = await meetingById(ports.db, meetingId)
  if (!found) return
  // Otherwise the hour passes over what was taken back before it.
  for (const { id, side } of await overdueTakeBacks(ports, meetingId)) await takeBackScheduled(ports, side, id)
  await ports.transact(async (tx) => {
    const question = await lockQuestion(tx, found.questionId)
    const row = await lockMeeting(tx, meetingId)
    if (!question || !row?.nextDueAt || row.nextDueAt > ports.clock.now()) return
    const event = (await waitsSinceBefore(tx, row))
      ? ({ kind: 'wait', on: true } as const)
      : ({ kind: 'tick' } as const)
    await applyMeetingOutcome(ports, tx, question, await transitionMeeting(ports, tx, row, question, event))
  })
}

/** Whoever joined the list of a specialist with open hours before it kept their request open. */
const waitsSinceBefore = async (tx: Tx, { id, state, specialistId, life }: MeetingRow): Promise<boolean> =>
  state === 'proposed' &&
  life.direct === true &&
  life.waiting === undefined &&
  specialistId !== null &&
  isWaiting(tx, id, specialistId)

const sulkMs = 600_000

/** Finds by their due date the requests whose scheduled tick was lost. */
export async function sweepMeetings(ports: Ports): Promise<void> {
  const now = ports.clock.now()
  for (const { id } of await dueMeetings(ports.db, now))
    await tickMeeting(ports, id).catch(async (error: unknown) => {
      ports.log.error({ err: error, meetingId: id }, 'meeting tick failed')
      await ports.transact((tx) => saveMeeting(tx, id, { nextDueAt: new Date(now.getTime() + sulkMs) }))
    })
}
