// Lengths of time in words, days and months counted from a day, and how a day is written.

export type Precision = 'day' | 'month' | 'year'
export type Reading = { year: number; month: number; day: number; precision: Precision }

/** Words that stand alone, in levelled text. */
export const word = (source: string): RegExp => new RegExp(`(?<![a-z0-9œ])(?:${source})(?![a-z0-9œ])`, 'g')

const counts: Record<string, number> = {
  un: 1,
  une: 1,
  a: 1,
  an: 1,
  one: 1,
  deux: 2,
  two: 2,
  trois: 3,
  three: 3,
  quatre: 4,
  four: 4,
  cinq: 5,
  five: 5,
  six: 6,
  sept: 7,
  seven: 7,
  huit: 8,
  eight: 8,
  neuf: 9,
  nine: 9,
  dix: 10,
  ten: 10,
  douze: 12,
  twelve: 12,
  quinze: 15,
  fifteen: 15,
  vingt: 20,
  twenty: 20,
  trente: 30,
  thirty: 30,
}
export const count = `\\d{1,3}|${Object.keys(counts).join('|')}`
export const unit = 'heures?|hours?|jours?|j|days?|semaines?|sem|weeks?|wks?|mois|months?|ans?|annees?|years?|yrs?'

export const at = (date: Date, precision: Precision): Reading => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth(),
  day: date.getUTCDate(),
  precision,
})

/** Up to this many days ago, "n days ago" means an exact day. */
const daysTold = 10

export const moved = (today: Date, amount: string, name: string, direction: 1 | -1): Reading => {
  const n = direction * (counts[amount] ?? Number(amount))
  const date = new Date(today)
  if (/^(heure|hour)/.test(name)) {
    // A term in hours that ends within a day has to be kept by the day before it.
    const days = direction === 1 ? Math.floor(n / 24) : Math.round(n / 24)
    date.setUTCDate(date.getUTCDate() + (Math.abs(n) >= 24 ? days : 0))
  } else if (/^(j|day)/.test(name)) date.setUTCDate(date.getUTCDate() + n)
  else if (/^(sem|week|wk)/.test(name)) date.setUTCDate(date.getUTCDate() + 7 * n)
  else {
    date.setUTCMonth(date.getUTCMonth() + (/^mo/.test(name) ? n : 12 * n))
    // Six months from 31 August end with February.
    if (date.getUTCDate() !== today.getUTCDate()) date.setUTCDate(0)
  }
  // A term given in months is a day to respect; "three weeks ago" is no exact day, only a month.
  if (direction === 1 || /^(heure|hour)/.test(name)) return at(date, 'day')
  if (/^(j|day)/.test(name) && n >= -daysTold) return at(date, 'day')
  return at(date, /^(an|y)/.test(name) ? 'year' : 'month')
}

export const shifted = (today: Date, days: number): Reading => {
  const date = new Date(today)
  date.setUTCDate(date.getUTCDate() + days)
  return at(date, 'day')
}

export const shiftedMonths = (today: Date, months: number, precision: Precision): Reading =>
  at(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1)), precision)

const two = (n: number): string => String(n).padStart(2, '0')

export const written = ({ year, month: index, day, precision }: Reading): string | null => {
  if (year < 1900 || year > 2100 || index < 0 || day < 1) return null
  if (precision === 'year') return String(year)
  if (precision === 'month') return `${year}-${two(index + 1)}`
  const date = new Date(Date.UTC(year, index, day))
  return date.getUTCMonth() === index ? `${year}-${two(index + 1)}-${two(day)}` : null
}
