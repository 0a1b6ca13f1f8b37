import Check from 'lucide-react/icons/check'
import { useEffect, useRef } from 'react'
import { announce } from '../feedback/live-region.tsx'

export type CounterMessages = { empty: string; one: string; other: string; enough: string }

/** What to say beside a text of at least `least` characters. `other` holds `{n}`. */
export function counterText(words: CounterMessages, length: number, least: number): string {
  const left = least - length
  if (length === 0) return words.empty
  if (left <= 0) return words.enough
  return (left === 1 ? words.one : words.other).replace('{n}', String(left))
}

/** Counts towards enough, then encourages. It is heard once, when enough is reached, and not at every key. */
export function Counter({
  id,
  length,
  least,
  words,
}: {
  id: string
  length: number
  least: number
  words: CounterMessages
}) {
  const enough = length >= least
  const before = useRef(enough)
  useEffect(() => {
    if (enough && !before.current) announce(words.enough)
    before.current = enough
  }, [enough, words.enough])
  return (
    <p className="question-count" id={id}>
      {enough && <Check className="icon" />}
      <span>{counterText(words, length, least)}</span>
    </p>
  )
}
