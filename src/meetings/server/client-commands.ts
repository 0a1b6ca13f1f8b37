import type { z } from 'zod'
import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import { InvalidInput } from '../../api/server/problem.ts'
import { cardsOf } from '../../experts/directory/server/cards.ts'
import { reviewOfMeeting } from '../../experts/server/views.ts'
import { businessTimeZone } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { mayRate } from '../../questions/access.ts'
import { lockOwn, lockOwnWithoutEmergency } from '../../questions/checkout/server/unlock.ts'
import { applyTo } from '../../questions/lifecycle/server/apply.ts'
import { lockQuestion, ownQuestion, type QuestionRow, questionsToMeetAbout } from '../../questions/server/views.ts'
import { type MeetingAddress, meetingComplaints } from '../address.ts'
import { availabilityWith, directBooking, lockedDirectBooking, unusualOf } from '../availability/server/availability.ts'
import type { clientActs, Meeting, OwnRequest } from '../contract.ts'
import { needsConfirmation } from '../lifecycle/confirmation.ts'
import { decideMeeting } from '../lifecycle/decide.ts'
import type { MeetingEvent } from '../lifecycle/events.ts'
import { meetingRules } from '../lifecycle/lifecycle.ts'
import { summariesAbout } from '../outcome/server/follow-up-store.ts'
import { beginMeeting, type MeetingTransition, transitionMeeting } from './apply.ts'
import {
  conflictingSlots,
  dueMeetings,
  exchangeReadings,
  latestMeeting,
  lockMeeting,
  type MeetingRow,
  meetingById,
  ownRequests,
  saveMeeting,
} from './store.ts'

type Asked = { questionId: string; locale: Locale }

/** @throws Refusal `question_unknown` */
export async function ownMeeting(ports: Ports, actor: Person, { questionId, locale }: Asked) {
  const question = await ownQuestion(ports.db, questionId, actor.personId)
  if (!question) throw new Refusal('question_unknown', 404)
  const row = await latestMeeting(ports.db, questionId)
  return { meeting: row ? await meetingView(ports, ports.db, row, question, locale) : null }
}

export async function ownMeetings(ports: Ports, actor: Person) {
  const rows = await ownRequests(ports.db, actor.personId)
  return {
    requests: rows.map(
      (row): z.input<typeof OwnRequest> => ({
        id: row.id,
        questionId: row.questionId,
        title: row.title,
        state: row.state,
        specialist: row.firstName ? `${row.firstName} ${row.lastName}` : null,
        city: row.city,
        meetsAt: row.meetsAt,
        slots: row.life.slots.length,
        bookable: row.state === 'proposed' && row.life.direct === true,
        askedAt: row.createdAt,
      }),
    ),
    askable: await questionsToMeetAbout(ports.db, actor.personId),
  }
}

/**
 * The second step of the dialog: the client has read what the specialist will see, and confirms.
 * @throws InvalidInput for the fields; Refusal `question_unknown`, `emergency_stands`, `question_closed`,
 *   `illegal_transition`, `meeting_open`
 */
export async function askMeeting(
  ports: Ports,
  actor: Person,
  {
    questionId,
    locale,
    specialist,
    withheld,
    ...given
  }: Asked & MeetingAddress & { specialist?: string; withheld: readonly string[] },
): Promise<{ meeting: z.input<typeof Meeting> }> {
  if (!(await ownQuestion(ports.db, questionId, actor.personId))) throw new Refusal('question_unknown', 404)
  const complaints = meetingComplaints(given)
  if (complaints.length > 0) throw new InvalidInput(complaints)
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
      country: given.country === 'ma' ? ('ma' as const) : ('fr' as const),
      meetsAt: null,
      place: null,
      createdAt: now,
      updatedAt: now,
      grantedUntil: null,
      opened: 0,
      lastOpenedAt: null,
      nextDueAt: null,
      withheld: [...new Set(withheld)],
    }
    const row = await beginMeeting(ports, tx, fresh, asked, specialist ?? null)
    return { meeting: await meetingView(ports, tx, row, asked, locale) }
  })
}

/**
 * Agrees to a proposed hour, or books a free one where the specialist opens theirs.
 * @throws Refusal `question_unknown`, `meeting_unknown`, a `MeetingRefusal`, `slot_taken`, `confirmation_needed`
 */
export function chooseSlot(
  ports: Ports,
  actor: Person,
  { slot, confirmed, ...asked }: Asked & { slot: string; confirmed: boolean },
) {
  const at = Date.parse(slot)
  const event = async (tx: Tx, { id, specialistId, life }: MeetingRow): Promise<MeetingEvent> => {
    if (!specialistId) return { kind: 'choose', slot: at }
    await mustConfirmUnusual(tx, specialistId, [at], confirmed)
    const booking = life.direct ? await lockedDirectBooking(tx, specialistId, ports.clock.now(), id) : null
    return { kind: 'choose', slot: at, free: booking?.free.includes(at) }
  }
  return byClient(ports, actor, asked, event, confirmed)
}

type Act = { act: (typeof clientActs)[number]; text?: string; confirmed: boolean }

/** @throws Refusal `question_unknown`, `meeting_unknown`, a `MeetingRefusal`, `words_missing`, `confirmation_needed` */
export function clientAct(ports: Ports, actor: Person, { act, text, confirmed, ...asked }: Asked & Act) {
  return byClient(ports, actor, asked, async () => eventOf(act, 'client', text), confirmed)
}

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
  kind: Act['act'] | 'decline' | 'summarise',
  by: 'client' | 'specialist',
  text = '',
): MeetingEvent {
  if (kind === 'confirm') return { kind, by }
  if (kind === 'missed') return { kind, by, text }
  if (kind === 'none_fits') return { kind, text }
  if (kind !== 'object' && kind !== 'summarise') return { kind }
  if (text === '') throw new Refusal('words_missing', 422)
  if (kind === 'summarise') return { kind, text }
  return { kind: 'object', by, text }
}

async function byClient(
  ports: Ports,
  actor: Person,
  { questionId, locale }: Asked,
  eventAbout: (tx: Tx, row: MeetingRow) => Promise<MeetingEvent>,
  confirmed: boolean,
) {
  return ports.transact(async (tx) => {
    const question = await lockOwn(tx, actor, questionId)
    const latest = await latestMeeting(tx, questionId)
    const row = latest && (await lockMeeting(tx, latest.id))
    if (!row) throw new Refusal('meeting_unknown', 404)
    const event = await eventAbout(tx, row)
    mustBeConfirmed(row, event, confirmed)
    const moved = await transitionMeeting(ports, tx, row, question, event, 'client')
    await applyMeetingOutcome(ports, tx, question, moved)
    // After a specialist's absence a new request exists.
    const now = (await latestMeeting(tx, questionId)) ?? moved.row
    return { meeting: await meetingView(ports, tx, now, question, locale) }
  })
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
  await ports.transact(async (tx) => {
    const question = await lockQuestion(tx, found.questionId)
    const row = await lockMeeting(tx, meetingId)
    if (!question || !row?.nextDueAt || row.nextDueAt > ports.clock.now()) return
    await applyMeetingOutcome(ports, tx, question, await transitionMeeting(ports, tx, row, question, { kind: 'tick' }))
  })
}

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

export async function meetingView(
  ports: Ports,
  db: Db,
  row: MeetingRow,
  question: QuestionRow,
  locale: Locale,
): Promise<z.input<typeof Meeting>> {
  const { life } = row
  const card = row.specialistId
    ? (await cardsOf(ports, db, [row.specialistId], locale)).get(row.specialistId)
    : undefined
  const can = mayDo(row, ports.clock.now())
  const times = timesOf(row)
  // The specialist agreed this time with somebody else a moment ago.
  const gone = row.specialistId
    ? await conflictingSlots(db, row.specialistId, life.slots, meetingRules.lasts, row.id)
    : []
  const slots = times.slots.filter((at) => !gone.includes(at.getTime()))
  const hours = await bookableHours(db, row, ports.clock.now())
  return {
    id: row.id,
    state: row.state,
    specialist: card ? { name: card.name, slug: card.slug, profession: card.profession, city: card.city } : null,
    city: row.city,
    ...times,
    slots,
    ...hours,
    grantedUntil: row.grantedUntil,
    revoked: life.revoked,
    searchesOn: mayKeepSearching(question),
    withheld: row.withheld.length,
    summaries: (await summariesAbout(db, row.questionId)).map(({ id, text, meetsAt, firstName, lastName }) => ({
      id,
      text,
      meetsAt,
      name: `${firstName} ${lastName}`,
    })),
    review: (await reviewOfMeeting(db, row.id)) ?? null,
    readings: (await exchangeReadings(db, row.questionId)).map(({ at, firstName, lastName }) => ({
      at,
      name: `${firstName} ${lastName}`,
    })),
    can: {
      choose: row.state === 'proposed' && (slots.length > 0 || hours.free.length > 0),
      rebook: row.state === 'scheduled' && hours.free.length > 0,
      noneFits: (slots.length > 0 || life.direct === true) && can({ kind: 'none_fits' }),
      elsewhere: slots.length > 0 && mayKeepSearching(question) && can({ kind: 'elsewhere' }),
      move: can({ kind: 'move' }),
      cancel: can({ kind: 'cancel' }),
      widen: can({ kind: 'widen' }),
      revoke: can({ kind: 'revoke' }),
      confirm: can({ kind: 'confirm', by: 'client' }) && !life.confirmed.client,
      missed: can({ kind: 'missed', by: 'client' }),
      object: can({ kind: 'object', by: 'client', text: '' }),
      review: can({ kind: 'review' }) && mayRate(question.life),
    },
  }
}

/** The hours that can be booked now, where the specialist opens theirs, and those that are confirmed twice. */
async function bookableHours(db: Db, row: MeetingRow, now: Date) {
  const { specialistId, life, id } = row
  if (!specialistId) return { free: [], unusual: [], timeZone: businessTimeZone }
  const open =
    life.direct && (row.state === 'proposed' || (row.state === 'scheduled' && mayDo(row, now)({ kind: 'move' })))
  const booking = open ? await directBooking(db, specialistId, now, id) : null
  const free = (booking?.free ?? []).filter((at) => at !== life.meetsAt)
  const availability = await availabilityWith(db, specialistId)
  const dates = (slots: readonly number[]) => slots.map((at) => new Date(at))
  return {
    free: dates(free),
    unusual: dates(unusualOf(availability, [...life.slots, ...free])),
    timeZone: availability.timeZone,
  }
}

export const mayKeepSearching = ({ state }: Pick<QuestionRow, 'state'>): boolean => state !== 'CLOSED'

export function timesOf({ life }: MeetingRow) {
  const dateOf = (at: number | null) => (at === null ? null : new Date(at))
  return {
    offerUntil: dateOf(life.offerUntil),
    slots: life.slots.map((at) => new Date(at)),
    meetsAt: dateOf(life.meetsAt),
    place: life.place,
    wish: life.wish ?? null,
    missed: life.missed && {
      by: life.missed.by,
      until: new Date(life.missed.until),
      reply: life.missed.reply,
      verdict: life.missed.verdict ? { stands: life.missed.verdict.stands, reason: life.missed.verdict.reason } : null,
    },
  }
}

/** Asks the rules themselves, so that no button is shown for what they would refuse. */
export const mayDo = (row: MeetingRow, now: Date) => (event: MeetingEvent) =>
  !decideMeeting(row.life, event, now.getTime()).refused
