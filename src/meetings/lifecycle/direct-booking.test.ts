import { describe, expect, it } from 'vitest'
import { apply, day, fresh, hour, meets, start } from '../../../test/fixtures/meetings.ts'
import { decideMeeting } from './decide.ts'
import type { MeetingEvent } from './events.ts'
import { type MeetingLife, meetingDue } from './lifecycle.ts'

const bookable = apply(fresh, { kind: 'found', specialist: 'anna', bookAt: 'À mon cabinet' }, start)
const free = (slot: number): MeetingEvent => ({ kind: 'choose', slot, free: true })
const booked = apply(bookable, free(meets), start + hour)

const offeredTo = (specialist: string) => apply(fresh, { kind: 'found', specialist }, start)

const newsOf = (life: MeetingLife, event: MeetingEvent, now: number) => {
  const decided = decideMeeting(life, event, now)
  return decided.refused
    ? decided.refused
    : decided.effects.flatMap((effect) => (effect.kind === 'tell' ? [`${effect.to} ${effect.news}`] : []))
}

describe('a specialist whose free hours clients book', () => {
  it('reads nothing and hears nothing before an hour is booked, and then has agreed', () => {
    expect(bookable).toMatchObject({ state: 'proposed', place: 'À mon cabinet', slots: [], grantedUntil: null })
    expect(newsOf(fresh, { kind: 'found', specialist: 'anna', bookAt: 'Ici' }, start)).toEqual(['client bookable'])
    expect(newsOf(bookable, free(meets), start + hour)).toEqual(['client confirmed', 'specialist confirmed'])
    expect(booked).toMatchObject({ state: 'scheduled', meetsAt: meets, grantedUntil: meets + 30 * day })
  })

  it('is not booked at an hour that is not free, or that has passed', () => {
    expect(newsOf(bookable, { kind: 'choose', slot: meets }, start)).toBe('slot_unknown')
    expect(newsOf(bookable, free(start), start + hour)).toBe('meeting_past')
  })

  it('is met where and how they receive now, whatever held when the request was made', () => {
    const now: MeetingEvent = { kind: 'choose', slot: meets, free: true, place: 'Là-bas', ways: ['phone', 'in_person'] }
    expect(apply(bookable, now, start)).toMatchObject({ place: 'Là-bas', way: 'phone', ways: ['phone', 'in_person'] })
    expect(newsOf(bookable, { ...now, way: 'video' }, start)).toBe('way_unknown')
    expect(newsOf(bookable, { ...now, ways: [] }, start)).toBe('way_unknown')
  })

  it('is asked for other times by a client who is free at none of them', () => {
    const none: MeetingEvent = { kind: 'none_fits', text: 'Le soir.' }
    expect(newsOf(bookable, none, start + hour)).toEqual(['specialist other_times'])
    const asked = apply(bookable, none, start + hour)
    expect(asked).toMatchObject({ state: 'proposed', direct: false, wish: 'Le soir.' })
    expect(newsOf(asked, free(meets), start + 2 * hour)).toBe('slot_unknown')
  })

  it('is moved to another free hour in one step, a day before at the latest', () => {
    const moved = apply(booked, free(meets + day), start + 2 * hour)
    expect(moved).toMatchObject({ state: 'scheduled', meetsAt: meets + day, moved: 1, reminders: 0 })
    expect(newsOf(booked, free(meets), start + 2 * hour)).toBe('slot_unknown')
    expect(newsOf(booked, free(meets + day), meets - day + 1)).toBe('meeting_late')
    const proposedAgain = apply(booked, { kind: 'accept', slots: [meets + day], place: 'Là' }, start + 2 * hour)
    expect(newsOf(proposedAgain, free(meets + 2 * day), start + 3 * hour)).toBe('slot_unknown')
  })

  it('can be waited for while every hour is taken, for as long as the client wants', () => {
    const taken: MeetingEvent = { kind: 'found', specialist: 'anna', bookAt: 'Ici', full: true }
    expect(newsOf(fresh, taken, start)).toEqual(['client full'])
    const full = apply(fresh, taken, start)
    expect(meetingDue(full)).toBe(start + 72 * hour)
    const waiting = apply(full, { kind: 'wait', on: true }, start + hour)
    expect(waiting).toMatchObject({ state: 'proposed', specialist: 'anna', grantedUntil: null })
    expect(meetingDue(waiting)).toBeNull()
    expect(apply(waiting, { kind: 'tick' }, start + 60 * day)).toEqual(waiting)
    // Off the list, there are three days again to book or to choose otherwise.
    const left = apply(waiting, { kind: 'wait', on: false }, start + 60 * day)
    expect(meetingDue(left)).toBe(start + 60 * day + 72 * hour)
    expect(apply(left, { kind: 'wait', on: false }, start + 61 * day)).toEqual(left)
    expect(meetingDue(apply(waiting, free(meets), start + day))).toBe(meets - day)
    expect(newsOf(apply(offeredTo('anna'), { kind: 'end' }, start), { kind: 'wait', on: true }, start)).toBe(
      'meeting_over',
    )
  })

  it('is waited for until the client looks elsewhere or says when they are free, or the specialist stops', () => {
    const waiting = apply(bookable, { kind: 'wait', on: true }, start)
    const later = start + 20 * day
    expect(newsOf(waiting, { kind: 'elsewhere' }, later)).toEqual([])
    expect(apply(waiting, { kind: 'elsewhere' }, later)).toMatchObject({ state: 'requested', declined: ['anna'] })
    const said = apply(waiting, { kind: 'none_fits', text: 'Le soir.' }, later)
    expect(said).toMatchObject({ direct: false, waiting: false })
    expect(meetingDue(said)).toBe(later + 72 * hour)
    expect(newsOf(waiting, { kind: 'gone' }, later)).toEqual(['client elsewhere'])
    expect(newsOf(waiting, { kind: 'booking_closed' }, later)).toEqual(['specialist asked', 'client asked_instead'])
    const asked = apply(waiting, { kind: 'booking_closed' }, later)
    expect(asked).toMatchObject({ state: 'offered', specialist: 'anna', direct: false, waiting: false, declined: [] })
    expect(meetingDue(asked)).toBeGreaterThan(later)
    // Where that specialist declines, others are searched for as long as for a new request.
    const declined = apply(asked, { kind: 'decline' }, later + hour)
    expect(apply(declined, { kind: 'found', specialist: 'bruno' }, later + hour).state).toBe('offered')
  })

  it('is left without a word when nothing is booked in 72 hours, or the client cancels', () => {
    expect(meetingDue(bookable)).toBe(start + 72 * hour)
    expect(newsOf(bookable, { kind: 'tick' }, start + 72 * hour)).toEqual(['client elsewhere'])
    expect(newsOf(bookable, { kind: 'cancel' }, start + hour)).toEqual([])
    expect(newsOf(booked, { kind: 'cancel' }, start + 2 * hour)).toEqual(['specialist cancelled', 'client given_up'])
  })
})
