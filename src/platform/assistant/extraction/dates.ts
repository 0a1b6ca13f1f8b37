import { level } from '../fold.ts'
import { dismissalAfter, endOf, lastBefore } from './before-dismissal.ts'
import {
  dayAfterWeekday,
  fallsOn,
  monthPattern as month,
  monthOf,
  weekdayPattern as weekday,
  weekdayAndNumber,
  weekdayBeside,
  weekdayOf,
} from './calendar-words.ts'
import { dateContextOf, dayAlone, dayLed, type DateContext as Told, tellsAhead } from './date-context.ts'
import { dayToldBefore, type MonthDay, mayFollow } from './day-before.ts'
import { bindsClient, isDayOfLife, isOthersDeadline } from './deadline-owner.ts'
import { type YearLeft, yearLeft } from './open-year.ts'
import { lastDayOf, type StartTold, startOf, type TermTold, termsTold } from './term-start.ts'
import {
  at,
  count,
  moved,
  type Precision,
  type Reading,
  shifted,
  shiftedMonths,
  unit,
  word,
  written,
} from './time-units.ts'

/**
 * A date in the client's words. `date` has the precision of what was written (`2025-03-12`, `2025-03` or `2025`).
 * `coming`: it is today or ahead. `limit`: the words present it as a term to respect: only a deadline that the client
 * may be asked to confirm. `others`: the term is somebody else's, or no term at all. `about`: only how long ago
 * something was, « depuis trois mois ». `from`: the day from which a length of time was counted.
 */
export type DateMatch = {
  date: string
  words: string
  at: number
  coming: boolean
  limit: boolean
  others: boolean
  about: boolean
  from?: string
}

/** `by`: when that happened which the day came before. `earlier`: the day of what is told just before. */
type Scene = Told & { today: Date; year: YearLeft; by: Date | null; earlier: MonthDay | undefined }
type Rule = { pattern: RegExp; read: (match: RegExpExecArray, scene: Scene) => Reading | null }

/** Further ahead than this, a day without a year is more likely a recent one. */
const furthestWithoutYear = 270
/** A wedding, a birth or a hiring up to this many days ago is told as the last one. */
const daysOfLife = 90
const aDay = 86_400_000

/** Days ahead up to which words that tell of the past may still name a term. */
const nearTerm = 90
/** Days ahead up to which what has been booked or granted takes place. */
const nearPlan = 120
/** Half a year: a day without a year that was longer ago is nearer ahead. */
export const halfYear = 183

const isTerm = ({ term, soon, today }: Scene, day: number): boolean =>
  term && (!soon || day - today.getTime() <= nearTerm * aDay)

/**
 * A date without a year: ahead only where the words say so, past where they tell of the past or give no tense, and
 * unread where it may be either. A past date is never moved to next year.
 */
const byTense = (scene: Scene, monthIndex: number, day: number, precision: Precision): Reading | null => {
  const today = scene.today.getTime()
  const thisYear = scene.today.getUTCFullYear()
  if (scene.year === 'open' && !scene.term) return null
  const starts = (year: number): number => Date.UTC(year, monthIndex, day)
  const ends = (year: number): number => (precision === 'day' ? starts(year) : Date.UTC(year, monthIndex + 1, 0))
  const next = ends(thisYear) < today ? thisYear + 1 : thisYear
  if (isTerm(scene, starts(next)) || tellsAhead(scene)) {
    if (starts(next) - today > furthestWithoutYear * aDay || mayFollow(scene, monthIndex, day)) return null
    return { year: next, month: monthIndex, day, precision }
  }
  if (scene.ahead && scene.past) return null
  const year = starts(thisYear) > today ? thisYear - 1 : thisYear
  const age = today - starts(year)
  const nearAhead = starts(next) - today <= nearPlan * aDay && age > halfYear * aDay
  if (scene.planned && nearAhead) return { year: next, month: monthIndex, day, precision }
  if (scene.year === 'recent' && age > daysOfLife * aDay) return null
  // Without a tense, it is the last such day, unless the next is nearer: then it may be either.
  if (!scene.past && age > halfYear * aDay) return null
  return { year, month: monthIndex, day, precision }
}

const withoutYear: typeof byTense = (scene, ...day) =>
  scene.by ? lastBefore(scene.by, ...day) : byTense(scene, ...day)

/** « Avant fin janvier » ends with its last day; otherwise it is a month. */
function endOfMonth(index: number, year: string | undefined, scene: Scene): Reading | null {
  const told: Reading | null = year
    ? { year: Number(year), month: index, day: 1, precision: 'month' }
    : withoutYear(scene, index, 1, 'month')
  const last = told && new Date(Date.UTC(told.year, index + 1, 0))
  return last && isTerm(scene, last.getTime()) ? at(last, 'day') : told
}

const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text))

const numeric = (first: string, second: string, year: string | undefined, scene: Scene): Reading | null => {
  let [day, monthNumber] = [Number(first), Number(second)]
  if (monthNumber > 12 && day <= 12) [day, monthNumber] = [monthNumber, day]
  if (day < 1 || day > 31 || monthNumber < 1 || monthNumber > 12) return null
  if (year) return { year: fullYear(year), month: monthNumber - 1, day, precision: 'day' }
  return withoutYear(scene, monthNumber - 1, day, 'day')
}

const named = (day: string, name: string, year: string | undefined, scene: Scene): Reading | null =>
  year
    ? { year: Number(year), month: monthOf(name), day: Number(day), precision: 'day' }
    : withoutYear(scene, monthOf(name), Number(day), 'day')

const onWeekday = (name: string, direction: 1 | -1, today: Date): Reading => {
  const distance = (weekdayOf(name) - today.getUTCDay() + 7) % 7
  return shifted(today, direction === 1 ? distance || 7 : distance - 7)
}

/** The nearest such day of a month, this one or the one next to it, where it falls on the weekday told with it. */
function onNumbered(day: string, name: string, scene: Scene): Reading | null {
  const ahead = scene.term || tellsAhead(scene)
  if (!ahead && (!scene.past || scene.ahead)) return null
  const { today } = scene
  for (const months of [0, ahead ? 1 : -1]) {
    const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, Number(day)))
    const inTime = ahead ? date >= today : date <= today
    if (inTime && date.getUTCDate() === Number(day) && date.getUTCDay() === weekdayOf(name)) return at(date, 'day')
  }
  return null
}

const relativeDays: Record<string, number> = {
  'avant-hier': -2,
  'day before yesterday': -2,
  hier: -1,
  yesterday: -1,
  'last night': -1,
  "aujourd'hui": 0,
  today: 0,
  tonight: 0,
  'this morning': 0,
  'ce matin': 0,
  'ce soir': 0,
  'cette nuit': 0,
  'apres-demain': 2,
  'day after tomorrow': 2,
  demain: 1,
  tomorrow: 1,
}

/** A weekday that is told with its day is read as that day only, and not at all where the two differ. */
const aloneDay = `(?!${dayAfterWeekday})`

/** In order: a stretch of text matched by one rule is skipped by the next. */
const rules: readonly Rule[] = [
  {
    pattern: /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g,
    read: (m) => ({ year: Number(m[1]), month: Number(m[2]) - 1, day: Number(m[3]), precision: 'day' }),
  },
  {
    pattern: /(?<![\d/.])(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?![\d/])/g,
    read: (m, s) => numeric(m[1]!, m[2]!, m[3], s),
  },
  {
    pattern:
      /(?:(?<=(?:\b(?:le|au|du|on|by|before|since|until|received|dated|sent|avant le|depuis le|jusqu'au|d'ici le)) )|(?<=^ *)(?=\d+\/\d+ *$))(\d{1,2})\/(\d{1,2})(?![\d/])/g,
    read: (m, s) => numeric(m[1]!, m[2]!, undefined, s),
  },
  {
    pattern: word(`(\\d{1,2})(?:er|st|nd|rd|th)?(?: of)? (${month})\\.?(?:,? (\\d{4}))?`),
    read: (m, s) => named(m[1]!, m[2]!, m[3], s),
  },
  {
    pattern: word(`(?!may )(${month})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?`),
    read: (m, s) => named(m[2]!, m[1]!, m[3], s),
  },
  {
    // "You may 10 times" is no date.
    pattern:
      /(?<=(?:on|by|before|until|since|from|of) )may (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?|(?<![a-z])may (\d{1,2})(?:st|nd|rd|th|, (\d{4}))(?![a-z0-9])/g,
    read: (m, s) => named((m[1] ?? m[3])!, 'may', m[2] ?? m[4], s),
  },
  {
    pattern: word(`(?:fin|(?:the )?end of)(?: (?:du mois )?de| d')? ?(${month})(?: (\\d{4}))?`),
    read: (m, s) => endOfMonth(monthOf(m[1]!), m[2], s),
  },
  {
    pattern: word(`(${month}) (\\d{4})`),
    read: (m) => ({ year: Number(m[2]), month: monthOf(m[1]!), day: 1, precision: 'month' }),
  },
  {
    pattern: word(
      `(?:en|depuis|fin|debut|mi|since|in|early|late|mid|last|next|end of)[ -](?:(?:the )?(?:end|beginning) of )?(${month})`,
    ),
    read: (m, s) => withoutYear(s, monthOf(m[1]!), 1, 'month'),
  },
  {
    pattern: word('(?:en|depuis|since|in) ((?:19|20)\\d\\d)'),
    read: (m) => ({ year: Number(m[1]), month: 0, day: 1, precision: 'year' }),
  },
  { pattern: word(Object.keys(relativeDays).join('|')), read: (m, s) => shifted(s.today, relativeDays[m[0]]!) },
  {
    pattern: word(`il y a (?:environ |presque |plus de |deja )?(${count}) ?(${unit})`),
    read: (m, s) => moved(s.today, m[1]!, m[2]!, -1),
  },
  { pattern: word(`(${count}) ?(${unit}) ago`), read: (m, s) => moved(s.today, m[1]!, m[2]!, -1) },
  {
    pattern: word(
      `(?:depuis|dpuis|depui|dps|voila|for the (?:past|last)) (?:environ |presque |plus de |about |over |more than )?(${count}) ?(${unit})`,
    ),
    read: (m, s) => moved(s.today, m[1]!, m[2]!, -1),
  },
  {
    // "It has been broken for three weeks" dates something; "suspended for six months" does not.
    pattern: word(`for (?:about |over |more than )?(${count}) ?(${unit})`),
    read: (m, s) => (s.lasting ? moved(s.today, m[1]!, m[2]!, -1) : null),
  },
  {
    pattern: word(weekdayAndNumber),
    read: (m, s) => onNumbered((m[2] ?? m[3])!, (m[1] ?? m[4])!, s),
  },
  {
    pattern: word(`(?:(${weekday}) (?:dernier|passe)|last (${weekday}))${aloneDay}`),
    read: (m, s) => onWeekday((m[1] ?? m[2])!, -1, s.today),
  },
  {
    pattern: word(`(?:(${weekday}) (?:prochain|qui vient)|next (${weekday}))${aloneDay}`),
    read: (m, s) => onWeekday((m[1] ?? m[2])!, 1, s.today),
  },
  {
    pattern: word(`(?:${dayLed}|${dayAlone})(${weekday})${aloneDay}`),
    read: (m, s) => {
      if (m[0] !== m[1] && (s.term || (s.ahead && !s.past))) return onWeekday(m[1]!, 1, s.today)
      return s.past && !s.ahead ? onWeekday(m[1]!, -1, s.today) : null
    },
  },
  {
    pattern: word(`(?:depuis|since) (?:le )?(${weekday})${aloneDay}`),
    read: (m, s) => onWeekday(m[1]!, -1, s.today),
  },
  // A week is no day: it stays in the client's words without a date.
  { pattern: word('la semaine (?:derniere|prochaine)|last week|next week'), read: () => null },
  {
    pattern: word('cette semaine|this week|fin de (?:la )?semaine|end of the week'),
    read: (_, s) => shifted(s.today, (7 - s.today.getUTCDay()) % 7),
  },
  { pattern: word('le mois dernier|last month'), read: (_, s) => shiftedMonths(s.today, -1, 'month') },
  { pattern: word('le mois prochain|next month'), read: (_, s) => shiftedMonths(s.today, 1, 'month') },
  {
    pattern: word('fin du mois|end of the month'),
    read: (_, s) => at(new Date(Date.UTC(s.today.getUTCFullYear(), s.today.getUTCMonth() + 1, 0)), 'day'),
  },
  { pattern: word("l'an dernier|l'annee derniere|last year"), read: (_, s) => shiftedMonths(s.today, -12, 'year') },
]

const inParis = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The civil day of an instant in the operator's time zone. */
export const civilDay = (now: Date): string => inParis.format(now)

const presents =
  /(?<![a-z])(refus|cass|livr|vers|resili|annul|pay|command|depos|rencontr|debit|notifi|condamn|licenci|demarr|commenc|debut)e(?![a-z])/g

/** Whoever writes accents means the present by « refuse », which levelling would make the same as « refusé ». */
const presentApart = (original: string, plain: string): string =>
  /[éèê]/.test(original)
    ? plain.replace(presents, (found, stem: string, at: number) =>
        original[at + stem.length] === 'e' ? `${stem}E` : found,
      )
    : plain

/** The clause up to a date, the date, and the end of its clause. */
const around = (plain: string, from: number, to: number): [string, string, string] => {
  const before = plain.slice(Math.max(0, from - 70), from)
  const start = Math.max(...['. ', '?', '!', ';', '\n'].map((end) => before.lastIndexOf(end)))
  return [before.slice(start + 1), plain.slice(from, to), /^[^.?!;\n]{0,40}/.exec(plain.slice(to))![0]]
}

const lengthOfTime = new RegExp(`(?:${count}) ?(?:${unit})(?: ago)?$`)

/** « Depuis deux jours » says how long something lasts, « il y a deux jours » the day of it. */
const lasting = /^(?:depuis|dpuis|depui|dps|voila|for)(?![a-z])/

/**
 * A term of the client's own that is told as a length of time. `from`: the day from which it runs, `date` its last day;
 * neither where the text leaves open from which day it runs.
 */
export type Term = { words: string; at: number; from?: string; date?: string }

const dayAndMonth = word(`\\d{1,2}(?:er|st|nd|rd|th)?(?: of)? (?:${month})|(?:${month}) \\d{1,2}(?:st|nd|rd|th)?`)

/** A text with what has been found in it so far. */
type Text = { original: string; plain: string; tenses: string; day: string; today: Date; taken: [number, number][] }

const isTaken = ({ taken }: Text, from: number, to: number): boolean => taken.some(([a, b]) => from < b && to > a)

const sceneOf = ({ plain, tenses, today }: Text, [from, to]: [number, number], by: Date | null = null): Scene => ({
  ...dateContextOf(...around(tenses, from, to)),
  today,
  year: yearLeft(plain, from, to),
  by,
  earlier: dayToldBefore(plain, from),
})

function matchOf({ original, plain, day }: Text, date: string, [from, to]: [number, number], scene: Scene): DateMatch {
  const clause = around(plain, from, to)
  const words = plain.slice(from, to)
  const coming = date >= day.slice(0, date.length)
  const told = scene.past && !scene.ahead && !/\d{4}/.test(words)
  const others = isOthersDeadline(...clause)
  const term = (isTerm(scene, Date.parse(date)) && !others && !isDayOfLife(...clause)) || (scene.event && !told)
  const limit = coming && date.length === 10 && term
  const about = (date.length < 10 || lasting.test(words)) && lengthOfTime.test(words)
  return { date, words: original.slice(from, to), at: from, coming, limit, others, about }
}

function datesIn(text: Text): DateMatch[] {
  const { plain, today, taken } = text
  const dates: DateMatch[] = []
  for (const { pattern, read } of rules) {
    for (const match of plain.matchAll(pattern)) {
      const place: [number, number] = [match.index, match.index + match[0].length]
      if (isTaken(text, ...place)) continue
      const ended = dismissalAfter(plain, ...place)
      const by = ended ? endOf(moved(today, ended.amount, ended.unit, -1), today) : null
      const { at: begins, weekday: told } = weekdayBeside(plain, ...place)
      const scene = sceneOf(text, [begins, place[1]], by)
      const reading = read(match as RegExpExecArray, scene)
      const date = reading && written(reading)
      if (!date || !fallsOn(date, told)) continue
      taken.push(place)
      dates.push(matchOf(text, date, place, scene))
    }
  }
  return dates
}

/** A day that could not be read may be the one from which a term runs, and leaves that open. */
const unreadDays = (text: Text): StartTold[] =>
  [...text.plain.matchAll(dayAndMonth)]
    .filter(({ index, 0: words }) => !isTaken(text, index, index + words.length))
    .map(({ index, 0: words }) => ({ date: '', words, at: index, about: false }))

/** The client's terms, and their last days as dates. `start`: from which day those run that leave it open. */
function termsOf(text: Text, dates: readonly DateMatch[], start?: string): { terms: Term[]; ends: DateMatch[] } {
  const { plain, day } = text
  const told = termsTold(plain).filter(
    ({ from, to, unit: name }) => !isTaken(text, from, to) && !/^(?:an|y)/.test(name),
  )
  const terms: Term[] = []
  const ends: DateMatch[] = []
  const days = told.length > 0 ? [...dates, ...unreadDays(text)].sort((a, b) => a.at - b.at) : []
  for (const term of told) {
    const place: [number, number] = [term.from, term.to]
    const context = sceneOf(text, place)
    const scene = { ...context, soon: context.soon && !context.ahead }
    if (!isAhead(scene, term, around(plain, ...place))) continue
    const begins = startOf(plain, term, days, day) ?? start
    const date = begins && lastDayOf(term, begins)
    const match = matchOf(text, date ?? day, place, scene)
    if (match.limit || (scene.term && !match.others && !match.coming))
      terms.push({ words: match.words, at: match.at, ...(begins && date && { from: begins, date }) })
    if (date && match.coming) ends.push({ ...match, from: begins })
  }
  return { terms: terms.sort((a, b) => a.at - b.at), ends }
}

function read(words: string, now: Date, start?: string): { dates: DateMatch[]; terms: Term[] } {
  const original = words.normalize('NFC')
  const plain = level(original)
  const day = civilDay(now)
  const today = new Date(`${day}T00:00:00Z`)
  const text: Text = { original, plain, tenses: presentApart(original, plain), day, today, taken: [] }
  const dates = datesIn(text)
  const { terms, ends } = termsOf(text, dates, start)
  return { dates: [...dates, ...ends].sort((a, b) => a.at - b.at), terms }
}

/** "In ten days" in the past tense is counted from then, and over; unless it is still asked of the client. */
const isAhead = (scene: Scene, told: TermTold, clause: readonly string[]): boolean =>
  !scene.past || scene.ahead || (told.counted === 'strict' && bindsClient(clause.join('')))

/** Dates written in French or in English, absolute or relative to `now`, in the order of the text. */
export const findDates = (text: string, now: Date): DateMatch[] => read(text, now).dates

/** The client's terms in a text, also those that are over and those of which the start is open. */
export const findTerms = (text: string, now: Date, start?: string): Term[] => read(text, now, start).terms
