// Time that counts only while people work: Monday to Friday, nine to six, in the operator's time zone.
import { serviceDay } from '../../experts/workspace/opening-hours.ts'
import { parisInstant } from '../../i18n/paris-instant.ts'

const opens = '09:00'
const closes = '18:00'
const day = 24 * 3_600_000

/** The instant after so much working time. */
export function afterWorkingTime(from: number, needed: number): number {
  let left = needed
  let at = from
  for (;;) {
    const today = serviceDay(new Date(at))
    const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
    const start = Math.max(at, parisInstant(`${today}T${opens}`).getTime())
    const end = parisInstant(`${today}T${closes}`).getTime()
    if (weekday !== 0 && weekday !== 6 && start < end) {
      if (end - start >= left) return start + left
      left -= end - start
    }
    const next = serviceDay(new Date(parisInstant(`${today}T12:00`).getTime() + day))
    at = parisInstant(`${next}T00:00`).getTime()
  }
}
