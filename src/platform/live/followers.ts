import type { LiveEvent } from './port.ts'

export type Listener = (event: LiveEvent) => void

/** The open streams of this process, by person. */
export class Followers {
  private readonly byPerson = new Map<string, Set<Listener>>()

  add(personId: string, listener: Listener): void {
    const listeners = this.byPerson.get(personId)
    if (listeners) listeners.add(listener)
    else this.byPerson.set(personId, new Set([listener]))
  }

  remove(personId: string, listener: Listener): void {
    const listeners = this.byPerson.get(personId)
    listeners?.delete(listener)
    if (listeners?.size === 0) this.byPerson.delete(personId)
  }

  tell(personId: string, event: LiveEvent): void {
    for (const listener of this.byPerson.get(personId) ?? []) listener(event)
  }

  has(personId: string): boolean {
    return this.byPerson.has(personId)
  }

  people(): string[] {
    return [...this.byPerson.keys()]
  }
}
