import { dayNumber, isDayOff, startOfDay } from '../places/paris-days.ts'

const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** `2026-11`: the month of Paris to which an instant belongs. */
export function monthOf(at: Date): string {
  return parts.format(at).slice(0, 7)
}

/** The instants at which a month begins and the next one does. */
export function monthSpan(month: string): { start: Date; end: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const first = (offset: number) => startOfDay(Date.UTC(year, number - 1 + offset, 1) / 86_400_000)
  return { start: first(0), end: first(1) }
}

/** The months that are over at an instant, the latest first. */
export function monthsBefore(at: Date, count: number): string[] {
  const [year = 0, number = 1] = monthOf(at).split('-').map(Number)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, number - 2 - back, 1)).toISOString().slice(0, 7),
  )
}

/** From the beginning of one day of Paris to the end of another, each as `2026-11-20`. */
export function daySpan(from: string, to: string): { start: Date; end: Date } {
  const number = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
  return { start: startOfDay(number(from)), end: startOfDay(number(to) + 1) }
}

/** The next day on which banks work, as `2026-12-01`. */
export function nextBankDay(after: Date): string {
  let number = dayNumber(after) + 1
  while (isDayOff(number)) number += 1
  return new Date(number * 86_400_000).toISOString().slice(0, 10)
}
