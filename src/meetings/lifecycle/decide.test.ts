import { describe, expect, it } from 'vitest'
import {
  apply,
  day,
  events,
  fresh,
  held,
  hour,
  meets,
  offered,
  proposed,
  samples,
  scheduled,
  start,
} from '../../../test/fixtures/meetings.ts'
import type { MeetingWay } from '../ways.ts'
import { decideMeeting } from './decide.ts'
import type { MeetingEvent } from './events.ts'
import {
  type MeetingLife,
  type MeetingRequestState,
  meetingDue,
  meetingRules,
  meetingStates,
  renewedRequest,
  searchDue,
} from './lifecycle.ts'

/** The events legal in each state, an hour after the last act, and where they lead; all others are refused. */
const table: Record<MeetingRequestState, Record<string, MeetingRequestState>> = {
  requested: { found: 'offered', cancel: 'cancelled', end: 'cancelled' },
  offered: { accept: 'proposed', decline: 'requested', gone: 'requested', cancel: 'cancelled', end: 'cancelled' },
  waitlisted: { widen: 'requested', cancel: 'cancelled', end: 'cancelled' },
  proposed: {
    accept: 'proposed',
    decline: 'requested',
    gone: 'requested',
    hours: 'proposed',
    taken: 'proposed',
    choose: 'scheduled',
    none_fits: 'proposed',
    cancel: 'cancelled',
    end: 'cancelled',
    revoke: 'proposed',
  },
  scheduled: {
    accept: 'proposed',
    decline: 'requested',
    gone: 'requested',
    hours: 'scheduled',
    move: 'proposed',
    cancel: 'cancelled',
    revoke: 'scheduled',
  },
  held: {
    'confirm client': 'held',
    'missed client': 'no_show',
    'missed specialist': 'no_show',
    revoke: 'held',
    gone: 'held',
  },
  completed: { revoke: 'completed', gone: 'completed', summarise: 'completed', review: 'completed' },
  no_show: { 'object client': 'no_show' },
  archived: {},
  cancelled: {},
}

describe('a meeting request', () => {
  for (const state of meetingStates)
    it(`in ${state} knows these events and refuses every other`, () => {
      const now = state === 'no_show' ? meets + 3 * hour : start + 3 * hour
      const led = Object.entries(events).flatMap(([name, event]) => {
        if (name === 'tick') return []
        const decided = decideMeeting(samples[state], event, now)
        return decided.refused ? [] : [[name, decided.life.state]]
      })
      expect(Object.fromEntries(led)).toEqual(table[state])
    })

  it('asks one at a time, for four working hours, and never the same one twice', () => {
    expect(offered.offerUntil).toBe(start + 4 * hour)
    const lapsed = apply(offered, { kind: 'tick' }, start + 4 * hour)
    expect([lapsed.state, lapsed.declined, lapsed.searchSince]).toEqual(['requested', ['anna'], start])
    expect(searchDue(lapsed, start + 4 * hour)).toBe(true)
    expect(apply(offered, { kind: 'tick' }, start + 4 * hour - 1)).toEqual(offered)
  })

  it('waits when nobody is left or after two working days, and is looked at again every day', () => {
    const friday = { ...fresh, searchSince: start - 3 * day }
    expect(apply(friday, { kind: 'found', specialist: 'bruno' }, start).state).toBe('offered')
    const tired = apply(fresh, { kind: 'found', specialist: 'bruno' }, start + 48 * hour)
    expect([tired.state, meetingDue(tired)]).toEqual(['waitlisted', start + 48 * hour + day])
    const again = apply(tired, { kind: 'found', specialist: 'bruno' }, start + 72 * hour)
    expect([again.state, again.specialist]).toEqual(['offered', 'bruno'])
    expect(decideMeeting(tired, { kind: 'found', specialist: 'bruno' }, start + 49 * hour).refused).toBe('meeting_over')
  })

  it('takes one to three times to come', () => {
    const accept = (...slots: number[]) =>
      decideMeeting(offered, { kind: 'accept', slots, place: 'Ici' }, start).refused
    expect(accept()).toBe('meeting_past')
    expect(accept(start)).toBe('meeting_past')
    expect(accept(start + meetingRules.ahead)).toBeUndefined()
    expect(accept(start + meetingRules.ahead + 1)).toBe('meeting_past')
    expect(accept(meets, meets + day, meets + 2 * day, meets + 3 * day)).toBe('meeting_past')
    expect(accept(meets, meets + day, meets + 2 * day)).toBeUndefined()
  })

  it('goes to somebody else when nothing is chosen in 72 hours, or when the last time has passed', () => {
    expect(meetingDue({ ...proposed, slots: [start + 20 * day] })).toBe(start + hour + 72 * hour)
    expect(meetingDue({ ...proposed, slots: [start + 2 * hour] })).toBe(start + 2 * hour)
    expect(apply(proposed, { kind: 'tick' }, start + 73 * hour)).toMatchObject({
      state: 'requested',
      grantedUntil: null,
    })
  })

  it('moves with a day’s notice, by either', () => {
    const at = (now: number, event: MeetingEvent) => decideMeeting(scheduled, event, now).refused
    expect(at(meets - day, { kind: 'move' })).toBeUndefined()
    expect(at(meets - day + 1, { kind: 'move' })).toBe('meeting_late')
    const other: MeetingEvent = { kind: 'accept', slots: [meets + 9 * day], place: 'Là' }
    expect(at(meets - day + 1, other)).toBe('meeting_late')
    expect(apply(scheduled, { kind: 'move' }, start + 3 * hour)).toMatchObject({
      state: 'proposed',
      moved: 1,
      slots: [],
    })
  })

  it('is nobody’s to take back once its time has come', () => {
    const at = (now: number, event: MeetingEvent) => decideMeeting(scheduled, event, now).refused
    for (const kind of ['cancel', 'decline'] as const) {
      expect(at(meets - 1, { kind })).toBeUndefined()
      expect(at(meets, { kind })).toBe('meeting_over')
    }
  })

  const newsOf = (life: MeetingLife, event: MeetingEvent, now: number) => {
    const decided = decideMeeting(life, event, now)
    return decided.refused
      ? decided.refused
      : decided.effects.flatMap((effect) => (effect.kind === 'tell' ? [`${effect.to} ${effect.news}`] : []))
  }

  it('stays where the specialist’s new hours leave it out, and the specialist is told; times only proposed are gone', () => {
    const hours: MeetingEvent = { kind: 'hours', lost: [meets] }
    for (const at of [start + 3 * hour, meets - hour]) {
      expect(apply(scheduled, hours, at)).toEqual(scheduled)
      expect(newsOf(scheduled, hours, at)).toEqual(['specialist kept'])
    }
    expect(newsOf(scheduled, hours, meets + 1)).toBe('meeting_over')
    expect(newsOf(proposed, { kind: 'hours', lost: [meets, meets + day] }, start + 2 * hour)).toEqual([
      'client hours',
      'specialist hours',
    ])
    expect(newsOf(scheduled, { kind: 'hours', lost: [meets + day] }, start + 3 * hour)).toBe('meeting_over')
    expect(apply(proposed, hours, start + 2 * hour).slots).toEqual([meets + day])
    expect(newsOf(proposed, hours, start + 2 * hour)).toEqual([])
  })

  it('is taken from a specialist who works here no more, both being told, and so is what they could read', () => {
    expect(newsOf(scheduled, { kind: 'gone' }, start + 3 * hour)).toEqual(['client called_off', 'specialist released'])
    expect(newsOf(proposed, { kind: 'gone' }, start + 3 * hour)).toEqual(['client elsewhere', 'specialist released'])
    expect(apply(samples.completed, { kind: 'gone' }, meets + day)).toMatchObject({
      state: 'completed',
      grantedUntil: null,
    })
  })

  it('stays once it is agreed when its question is closed; what is only proposed ends with it', () => {
    expect(newsOf(scheduled, { kind: 'end' }, start + 3 * hour)).toBe('meeting_over')
    expect(newsOf(proposed, { kind: 'end' }, start + 3 * hour)).toEqual(['specialist cancelled'])
  })

  it('begins anew with what the client decided: the consent taken back stays taken back', () => {
    const revoked = apply({ ...held, widened: true }, { kind: 'revoke' }, meets + hour)
    expect(renewedRequest(revoked, meets + 2 * hour)).toMatchObject({
      state: 'requested',
      declined: ['anna'],
      revoked: true,
      widened: true,
      grantedUntil: null,
    })
  })

  it('reminds both a day and two hours before, and never late', () => {
    const told = (life: MeetingLife, now: number) => {
      const decided = decideMeeting(life, { kind: 'tick' }, now)
      return decided.refused ? [] : decided.effects.flatMap((effect) => (effect.kind === 'tell' ? effect.to : []))
    }
    expect(meetingDue(scheduled)).toBe(meets - day)
    expect(told(scheduled, meets - day)).toEqual(['client', 'specialist'])
    const once = apply(scheduled, { kind: 'tick' }, meets - day)
    expect([once.reminders, meetingDue(once)]).toEqual([1, meets - 2 * hour])
    expect(told(once, meets - 2 * hour)).toEqual(['client', 'specialist'])
    const soon = apply(proposed, { kind: 'choose', slot: meets }, meets - 3 * hour)
    expect(meetingDue(soon)).toBe(meets - 2 * hour)
    expect(told(scheduled, meets)).toEqual([])
  })

  it('is held when its hour is over, and done when both say so or nobody says otherwise for a day', () => {
    const over = apply({ ...scheduled, reminders: 2 }, { kind: 'tick' }, meets + hour)
    expect([over.state, meetingDue(over)]).toEqual(['held', meets + hour + day])
    const one = apply(over, { kind: 'confirm', by: 'client' }, meets + 2 * hour)
    expect(apply(one, { kind: 'confirm', by: 'specialist' }, meets + 2 * hour).state).toBe('completed')
    expect(apply(over, { kind: 'tick' }, meets + hour + day).state).toBe('completed')
  })

  it('finds the client somebody else when the specialist did not come, and lets the blamed one object for 48 hours', () => {
    const decided = decideMeeting(held, { kind: 'missed', by: 'client' }, meets + 2 * hour)
    expect(decided).toMatchObject({ life: { state: 'no_show', grantedUntil: null, missed: { by: 'specialist' } } })
    expect(decided.refused ? [] : decided.effects.map(({ kind }) => kind)).toEqual(['tell', 'alert', 'renew'])
    const late = meets + 2 * hour + meetingRules.objection + 1
    const object: MeetingEvent = { kind: 'object', by: 'client', text: 'J’y étais.' }
    expect(decideMeeting(samples.no_show, object, late).refused).toBe('meeting_over')
  })

  it('loses a proposed time that somebody else has agreed meanwhile, and is told when none is left', () => {
    const one: MeetingEvent = { kind: 'taken', lost: [meets] }
    expect(apply(proposed, one, start + 2 * hour).slots).toEqual([meets + day])
    expect(newsOf(proposed, one, start + 2 * hour)).toEqual([])
    const all: MeetingEvent = { kind: 'taken', lost: [meets, meets + day] }
    expect(apply(proposed, all, start + 2 * hour)).toMatchObject({ state: 'proposed', slots: [] })
    expect(newsOf(proposed, all, start + 2 * hour)).toEqual(['client busy', 'specialist busy'])
    expect(newsOf(proposed, { kind: 'taken', lost: [meets + 9 * day] }, start + 2 * hour)).toBe('meeting_over')
  })

  it('is judged once, where an absence was contested, and both are told', () => {
    const judge: MeetingEvent = { kind: 'judge', stands: false, reason: 'Le client a appelé.' }
    expect(newsOf(samples.no_show, judge, meets + 3 * hour)).toBe('meeting_over')
    const missed = apply(held, { kind: 'missed', by: 'client', text: 'Porte close.' }, meets + 2 * hour)
    const contested = apply(missed, { kind: 'object', by: 'specialist', text: 'J’y étais.' }, meets + 3 * hour)
    expect(newsOf(contested, judge, meets + 4 * hour)).toEqual(['client cleared', 'specialist cleared'])
    expect(newsOf(contested, { ...judge, stands: true }, meets + 4 * hour)).toEqual([
      'client stands',
      'specialist stands',
    ])
    const judged = apply(contested, judge, meets + 4 * hour)
    expect(judged.missed).toMatchObject({ said: 'Porte close.', reply: 'J’y étais.', verdict: { stands: false } })
    expect(newsOf(judged, judge, meets + 5 * hour)).toBe('meeting_over')
  })

  it('is summed up and reviewed once each, once it took place', () => {
    const { completed } = samples
    for (const name of ['summarise', 'review'] as const) {
      const event = events[name] as MeetingEvent
      expect(newsOf(completed, event, meets + day)).toEqual(name === 'summarise' ? ['client summary'] : [])
      expect(newsOf(apply(completed, event, meets + day), event, meets + day)).toBe('meeting_over')
    }
  })

  it('lets the exchanges be read until thirty days after it, and not once the consent is taken back', () => {
    expect(fresh.grantedUntil ?? offered.grantedUntil).toBeNull()
    expect(scheduled.grantedUntil).toBe(meets + 30 * day)
    expect(samples.cancelled.grantedUntil).toBeNull()
    const revoked = apply(scheduled, { kind: 'revoke' }, start + 3 * hour)
    expect([revoked.state, revoked.grantedUntil]).toEqual(['scheduled', null])
    const next = apply(
      apply(revoked, { kind: 'decline' }, start + 4 * hour),
      events.found as MeetingEvent,
      start + 4 * hour,
    )
    const again = apply(next, { kind: 'accept', slots: [meets + day], place: 'Là' }, start + 5 * hour)
    expect(again.grantedUntil).toBeNull()
    expect(apply(samples.completed, { kind: 'tick' }, meets + 30 * day)).toMatchObject({ state: 'archived' })
  })
})

describe('a meeting by phone whose client takes the consent back', () => {
  const byPhone = apply(proposed, { kind: 'choose', slot: meets, ways: ['phone'] }, start)
  const held = (life: MeetingLife) => apply({ ...life, reminders: 2 }, { kind: 'tick' }, meets + 2 * hour)
  const missed = (life: MeetingLife, by: 'client' | 'specialist') =>
    decideMeeting(life, { kind: 'missed', by }, meets + 3 * hour).refused

  it('is off, as nobody has the number: nobody is reminded of it or asked how it went', () => {
    const decided = decideMeeting(byPhone, { kind: 'revoke' }, meets - 1)
    if (decided.refused) throw new Error(decided.refused)
    expect(decided.life).toMatchObject({ state: 'cancelled', cancelledBy: 'client', revoked: true, grantedUntil: null })
    expect(meetingDue(decided.life)).toBeNull()
    expect(decided.effects.map((effect) => ('news' in effect ? `${effect.to} ${effect.news}` : effect.kind))).toEqual([
      'specialist revoked',
      'client given_up',
      'question',
    ])
  })

  it('stays what it was once it has begun, and nobody is responsible for it', () => {
    expect(missed(held(byPhone), 'client')).toBeUndefined()
    const revoked = held(apply(byPhone, { kind: 'revoke' }, meets))
    expect(revoked).toMatchObject({ state: 'held', revoked: true, way: 'phone' })
    for (const by of ['client', 'specialist'] as const) expect(missed(revoked, by)).toBe('meeting_over')
  })

  it('is neither chosen nor proposed alone from then on', () => {
    const revoked = apply(proposed, { kind: 'revoke' }, start + 2 * hour)
    const choose = (way: MeetingWay | undefined, ways: readonly MeetingWay[]) =>
      decideMeeting(revoked, { kind: 'choose', slot: meets, way, ways }, start + 3 * hour)
    expect(choose('phone', ['phone', 'video']).refused).toBe('way_unknown')
    expect(choose(undefined, ['phone']).refused).toBe('way_unknown')
    expect(choose(undefined, ['phone', 'video'])).toMatchObject({ life: { state: 'scheduled', way: 'video' } })
    const propose = (ways: readonly MeetingWay[]) =>
      decideMeeting(revoked, { kind: 'accept', slots: [meets], place: 'Ici', ways }, start + 3 * hour).refused
    expect(propose(['phone'])).toBe('way_unknown')
    expect(propose(['phone', 'in_person'])).toBeUndefined()
  })
})
