// Times at which a search that found nobody may begin again, in the operator's time zone.
import { nextTime, serviceDay } from '../../experts/workspace/opening-hours.ts'

const minute = 60_000
const quarter = 15 * minute
const hour = 60 * minute

export type LaterTime = { kind: 'soon' | 'evening' | 'today' | 'tomorrow'; at: Date }

/** In two hours, this evening, tomorrow morning: those that leave time to search before the hold ends. */
export function laterTimes(now: Date, holdEnds: Date): LaterTime[] {
  const soon = new Date(Math.ceil((now.getTime() + 2 * hour) / quarter) * quarter)
  const others = [nextTime('18:00', now), nextTime('08:30', now)]
  const apart = others.filter((at) => Math.abs(at.getTime() - soon.getTime()) >= hour)
  const wanted: LaterTime[] = [{ kind: 'soon', at: soon }, ...apart.map((at) => ({ kind: dayPart(at, now), at }))]
  const [from, to] = [now.getTime() + hour, holdEnds.getTime() - hour]
  return wanted
    .filter(({ at }) => at.getTime() >= from && at.getTime() <= to)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** The part of the day of a time within the next twenty-four hours. */
export function dayPart(at: Date, now: Date): 'evening' | 'today' | 'tomorrow' {
  if (serviceDay(at) !== serviceDay(now)) return 'tomorrow'
  // Between 18:00 and midnight the next 18:00 is on another day.
  return serviceDay(nextTime('18:00', at)) === serviceDay(at) ? 'today' : 'evening'
}
