type Slot = { day: number; from: string; to: string }

/** Days that follow each other with the same hours, both counted from Monday (0) to Sunday (6). */
export type WeekRow = { from: number; to: number; slots: { from: string; to: string }[] }

const fromMonday = [1, 2, 3, 4, 5, 6, 0]

/** A week of hours as one reads them on a door: « du lundi au vendredi », then the days that differ. */
export function openingWeek(hours: readonly Slot[]): WeekRow[] {
  const rows: WeekRow[] = []
  fromMonday.forEach((day, index) => {
    const slots = hours
      .filter((slot) => slot.day === day)
      .map(({ from, to }) => ({ from, to }))
      .sort((a, b) => a.from.localeCompare(b.from))
    const last = rows.at(-1)
    if (last && sameSlots(last.slots, slots)) last.to = index
    else rows.push({ from: index, to: index, slots })
  })
  return rows
}

function sameSlots(a: WeekRow['slots'], b: WeekRow['slots']): boolean {
  return a.length === b.length && a.every((slot, i) => slot.from === b[i]?.from && slot.to === b[i]?.to)
}
