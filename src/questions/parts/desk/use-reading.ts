import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '../../../api/call.ts'

export type Reading<T> = {
  data: T | null
  /** Why the last reading failed; what was read before stays. */
  problem: CallError | null
  /** Reads again; calls that come while it reads end in one more reading, so that the last word is always shown. */
  reload: () => void
  /** What a command has just answered, shown without waiting for the next reading. */
  show: (data: T) => void
}

/** What the page shows of one thing, read anew for each `key`; nothing is read while the key is null. */
export function useReading<T>(
  key: string | null,
  read: (key: string, known: T | null, signal: AbortSignal) => Promise<T>,
): Reading<T> {
  const [shown, setShown] = useState<{ key: string | null; data: T | null; problem: CallError | null }>(nothing)
  const reader = useRef(read)
  reader.current = read
  const known = useRef<{ key: string | null; data: T | null }>({ key: null, data: null })
  const again = useRef<() => void>(() => {})

  const keep = useCallback((of: string | null, data: T | null, problem: CallError | null) => {
    known.current = { key: of, data }
    setShown({ key: of, data, problem })
  }, [])

  useEffect(() => {
    if (key === null) {
      again.current = () => {}
      return keep(null, null, null)
    }
    const ending = new AbortController()
    let running = false
    let asked = false
    async function run(of: string): Promise<void> {
      if (running) {
        asked = true
        return
      }
      running = true
      do {
        asked = false
        const before = known.current.key === of ? known.current.data : null
        try {
          const data = await reader.current(of, before, ending.signal)
          if (!ending.signal.aborted && !asked) keep(of, data, null)
        } catch (error) {
          if (ending.signal.aborted) return
          const problem = error instanceof CallError ? error : new CallError(0, null)
          keep(of, known.current.key === of ? known.current.data : null, problem)
        }
      } while (asked && !ending.signal.aborted)
      running = false
    }
    again.current = () => void run(key)
    again.current()
    return () => ending.abort()
  }, [key, keep])

  const reload = useCallback(() => again.current(), [])
  const show = useCallback((data: T) => keep(known.current.key, data, null), [keep])
  const current = shown.key === key ? shown : nothing
  return { data: current.data, problem: current.problem, reload, show }
}

const nothing = { key: null, data: null, problem: null }
