import { useEffect, useRef, useSyncExternalStore } from 'react'
import { actOf, isTyping, type ShortcutAction } from './shortcuts.ts'

const storageKey = 'desk-shortcuts'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

/** Single-letter shortcuts can be turned off by people who dictate (WCAG 2.1.4); the choice stays in this browser. */
export function useShortcuts(onAct: (act: ShortcutAction) => void): { on: boolean; turn: (on: boolean) => void } {
  const on = useSyncExternalStore(subscribe, stored, () => true)
  const act = useRef(onAct)
  act.current = onAct
  useEffect(() => {
    if (!on) return
    function pressed(event: KeyboardEvent): void {
      const dialogOpen = document.querySelector('dialog[open]') !== null
      const wanted = actOf(event, isTyping(event.target as HTMLElement | null), dialogOpen)
      if (!wanted || event.defaultPrevented) return
      event.preventDefault()
      act.current(wanted)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [on])
  return {
    on,
    turn(next) {
      try {
        localStorage.setItem(storageKey, next ? 'on' : 'off')
      } catch {
        // Without storage the shortcuts stay on.
      }
      for (const listener of listeners) listener()
    },
  }
}
