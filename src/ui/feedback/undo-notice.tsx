import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../../i18n/server-time.ts'
import { Button } from '../button.tsx'

type UndoNoticeProps = {
  /** What is about to happen. */
  title: string
  until: string
  words: { undo: string; left: string; now: string }
  problem?: string | null
  busy?: boolean
  /** Stands over the foot of the window, wherever the page is read. */
  floating?: boolean
  onUndo: () => void
  /** The time is over: asked every second until the notice goes. */
  onOver: () => void
}

const secondsTo = (until: string) => Math.ceil((Date.parse(until) - serverNow()) / 1000)
/** A notice that comes with this much time left is the answer to a press just now, and gets the focus. */
const fresh = 8

/** What was asked for happens in some seconds: says so, counts, and takes it back. The seconds are not read aloud. */
export function UndoNotice({ title, until, words, problem, busy, floating, onUndo, onOver }: UndoNoticeProps) {
  const [left, setLeft] = useState(() => secondsTo(until))
  const button = useRef<HTMLDivElement>(null)
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = secondsTo(until)
      setLeft(seconds)
      if (seconds <= 0) over.current()
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  useEffect(() => {
    if (secondsTo(until) < fresh) return
    // After the dialog has given the focus back to what opened it, which may be gone.
    const frame = requestAnimationFrame(() => button.current?.querySelector('button')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [until])
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
            {words.left.replace('{n}', String(left))}
          </span>
        </Button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
