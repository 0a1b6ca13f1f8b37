import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError, onConflict } from '../../api/call.ts'
import { type Change, type SerializedReads, serializeReads } from './serialized-reads.ts'

export type Reading<T> = {
  data: T | null
  /** Why the last reading failed; what was read before stays. */
  problem: CallError | null
  /** How often the server has answered: whoever waits for it tries again when this grows. */
  answered: number
  /** Resolves once what is shown is the newest, or could not be read. */
  reload: () => Promise<void>
  /** What a command has just answered, shown without waiting for the next reading. */
  show: (change: Change<T>) => void
}

/**
 * What the page shows of one thing, read anew for each `key`; nothing is read while the key is null. In another
 * `language` it is read again, and what stands there stays until then; so it is after a command that was refused because
 * things have changed.
 */
export function useReading<T>(
  key: string | null,
  read: (key: string, known: T | null, signal: AbortSignal) => Promise<T>,
  language?: string,
): Reading<T> {
  const [shown, setShown] = useState<Shown<T>>(nothing)
  const reader = useRef(read)
  reader.current = read
  const turns = useRef<SerializedReads<T> | null>(null)

  useEffect(() => {
    setShown(nothing)
    if (key === null) return
    const ending = new AbortController()
    const mine = serializeReads<T>(
      (known) => reader.current(key, known, ending.signal),
      ({ data, problem: thrown, read: heard }) => {
        const problem = thrown === null || thrown instanceof CallError ? thrown : new CallError(0, null)
        setShown((before) => ({
          key,
          data,
          problem,
          answered: (before.key === key ? before.answered : 0) + Number(heard),
        }))
      },
    )
    turns.current = mine
    void mine.ask()
    const unhear = onConflict(() => void mine.ask())
    return () => {
      unhear()
      ending.abort()
      mine.end()
      turns.current = null
    }
  }, [key])

  const spoken = useRef(language)
  useEffect(() => {
    if (spoken.current !== language) void turns.current?.ask()
    spoken.current = language
  }, [language])

  const reload = useCallback(async () => turns.current?.ask(), [])
  const show = useCallback((change: Change<T>) => turns.current?.put(change), [])
  const { data, problem, answered } = shown.key === key ? shown : nothing
  return { data, problem, answered, reload, show }
}

type Shown<T> = { key: string | null; data: T | null; problem: CallError | null; answered: number }
const nothing = { key: null, data: null, problem: null, answered: 0 }
