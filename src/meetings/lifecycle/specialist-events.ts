// Events of the specialist: the times they propose, and what takes these away again.

import { waysLeft } from '../ways.ts'
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
import type { MeetingDecision, MeetingEffect } from './events.ts'
import { newMeeting } from './lifecycle.ts'
import { afterWorkingTime } from './working-time.ts'

/** Proposes times: the first ones, others, or others in place of the agreed one. */
export function accept(moment: Moment, event: Of<'accept'>): MeetingDecision {
  const { life, now, rules } = moment
  if (life.state !== 'offered' && life.state !== 'proposed' && life.state !== 'scheduled') return over
  const slots = [...new Set(event.slots)].sort((a, b) => a - b)
  const last = slots.at(-1)
  if (last === undefined || slots.length > rules.mostSlots || slots.some((at) => at <= now || at > now + rules.ahead))
    return { refused: 'meeting_past' }
  if (life.state === 'scheduled' && tooLateToMove(moment)) return { refused: 'meeting_late' }
  if (event.ways && waysLeft(event.ways, life).length === 0) return { refused: 'way_unknown' }
  const grantedUntil = life.revoked ? null : last + rules.grant
  return to(
    life,
    { ...proposal(moment), slots, place: event.place, ways: event.ways, grantedUntil },
    ...tell(life, 'client', 'proposed'),
    ...tellGivenUp(life, 'specialist'),
  )
}

export function decline(moment: Moment): MeetingDecision {
  return without(moment, tellGivenUp(moment.life, 'specialist'))
}

function without(moment: Moment, toSpecialist: readonly MeetingEffect[]): MeetingDecision {
  const { life } = moment
  if (life.state === 'offered') return to(life, freed(moment), ...toSpecialist)
  if ((life.state !== 'proposed' && life.state !== 'scheduled') || begun(moment)) return over
  const news = life.state === 'scheduled' ? 'called_off' : 'elsewhere'
  return to(life, freed(moment), ...tell(life, 'client', news), ...toSpecialist)
}

/** The specialist may no longer receive anybody; after the meeting they only lose access to the exchanges. */
export function gone(moment: Moment): MeetingDecision {
  const { life } = moment
  const given = without(moment, tell(life, 'specialist', 'released'))
  if (!given.refused) return given
  return life.grantedUntil === null ? over : to(life, { grantedUntil: null })
}

/** Whoever could book, or waits for a free hour, is with the same specialist, who is asked now. */
export function bookingClosed({ life, now, rules }: Moment): MeetingDecision {
  if (life.state !== 'proposed' || !life.direct) return over
  const offerUntil = afterWorkingTime(now, rules.offer)
  const { place, ways } = newMeeting(now)
  return to(
    life,
    { state: 'offered', direct: false, waiting: false, place, ways, proposedAt: null, searchSince: now, offerUntil },
    ...tell(life, 'specialist', 'asked'),
    ...tell(life, 'client', 'asked_instead'),
  )
}

/** Withdraws proposed times outside the new hours; an agreed time stays, and the specialist is told. */
export function hours(moment: Moment, { lost }: Of<'hours'>): MeetingDecision {
  const { life, now } = moment
  if (life.state === 'scheduled' && life.meetsAt !== null && lost.includes(life.meetsAt))
    return life.meetsAt <= now ? over : to(life, {}, ...tell(life, 'specialist', 'kept'))
  return withdrawTimes(moment, lost, 'hours')
}

/** Withdraws proposed times that were agreed with another client. */
export function taken(moment: Moment, { lost }: Of<'taken'>): MeetingDecision {
  return withdrawTimes(moment, lost, 'busy')
}

/** Both are told once no proposed time is left. */
function withdrawTimes(moment: Moment, lost: readonly number[], news: 'hours' | 'busy'): MeetingDecision {
  const { life } = moment
  const slots = life.slots.filter((at) => !lost.includes(at))
  if (life.state !== 'proposed' || slots.length === life.slots.length) return over
  return slots.length > 0 ? to(life, { slots }) : to(life, { ...proposal(moment), slots }, ...tellBoth(life, news))
}
