import { NeedsScript } from '../../shell/frame/needs-script.tsx'
import { Skeleton } from '../../ui/time/delayed.tsx'

/** Placeholder for content that needs JavaScript; a browser without it is told so. */
export function LoadingPlaceholder({ lines, label }: { lines: number; label: string }) {
  return (
    <>
      <NeedsScript />
      <Skeleton lines={lines} label={label} />
    </>
  )
}
