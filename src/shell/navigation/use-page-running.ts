import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * `false` on the server and until the page runs. A button whose form only works with the page running waits for it:
 * pressed earlier, a password would be sent as a page request.
 */
export function usePageRunning(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
