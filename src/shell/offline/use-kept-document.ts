import { useEffect } from 'react'
import { mayReload, sessionStoreOrNone } from '../navigation/reload-guard.ts'

/** How the browsers say that a call reached nobody: Chromium, Firefox, Safari. */
const notReached = /^(Failed to fetch|NetworkError when attempting|Load failed)/

/** Whether the router's own call for a page reached nobody. */
export const isUnreached = (error: unknown): boolean => error instanceof TypeError && notReached.test(error.message)

/**
 * A page whose data reached nobody is loaded anew, once in ten seconds, where a service worker answers: it has the page as
 * it was last read, or says what is kept. A browser may say that it is online without a way to us (`navigator.onLine`).
 */
export function useKeptDocument(error: unknown): void {
  useEffect(() => {
    if (!isUnreached(error) || !navigator.serviceWorker?.controller) return
    if (mayReload(sessionStoreOrNone(), location.pathname, Date.now())) location.reload()
  }, [error])
}
