import { guardAgainstOldFiles } from './reload-guard.ts'

let awake = false
let wanted: string | null = null

/** Called once the page runs: from here on a missing script leads to a reload. */
export function pageIsAwake(): void {
  awake = true
}

export const isAwake = () => awake

/** Where a navigation that is under way leads; `null` when there is none. */
export function navigationWants(path: string | null): void {
  wanted = path
}

if (typeof window !== 'undefined') guardAgainstOldFiles(window, isAwake, () => wanted ?? window.location.pathname)
