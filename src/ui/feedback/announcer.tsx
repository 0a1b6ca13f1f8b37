import { regionId } from './live-region.tsx'

/** Stands once in the document; `announce` speaks through it. */
export function LiveRegion() {
  return <div id={regionId} className="sr" role="status" aria-live="polite" aria-atomic="true" />
}
