import { useCallback, useState } from 'react'

export type Say<Words> = (words: Words) => string | null

/**
 * A sentence that stays on the screen. What is kept is how it is said, so that it follows the page's language; what it
 * is said with is handed to `say`.
 */
export function useSentence<Words>(words: Words): [string | null, (say: Say<Words> | null) => void] {
  const [kept, setKept] = useState<Say<Words> | null>(null)
  const keep = useCallback((say: Say<Words> | null) => setKept(() => say), [])
  return [kept ? kept(words) : null, keep]
}
