import { useLayoutEffect, useSyncExternalStore } from 'react'
import { drawMode, followPreference, forcedMode, preferenceNow } from './colour-mode.ts'

/** What the person chose; `null` on the server, which cannot know. */
export function usePreference(): string | null {
  return useSyncExternalStore(followPreference, preferenceNow, () => null)
}

/** Draws the mode anew where the page that one has moved to asks for another. */
export function useColourMode(asked: string | undefined): void {
  useLayoutEffect(() => {
    forcedMode(asked, console.warn)
    drawMode()
  }, [asked])
}
