/** A smaller clock difference is ignored: it may be network latency. */
const tolerance = 5000

let ahead = 0

/** Takes the `Date` header of a response that has just arrived: this device's clock may be wrong. */
export function syncServerTime(date: string | null, here = Date.now()): void {
  const there = Date.parse(date ?? '')
  if (Number.isNaN(there)) return
  ahead = Math.abs(there - here) > tolerance ? there - here : 0
}

/** The server's time, in milliseconds: the start, end and age of things are measured against it. */
export const serverNow = (): number => Date.now() + ahead
