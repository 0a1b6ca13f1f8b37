import { useEffect, useRef } from 'react'
import { deviceChoice } from '../device-choice.ts'
import { actOf, isTyping, type ShortcutAction } from './shortcuts.ts'

const choice = deviceChoice('desk-shortcuts', true)

/** Single-letter shortcuts can be turned off by people who dictate (WCAG 2.1.4); the choice stays in this browser. */
export function useShortcuts(onAct: (act: ShortcutAction) => void): { on: boolean; turn: (on: boolean) => void } {
  const on = choice.use()
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
  return { on, turn: choice.turn }
}
