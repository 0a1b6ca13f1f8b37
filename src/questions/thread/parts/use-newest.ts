import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fill } from '../../../i18n/text.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import type { Message, QuestionView } from '../../shapes.ts'
import { hasNewLine, lastSeq, newFromWith, opensAt, summaryOf, unreadOf, unseen } from '../thread.ts'
import { furthestRead, saveRead, storeReadPosition } from './read-position.ts'
import { useCountInTitle, useHidden } from './use-tab.ts'

type Newest = {
  /** How many messages of others have come since the reader was at the end. */
  fresh: number
  /** The message above which the line "new" stands. */
  newFrom: number | null
  away: boolean
  /** The last message is in view, be it only in part. */
  atLast: boolean
  toNewest: () => void
  /** What comes next is shown, unless the reader scrolls meanwhile: they have just sent something. */
  follow: () => void
}

/**
 * Opens a conversation where reading goes on, or at its end for whoever has just written on another page; keeps the newest message in view for a reader at its end, and counts new
 * messages for a reader further up or in another tab, whose title has the count. A message that is longer than the
 * window is shown from its beginning. Messages of others are announced to screen readers; the focus stays where it is.
 */
export function useNewest(
  { id: questionId, readUpTo, emergency }: Pick<QuestionView, 'id' | 'readUpTo' | 'emergency'>,
  messages: readonly Message[],
  end: RefObject<HTMLElement | null>,
  sentence: string,
  hasWritten: boolean,
): Newest {
  const [seen, setSeen] = useState(0)
  const [newFrom, setNewFrom] = useState<number | null>(null)
  const said = useRef<number | null>(null)
  const stands = useRef(false)
  stands.current = emergency !== null
  const reached = useRef(0)
  const followed = useRef<HTMLElement>(null)
  const opening = useRef<Message>(undefined)
  const last = lastSeq(messages)
  const { away, atEnd } = useEnd(end, last > 0)
  const atLast = useInView(`m${lastSeq(messages.filter(({ kind }) => kind !== 'event'))}`)
  const hidden = useHidden()
  const following = useFollowing()
  useReadSoFar(questionId, end, last)

  const show = useCallback(
    (message: Message | undefined, behavior: ScrollBehavior, by: 'page' | 'button' | 'sender' = 'page') => {
      const first = message && document.getElementById(`m${message.seq}`)
      if (!first || !end.current) return
      // One's own text is known: below it stands what comes.
      bring(by === 'sender' ? end.current : first, end.current, behavior)
      // What had the focus went with what was answered: reading goes on at what has come, and from there at what comes next.
      // Nobody has chosen the page's heading either, which has the focus after a change of page.
      const { activeElement, body } = document
      const chosen = by !== 'button' && activeElement !== body && !activeElement?.matches('main h1')
      if (chosen && activeElement !== followed.current) return
      followed.current = first.querySelector<HTMLElement>('.preview h2') ?? first
      focusQuietly(followed.current)
    },
    [end],
  )

  useEffect(() => {
    // The first load announces nothing. A link to a part of the page is left to the browser, and nothing is scrolled to
    // past whom to call in an emergency.
    const open = () => {
      said.current = last
      setSeen(last)
      const read = furthestRead(questionId, readUpTo)
      // An earlier page could not save it.
      if (read !== null && read > (readUpTo ?? 0)) void saveRead(questionId, read)
      const unread = unreadOf(messages, read)
      const line = hasNewLine(messages, unread) ? unread[0] : undefined
      setNewFrom(line?.seq ?? null)
      if (location.hash || stands.current) return
      if (hasWritten) {
        following.current = true
        show(messages.at(-1), 'auto', 'sender')
      } else if (line) opening.current = line
      else show(opensAt(messages, read), 'auto')
    }
    if (last === 0) return
    if (said.current === null) return open()
    const fresh = unseen(messages, said.current)
    for (const message of fresh) announce(fill(sentence, { name: message.name, text: summaryOf(message) }))
    // The line stands above what came while nobody looked, and stays there for the reader who comes back.
    const first = fresh[0]
    const near = atEnd.current || following.current
    if (first && (document.hidden || !near)) setNewFrom((from) => newFromWith(from, reached.current, first.seq))
    if (last > said.current && near) {
      // Whoever reads what has come is not taken on to the next.
      if (first) following.current = false
      requestAnimationFrame(() => show(first ?? messages.at(-1), gentle(), first ? 'page' : 'sender'))
      if (!document.hidden) setSeen(last)
    }
    said.current = last
  }, [messages, last, sentence, questionId, readUpTo, hasWritten, show, atEnd, following])

  // The conversation opens at an unread message once the line above it is drawn.
  useLayoutEffect(() => {
    if (newFrom === null) return
    show(opening.current, 'auto')
    opening.current = undefined
  }, [newFrom, show])

  useEffect(() => {
    if (away || hidden) return
    reached.current = last
    setSeen(last)
  }, [away, hidden, last])

  const fresh = unseen(messages, seen)
  useCountInTitle(fresh.length)
  return {
    fresh: fresh.length,
    newFrom,
    away,
    atLast,
    toNewest: () => {
      show(fresh[0] ?? messages.at(-1), gentle(), 'button')
      setSeen(last)
    },
    follow: () => {
      following.current = true
    },
  }
}

const scrollKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']

/** True from when it is set until the reader scrolls. */
function useFollowing(): RefObject<boolean> {
  const following = useRef(false)
  useEffect(() => {
    const end = () => {
      following.current = false
    }
    const press = ({ key, target }: KeyboardEvent) => {
      const inField = target instanceof Element && target.matches('input, textarea, select, button')
      if (!inField && scrollKeys.includes(key)) end()
    }
    // The page's own scroll bar.
    const grab = ({ target }: PointerEvent) => target === document.documentElement && end()
    document.addEventListener('wheel', end, { passive: true })
    document.addEventListener('touchmove', end, { passive: true })
    document.addEventListener('keydown', press)
    document.addEventListener('pointerdown', grab)
    return () => {
      document.removeEventListener('wheel', end)
      document.removeEventListener('touchmove', end)
      document.removeEventListener('keydown', press)
      document.removeEventListener('pointerdown', grab)
    }
  }, [])
  return following
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

function useInView(elementId: string): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const element = document.getElementById(elementId)
    setInView(false)
    if (!element) return
    const watch = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    watch.observe(element)
    return () => watch.disconnect()
  }, [elementId])
  return inView
}

const saveReadAfter = 1000

/** Stores in this browser the last message that was in view, and with the account for the person's other devices. */
function useReadSoFar(questionId: string, end: RefObject<HTMLElement | null>, last: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message changes the elements to observe
  useEffect(() => {
    let saving: ReturnType<typeof setTimeout> | undefined
    let unsaved = 0
    const save = () => {
      clearTimeout(saving)
      if (unsaved > 0) void saveRead(questionId, unsaved)
      unsaved = 0
    }
    const watch = new IntersectionObserver((entries) => {
      const shown = entries.filter(({ isIntersecting }) => isIntersecting)
      const numbers = shown.map(({ target }) => Number(target.id.slice(1)))
      if (numbers.length === 0) return
      const upTo = Math.max(...numbers)
      if (!storeReadPosition(questionId, upTo)) return
      unsaved = upTo
      clearTimeout(saving)
      saving = setTimeout(save, saveReadAfter)
    })
    addEventListener('pagehide', save)
    for (const message of end.current?.parentElement?.querySelectorAll('.thread > [id^="m"]') ?? [])
      watch.observe(message)
    return () => {
      watch.disconnect()
      removeEventListener('pagehide', save)
      save()
    }
  }, [questionId, end, last])
}

export function focusQuietly(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Scrolls to show everything from `first` to the end where the window holds it, otherwise its beginning. What changes
 * its height on the way moves the goal: it is reached in a second step, unless the reader has moved meanwhile.
 */
function bring(first: HTMLElement, end: HTMLElement, behavior: ScrollBehavior): void {
  place(first, end, behavior)
  const reader = new AbortController()
  for (const act of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    document.addEventListener(act, () => reader.abort(), { once: true, passive: true, signal: reader.signal })
  document.addEventListener('scrollend', () => place(first, end, 'auto'), { once: true, signal: reader.signal })
  setTimeout(() => reader.abort(), 3000)
}

function place(first: HTMLElement, end: HTMLElement, behavior: ScrollBehavior): void {
  const above = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  // The line "new" belongs to the message beneath it.
  const line = first.previousElementSibling
  const start = line?.matches('.new-line') ? line : first
  const { top } = start.getBoundingClientRect()
  const holds = end.getBoundingClientRect().bottom - top <= innerHeight - above
  // A reload may have restored a position below the beginning.
  const edge = holds && top >= above ? end : start
  edge.scrollIntoView({ block: holds ? 'nearest' : 'start', behavior })
}

function gentle(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
