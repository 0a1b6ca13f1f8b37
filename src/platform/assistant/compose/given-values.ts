// Reads in the client's words what a computation takes; nothing where the words leave a doubt.
import { civilDay, findDates } from '../extraction/dates.ts'
import { inFigures, quantities } from '../extraction/quantities.ts'
import { fold } from '../fold.ts'

/** « autour du 10 », "3 May or", "between the": the day beside these words is not the day itself. */
const doubtBefore =
  /(?:^|[^a-z])(?:ou|or|et|and|entre|between|vers|autour|environ|around|about|maybe|peut-etre|probably|avant|before|apres|after|pas|not)(?: (?:du|de|le|the|on|of))*\W*$/
const doubtAfter =
  /^\W*(?:(?:ou|or|et|and|au|to|until) (?:le |the |on |so)?(?:\d|$|\W)|(?:environ|maybe|peut-etre|i think|je crois|je pense)(?![a-z]))/

/** « aujourd’hui » in a sentence mostly says what is the case now, and not when something happened. */
const thisDay = /^(?:aujourd'hui|today|ce (?:jour|matin|midi|soir)|this (?:morning|afternoon|evening))$/

/**
 * The one whole day, at the latest `now`, that the words name without a doubt; `YYYY-MM-DD`. `found`: the days of the words that
 * count.
 */
export function certainDay(words: string, now: Date, found = findDates(words, now)): string | undefined {
  const folded = fold(words)
  const [day, ...others] = found.filter(({ date, about }) => !about && date.length === 10)
  if (!day || others.length > 0 || day.date > civilDay(now)) return undefined
  if (thisDay.test(fold(day.words)) && folded.split(' ').length > 4) return undefined
  return folded.indexOf(fold(day.words)) < 0 || isDoubtful(folded, day.words) ? undefined : day.date
}

/** « Vers le 24 novembre », "24 November or the 25th": the words beside a day leave a doubt. */
function isDoubtful(folded: string, day: string): boolean {
  const at = folded.indexOf(fold(day))
  return doubtBefore.test(folded.slice(0, at)) || doubtAfter.test(folded.slice(at + fold(day).length))
}

const roughlyBefore =
  /(?:^|[^a-z])(?:vers|autour|environ|around|about|maybe|peut-etre|probably|or|ou|entre|between)(?: (?:du|de|le|the|on|of))*\W*$/
const orAfter = /^\W*(?:ou|or) (?:le |the |on )?\d/

/** « Vers le 24 novembre », « le 24 novembre ou le 25 », and not « le 3 et le 5 ». */
export function isRoughDay(folded: string, day: string): boolean {
  const at = folded.indexOf(fold(day))
  return at >= 0 && (roughlyBefore.test(folded.slice(0, at)) || orAfter.test(folded.slice(at + fold(day).length)))
}

const roughly =
  /(?<![a-z])(?:environ|vers|autour|presque|bientot|pres de|plus d[e']|moins d[e']|entre|ou|peut-etre|je crois|about|around|almost|nearly|roughly|more than|less than|over|under|between|or|maybe|i think|pas|not)(?![a-z])/

/** The numbers of one unit in the words. */
const numbersOf = (unit: string, words: string): number[] =>
  [...quantities(words)].filter((token) => token.endsWith(` ${unit}`)).map((token) => Number.parseFloat(token))

/** Another sum than one of a month, before deductions. */
const otherSum = /(?<![a-z])(?:nets?|par an|annuels?|annuelle|a year|per year|annual|yearly|per annum)(?![a-z])|\dk|k€/

/** The one sum in euros that the words name without a doubt, or the number that is all they say. */
export function certainAmount(words: string): number | undefined {
  const plain = inFigures(words)
  if (roughly.test(plain) || otherSum.test(fold(words))) return undefined
  const alone = /^(\d+(?:[.,]\d{1,2})?)(?: (?:brut|gross))?$/.exec(plain.trim())?.[1]
  if (alone !== undefined) return Number(alone.replace(',', '.'))
  const [sum, ...others] = numbersOf('EUR', words)
  return others.length > 0 ? undefined : sum
}

/** A length of time in months, of years and months that the words name without a doubt. */
export function certainDuration(words: string): number | undefined {
  const plain = inFigures(words)
  const [years, months] = [numbersOf('year', words), numbersOf('month', words)]
  if (roughly.test(plain) || years.length > 1 || months.length > 1 || years.length + months.length === 0)
    return undefined
  const half = /\d (?:ans?|years?) (?:et demie?|and a half)(?![a-z])/.test(plain) ? 6 : 0
  const total = (years[0] ?? 0) * 12 + (months[0] ?? 0) + half
  return Number.isInteger(total) ? total : undefined
}

/** Rent that is owed, or that holds charges, is not a month's rent. */
const noRent =
  /(?<![a-z])(?:loyers|impaye|arriere|charges? (?:comprises?|incluses?)|toutes charges|cc|avec charges|augment\w*|hausse|unpaid|arrears|owe\w*|bills included|including (?:bills|charges)|increase\w*)(?![a-z])/

/** « Loyer 600 € », "a rent of 700 euros": the sum beside the word, whatever other sums the sentence has. */
const besideRent =
  /(?<![a-z])(?:loyer|rent)(?: (?:mensuel|monthly|hors charges|de|of|est|etait|is|was|a|:))* (\d+(?:[ .,]\d{3})*(?:,\d{1,2})?) ?(?:€|euros?|eur)(?![a-z])/

const rentIn = (sentence: string): number | undefined => {
  const named = besideRent.exec(inFigures(sentence))?.[1]
  return certainAmount(named === undefined ? sentence : `${named} €`)
}

/** The one sum of the sentence that speaks of the rent, where the client's sentences agree on it. */
export function certainRent(sentences: readonly string[]): number | undefined {
  const spoken = sentences.filter((sentence) => /(?<![a-z])(?:loyer|rent)(?![a-z])/.test(fold(sentence)))
  const sums = new Set(spoken.flatMap((one) => (noRent.test(fold(one)) ? [] : (rentIn(one) ?? []))))
  return sums.size === 1 ? [...sums][0] : undefined
}
