import { describe, expect, it } from 'vitest'
import { apply, day, fresh, hour, meets, start } from '../../../test/fixtures/meetings.ts'
import { decideMeeting } from './decide.ts'
import type { MeetingEvent } from './events.ts'
import { type MeetingLife, meetingDue } from './lifecycle.ts'

const bookable = apply(fresh, { kind: 'found', specialist: 'anna', bookAt: 'À mon cabinet' }, start)
const free = (slot: number): MeetingEvent => ({ kind: 'choose', slot, free: true })
const booked = apply(bookable, free(meets), start + hour)

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

  it('is left without a word when nothing is booked in 72 hours, or the client cancels', () => {
    expect(meetingDue(bookable)).toBe(start + 72 * hour)
    expect(newsOf(bookable, { kind: 'tick' }, start + 72 * hour)).toEqual(['client elsewhere'])
    expect(newsOf(bookable, { kind: 'cancel' }, start + hour)).toEqual([])
    expect(newsOf(booked, { kind: 'cancel' }, start + 2 * hour)).toEqual(['specialist cancelled', 'client given_up'])
  })
})
