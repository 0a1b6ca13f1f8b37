import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Notice } from './notice.tsx'

type ErrorStateProps = {
  /** What happened. */
  title: string
  /** What was kept, and what to do now. */
  children: ReactNode
  retryLabel?: string
  onRetry?: () => void
  busy?: boolean
}

/** A part of the page that could not be loaded or sent. */
export function ErrorState({ title, children, retryLabel, onRetry, busy }: ErrorStateProps) {
  return (
    <Notice tone="danger" title={title} live>
      {typeof children === 'string' ? <p>{children}</p> : children}
      {onRetry && retryLabel && (
        <p>
          <Button variant="plain" size="small" icon={RotateCw} busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        </p>
      )}
    </Notice>
  )
}
