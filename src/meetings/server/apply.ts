import { Refusal } from '../../api/refusal.ts'
import { findCategory } from '../../catalog/catalog.ts'
import { serviceDay } from '../../experts/workspace/opening-hours.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { insertAlert } from '../../questions/server/changes.ts'
import { type QuestionRow, stoppedBy } from '../../questions/server/views.ts'
import { translateLater } from '../../questions/translation/server/translate.ts'
import { departmentOfPostalCode, departmentsAround } from '../address.ts'
import { closeHour, directBooking } from '../availability/server/availability.ts'
import { possibleWays } from '../availability/settings.ts'
import { emailClientAboutMeeting, emailSpecialist, emailStaff } from '../emails/server/emails.tsx'
import { redactNamesInEmails } from '../emails/server/emails-store.ts'
import { agreedBefore, type Of } from '../lifecycle/change.ts'
import { decideMeeting } from '../lifecycle/decide.ts'
import type { MeetingEffect, MeetingEvent } from '../lifecycle/events.ts'
import { type InvitationMethod, invitationMethod, withSequence } from '../lifecycle/invitation.ts'
import {
  isLive,
  type MeetingLife,
  meetingDue,
  meetingRules,
  renewedRequest,
  searchDue,
} from '../lifecycle/lifecycle.ts'
import { booksHours } from '../waiting-list/rules.ts'
import { forgetTold, leave } from '../waiting-list/server/waiting-store.ts'
import { waysLeft } from '../ways.ts'
import {
  conflictingSlots,
  insertMeeting,
  insertMeetingEvent,
  latestMeeting,
  lockMeeting,
  type MeetingRow,
  nextSpecialist,
  reserveSlot,
  saveMeeting,
} from './store.ts'
import type { MeetingActor } from './tables.ts'

type QuestionNews = Extract<MeetingEffect, { kind: 'question' }>
/** The events that the caller, who holds the question, must apply to it. */
export type MeetingTransition = { row: MeetingRow; news: QuestionNews[] }

/**
 * Applies one event to a request whose question is locked, searches for a specialist where that comes next, and saves
 * every effect in the caller's transaction. `asked`: when, where it was before now.
 * @throws Refusal a `MeetingRefusal`, `slot_taken`
 */
export async function transitionMeeting(
  ports: Ports,
  tx: Tx,
  row: MeetingRow,
  question: QuestionRow,
  event: MeetingEvent,
  actor: MeetingActor = 'house',
  asked: Date = ports.clock.now(),
): Promise<MeetingTransition> {
  const now = ports.clock.now()
  // What waited for some minutes holds as it was asked.
  if (asked >= now) await refuseTaken(tx, row, event)
  const first = decideMeeting(row.life, event, asked.getTime())
  if (first.refused) throw new Refusal(first.refused, first.refused === 'meeting_past' ? 422 : 409)
  let moved = await keep(ports, tx, row, question, first, { at: now, actor, event: event.kind })
  if (searchDue(moved.row.life, now.getTime())) {
    if (question.state === 'CLOSED') return ended(ports, tx, moved, question)
    const specialist = await search(ports, tx, moved.row, question)
    const second = decideMeeting(moved.row.life, await foundEvent(ports, tx, specialist, moved.row.life), now.getTime())
    if (second.refused) return moved
    const line = { at: now, actor: 'house', event: specialist ? 'offered' : 'waits' } as const
    const found = await keep(ports, tx, moved.row, question, second, line)
    moved = { row: found.row, news: [...moved.news, ...found.news] }
  }
  await wakeMeeting(ports, tx, moved.row)
  return moved
}

/** A new request, which asks a specialist at once. */
export async function beginMeeting(
  ports: Ports,
  tx: Tx,
  fresh: Omit<Parameters<typeof insertMeeting>[1], 'life' | 'state' | 'declined'>,
  question: QuestionRow,
  named: string | null,
  life: MeetingLife,
): Promise<MeetingRow> {
  const kept = { state: life.state, declined: [...life.declined], life: JSON.stringify(life) }
  const row = await insertMeeting(tx, { ...fresh, ...kept })
  await insertMeetingEvent(tx, row, { at: ports.clock.now(), actor: 'client', event: 'asked' })
  const specialist = await search(ports, tx, row, question, named)
  const found = await foundEvent(ports, tx, specialist, life)
  return (await transitionMeeting(ports, tx, row, question, found)).row
}

/** A specialist who opens their hours is not asked first, also while none is free. */
async function foundEvent(ports: Ports, tx: Tx, specialist: string | null, life: MeetingLife): Promise<Of<'found'>> {
  const booking = specialist ? await directBooking(tx, specialist, ports.clock.now()) : null
  const ways = booking ? waysLeft(possibleWays(booking.availability, ports.rooms !== null), life) : []
  if (!booking || ways.length === 0) return { kind: 'found', specialist }
  return { kind: 'found', specialist, bookAt: booking.place, ways, full: booking.free.length === 0 }
}

/**
 * The question was closed, by whomever: a request without an agreed meeting ends with it, and so does the access. An
 * agreed meeting stays until one of the two takes it back.
 */
export async function endMeetings(ports: Ports, tx: Tx, question: QuestionRow): Promise<void> {
  const latest = await latestMeeting(tx, question.id)
  const row = latest && isLive(latest.state) ? await lockMeeting(tx, latest.id) : undefined
  const now = ports.clock.now()
  if (!row || decideMeeting(row.life, { kind: 'end' }, now.getTime()).refused) return
  await transitionMeeting(ports, tx, row, question, { kind: 'end' })
}

/** The question was closed meanwhile: no other specialist is searched for, and the request ends. */
async function ended(
  ports: Ports,
  tx: Tx,
  { row, news }: MeetingTransition,
  question: QuestionRow,
): Promise<MeetingTransition> {
  const now = ports.clock.now()
  const last = decideMeeting(row.life, { kind: 'end' }, now.getTime())
  if (last.refused) return { row, news }
  const kept = await keep(ports, tx, row, question, last, { at: now, actor: 'house', event: 'end' })
  return { row: kept.row, news: [...news, ...kept.news] }
}

/** Which of the times are agreed with somebody already. */
const slotTaken = (slots: readonly (number | null)[]) =>
  new Refusal('slot_taken', 409, { slots: slots.filter((at) => at !== null) })

async function refuseTaken(tx: Tx, row: MeetingRow, event: MeetingEvent): Promise<void> {
  const slots = event.kind === 'accept' ? event.slots : event.kind === 'choose' ? [event.slot] : []
  if (!row.specialistId || slots.length === 0) return
  const taken = await conflictingSlots(tx, row.specialistId, slots, meetingRules.lasts, row.id)
  if (taken.length > 0) throw slotTaken(taken)
}

async function search(ports: Ports, tx: Tx, row: MeetingRow, question: QuestionRow, named: string | null = null) {
  const now = ports.clock.now()
  const unwanted = await stoppedBy(tx, row.personId)
  // A stopped expert whom the client names may be asked again.
  if (named) unwanted.delete(named)
  return nextSpecialist(tx, {
    departments: departmentsAround(departmentOfPostalCode(row.country, row.postalCode), row.life.widened ? 2 : 1),
    city: row.city,
    category: question.category,
    regulated: findCategory(question.category)?.regulated ?? 'none',
    today: serviceDay(now),
    not: [...row.life.declined, ...unwanted],
    absentSince: new Date(now.getTime() - meetingRules.absence),
    now,
    client: row.personId,
    named,
    // The specialists whom a visitor can play receive clients in France.
    playable: ports.config.MODE === 'demo' && row.country === 'fr',
  })
}

const noRenewal: MeetingEffect = { kind: 'question', event: 'meeting_ended' }

type Decided = { life: MeetingLife; effects: readonly MeetingEffect[] }
type Line = { at: Date; actor: MeetingActor; event: string }

async function keep(
  ports: Ports,
  tx: Tx,
  row: MeetingRow,
  question: QuestionRow,
  { life: decidedLife, effects: decided }: Decided,
  line: Line,
): Promise<MeetingTransition> {
  const life = withSequence(row.life, decidedLife)
  const due = meetingDue(life)
  const same = life.state === row.state && due === meetingDue(row.life)
  if (same && decided.length === 0 && line.event === 'tick') return { row, news: [] }
  // No other specialist is searched for where the question was closed meanwhile.
  const effects =
    question.state === 'CLOSED' ? decided.map((effect) => (effect.kind === 'renew' ? noRenewal : effect)) : decided
  await closeGivenBack(tx, row, life, line)
  const saved = await saveMeeting(tx, row.id, {
    life: JSON.stringify(life),
    state: life.state,
    specialistId: life.specialist,
    declined: [...life.declined],
    meetsAt: life.meetsAt === null ? null : new Date(life.meetsAt),
    place: life.place,
    grantedUntil: life.grantedUntil === null ? null : new Date(life.grantedUntil),
    nextDueAt: due === null ? null : new Date(due),
    updatedAt: line.at,
  })
  const agreed = life.state === 'scheduled' ? life.meetsAt : null
  // Two clients may choose the same time at once: a database constraint refuses the second.
  if (!(await reserveSlot(tx, saved, agreed, meetingRules.lasts))) throw slotTaken([agreed])
  if (agreed !== null && saved.specialistId) {
    const { lasts } = meetingRules
    await forgetTold(tx, saved.specialistId, { from: agreed - lasts + 1, to: agreed + lasts })
  }
  await leaveWaitingList(tx, row, life)
  const { id: event } = await insertMeetingEvent(tx, row.specialistId ? row : saved, line)
  await announceFreed(ports, tx, row, saved, line)
  const calendar = invitationMethod(row.life, life)
  const { meetsAt, place } = calendar === 'REQUEST' || !row.meetsAt ? saved : row
  const told = { ...saved, specialistId: row.specialistId ?? saved.specialistId, meetsAt, place }
  // The specialist learns the client's name while the consent stands, and in the email that ends the meeting.
  const named = !life.revoked && (row.grantedUntil ?? saved.grantedUntil) !== null
  for (const effect of effects)
    await perform(ports, tx, { saved, told, before: agreedBefore(row.life), question, named, calendar, event }, effect)
  await translateLater(ports, tx, question)
  await ports.live.announce(tx, [saved.personId], { kind: 'question', ref: question.id })
  return { row: saved, news: effects.filter((effect) => effect.kind === 'question') }
}

/** They book with this specialist no longer. */
async function leaveWaitingList(tx: Tx, { id, life }: MeetingRow, after: MeetingLife): Promise<void> {
  if (booksHours(life) && !booksHours(after)) await leave(tx, id)
}

/** A specialist who takes an agreed hour back cannot receive anybody then, unless they propose it again. */
async function closeGivenBack(
  tx: Tx,
  { specialistId, meetsAt, state }: MeetingRow,
  after: MeetingLife,
  { at, actor }: Line,
) {
  if (actor !== 'specialist' || state !== 'scheduled' || !specialistId || !meetsAt) return
  if (after.state === 'scheduled' || after.slots.includes(meetsAt.getTime())) return
  await closeHour(tx, specialistId, meetsAt, at)
}

/** An hour that the client gives up can be booked by others; one that the specialist takes back is not offered around. */
async function announceFreed(ports: Ports, tx: Tx, before: MeetingRow, after: MeetingRow, { at, actor }: Line) {
  const { specialistId, meetsAt } = before
  if (before.state !== 'scheduled' || !specialistId || !meetsAt || meetsAt <= at || actor === 'specialist') return
  if (after.state === 'scheduled' && after.meetsAt?.getTime() === meetsAt.getTime()) return
  await ports.jobs.enqueue(tx, 'meeting.freed', { specialistId, slot: meetsAt.getTime() })
}

type About = {
  saved: MeetingRow
  /** With the specialist, hour and place that the news is about. */
  told: MeetingRow
  /** The hour that was agreed before. */
  before: number | null
  question: QuestionRow
  named: boolean
  calendar: InvitationMethod | null
  /** The line of the meeting's history that the news is about. */
  event: number
}

async function perform(
  ports: Ports,
  tx: Tx,
  { saved, told, before, question, named, calendar, event }: About,
  effect: MeetingEffect,
): Promise<void> {
  switch (effect.kind) {
    case 'tell':
      if (effect.to === 'client')
        return emailClientAboutMeeting(ports, tx, told, question, { news: effect.news, before, calendar, event })
      if (effect.news === 'revoked') await redactNamesInEmails(tx, saved)
      return emailSpecialist(ports, tx, told, question, { ...effect, before, named, calendar, event })
    case 'alert':
      if (effect.template === 'meeting_waitlisted') await emailStaff(ports, tx, saved, question, event)
      return insertAlert(tx, {
        id: ports.ids.id(),
        questionId: question.id,
        template: effect.template,
        data: { city: saved.city, postalCode: saved.postalCode },
        at: ports.clock.now(),
      })
    case 'agreed':
      if (saved.specialistId) await ports.jobs.enqueue(tx, 'meeting.agreed', { specialistId: saved.specialistId })
      return
    case 'renew':
      return renew(ports, tx, saved, question)
    case 'question':
      return
  }
}

async function renew(ports: Ports, tx: Tx, row: MeetingRow, question: QuestionRow): Promise<void> {
  const now = ports.clock.now()
  const { life, state: _state, declined: _declined, ...same } = row
  const nobody = {
    specialistId: null,
    meetsAt: null,
    place: null,
    grantedUntil: null,
    opened: 0,
    lastOpenedAt: null,
  }
  const fresh = { ...same, ...nobody, id: ports.ids.id(), createdAt: now, updatedAt: now }
  await beginMeeting(ports, tx, fresh, question, null, renewedRequest(life, now.getTime()))
}

async function wakeMeeting(ports: Ports, tx: Tx, row: MeetingRow): Promise<void> {
  if (row.nextDueAt)
    await ports.jobs.enqueue(tx, 'meeting.tick', { meetingId: row.id }, { startAfter: row.nextDueAt, key: row.id })
}
