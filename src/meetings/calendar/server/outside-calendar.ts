import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { expertOf } from '../../../experts/server/views.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { sealWith } from '../../../platform/files/seal.ts'
import type { OutsideReading, Version } from '../../../platform/outside/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { Span } from '../../availability/free-slots.ts'
import { announceFreed, availabilityWith, freeHours } from '../../availability/server/availability.ts'
import { busySpans } from '../busy-spans.ts'
import type { OutsideCalendar } from '../contract.ts'
import { type CalendarProblem, outsideRules, stillExpanded, withoutWebcal } from '../outside.ts'
import {
  dropOutside,
  dropOutsideOfGone,
  keepReading,
  type OutsideRow,
  outsideOf,
  putOutside,
  takeDueOutside,
} from './calendar-store.ts'
import { occurrencesIn } from './occurrences.ts'

type View = z.input<typeof OutsideCalendar>
type Read =
  | { kind: 'read'; busy: Span[]; version: Version; timeZone: string }
  | { kind: 'same' }
  | { kind: 'failed'; why: CalendarProblem }

const limit = { name: 'meetings.calendar', points: 20, seconds: 3600 }
const day = 86_400_000
const unknown: Version = { etag: null, modified: null }
export const calendarSealKey = (specialistId: string) => `meeting-calendar/${specialistId}`

const viewOf = (row: OutsideRow | undefined): View => ({
  calendar: row ? { host: row.host, readAt: row.readAt, problem: row.problem } : null,
})

/** @throws Refusal `not_found` for an expert who receives nobody */
async function specialist(ports: Ports, actor: Person): Promise<string> {
  const expert = await expertOf(ports.db, actor.personId)
  if (!expert?.localSpecialist) throw new Refusal('not_found', 404)
  return expert.id
}

export async function ownCalendar(ports: Ports, actor: Person): Promise<View> {
  const expert = await expertOf(ports.db, actor.personId)
  return viewOf(expert && (await outsideOf(ports.db, expert.id)))
}

/** @throws Refusal `not_found`, `calendar_` with what is wrong with it */
export async function setCalendar(ports: Ports, actor: Person, { address: given }: { address: string }): Promise<View> {
  const specialistId = await specialist(ports, actor)
  await ports.limits.spend(limit, actor.personId)
  const address = withoutWebcal(given)
  if (!ports.outside.accepts(address)) throw new Refusal('calendar_refused', 422)
  const { timeZone } = await availabilityWith(ports.db, specialistId)
  const read = await readAt(ports, address, unknown, timeZone)
  if (read.kind !== 'read') throw new Refusal(`calendar_${read.kind === 'failed' ? read.why : 'status'}`, 422)
  const sealed = sealWith(ports.config.FILE_KEY).seal(calendarSealKey(specialistId), Buffer.from(address))
  return ports.transact(async (tx) => {
    const before = await freeHours(tx, specialistId, ports.clock.now())
    await putOutside(tx, {
      specialistId,
      address: Buffer.from(sealed),
      host: new URL(address).host,
      ...kept(ports, read),
    })
    await announceFreed(ports, tx, specialistId, before)
    return viewOf(await outsideOf(tx, specialistId))
  })
}

/** @throws Refusal `not_found` */
export async function readNow(ports: Ports, actor: Person): Promise<View> {
  const specialistId = await specialist(ports, actor)
  await ports.limits.spend(limit, actor.personId)
  await readCalendar(ports, specialistId)
  return ownCalendar(ports, actor)
}

/** Also for an expert who no longer receives anybody. @throws Refusal `not_found` */
export async function dropCalendar(ports: Ports, actor: Person): Promise<View> {
  return ports.transact(async (tx) => {
    const expert = await expertOf(tx, actor.personId)
    if (!expert) throw new Refusal('not_found', 404)
    const before = await freeHours(tx, expert.id, ports.clock.now())
    await dropOutside(tx, expert.id)
    await announceFreed(ports, tx, expert.id, before)
    return viewOf(undefined)
  })
}

const mostAtOnce = 100

/** Has the calendars read whose quarter of an hour is over, each by a job of its own; forgets those of who has left. */
export async function readDueCalendars(ports: Ports): Promise<void> {
  const now = ports.clock.now()
  await ports.transact(async (tx: Tx) => {
    await dropOutsideOfGone(tx)
    for (const specialistId of await takeDueOutside(tx, now, nextReading(now), mostAtOnce))
      await ports.jobs.enqueue(tx, 'meeting.calendar', { specialistId }, { key: specialistId })
  })
}

/** Reads a calendar again. Where that fails, what was read before still holds. */
export async function readCalendar(ports: Ports, specialistId: string): Promise<void> {
  const row = await outsideOf(ports.db, specialistId)
  if (!row) return
  const now = ports.clock.now()
  const { timeZone } = await availabilityWith(ports.db, specialistId)
  const address = opened(ports, row)
  const known = stillExpanded(row, timeZone, now) ? row : unknown
  const read: Read =
    address === null ? { kind: 'failed', why: 'sealed' } : await readAt(ports, address, known, timeZone)
  if (read.kind === 'failed') return keepReading(ports.db, row, { problem: read.why, nextReadAt: nextReading(now) })
  if (read.kind === 'same') return keepReading(ports.db, row, timesOf(ports))
  await ports.transact(async (tx) => {
    const before = await freeHours(tx, specialistId, now)
    await keepReading(tx, row, kept(ports, read))
    await announceFreed(ports, tx, specialistId, before)
  })
}

/** Null where the key that sealed it is no longer configured: the specialist gives the address again. */
function opened({ config, log }: Ports, { specialistId, address }: OutsideRow): string | null {
  try {
    return Buffer.from(sealWith(config.FILE_KEY).open(calendarSealKey(specialistId), address)).toString()
  } catch (error) {
    log.error({ err: error, specialistId }, 'the address of a calendar cannot be opened')
    return null
  }
}

const nextReading = (now: Date) => new Date(now.getTime() + outsideRules.everyMinutes * 60_000)
const timesOf = ({ clock }: Ports) => ({ readAt: clock.now(), nextReadAt: nextReading(clock.now()), problem: null })
const kept = (ports: Ports, { busy, version, timeZone }: Extract<Read, { kind: 'read' }>) => ({
  ...version,
  ...timesOf(ports),
  expandedAt: ports.clock.now(),
  timeZone,
  busy: JSON.stringify(busy),
})

async function readAt(ports: Ports, address: string, known: Version, timeZone: string): Promise<Read> {
  const reading: OutsideReading = await ports.outside.read(address, known, outsideRules.maxBytes)
  if (reading.kind !== 'read') return reading
  const now = ports.clock.now().getTime()
  const window = { from: now - day, to: now + outsideRules.aheadDays * day }
  const occurrences = await occurrencesIn(reading.text, window)
  if (!occurrences) return { kind: 'failed', why: 'unreadable' }
  return { kind: 'read', busy: busySpans(occurrences, timeZone, window), version: reading.version, timeZone }
}
