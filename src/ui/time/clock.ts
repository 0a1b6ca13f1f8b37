import { useSyncExternalStore } from 'react'
import { serverNow } from '../../i18n/server-time.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let second = 0

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!timer) {
    second = Math.floor(serverNow() / 1000)
    timer = setInterval(() => {
      second = Math.floor(serverNow() / 1000)
      for (const one of listeners) one()
    }, 1000)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * The time now in milliseconds, in steps of `step` seconds; one interval for the whole page. `null` on the server and
 * while hydrating, so that the first drawing is the same on both sides.
 */
export function useNow(step = 1): number | null {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor((second || Math.floor(serverNow() / 1000)) / step) * step * 1000,
    () => null,
  )
}
