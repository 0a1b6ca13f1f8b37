export type Change<T> = (known: T | null) => T | null

export type SerializedReads<T> = {
  /** Reads; wishes that come while it reads end in one more reading, so that the last word is always shown. Resolves once nothing is read any more. */
  ask: () => Promise<void>
  /**
   * What a command has just answered, put into what is known now; `null` changes nothing. A reading that began before it
   * would bring back what was: it is made anew.
   */
  put: (change: Change<T>) => void
  end: () => void
}

/** Readings of one thing, one after the other: `tell` hears of each that no command has overtaken. */
export function serializeReads<T>(
  read: (known: T | null) => Promise<T>,
  tell: (heard: { data: T | null; problem: unknown; read: boolean }) => void,
): SerializedReads<T> {
  let known: T | null = null
  let running: Promise<void> | null = null
  let again = false
  let overtaken = false
  let over = false

  async function run(): Promise<void> {
    do {
      again = false
      overtaken = false
      try {
        const data = await read(known)
        if (over) return
        if (overtaken) continue
        known = data
        tell({ data, problem: null, read: true })
      } catch (problem) {
        if (over) return
        tell({ data: known, problem, read: false })
      }
    } while (again || overtaken)
    running = null
  }

  return {
    ask() {
      if (running) again = true
      else running = run()
      return running ?? Promise.resolve()
    },
    put(change) {
      const data = change(known)
      if (data === null) return
      known = data
      overtaken = true
      tell({ data, problem: null, read: false })
    },
    end() {
      over = true
    },
  }
}
