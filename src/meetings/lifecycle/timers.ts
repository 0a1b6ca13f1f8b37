// What time alone does to a meeting request, and what the search that is then due has found.
import { askAfterwards, freed, type Moment, type Of, over, tell, tellBoth, to } from './change.ts'
import type { MeetingDecision } from './events.ts'
import { meetingDue, searchDue } from './lifecycle.ts'
import { afterWorkingTime } from './working-time.ts'

export function found({ life, now, rules }: Moment, { specialist, bookAt, ways, full }: Of<'found'>): MeetingDecision {
  if (!searchDue(life, now)) return over
  const tired = life.state === 'requested' && now >= afterWorkingTime(life.searchSince, rules.search)
  if (specialist && !tired && bookAt !== undefined)
    return to(
      life,
      { state: 'proposed', specialist, direct: true, place: bookAt, ways, proposedAt: now, lookAt: null },
      ...tell(life, 'client', full ? 'full' : 'bookable'),
    )
  if (specialist && !tired)
    return to(
      life,
      { state: 'offered', specialist, offerUntil: afterWorkingTime(now, rules.offer), lookAt: null },
      { kind: 'tell', to: 'specialist', specialist, news: 'asked' },
    )
  const waits = { state: 'waitlisted', lookAt: now + rules.lookAgain } as const
  if (life.state === 'waitlisted') return to(life, waits)
  return to(life, waits, ...tell(life, 'client', 'waits'), { kind: 'alert', template: 'meeting_waitlisted' })
}

/** One step per tick, however late it comes. */
export function tick(moment: Moment): MeetingDecision {
  const { life, now, rules } = moment
  const due = meetingDue(life, rules)
  if (due === null || due > now) return to(life, {})
  switch (life.state) {
    case 'offered':
      return to(life, freed(moment))
    case 'proposed':
      return to(life, freed(moment), ...tell(life, 'specialist', 'withdrawn'), ...tell(life, 'client', 'elsewhere'))
    case 'scheduled':
      return agreedTime(moment)
    case 'held':
      return to(life, { state: 'completed' }, ...askAfterwards(life))
    case 'completed':
      return to(life, { state: 'archived', grantedUntil: null })
    default:
      // The caller, who searches, reports the result.
      return to(life, {})
  }
}

/** Reminders before the agreed time, and the end of its hour. */
function agreedTime({ life, now, rules }: Moment): MeetingDecision {
  const meetsAt = life.meetsAt ?? 0
  if (now >= meetsAt + rules.lasts) return to(life, { state: 'held' }, ...tellBoth(life, 'took_place'))
  return to(
    life,
    { reminders: rules.reminders.filter((before) => meetsAt - before <= now).length },
    ...(now < meetsAt ? tellBoth(life, 'reminder') : []),
  )
}
