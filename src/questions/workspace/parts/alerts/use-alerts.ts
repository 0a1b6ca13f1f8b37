import { useEffect, useRef, useState } from 'react'
import type { Workspace } from '../../../shapes.ts'
import { newsOf } from '../../news.ts'
import { deviceChoice } from '../device-choice.ts'
import { canChime, chimeOnce, mayChime, wakeSound } from './chime.ts'

export const soundChoice = deviceChoice('desk-sound', false)
export const badgeChoice = deviceChoice('desk-badge', false)
export const canBadge = (): boolean => 'setAppBadge' in navigator

/** Plays the sound of what is new at the desk, and shows on its icon how much waits, where this device was told to. */
export function useAlerts(desk: Workspace | undefined, waiting: number): void {
  const before = useRef<Workspace | null>(null)
  useEffect(() => {
    if (!desk) return
    const news = before.current && newsOf(before.current, desk)
    before.current = desk
    if (news && soundChoice.read()) void chimeOnce(news)
  }, [desk])

  const badge = badgeChoice.use()
  useEffect(() => {
    if (!badge || !canBadge()) return
    // A browser that shows none for want of an installed app or a permission refuses quietly.
    const show = (count: number) => void navigator.setAppBadge(count).catch(() => {})
    const clear = () => show(0)
    show(waiting)
    addEventListener('pagehide', clear)
    return () => {
      removeEventListener('pagehide', clear)
      clear()
    }
  }, [badge, waiting])
}

/** Whether the sound is on and still held back by the browser, until the first press on the page. */
export function useSoundAsleep(): boolean {
  const on = soundChoice.use()
  const [asleep, setAsleep] = useState(false)
  useEffect(() => {
    const waits = on && canChime() && !mayChime()
    setAsleep(waits)
    if (!waits) return
    const wake = () => {
      setAsleep(false)
      void wakeSound()
    }
    for (const press of ['click', 'keydown']) addEventListener(press, wake, { once: true })
    return () => {
      for (const press of ['click', 'keydown']) removeEventListener(press, wake)
    }
  }, [on])
  return asleep
}
