import { describe, expect, it } from 'vitest'
import { apply, fresh, hour, meets, proposed, start } from '../../../test/fixtures/meetings.ts'
import { decideMeeting } from './decide.ts'
import { type MeetingLife, meetingDue, meetingRules, renewedRequest } from './lifecycle.ts'

describe('a client who is free at none of the times', () => {
  const asksAgain = (life: MeetingLife, nth: number) => {
    const asked = apply(life, { kind: 'none_fits', text: `Le mardi ${nth}.` }, start + nth * hour)
    return apply(asked, { kind: 'accept', slots: [meets + nth * hour], place: 'Ici' }, start + nth * hour + 1)
  }

  it('keeps the same specialist, who learns when they are free and has three days to propose others', () => {
    const now = start + 5 * hour
    const decided = decideMeeting(proposed, { kind: 'none_fits', text: 'Le mardi après 17 h.' }, now)
    if (decided.refused) throw new Error(decided.refused)
    expect(decided.life).toMatchObject({ state: 'proposed', specialist: 'anna', slots: [], declined: [], rounds: 1 })
    expect(decided.life.wish).toBe('Le mardi après 17 h.')
    expect(meetingDue(decided.life)).toBe(now + 72 * hour)
    expect(decided.effects).toEqual([{ kind: 'tell', to: 'specialist', specialist: 'anna', news: 'other_times' }])
    const next = apply(decided.life, { kind: 'accept', slots: [meets], place: 'Ici' }, now + hour)
    expect(next).toMatchObject({ slots: [meets], wish: 'Le mardi après 17 h.', rounds: 1 })
  })

  it('may say so three times; then the choice is to look for somebody else', () => {
    let life = proposed
    for (let nth = 1; nth <= meetingRules.rounds; nth += 1) {
      expect(decideMeeting(life, { kind: 'elsewhere' }, start + nth * hour).refused).toBe('meeting_over')
      life = asksAgain(life, nth)
    }
    expect(life).toMatchObject({ specialist: 'anna', rounds: 3 })
    expect(decideMeeting(life, { kind: 'none_fits' }, start + 9 * hour).refused).toBe('meeting_over')
    const left = apply(life, { kind: 'elsewhere' }, start + 9 * hour)
    expect([left.state, left.specialist, left.declined, left.rounds]).toEqual(['requested', null, ['anna'], 0])
  })

  it('does not ask again while the specialist looks for other times', () => {
    const asked = apply(proposed, { kind: 'none_fits' }, start + 5 * hour)
    expect(asked.wish).toBeNull()
    expect(decideMeeting(asked, { kind: 'none_fits' }, start + 6 * hour).refused).toBe('meeting_over')
  })

  it('begins anew with whoever is found next', () => {
    // What the client said is as true for the next one.
    const silent = apply(asksAgain(proposed, 1), { kind: 'tick' }, start + 90 * hour)
    expect([silent.state, silent.rounds]).toEqual(['requested', 0])
  })
  it('has said when they are free with the request, which holds for everybody who is asked until they say otherwise', () => {
    const said = { wish: 'Après 17 h.', freeTimes: { days: [2], parts: [] } }
    const asked = apply({ ...fresh, ...said }, { kind: 'found', specialist: 'anna' }, start)
    for (const event of [{ kind: 'decline' }, { kind: 'gone' }, { kind: 'tick' }] as const)
      expect(apply(asked, event, start + 8 * hour)).toMatchObject({ state: 'requested', ...said })
    const proposes = { kind: 'accept', slots: [meets], place: 'Ici' } as const
    const answered = apply(asked, proposes, start)
    expect(apply(answered, { kind: 'none_fits' }, start)).toMatchObject(said)
    const other = { kind: 'none_fits', text: '', freeTimes: null } as const
    expect(apply(answered, other, start)).toMatchObject({ wish: null, freeTimes: null })
    expect(renewedRequest(apply(answered, { kind: 'choose', slot: meets }, start), meets)).toMatchObject(said)
  })
})
