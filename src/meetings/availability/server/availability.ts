import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { InvalidInput } from '../../../api/server/problem.ts'
import { expertById, expertOf } from '../../../experts/server/views.ts'
import { hoursOf } from '../../../experts/workspace/server/views.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { outsideBusy } from '../../calendar/server/calendar-store.ts'
import { meetingRules } from '../../lifecycle/lifecycle.ts'
import { agreedBySpecialist } from '../../server/views.ts'
import type { AvailabilitySettings, OwnAvailability } from '../contract.ts'
import { freeSlots, isBookableAt, isOpenAt } from '../free-slots.ts'
import {
  type Availability,
  defaultAvailability,
  isClosedOn,
  isUnusual,
  localHours,
  opensUnusualHours,
  possibleWays,
} from '../settings.ts'
import { lockSettings, saveSettings, settingsOf, takenSpans } from './availability-store.ts'

const { lasts } = meetingRules
type Expert = { id: string; department: string }

/** What the specialist has set, or what holds until then: the hours of their profile, booked by nobody. */
async function availabilityOf(db: Db, { id, department }: Expert): Promise<Availability> {
  return (await settingsOf(db, id)) ?? defaultAvailability(department, await hoursOf(db, id))
}

async function own(db: Db, actor: Person) {
  const expert = await expertOf(db, actor.personId)
  return expert?.localSpecialist ? expert : undefined
}

export async function ownAvailability(ports: Ports, actor: Person): Promise<z.input<typeof OwnAvailability>> {
  const expert = await own(ports.db, actor)
  return expert
    ? view(ports, ports.db, expert)
    : { settings: null, rooms: false, free: { count: 0, first: null }, kept: [], givenBack: [] }
}

async function view(
  ports: Ports,
  db: Db,
  expert: Expert,
  before?: Availability,
): Promise<z.input<typeof OwnAvailability>> {
  const { department } = expert
  const { givenBack = [], ...settings } = await availabilityOf(db, expert)
  const now = ports.clock.now()
  const free = await freeWith(db, expert, { ...settings, givenBack }, now)
  const first = free[0]
  return {
    settings: settings as AvailabilitySettings,
    rooms: ports.rooms !== null,
    free: { count: free.length, first: first === undefined ? null : new Date(first) },
    kept: await keptOutside(db, expert, { before, after: settings }, now),
    givenBack: givenBack
      .filter((at) => isBookableAt(at, { availability: settings, department, lasts, now: now.getTime() }))
      .map((at) => new Date(at)),
  }
}

/**
 * Agreed meetings stay whatever the hours become: those on closed days, and those in hours that were open, when they were
 * booked or before this change. What was agreed outside the hours is meant so.
 */
async function keptOutside(
  db: Db,
  { id, department }: Expert,
  { before, after }: { before: Availability | undefined; after: Availability },
  now: Date,
) {
  const isOpen = (at: Date, hours: Availability) => isOpenAt(at.getTime(), lasts, hours, department)
  const isOff = (at: Date) => isClosedOn(localHours(at, lasts, after.timeZone).day, after.exceptions)
  const agreed = await agreedBySpecialist(db, id)
  return agreed
    .filter(({ at, booked }) => {
      const wasOpen = booked || (before !== undefined && isOpen(at, before))
      return at > now && (isOff(at) || (wasOpen && !isOpen(at, after)))
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ id, at, client }) => ({ id, at, client }))
}

/** @throws InvalidInput without a place, or without a link where video needs one; Refusal `not_found`, `confirmation_needed` */
export async function setAvailability(
  ports: Ports,
  actor: Person,
  { confirmed, ...settings }: AvailabilitySettings & { confirmed: boolean },
): Promise<z.input<typeof OwnAvailability>> {
  if (settings.bookable && settings.ways.includes('in_person') && settings.place === '')
    throw new InvalidInput([{ field: 'place', code: 'required' }])
  if (possibleWays(settings, ports.rooms !== null).length < settings.ways.length)
    throw new InvalidInput([{ field: 'videoLink', code: 'required' }])
  return ports.transact(async (tx) => {
    const expert = await own(tx, actor)
    if (!expert) throw new Refusal('not_found', 404)
    await lockSettings(tx, expert.id)
    const current = await availabilityOf(tx, expert)
    if (opensUnusualHours(settings, current) && !confirmed) throw new Refusal('confirmation_needed', 409)
    const now = ports.clock.now()
    const before = await freeHours(tx, expert.id, now)
    const { timeZone, bookable, givenBack } = current
    await saveSettings(tx, expert.id, { ...settings, ...(givenBack && { givenBack }) }, now)
    // Whole days and floating times of their own calendar are on this clock.
    if (timeZone !== settings.timeZone)
      await ports.jobs.enqueue(tx, 'meeting.calendar', { specialistId: expert.id }, { key: expert.id })
    await announceFreed(ports, tx, expert.id, before)
    // The cards of their requests show what can be proposed.
    await ports.live.announce(tx, [actor.personId], { kind: 'desk', ref: expert.id })
    if (bookable && !settings.bookable)
      await ports.jobs.enqueue(tx, 'meeting.booking-closed', { specialistId: expert.id })
    return view(ports, tx, expert, current)
  })
}

/** The specialist takes back what was agreed for this hour: until they open it again, nobody books it. */
export async function closeHour(tx: Tx, specialistId: string, at: Date, now: Date): Promise<void> {
  await lockSettings(tx, specialistId)
  const settings = await settingsOf(tx, specialistId)
  if (!settings) return
  const still = (settings.givenBack ?? []).filter((one) => one > now.getTime() && one !== at.getTime())
  await saveSettings(tx, specialistId, { ...settings, givenBack: [...still, at.getTime()].sort((a, b) => a - b) }, now)
}

/** @throws Refusal `not_found` */
export async function reopenHour(
  ports: Ports,
  actor: Person,
  { at }: { at: string },
): Promise<z.input<typeof OwnAvailability>> {
  return ports.transact(async (tx) => {
    const expert = await own(tx, actor)
    if (!expert) throw new Refusal('not_found', 404)
    await lockSettings(tx, expert.id)
    const settings = await availabilityOf(tx, expert)
    const now = ports.clock.now()
    const before = await freeHours(tx, expert.id, now)
    const givenBack = settings.givenBack?.filter((one) => one !== Date.parse(at))
    if (givenBack) await saveSettings(tx, expert.id, { ...settings, givenBack }, now)
    await announceFreed(ports, tx, expert.id, before)
    return view(ports, tx, expert)
  })
}

async function freeWith(
  db: Db,
  { id, department }: Expert,
  availability: Availability,
  now: Date,
  exceptMeeting = '',
): Promise<number[]> {
  const busy = [...(await takenSpans(db, id, now, exceptMeeting)), ...(await outsideBusy(db, id, now))]
  return freeSlots({ availability, department, busy, lasts, now: now.getTime() })
}

/** Where and when clients can book with a specialist without being accepted first. */
export type DirectBooking = { place: string; free: number[]; availability: Availability }

/** Null where they do not book so. `meetingId`: a meeting that may be moved, whose own hour counts as free. */
export async function directBooking(
  db: Db,
  specialistId: string,
  now: Date,
  meetingId?: string,
): Promise<DirectBooking | null> {
  const availability = await settingsOf(db, specialistId)
  const expert = availability?.bookable ? await expertById(db, specialistId) : undefined
  if (!availability || !expert?.localSpecialist) return null
  return { availability, place: availability.place, free: await freeWith(db, expert, availability, now, meetingId) }
}

/** The hours that clients can book now; none where they do not book. */
export const freeHours = async (db: Db, specialistId: string, now: Date): Promise<number[]> =>
  (await directBooking(db, specialistId, now))?.free ?? []

/** Hours can be booked that could not before: the soonest is announced to those who wait. */
export async function announceFreed(ports: Ports, tx: Tx, specialistId: string, before: readonly number[]) {
  const now = await freeHours(tx, specialistId, ports.clock.now())
  const slot = before.length === 0 ? now[0] : now.find((at) => !before.includes(at))
  if (slot !== undefined) await ports.jobs.enqueue(tx, 'meeting.freed', { specialistId, slot })
}

/** The same for a booking: the next one with this specialist waits until this transaction is over. */
export async function lockedDirectBooking(tx: Tx, specialistId: string, now: Date, meetingId: string) {
  await lockSettings(tx, specialistId)
  return directBooking(tx, specialistId, now, meetingId)
}

export async function availabilityWith(db: Db, specialistId: string): Promise<Availability> {
  const expert = await expertById(db, specialistId)
  if (!expert) throw new Error(`no expert ${specialistId}`)
  return availabilityOf(db, expert)
}

/** Those of these hours that are at night or on a Sunday at the specialist's place. */
export const unusualOf = (availability: Availability, slots: readonly number[]): number[] =>
  slots.filter((at) => isUnusual(new Date(at), lasts, availability))
