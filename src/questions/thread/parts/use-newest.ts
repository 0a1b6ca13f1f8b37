import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { fill } from '../../../i18n/text.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import type { Message } from '../../shapes.ts'
import { lastSeq, opensAt, summaryOf, unseen } from '../thread.ts'
import { storedReadPosition, storeReadPosition } from './read-position.ts'

/**
 * Opens a conversation where reading goes on, keeps the newest message in view for a reader at its end, and counts new
 * messages for a reader further up. A message that is longer than the window is shown from its beginning. Messages of
 * others are announced to screen readers; the focus stays where it is.
 */
export function useNewest(
  questionId: string,
  messages: readonly Message[],
  end: RefObject<HTMLElement | null>,
  sentence: string,
): { fresh: number; away: boolean; toNewest: () => void } {
  const [seen, setSeen] = useState(0)
  const said = useRef<number | null>(null)
  const last = lastSeq(messages)
  const { away, atEnd } = useEnd(end, last > 0)
  useReadSoFar(questionId, end, last)

  const show = useCallback(
    (message: Message | undefined, behavior: ScrollBehavior) => {
      const first = message && document.getElementById(`m${message.seq}`)
      if (first && end.current) bring(first, end.current, behavior)
    },
    [end],
  )

  useEffect(() => {
    if (last === 0) return
    if (said.current === null) {
      // The first load: announces nothing. A link to a part of the page is left to the browser.
      said.current = last
      setSeen(last)
      if (!location.hash) show(opensAt(messages, storedReadPosition(questionId)), 'auto')
      return
    }
    const fresh = unseen(messages, said.current)
    for (const message of fresh) announce(fill(sentence, { name: message.name, text: summaryOf(message) }))
    if (last > said.current && atEnd.current) {
      setSeen(last)
      requestAnimationFrame(() => show(fresh[0] ?? messages.at(-1), gentle()))
    }
    said.current = last
  }, [messages, last, sentence, questionId, show, atEnd])

  useEffect(() => {
    if (!away) setSeen(last)
  }, [away, last])

  const fresh = unseen(messages, seen)
  return {
    fresh: fresh.length,
    away,
    toNewest: () => {
      show(fresh[0] ?? messages.at(-1), gentle())
      setSeen(last)
    },
  }
}

/** Whether the end of the conversation is in view; `there` once there is a conversation. */
function useEnd(end: RefObject<HTMLElement | null>, there: boolean) {
  const [away, setAway] = useState(false)
  const atEnd = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element exists once there is a conversation
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
  }, [end, there])
  return { away, atEnd }
}

/** Stores in this browser the last message that was in view. */
function useReadSoFar(questionId: string, end: RefObject<HTMLElement | null>, last: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message changes the elements to observe
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      const shown = entries.filter(({ isIntersecting }) => isIntersecting)
      const numbers = shown.map(({ target }) => Number(target.id.slice(1)))
      if (numbers.length > 0) storeReadPosition(questionId, Math.max(...numbers))
    })
    for (const message of end.current?.parentElement?.querySelectorAll('.thread > [id^="m"]') ?? [])
      watch.observe(message)
    return () => watch.disconnect()
  }, [questionId, end, last])
}

/** Scrolls to show everything from `first` to the end where the window holds it, otherwise its beginning. */
function bring(first: HTMLElement, end: HTMLElement, behavior: ScrollBehavior): void {
  const above = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const height = end.getBoundingClientRect().bottom - first.getBoundingClientRect().top
  if (height <= innerHeight - above) end.scrollIntoView({ block: 'nearest', behavior })
  else first.scrollIntoView({ block: 'start', behavior })
}

function gentle(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
