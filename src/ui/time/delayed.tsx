import { type ReactNode, useEffect, useState } from 'react'

/** Shows its content only once the wait is long enough to be felt, so that quick answers never flicker. */
export function Delayed({ after = 300, children }: { after?: number; children: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return due ? children : null
}

/**
 * A wait of unknown length, in words beside the turning ring. The style sheet shows it after a moment: a page whose
 * scripts are still on their way says it too.
 */
export function Loading({ label }: { label: string }) {
  return (
    <p className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      {label}
    </p>
  )
}

/** Ruled lines where text will stand. */
export function Skeleton({ lines = 3, label }: { lines?: number; label: string }) {
  return (
    <Delayed>
      <div role="status">
        <span className="sr">{label}</span>
        <span className="skeleton" aria-hidden="true" style={{ '--lines': lines } as React.CSSProperties} />
      </div>
    </Delayed>
  )
}
