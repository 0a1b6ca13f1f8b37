import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { serverNow } from '../../i18n/server-time.ts'
import { Button } from '../button.tsx'
import { focusIfLost } from './lost-focus.ts'

type UndoNoticeProps = {
  /** What is about to happen. */
  title: string
  until: string
  /** `minutes`: where there is more than one left. */
  words: { undo: string; left: string; minutes?: string; now: string }
  /** How many seconds there are at first. A notice that is new gets the focus: it is the answer to a press. */
  seconds?: number
  problem?: string | null
  busy?: boolean
  /** Stands over the foot of the window, wherever the page is read. */
  floating?: boolean
  /** Where reading goes on once the notice has gone with the focus in it; the page's heading by default. */
  after?: string
  onUndo: () => void
  /** The time is over: asked every second until the notice goes. */
  onOver: () => void
}

/** Never more than were given: the server's clock is known here to the second only. */
export const secondsTo = (until: string, most: number, now = serverNow()) =>
  Math.min(most, Math.ceil((Date.parse(until) - now) / 1000))
/** A notice of at most this age is the answer to a press just now, on a slow line as well. */
const freshSeconds = 5

const hasFocus = (box: HTMLElement | null) => box?.contains(document.activeElement) ?? false

const leftIn = ({ left: seconds, minutes }: UndoNoticeProps['words'], left: number) =>
  minutes && left > 60 ? minutes.replace('{n}', String(Math.ceil(left / 60))) : seconds.replace('{n}', String(left))

/** What was asked for happens in some seconds: says so, counts, and takes it back. The seconds are not read aloud. */
export function UndoNotice({
  title,
  until,
  words,
  seconds = 10,
  problem,
  busy,
  floating,
  after,
  onUndo,
  onOver,
}: UndoNoticeProps) {
  const [left, setLeft] = useState(() => secondsTo(until, seconds))
  const box = useRef<HTMLDivElement>(null)
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsTo(until, seconds)
      // The button goes with its time.
      if (now <= 0 && hasFocus(box.current)) box.current?.querySelector('p')?.focus({ preventScroll: true })
      setLeft(now)
      if (now <= 0) over.current()
    }, 1000)
    return () => clearInterval(timer)
  }, [until, seconds])
  useEffect(() => {
    if (secondsTo(until, seconds) < seconds - freshSeconds) return
    // After the dialog has given the focus back to what opened it, which may be gone.
    const frame = requestAnimationFrame(() => box.current?.querySelector('button')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [until, seconds])
  useLayoutEffect(() => {
    const own = box.current
    return () => {
      if (hasFocus(own)) focusIfLost(after)
    }
  }, [after])
  return (
    <div className={floating ? 'undo undo--floating no-print' : 'undo no-print'} ref={box}>
      <p role="status" tabIndex={-1}>
        <b>{title}</b>
        {left <= 0 && ` ${words.now}`}
      </p>
      {left > 0 && (
        <Button variant="plain" size="small" icon={Undo2} busy={busy} onClick={onUndo}>
          {words.undo}
          <span className="num" aria-hidden="true">
            {leftIn(words, left)}
          </span>
        </Button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
