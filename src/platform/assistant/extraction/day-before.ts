import { monthOf, monthPattern } from './calendar-words.ts'

/** A day of the year: the index of its month, and its number. */
export type MonthDay = [month: number, day: number]

const told = new RegExp(
  `(?<![a-z0-9])(?:(\\d{1,2})(?:er|st|nd|rd|th)?(?: of)? (${monthPattern})|(${monthPattern}) (\\d{1,2})(?:st|nd|rd|th)?)(?![a-z0-9])(?!\\.?,? \\d{4})`,
  'g',
)

/** The last day without a year that levelled text tells shortly before a place. */
export function dayToldBefore(plain: string, from: number): MonthDay | undefined {
  const match = [...plain.slice(Math.max(0, from - 90), from).matchAll(told)].at(-1)
  return match && [monthOf((match[2] ?? match[3])!), Number(match[1] ?? match[4])]
}

type Listed = { today: Date; earlier: MonthDay | undefined; event: boolean; ahead: boolean; term: boolean }

/**
 * Whether an appointment without a tense may have been on its day this year, after the day told before it: « j’ai commencé le 3
 * janvier, entretien le 7 avril ».
 */
export function mayFollow({ today, earlier, event, ahead, term }: Listed, month: number, day: number): boolean {
  if (!earlier || !event || ahead || term) return false
  const year = today.getUTCFullYear()
  const told = Date.UTC(year, month, day)
  return told < today.getTime() && told > Date.UTC(year, ...earlier)
}
