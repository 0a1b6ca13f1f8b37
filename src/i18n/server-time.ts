/** A device that is off by no more than this is left alone: an answer takes its time on the way. */
const tolerance = 5000

let ahead = 0

/** The `Date` of an answer that has just come: the clock of this device may be wrong. */
export function syncServerTime(date: string | null, here = Date.now()): void {
  const there = Date.parse(date ?? '')
  if (Number.isNaN(there)) return
  ahead = Math.abs(there - here) > tolerance ? there - here : 0
}

/** The time as the server has it, in milliseconds: what it says of begins, ends and ages is measured against this. */
export const serverNow = (): number => Date.now() + ahead
