import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../../i18n/server-time.ts'
import { Button } from '../button.tsx'

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
  onUndo: () => void
  /** The time is over: asked every second until the notice goes. */
  onOver: () => void
}

const secondsTo = (until: string) => Math.ceil((Date.parse(until) - serverNow()) / 1000)
/** A notice of at most this age is the answer to a press just now. */
const freshSeconds = 2

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
  onUndo,
  onOver,
}: UndoNoticeProps) {
  const [left, setLeft] = useState(() => secondsTo(until))
  const button = useRef<HTMLDivElement>(null)
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsTo(until)
      setLeft(now)
      if (now <= 0) over.current()
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  useEffect(() => {
    if (secondsTo(until) < seconds - freshSeconds) return
    // After the dialog has given the focus back to what opened it, which may be gone.
    const frame = requestAnimationFrame(() => button.current?.querySelector('button')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [until, seconds])
  return (
    <div className={floating ? 'undo undo--floating no-print' : 'undo no-print'} ref={button}>
      <p role="status">
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
