// Events of the client, and of their question, until the meeting takes place.

import { type MeetingWay, onlyInPerson, waysLeft } from '../ways.ts'
import {
  begun,
  freed,
  type Moment,
  type Of,
  over,
  proposal,
  tell,
  tellBoth,
  tellGivenUp,
  to,
  tooLateToMove,
} from './change.ts'
import type { MeetingDecision, MeetingNews } from './events.ts'
import { isLive, type MeetingLife } from './lifecycle.ts'

const roundsOf = ({ rounds = 0 }: MeetingLife) => rounds

const joinedAt = (way: MeetingWay, { link, room }: Pick<Of<'choose'>, 'link' | 'room'>) =>
  way === 'video' ? { link: link ?? null, room } : { link: null, room: undefined }

/** Moved again, it stays so: the specialist may not have read it yet. */
const overtakenAt = ({ life, now }: Moment, { overtakes }: Pick<Of<'choose'>, 'overtakes'>) =>
  overtakes ? now : life.state === 'scheduled' ? life.overtakenAt : null

/** Agrees to a proposed or a free hour; a meeting that was booked so moves to another free hour, with notice. */
export function choose(moment: Moment, { slot, free, ...event }: Of<'choose'>): MeetingDecision {
  const { life, now, rules } = moment
  const ways = waysLeft(event.ways ?? life.ways ?? onlyInPerson, life)
  const way = event.way ?? ways[0]
  const moves = life.state === 'scheduled'
  if (life.state !== 'proposed' && !(moves && life.direct)) return over
  if (moves && tooLateToMove(moment)) return { refused: 'meeting_late' }
  if (!life.slots.includes(slot) && !(life.direct && free && slot !== life.meetsAt)) return { refused: 'slot_unknown' }
  if (way === undefined || !ways.includes(way)) return { refused: 'way_unknown' }
  if (slot <= now) return { refused: 'meeting_past' }
  return to(
    life,
    {
      state: 'scheduled',
      waiting: false,
      meetsAt: slot,
      was: null,
      overtakenAt: overtakenAt(moment, event),
      ...{ way, ways, place: event.place ?? life.place },
      ...joinedAt(way, event),
      moved: life.moved + (moves ? 1 : 0),
      slots: [],
      proposedAt: null,
      grantedUntil: life.revoked ? null : slot + rules.grant,
      // A reminder whose time has passed already is not sent.
      reminders: rules.reminders.filter((before) => slot - before <= now).length,
    },
    ...tellBoth(life, 'confirmed'),
    { kind: 'agreed' },
  )
}

export function noneFits(moment: Moment, event: Of<'none_fits'>): MeetingDecision {
  const { life, rules } = moment
  const { text = life.wish, freeTimes = life.freeTimes } = event
  const offered = life.slots.length > 0 || life.direct
  if (life.state !== 'proposed' || !offered || roundsOf(life) >= rules.rounds) return over
  return to(
    life,
    { ...proposal(moment), slots: [], rounds: roundsOf(life) + 1, wish: text || null, freeTimes },
    ...tell(life, 'specialist', 'other_times'),
  )
}

/** Off the list, the days to answer begin anew; whoever waits for an earlier hour has agreed to one, and no day runs. */
export function wait({ life, now }: Moment, { on }: Of<'wait'>): MeetingDecision {
  const { state, direct, waiting = false } = life
  if (!direct || (state !== 'proposed' && state !== 'scheduled')) return over
  return state === 'scheduled' || waiting === on ? to(life, {}) : to(life, { waiting: on, proposedAt: now })
}

export function elsewhere(moment: Moment): MeetingDecision {
  const { life, rules } = moment
  if (life.state !== 'proposed' || !(life.direct || roundsOf(life) >= rules.rounds)) return over
  return to(life, freed(moment), ...tell(life, 'specialist', 'withdrawn'))
}

export function move(moment: Moment): MeetingDecision {
  const { life } = moment
  if (life.state !== 'scheduled') return over
  if (tooLateToMove(moment)) return { refused: 'meeting_late' }
  return to(
    life,
    { ...proposal(moment), slots: [] },
    ...tell(life, 'specialist', 'moved'),
    ...tellGivenUp(life, 'client'),
  )
}

/** Asks in the neighbouring departments as well. */
export function widen({ life, now }: Moment): MeetingDecision {
  if (life.state !== 'waitlisted' || life.widened) return over
  return to(life, { state: 'requested', widened: true, lookAt: null, searchSince: now })
}

export function cancel(moment: Moment): MeetingDecision {
  const { life } = moment
  if (!isLive(life.state) || life.state === 'held' || begun(moment)) return over
  return closed(life, 'client')
}

/** An agreement of two people is taken back by one of them, never by closing the question. */
export function end({ life }: Moment): MeetingDecision {
  if (!isLive(life.state) || life.state === 'scheduled' || life.state === 'held') return over
  return closed(life, 'house')
}

function closed(life: MeetingLife, cancelledBy: 'client' | 'house', news: MeetingNews = 'cancelled'): MeetingDecision {
  return to(
    life,
    { state: 'cancelled', cancelledBy, offerUntil: null, lookAt: null, slots: [], waiting: false, grantedUntil: null },
    ...tell(life, 'specialist', news),
    ...(cancelledBy === 'client' ? tellGivenUp(life, 'client') : []),
    { kind: 'question', event: 'meeting_ended' },
  )
}

/** Takes back the consent to read the exchanges. Nobody has the number for a call that is still to come: it is off. */
export function revoke(moment: Moment): MeetingDecision {
  const { life } = moment
  if (!life.specialist || life.revoked || life.grantedUntil === null) return over
  const calls = life.state === 'scheduled' && life.way === 'phone' && !begun(moment)
  if (calls) return closed({ ...life, revoked: true }, 'client', 'revoked')
  return to(life, { revoked: true, grantedUntil: null }, ...tell(life, 'specialist', 'revoked'))
}
