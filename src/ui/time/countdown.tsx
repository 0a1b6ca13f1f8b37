import { useEffect, useRef } from 'react'
import { announce } from '../feedback/live-region.tsx'
import { useNow } from './clock.ts'

type CountdownProps = {
  /** The moment at which it ends, and how many seconds it had. */
  until: string
  seconds: number
  label: string
  /** Sentences for a screen reader, at the start, at 15 seconds and at the end. `{n}` is the seconds left. */
  words: { start: string; soon: string; over: string }
  onOver?: () => void
}

/** The time left, in seconds towards its end, and a thin bar. Nothing blinks, nothing turns red, and it speaks three times at most. */
export function Countdown({ until, seconds, label, words, onOver }: CountdownProps) {
  const now = useNow()
  const left = now === null ? seconds : Math.max(0, Math.min(seconds, Math.ceil((Date.parse(until) - now) / 1000)))
  const said = useRef<'nothing' | 'start' | 'soon' | 'over'>('nothing')
  const over = useRef(onOver)
  over.current = onOver
  const stage = now === null ? 'nothing' : left === 0 ? 'over' : left <= 15 ? 'soon' : 'start'

  useEffect(() => {
    if (stage === 'nothing' || said.current === stage) return
    said.current = stage
    announce(words[stage].replace('{n}', String(left)))
    if (stage === 'over') over.current?.()
  }, [stage, words, left])

  return (
    <div className="offer-time">
      <span>{label}</span>
      <span className="num" role="timer" aria-live="off">
        {left > 120 ? `${Math.ceil(left / 60)}\u00a0min` : `${left}\u00a0s`}
      </span>
      <span className="offer-bar" aria-hidden="true">
        <i style={{ width: `${(left / seconds) * 100}%` }} />
      </span>
    </div>
  )
}
