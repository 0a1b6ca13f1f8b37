// Composes a profile from its sentences, in both languages.
import type { SubCategory } from '../../catalog/category.ts'
import { barOf, inCity, type Place, schoolOf } from './places.ts'
import type { SeededRandom } from './seeded-random.ts'
import { closings, headlines, openings, type Pair, subjects, ways } from './sentences.ts'
import type { Trade } from './trade.ts'

export type BilingualText = { fr: string; en: string }
type Fill = Record<string, string>

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** Lowercases the first letter, except of acronyms: « TVA », « Caf ». */
const lower = (text: string) =>
  /^(.[\p{Lu}\d]|(Caf|Urssaf|Crous|Parcoursup|Internet|Wi-?[Ff]i|Windows|French|English)\b)/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
const article = (noun: string) => (/^([aeiou]|IT\b)/i.test(noun) ? `an ${noun}` : `a ${noun}`)

const fill = (template: string, words: Fill) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)

/** Inserts the non-breaking spaces of French typography. */
export const typeset = (text: string) =>
  text
    .replace(/ (?=[;?!])/g, '\u202f')
    .replace(/ (?=[:€»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')

const both = (pair: Pair, fr: Fill, en: Fill): BilingualText => ({
  fr: typeset(fill(pair[0], fr)),
  en: fill(pair[1], en),
})

export function professionOf(trade: Trade, gender: 'f' | 'm'): BilingualText {
  return { fr: trade.fr[gender === 'f' ? 1 : 0], en: upper(trade.en) }
}

export function titleOf(trade: Trade, gender: 'f' | 'm', place: Place): BilingualText & { body: string } {
  const words = { bar: barOf(place), school: schoolOf(place), city: place.city }
  return {
    fr: fill(trade.title.fr[gender === 'f' ? 1 : 0], words),
    en: fill(trade.title.en, words),
    body: fill(trade.title.body, words),
  }
}

/** Puts the shortest subjects first: a headline has one line. */
function subjectWords(subs: readonly SubCategory[], language: 'fr' | 'en'): Fill {
  // Replaces a colon inside a subject, which would clash with the sentence's own.
  const names = subs.map((sub) => sub.name[language].replace(/\s*:\s*(.+)$/, ' ($1)'))
  const [first = '', second = first, third = second] = names
  return { a: lower(first), b: lower(second), c: lower(third), A: upper(first) }
}

export function headlineOf(chance: SeededRandom, trade: Trade, subs: readonly SubCategory[]): BilingualText {
  const short = [...subs].sort((a, b) => a.name.fr.length - b.name.fr.length)
  return both(chance.pick(headlines[trade.field]), subjectWords(short, 'fr'), subjectWords(short, 'en'))
}

export function bioOf(
  chance: SeededRandom,
  trade: Trade,
  gender: 'f' | 'm',
  place: Place,
  subs: readonly SubCategory[],
  practice: { years: number; since: number },
  english: boolean,
): BilingualText {
  const [job, way] = [professionOf(trade, gender).fr, chance.some(ways[trade.field], 2)]
  const origin = chance.between(0, trade.past.fr.length - 1)
  const [pastFr, pastEn] = [trade.past.fr[origin]!, trade.past.en[origin]!]
  const years = { years: String(practice.years), since: String(practice.since) }
  const fr = { Job: job, place: inCity(place.city), past: pastFr, Past: upper(pastFr), ...years }
  const en = {
    ajob: article(trade.en),
    Ajob: upper(article(trade.en)),
    city: place.city,
    past: pastEn,
    Past: upper(pastEn),
    ...years,
  }
  const parts = [
    both(chance.pick(openings), fr, en),
    both(chance.pick(subjects), subjectWords(subs, 'fr'), subjectWords(subs, 'en')),
    ...way.map((pair) => both(pair, {}, {})),
    both(chance.pick(closings), {}, {}),
  ]
  if (english) parts.push({ fr: 'Je réponds aussi en anglais.', en: 'I answer in French and in English.' })
  return { fr: parts.map((part) => part.fr).join(' '), en: parts.map((part) => part.en).join(' ') }
}
