// What each side sees of a meeting request.
import type { z } from 'zod'
import { cardsOf } from '../../experts/directory/server/cards.ts'
import { expertById, reviewOfMeeting } from '../../experts/server/views.ts'
import { businessTimeZone } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { departmentOf } from '../../places/departments.ts'
import { townDistance } from '../../places/server/town-distance.ts'
import type { Db } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { mayRate } from '../../questions/access.ts'
import type { QuestionRow } from '../../questions/server/views.ts'
import { departmentOfPostalCode, distanceBetween } from '../address.ts'
import { availabilityWith, directBooking, unusualOf } from '../availability/server/availability.ts'
import { possibleWays } from '../availability/settings.ts'
import { organizerOf } from '../calendar/server/invitation.ts'
import type { Meeting } from '../contract.ts'
import { decideMeeting } from '../lifecycle/decide.ts'
import type { MeetingEvent, Side } from '../lifecycle/events.ts'
import { type MeetingLife, type Missed, meetingRules } from '../lifecycle/lifecycle.ts'
import { takenBackLater } from '../lifecycle/taken-back.ts'
import { summariesAbout } from '../outcome/server/follow-up-store.ts'
import { mayWait } from '../waiting-list/rules.ts'
import { isWaiting } from '../waiting-list/server/waiting-store.ts'
import { joinRules, onlyInPerson, waysLeft } from '../ways.ts'
import { conflictingSlots, exchangeReadings, type MeetingRow } from './store.ts'
import { takenBackBy } from './taken-back.ts'
import { readerOf, summaryFor } from './translated-texts.ts'

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
  const takenBack = await takenBackByClient(db, row)
  const may = mayDo(row, ports.clock.now())
  const can = takenBack ? () => false : may
  const times = timesOf(row)
  const read = await readerOf(db, question, [question.locale])
  // The specialist agreed this time with somebody else a moment ago.
  const gone = row.specialistId
    ? await conflictingSlots(db, row.specialistId, life.slots, meetingRules.lasts, row.id)
    : []
  const slots = times.slots.filter((at) => !gone.includes(at.getTime()))
  const hours = await bookableHours(ports, db, row, takenBack === null)
  return {
    id: row.id,
    state: row.state,
    specialist: card ? { name: card.name, slug: card.slug, profession: card.profession, city: card.city } : null,
    city: row.city,
    away: await awayFrom(db, row, 'specialist'),
    ...times,
    slots,
    ...wishOf(life),
    ...hours,
    direct: booksDirectly(life),
    ...saidOf(row),
    grantedUntil: row.grantedUntil,
    revoked: life.revoked,
    searchesOn: mayKeepSearching(question),
    withheld: row.withheld.length,
    summaries: (await summariesAbout(db, row.questionId)).map((one) => ({
      ...{ id: one.id, text: one.text, meetsAt: one.meetsAt, name: `${one.firstName} ${one.lastName}` },
      ...read(summaryFor(one, question)),
    })),
    review: (await reviewOfMeeting(db, row.id)) ?? null,
    phone: row.phone,
    ...wayOf(row, ports.clock.now()),
    calendar: calendarOf(ports, row),
    waiting: {
      may: takenBack === null && row.specialistId !== null && mayWait(life, ports.clock.now().getTime()),
      on: row.specialistId !== null && (await isWaiting(db, row.id, row.specialistId)),
    },
    takenBack,
    undoable: takenBackLater(life, ports.clock.now().getTime()),
    readings: (await exchangeReadings(db, row.questionId)).map(({ at, firstName, lastName }) => ({
      at,
      name: `${firstName} ${lastName}`,
    })),
    can: {
      choose: takenBack === null && mayChoose(row, slots, hours),
      rebook: row.state === 'scheduled' && hours.free.length > 0,
      noneFits: (slots.length > 0 || booksDirectly(life)) && can({ kind: 'none_fits' }),
      elsewhere: (slots.length > 0 || booksDirectly(life)) && mayKeepSearching(question) && can({ kind: 'elsewhere' }),
      move: can({ kind: 'move' }),
      cancel: can({ kind: 'cancel' }),
      widen: can({ kind: 'widen' }),
      revoke: may({ kind: 'revoke' }),
      confirm: can({ kind: 'confirm', by: 'client' }) && !life.confirmed.client,
      missed: can({ kind: 'missed', by: 'client' }),
      object: can({ kind: 'object', by: 'client', text: '' }),
      review: can({ kind: 'review' }) && mayRate(question.life),
    },
  }
}

/** How far client and specialist are from each other, with the town and the department of the side named. */
export async function awayFrom(db: Db, { specialistId, country, postalCode, city }: MeetingRow, side: Side) {
  const expert = specialistId ? await expertById(db, specialistId) : undefined
  const home = departmentOfPostalCode(country, postalCode)
  if (!expert || !home) return null
  const client = { name: city, department: home }
  const there = { name: expert.city, department: expert.department }
  const km = await townDistance(db, client, there)
  const distance = distanceBetween(home, expert.department) ?? ('same' as const)
  const { name: town, department } = side === 'client' ? client : there
  const named = departmentOf(department)?.name
  // In the same department nothing is said of towns that are not known.
  return named && (distance !== 'same' || km) ? { distance, department: named, town, km } : null
}

async function takenBackByClient(db: Db, row: MeetingRow) {
  const pending = await takenBackBy(db, 'client', row)
  return pending && { until: pending.until }
}

/** What the client has said of how it went, and the hour that is off. */
const saidOf = ({ state, life }: MeetingRow) => ({
  said: state === 'held' && life.confirmed.client,
  was: life.was ? new Date(life.was) : null,
})

/** What the client said of when they are free, until an hour is agreed. */
const wishOf = ({ meetsAt, wish = null, freeTimes = null }: MeetingLife) =>
  meetsAt === null ? { wish, freeTimes } : { wish: null, freeTimes: null }

const mayChoose = (
  { state }: MeetingRow,
  slots: readonly Date[],
  { free, ways }: Awaited<ReturnType<typeof bookableHours>>,
) => state === 'proposed' && ways.length > 0 && slots.length + free.length > 0

const booksDirectly = ({ state, direct }: MeetingLife): boolean => state === 'proposed' && direct === true

/** The hours that can be booked now, where the specialist opens theirs, and those that are confirmed twice. */
async function bookableHours(ports: Ports, db: Db, row: MeetingRow, mayBook: boolean) {
  const { specialistId, life, id } = row
  const offered = life.ways ?? onlyInPerson
  if (!specialistId) return { free: [], unusual: [], timeZone: businessTimeZone, ways: [...offered], bookAt: null }
  const now = ports.clock.now()
  const open =
    mayBook &&
    life.direct &&
    (row.state === 'proposed' || (row.state === 'scheduled' && mayDo(row, now)({ kind: 'move' })))
  const booking = open ? await directBooking(db, specialistId, now, id) : null
  const availability = booking?.availability ?? (await availabilityWith(db, specialistId))
  const { videoLink } = availability
  const possible = possibleWays({ ways: booking ? availability.ways : offered, videoLink }, ports.rooms !== null)
  const ways = [...waysLeft(possible, life)]
  const free = ways.length > 0 ? (booking?.free ?? []).filter((at) => at !== life.meetsAt) : []
  const dates = (slots: readonly number[]) => slots.map((at) => new Date(at))
  return {
    free: dates(free),
    unusual: dates(unusualOf(availability, [...life.slots, ...free])),
    timeZone: availability.timeZone,
    ways,
    bookAt: booking?.place ?? null,
  }
}

/** How they meet, or met; the link is in the invitation, and on the page when it is time. */
export function wayOf({ state, life: { way, link, meetsAt } }: MeetingRow, now: Date) {
  const agreed = meetsAt === null ? null : (way ?? 'in_person')
  const joins = agreed === 'video' && (state === 'scheduled' || state === 'held')
  const opens = (meetsAt ?? 0) - joinRules.before
  const closes = (meetsAt ?? 0) + meetingRules.lasts + joinRules.after
  const open = now.getTime() >= opens && now.getTime() < closes
  return {
    way: agreed,
    link: joins ? (link ?? null) : null,
    join: joins ? { from: new Date(opens), until: new Date(closes), open } : null,
  }
}

/** As in the invitations by email. */
export const calendarOf = ({ config }: Pick<Ports, 'config'>, { life }: MeetingRow) => ({
  sequence: life.sequence ?? 0,
  organizer: organizerOf(config),
})

export const mayKeepSearching = ({ state }: Pick<QuestionRow, 'state'>): boolean => state !== 'CLOSED'

function missedOf({ by, at, tookPlaceAt, until, reply, verdict }: Missed) {
  return {
    by,
    at: at === undefined ? null : new Date(at),
    tookPlaceAt: tookPlaceAt === undefined ? null : new Date(tookPlaceAt),
    until: new Date(until),
    reply,
    verdict: verdict ? { stands: verdict.stands, reason: verdict.reason } : null,
  }
}

export function timesOf({ life }: MeetingRow) {
  const dateOf = (at: number | null) => (at === null ? null : new Date(at))
  return {
    offerUntil: dateOf(life.offerUntil),
    slots: life.slots.map((at) => new Date(at)),
    meetsAt: dateOf(life.meetsAt),
    place: life.place,
    missed: life.missed && missedOf(life.missed),
  }
}

/** Asks the rules themselves, so that no button is shown for what they would refuse. */
export const mayDo = (row: MeetingRow, now: Date) => (event: MeetingEvent) =>
  !decideMeeting(row.life, event, now.getTime()).refused
