// Events of the specialist: the times they propose, and what takes these away again.
import { begun, freed, type Moment, type Of, over, proposal, tell, tellBoth, to, tooLateToMove } from './change.ts'
import type { MeetingDecision } from './events.ts'

/** Proposes times: the first ones, others, or others in place of the agreed one. */
export function accept(moment: Moment, event: Of<'accept'>): MeetingDecision {
  const { life, now, rules } = moment
  if (life.state !== 'offered' && life.state !== 'proposed' && life.state !== 'scheduled') return over
  const slots = [...new Set(event.slots)].sort((a, b) => a - b)
  const last = slots.at(-1)
  if (last === undefined || slots.length > rules.mostSlots || slots.some((at) => at <= now || at > now + rules.ahead))
    return { refused: 'meeting_past' }
  if (life.state === 'scheduled' && tooLateToMove(moment)) return { refused: 'meeting_late' }
  const grantedUntil = life.revoked ? null : last + rules.grant
  return to(
    life,
    { ...proposal(moment), slots, place: event.place, wish: null, grantedUntil },
    ...tell(life, 'client', 'proposed'),
  )
}

export function decline(moment: Moment): MeetingDecision {
  const { life } = moment
  if (life.state === 'offered') return to(life, freed(moment))
  if ((life.state !== 'proposed' && life.state !== 'scheduled') || begun(moment)) return over
  return to(life, freed(moment), ...tell(life, 'client', life.state === 'scheduled' ? 'called_off' : 'elsewhere'))
}

/** The specialist may no longer receive anybody; after the meeting they only lose access to the exchanges. */
export function gone(moment: Moment): MeetingDecision {
  const { life } = moment
  const given = decline(moment)
  if (!given.refused) return { ...given, effects: [...given.effects, ...tell(life, 'specialist', 'released')] }
  return life.grantedUntil === null ? over : to(life, { grantedUntil: null })
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
