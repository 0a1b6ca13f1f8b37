import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'

export type TimelineEntry = {
  key: string
  state: 'done' | 'now' | 'next'
  what: ReactNode
  ago?: ReactNode
  more?: ReactNode
}

type TimelineProps = { entries: readonly TimelineEntry[]; words: { done: string; now: string; next: string } }

const classes = { done: undefined, now: 'current', next: 'next' }

/** What really happened, what is happening, what comes next. Changes are announced politely. */
export function Timeline({ entries, words }: TimelineProps) {
  return (
    <ol className="timeline" aria-live="polite" aria-relevant="additions text">
      {entries.map(({ key, state, what, ago, more }) => (
        <li key={key} className={classes[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="dot" aria-hidden="true">
            {state === 'done' && <Check className="icon" />}
          </span>
          <span className="what">
            {what}
            <span className="sr">, {words[state]}</span>
          </span>
          {ago && (
            <span className="ago" aria-live="off">
              {ago}
            </span>
          )}
          {more && <span className="more">{more}</span>}
        </li>
      ))}
    </ol>
  )
}
