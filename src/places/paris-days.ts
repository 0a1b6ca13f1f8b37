// Calendar days of the operator's country, as the law counts them, whatever their length by the clock.

const day = 86_400_000
const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' })
const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit', hourCycle: 'h23' })

/** The number of the day in Paris; consecutive days have consecutive numbers. */
export function dayNumber(at: Date): number {
  return Date.parse(`${parts.format(at)}T00:00:00Z`) / day
}

/** Midnight in Paris at which that day begins. */
export function startOfDay(number: number): Date {
  const utc = number * day
  const [winter, summer] = [new Date(utc - 3_600_000), new Date(utc - 7_200_000)]
  return hours.format(summer) === '00' ? summer : winter
}

const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1) / day
}

/** Saturdays, Sundays and the public holidays of the Labour Code (L3133-1). */
export function isDayOff(number: number): boolean {
  const date = new Date(number * day)
  if (date.getUTCDay() % 6 === 0) return true
  const sinceEaster = number - easter(date.getUTCFullYear())
  return fixed.includes(date.toISOString().slice(5, 10)) || [1, 39, 50].includes(sinceEaster)
}
