// Weekly hours while they are edited, and their problems.
export type Slot = { day: number; from: string; to: string }
/** Monday first, as a French week is written; 0 is Sunday. */
export const weekDays = [1, 2, 3, 4, 5, 6, 0] as const

export type SlotProblem = { index: number; field: 'from' | 'to'; code: 'missing' | 'order' | 'overlap' | 'short' }

/** `least`: the minutes that a span must hold to be of use. */
export function problemsOfWeek(slots: readonly Slot[], least = 0): SlotProblem[] {
  return slots.flatMap((slot, index): SlotProblem[] => {
    if (slot.from === '') return [{ index, field: 'from', code: 'missing' }]
    if (slot.to === '') return [{ index, field: 'to', code: 'missing' }]
    if (slot.from >= slot.to) return [{ index, field: 'to', code: 'order' }]
    if (minutesOf(slot.to) - minutesOf(slot.from) < least) return [{ index, field: 'to', code: 'short' }]
    const earlier = slots
      .slice(0, index)
      .some((other) => other.day === slot.day && other.from < slot.to && slot.from < other.to)
    return earlier ? [{ index, field: 'from', code: 'overlap' }] : []
  })
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The next slot of a day: the usual hours on an empty one, otherwise the afternoon that follows. In the evening it is left to be typed. */
export function nextSlot(slots: readonly Slot[], day: number): Slot {
  const last = slots
    .filter((slot) => slot.day === day)
    .map((slot) => slot.to)
    .sort()
    .at(-1)
  if (last === undefined) return { day, from: '09:00', to: '18:00' }
  const hour = Number(last.slice(0, 2))
  if (Number.isNaN(hour) || hour >= 19) return { day, from: '', to: '' }
  const two = (value: number) => String(Math.min(value, 23)).padStart(2, '0')
  return { day, from: `${two(hour + 1)}:00`, to: `${two(Math.max(hour + 2, 18))}:00` }
}

/** Copies Monday to Tuesday through Friday. */
export function likeMonday(slots: readonly Slot[]): Slot[] {
  const monday = slots.filter((slot) => slot.day === 1)
  const kept = slots.filter((slot) => slot.day < 2 || slot.day > 5)
  return [...kept, ...[2, 3, 4, 5].flatMap((day) => monday.map((slot) => ({ ...slot, day })))]
}

export function inOrder(slots: readonly Slot[]): Slot[] {
  return [...slots].sort((a, b) => a.day - b.day || a.from.localeCompare(b.from))
}
