import { type RefObject, useEffect, useRef, useState } from 'react'
import { fill } from '../../i18n/text.ts'
import { announce } from '../../ui/live-region.tsx'
import type { Message } from '../shapes.ts'
import { lastSeq, summaryOf, unseen } from '../thread.ts'

/**
 * Keeps the newest message in sight for whoever is at the end of the conversation, and counts what has come for whoever
 * reads further up. What others write is said to screen readers.
 */
export function useNewest(
  messages: readonly Message[],
  end: RefObject<HTMLElement | null>,
  sentence: string,
): { fresh: number; away: boolean; toEnd: () => void } {
  const [seen, setSeen] = useState(0)
  const [away, setAway] = useState(false)
  const said = useRef<number | null>(null)
  const atEnd = useRef(false)
  const last = lastSeq(messages)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is there once there is a conversation
  useEffect(() => {
    const mark = end.current
    if (!mark) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        atEnd.current = entry?.isIntersecting ?? false
        setAway(!atEnd.current)
      },
      { rootMargin: '0px 0px 120px 0px' },
    )
    watch.observe(mark)
    return () => watch.disconnect()
  }, [end, last > 0])

  useEffect(() => {
    if (last === 0) return
    if (said.current === null) {
      // The first reading: all of it is known to be there.
      said.current = last
      setSeen(last)
      return
    }
    for (const message of unseen(messages, said.current))
      announce(fill(sentence, { name: message.name, text: summaryOf(message) }))
    if (last > said.current && atEnd.current) {
      setSeen(last)
      requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'nearest', behavior: gentle() }))
    }
    said.current = last
  }, [messages, last, sentence, end])

  useEffect(() => {
    if (!away) setSeen(last)
  }, [away, last])

  return {
    fresh: unseen(messages, seen).length,
    away,
    toEnd: () => end.current?.scrollIntoView({ block: 'end', behavior: gentle() }),
  }
}

function gentle(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
