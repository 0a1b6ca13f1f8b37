import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from './notice.tsx'

/** Confirms what was asked for: the button that was pressed is gone, and reading goes on here. */
export function DoneNotice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="success" live>
        {children}
      </Notice>
    </div>
  )
}
