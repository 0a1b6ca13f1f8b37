import { useEffect, useRef } from 'react'
import { focusIfLost } from './lost-focus.ts'

/**
 * What stands on the page changes with this value, and what was pressed may be gone: the heading of what has come takes
 * the focus, or the page's own. `null`: not known yet.
 */
export function useFocusIfLost(value: boolean | number | null, heading?: string): void {
  const before = useRef(value)
  useEffect(() => {
    const changed = before.current !== null && before.current !== value
    before.current = value
    if (changed) focusIfLost(heading, true)
  }, [value, heading])
}
