import { describe, expect, it } from 'vitest'
import { day, events, hour, start } from '../../../test/fixtures/meetings.ts'
import { decideMeeting } from './decide.ts'
import type { MeetingEvent, MeetingNews } from './events.ts'
import {
  isLive,
  type MeetingRequestState,
  meetingDue,
  meetingRules,
  meetingStates,
  newMeeting,
  searchDue,
} from './lifecycle.ts'

/** A small seeded generator, so that a failure can be repeated. */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Events that would be rare otherwise, as would the paths behind them. */
const likely: Partial<Record<MeetingRequestState, MeetingEvent[]>> = {
  held: [{ kind: 'missed', by: 'client' }],
  no_show: [
    { kind: 'object', by: 'specialist', text: 'J’y étais.' },
    { kind: 'judge', stands: true, reason: 'Lu.' },
  ],
}

/** Some specialists open their hours, which may all be taken. */
const opened = [{}, {}, { bookAt: 'Ici' }, { bookAt: 'Ici', full: true }]

describe('random lives of a meeting request', () => {
  it('keep every promise, whatever happens and however late the clock is', () => {
    const reached = new Set<MeetingRequestState>()
    const news = new Set<MeetingNews>()
    for (let seed = 1; seed <= 1000; seed += 1) {
      const roll = dice(seed)
      const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T
      let now = start
      let life = newMeeting(now)
      let ended = 0
      const asked: string[] = []
      for (let step = 0; step < 60; step += 1) {
        const due = meetingDue(life)
        now =
          roll() < 0.4 && due !== null && due > now ? due + Math.floor(roll() * hour) : now + Math.floor(roll() * day)
        const free = ['anna', 'bruno', 'chloe', 'david'].filter((one) => !life.declined.includes(one))
        const slots = [1, 2, 3].map((n) => now + 4 * n * day)
        const event: MeetingEvent = searchDue(life, now)
          ? { kind: 'found', specialist: roll() < 0.7 ? (free[0] ?? null) : null, ...pick(opened) }
          : pick<MeetingEvent>([
              ...(due !== null && due <= now ? Array<MeetingEvent>(6).fill({ kind: 'tick' }) : []),
              { kind: 'tick' },
              { kind: 'accept', slots, place: 'Ici' },
              { kind: 'accept', slots, place: 'Ici' },
              { kind: 'choose', slot: life.slots.at(-1) ?? now + 2 * day, free: true },
              { kind: 'choose', slot: life.slots[0] ?? 0 },
              { kind: 'hours', lost: [life.meetsAt ?? 0, ...life.slots] },
              ...(likely[life.state] ?? []),
              ...(Object.values(events).filter(() => roll() < 0.15) as MeetingEvent[]),
            ])
        const before = life
        const decided = decideMeeting(life, event, now)
        if (decided.refused) continue
        life = decided.life
        reached.add(life.state)
        const where = `seed ${seed}, step ${step}: ${before.state} ${event.kind} ${life.state}`
        for (const effect of decided.effects) {
          if (effect.kind === 'tell') news.add(effect.news)
          if (effect.kind === 'question' || effect.kind === 'renew') ended += 1
        }
        if (life.state === 'offered' && before.state !== 'offered') {
          expect(asked.includes(life.specialist ?? ''), `${where}: asked twice`).toBe(false)
          asked.push(life.specialist ?? '')
        }
        const accepted = ['proposed', 'scheduled', 'held', 'completed'].includes(life.state)
        expect(life.grantedUntil === null || accepted, `${where}: reading without an acceptance`).toBe(true)
        expect(life.revoked && life.grantedUntil !== null, `${where}: reading against the client’s will`).toBe(false)
        if (before.revoked) expect(life.revoked, where).toBe(true)
        expect(isLive(before.state) || !isLive(life.state), `${where}: came back`).toBe(true)
        if (isLive(life.state))
          expect(meetingDue(life) === null, `${where}: nothing will ever happen`).toBe(life.waiting ?? false)
        if (life.waiting) expect([life.state, life.direct], `${where}: waits for nothing`).toEqual(['proposed', true])
        if (life.state === 'scheduled') expect(life.meetsAt, where).not.toBeNull()
        if (event.kind === 'none_fits') expect(life.specialist, `${where}: lost`).toBe(before.specialist)
        expect(life.rounds ?? 0, `${where}: asked for ever`).toBeLessThanOrEqual(meetingRules.rounds)
        expect(ended, `${where}: ended twice`).toBeLessThanOrEqual(1)
      }
    }
    expect([...reached].sort()).toEqual([...meetingStates].sort())
    expect([...news].sort().join()).toBe(
      'asked,asked_instead,bookable,called_off,cancelled,confirmed,done,elsewhere,full,given_up,hours,kept,missed,moved,' +
        'other_times,proposed,released,reminder,revoked,stands,summary,took_place,waits,withdrawn',
    )
  })
})
