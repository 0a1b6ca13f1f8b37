import { describe, expect, it } from 'vitest'
import {
  apply,
  day,
  events,
  held,
  hour,
  meets,
  proposed,
  samples,
  scheduled,
  start,
} from '../../../test/fixtures/meetings.ts'
import { invitationMethod, withSequence } from './invitation.ts'

const now = start + 3 * hour
const changedBy = (name: string) => apply(scheduled, events[name]!, now)

describe('what a calendar must learn', () => {
  it('is an agreed hour, and that it no longer holds, whoever took it back', () => {
    expect(invitationMethod(proposed, scheduled)).toBe('REQUEST')
    for (const name of ['accept', 'decline', 'gone', 'move', 'cancel'])
      expect([name, invitationMethod(scheduled, changedBy(name))]).toEqual([name, 'CANCEL'])
  })

  it('is that the client may not be named any more', () => {
    expect(invitationMethod(scheduled, changedBy('revoke'))).toBe('REQUEST')
  })

  it('is nothing before an hour is agreed, while it stands and once it is over', () => {
    expect(invitationMethod(samples.offered, proposed)).toBeNull()
    expect(invitationMethod(proposed, apply(proposed, events.cancel!, now))).toBeNull()
    expect(invitationMethod(scheduled, apply(scheduled, events.tick!, meets - day))).toBeNull()
    expect(invitationMethod(scheduled, held)).toBeNull()
    expect(invitationMethod(held, samples.no_show)).toBeNull()
  })

  it('has a number that only grows, over several specialists too', () => {
    const agreed = withSequence(proposed, scheduled)
    const given = withSequence(agreed, apply(agreed, events.decline!, now))
    const found = apply(given, events.found!, now)
    const other = apply(found, { kind: 'accept', slots: [meets + day], place: 'Là' }, now)
    const again = withSequence(other, apply(other, { kind: 'choose', slot: meets + day }, now))
    expect([agreed, given, found, other, again].map(({ sequence }) => sequence)).toEqual([0, 1, 1, 1, 2])
  })
})
