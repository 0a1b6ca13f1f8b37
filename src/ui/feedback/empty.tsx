import type { ReactNode } from 'react'

/** Nothing here yet: what would stand here, and the way to it. */
export function Empty({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {typeof children === 'string' ? <p className="soft">{children}</p> : children}
      {action}
    </div>
  )
}
