import { Followers } from '../../src/platform/live/followers.ts'
import { type Live, type LiveEvent, type Opened, openedKind } from '../../src/platform/live/port.ts'

export type MemoryLive = Live & {
  /** Everything announced, for assertions. */
  announced: { people: string[]; kind: string; ref: string }[]
}

/** Live events for unit tests, in this process and immediate: it ignores transactions. */
export function memoryLive(): MemoryLive {
  const followers = new Followers()
  const told: (LiveEvent & { person: string })[] = []
  const announced: MemoryLive['announced'] = []
  let last = 0
  return {
    announced,
    async announce(_tx, people, { kind, ref }) {
      last += 1
      announced.push({ people: [...people], kind, ref })
      for (const person of new Set(people)) {
        told.push({ person, id: last, kind, ref })
        followers.tell(person, { id: last, kind, ref })
      }
    },
    async follow(personId, after, listener) {
      followers.add(personId, listener)
      const missed = after === null ? [] : told.filter(({ person, id }) => person === personId && id >= after)
      for (const { id, kind, ref } of missed) listener({ id, kind, ref })
      const opened: Opened = after === null ? 'afresh' : 'resumed'
      listener({ id: last + 1, kind: openedKind, ref: opened })
      return () => followers.remove(personId, listener)
    },
    async online(people) {
      return new Set(people.filter((person) => followers.has(person)))
    },
  }
}
