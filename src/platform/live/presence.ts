import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/port.ts'
import type { Followers } from './followers.ts'
import { forgetPresence, forgetProcess, presentSince, recordPresence } from './presence-store.ts'

const recordSeconds = 20
const freshSeconds = 30
/** Presence changes are written in batches; a page reload within this time is no change. */
const settleMilliseconds = 500

/** Records who has an open stream, for the other processes. */
export function trackPresence(db: Db, clock: Clock, log: Logger, followers: Followers) {
  const process = randomUUID()
  const changed = new Set<string>()
  let settling: NodeJS.Timeout | undefined

  async function record(people: string[]): Promise<void> {
    if (people.length > 0) await recordPresence(db, process, people, clock.now())
  }

  async function forget(people: string[]): Promise<void> {
    if (people.length > 0) await forgetPresence(db, process, people)
  }

  async function settle(): Promise<void> {
    settling = undefined
    const people = [...changed]
    changed.clear()
    await record(people.filter((person) => followers.has(person)))
    await forget(people.filter((person) => !followers.has(person)))
  }

  const warn = (error: unknown) => log.warn({ err: error }, 'live: presence could not be recorded')
  const beat = setInterval(() => record(followers.people()).catch(warn), recordSeconds * 1000)

  return {
    /** Records again who has an open stream, now that the clock was moved. */
    renew: () => record(followers.people()),
    /** Call when this person's stream opened or closed. */
    changed(personId: string): void {
      changed.add(personId)
      settling ??= setTimeout(() => settle().catch(warn), settleMilliseconds)
    },
    async online(people: readonly string[]): Promise<Set<string>> {
      if (people.length === 0) return new Set()
      return presentSince(db, people, new Date(clock.now().getTime() - freshSeconds * 1000))
    },
    async stop(): Promise<void> {
      clearInterval(beat)
      clearTimeout(settling)
      await forgetProcess(db, process)
    },
  }
}
