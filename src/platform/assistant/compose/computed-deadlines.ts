import { civilDay, findDates } from '../extraction/dates.ts'
import { fold } from '../fold.ts'
import type { Dossier, Preview, Quotation } from '../port.ts'
import type { Knowledge } from './known-answers.ts'

/**
 * A period counted from a day, as articles 641 of the code of civil procedure and 2229 of the civil code do: months and
 * years end on the day of the same number, or on the last day of a shorter month. `YYYY-MM-DD`; Sundays and holidays
 * do not move it.
 */
export function dayAfter(
  date: string,
  { days = 0, months = 0, years = 0 }: { days?: number; months?: number; years?: number },
) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year + years, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, last) + days)
  return first.toISOString().slice(0, 10)
}

/** The deadlines of the quoted rules, counted from whole past dates that the client gave. */
export function computedDeadlines(
  { knowledge: sheets, now }: Dossier,
  { known }: Knowledge,
  quotations: readonly Quotation[],
): Preview['deadlines'] {
  const answerTo = (fact: string) => known.find(({ question }) => question.key === fact)?.words
  return (sheets?.subject?.deadlines ?? []).flatMap(({ rule, from, after, when, what }) => {
    const quoted = quotations.find((quotation) => quotation.rule?.key === rule)
    if (!quoted || (when && fold(answerTo(when.fact) ?? '') !== fold(when.is))) return []
    const dates = findDates(answerTo(from) ?? '', now).filter(({ date, about }) => !about && date.length === 10)
    const [start] = dates.length === 1 ? dates : []
    if (!start || start.date > civilDay(now)) return []
    return [{ date: dayAfter(start.date, after), what, rule: quoted.title }]
  })
}
