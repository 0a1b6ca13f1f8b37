// Months and weekdays in words, on levelled text, and a weekday that stands beside the day that it is.

const monthNames = [
  'janvier|janv|january|jan',
  'fevrier|fevr|fev|february|feb',
  'mars|march|mar',
  'avril|avr|april|apr',
  'mai|may',
  'juin|june|jun',
  'juillet|juil|july|jul',
  'aout|august|aug',
  'septembre|september|sept|sep',
  'octobre|october|oct',
  'novembre|november|nov',
  'decembre|december|dec',
]
/** « depuis sept ans » names no September. */
const shortSeptember = 'sept(?! ?(?:ans?|annees?|mois|jours?|semaines?|heures?|minutes?|cents?|mille)(?![a-z]))'
export const monthPattern = monthNames.join('|').replace('|sept|', `|${shortSeptember}|`)
export const monthOf = (name: string): number => monthNames.findIndex((names) => names.split('|').includes(name))

const weekdayNames = [
  'dimanche|sunday',
  'lundi|monday',
  'mardi|tuesday',
  'mercredi|wednesday',
  'jeudi|thursday',
  'vendredi|friday',
  'samedi|saturday',
]
export const weekdayPattern = weekdayNames.join('|')
export const weekdayOf = (name: string): number => weekdayNames.findIndex((names) => names.split('|').includes(name))

const monthDay = '\\d{1,2}(?:er|e|st|nd|rd|th)?'
const dayInMonth = `${monthDay}(?: of| de)? (?:${monthPattern})(?![a-z])|(?:${monthPattern})\\.? \\d|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d|\\d{1,2}/\\d{1,2}|\\d{4}-\\d`
/** « lundi 9 h », "Monday 9:30": an hour of the weekday, and no day of a month. */
const hour =
  "(?: ?(?:h|hrs?|heures?|hours?|am|pm|[ap]\\.m|o'clock|noon)(?![a-z])|:\\d|\\.(?:00|1[3-9]|[2-5]\\d)(?!\\d)|\\.\\d\\d ?[ap]m)"
const dayNumber = `\\d{1,2}(?:(?:er|e|st|nd|rd|th)(?![a-z])|(?![\\da-z]))(?!${hour})`
const between = '(?: (?:prochain|qui vient|dernier|matin|soir|apres-midi|morning|afternoon|evening))?'

/** What follows a weekday that is told with its day: « lundi 7 », "Monday the 7th", "Monday, December 7". */
export const dayAfterWeekday = `${between}(?:[ ,(]{1,3}(?:le |the )?(?:${dayInMonth})|(?: |,? (?:le |the ))${dayNumber})`

const noMonthAfter = `(?!\\.?\\d|[/.-]\\d| (?:of |de )?(?:${monthPattern})(?![a-z]))`
/** « mardi 8 », "Tuesday the 8th", « le 8, un mardi »: a weekday and a day of an unnamed month. */
export const weekdayAndNumber = `(${weekdayPattern})${between}(?: |,? (?:le |the ))(?=${dayNumber})(\\d{1,2})(?:er|e|st|nd|rd|th)?${noMonthAfter}|(?<!(?:${monthPattern})\\.? |[\\d/.-])(\\d{1,2})(?:er|e|st|nd|rd|th)?,? \\(?(?:un|a) (${weekdayPattern})`

const weekdayBefore = new RegExp(`(?<![a-z])(${weekdayPattern})${between}[ ,(]{1,3}(?:le |the )?$`)
const weekdayAfter = new RegExp(
  `^(?:,? (?:qui est |which is )?(?:un|a) |,? (?:qui tombe|tombant|falling|which falls) (?:un |on a )| \\((?:un |a )?)(${weekdayPattern})(?![a-z])`,
)

/** The weekday that stands beside a day as it is written, and where the two begin. */
export function weekdayBeside(plain: string, from: number, to: number): { at: number; weekday?: number } {
  if (!/\d/.test(plain.slice(from, to))) return { at: from }
  const start = Math.max(0, from - 40)
  const before = weekdayBefore.exec(plain.slice(start, from))
  const told = before ?? weekdayAfter.exec(plain.slice(to, to + 40))
  return { at: before ? start + before.index : from, ...(told && { weekday: weekdayOf(told[1]!) }) }
}

/** Not for « mardi 7 décembre » where that is a Monday; a month or a year has no weekday. */
export const fallsOn = (date: string, weekday: number | undefined): boolean =>
  weekday === undefined || date.length < 10 || weekday === new Date(date).getUTCDay()
