import type { Logger } from 'pino'
import type { Db } from '../db/port.ts'
import type { Followers } from './followers.ts'
import { currentPosition, missedEventsOfAll } from './store.ts'

/** Milliseconds after which an event that no message server has brought is told. */
const every = 2000

/**
 * Reads from the table what was committed since the last reading, and tells what nobody has told yet: a message server
 * keeps nothing for a process that it does not reach, nor does a process that dies between commit and publication.
 */
export async function pollEvents(db: Db, followers: Followers, log: Logger) {
  /** Events that were told, and in which round: those that no later round can read are forgotten. */
  const told = new Map<number, number>()
  let round = 0
  let from = await currentPosition(db)
  let stopped = false
  let next: NodeJS.Timeout

  async function read(): Promise<void> {
    const place = await currentPosition(db)
    const people = followers.people()
    for (let start = 0; start < people.length; start += 1000)
      for (const { id, personId, kind, ref, resume } of await missedEventsOfAll(
        db,
        people.slice(start, start + 1000),
        from,
      ))
        if (isNew(id)) followers.tell(personId, { id: safely(resume), kind, ref })
    from = place
    round += 1
    for (const [id, last] of told) if (last < round - 1) told.delete(id)
  }

  const safely = (resume: number) => Math.min(resume, from)

  function isNew(id: number): boolean {
    const known = told.has(id)
    told.set(id, round)
    return !known
  }

  function again(): void {
    if (stopped) return
    next = setTimeout(() => {
      read()
        .catch((error) => log.warn({ err: error }, 'live: events could not be read'))
        .finally(again)
    }, every)
  }
  again()

  return {
    /** Whether this event is told now for the first time. */
    isNew,
    /**
     * The position to resume from after an event: none beyond what was read, as an older event may still be on its way, or
     * lost. A reader that comes back from there is told the last two seconds again.
     */
    safely,
    stop(): void {
      stopped = true
      clearTimeout(next)
    },
  }
}
