import { useSyncExternalStore } from 'react'

/** A yes or no that stays in this browser; without storage it lasts as long as the page. */
export function deviceChoice(key: string, initially: boolean) {
  const listeners = new Set<() => void>()
  let here = initially
  function read(): boolean {
    try {
      const stored = localStorage.getItem(key)
      return stored === null ? here : stored === 'on'
    } catch {
      return here
    }
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    read,
    turn(on: boolean): void {
      here = on
      try {
        localStorage.setItem(key, on ? 'on' : 'off')
      } catch {
        // The choice lasts as long as the page.
      }
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, read, () => initially),
  }
}
