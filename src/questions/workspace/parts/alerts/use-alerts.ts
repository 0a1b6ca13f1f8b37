import { useEffect, useRef, useState } from 'react'
import type { Workspace } from '../../../shapes.ts'
import { newsOf } from '../../news.ts'
import { deviceChoice } from '../device-choice.ts'
import { canBadge, markBadge, showBadge } from './badge.ts'
import { canChime, chimeOnce, mayChime, wakeSound } from './chime.ts'

export const soundChoice = deviceChoice('desk-sound', false)
export const badgeChoice = deviceChoice('desk-badge', false)

/** Plays the sound of what is new at the desk, and shows on its icon how much waits, where this device was told to. */
export function useAlerts(desk: Workspace | undefined, waiting: number): void {
  const before = useRef<Workspace | null>(null)
  useEffect(() => {
    if (!desk) return
    const news = before.current && newsOf(before.current, desk)
    before.current = desk
    if (news && soundChoice.read()) void chimeOnce(news)
  }, [desk])

  const badge = badgeChoice.use() && canBadge()
  const isRead = desk !== undefined
  useEffect(() => {
    if (badge) void markBadge(true).catch(() => {})
  }, [badge])
  useEffect(() => {
    if (badge && isRead) showBadge(waiting)
  }, [badge, isRead, waiting])
}

/** The press that turns it on or off; off takes the number away at once. */
export function turnBadge(on: boolean): void {
  badgeChoice.turn(on)
  if (on) return
  showBadge(0)
  void markBadge(false).catch(() => {})
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
