import { clip, fold, sentences } from '../fold.ts'
import { findParties, findPlaces, type PartyMatch } from './people-and-places.ts'

export type AmountMatch = { words: string; cents: number; currency: 'EUR' | 'GBP' }

/** What rules can extract from a text. */
export type Extract = {
  amounts: AmountMatch[]
  parties: PartyMatch[]
  places: string[]
  ages: number[]
}

const figure = '\\d{1,3}(?:[ \\u00a0\\u202f.,]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?'
const amount = new RegExp(
  `(?<![\\d.,])(?:(€|£|EUR)\\s?(${figure})(\\s?k(?![a-z]))?|(${figure})(\\s?k(?![a-z])|\\s?(?:mille|thousand))?\\s?(€|£|euros?(?![a-z])|EUR(?![a-z])|pounds(?![a-z])|livres sterling))`,
  'gi',
)

/** The last separator is the decimal one only where one or two digits follow it. */
const toCents = (text: string): number => {
  const decimal = /[.,](\d{1,2})$/.exec(text)
  const whole = (decimal ? text.slice(0, decimal.index) : text).replace(/\D/g, '')
  return Number(whole) * 100 + (decimal ? Number(decimal[1]!.padEnd(2, '0')) : 0)
}

export function findAmounts(text: string): AmountMatch[] {
  const found: AmountMatch[] = []
  for (const match of text.normalize('NFC').matchAll(amount)) {
    const value = (match[2] ?? match[4])!
    const thousand = (match[3] ?? match[5]) ? 1000 : 1
    const currency = /£|pound|livre/i.test((match[1] ?? match[6])!) ? 'GBP' : 'EUR'
    const cents = toCents(value) * thousand
    if (!found.some((other) => other.cents === cents && other.currency === currency))
      found.push({ words: match[0].trim(), cents, currency })
  }
  return found
}

/** « 189, 240 et 75 euros »: one of several sums, of which only the last has its unit. */
export function isOneOfSeveral(text: string, sum: string): boolean {
  const whole = text.normalize('NFC')
  return /(?<![\d/])\d[\d.,]*(?: ?[,+/]| (?:et|and|puis|then|ou|or)(?= ))(?: (?:et|and|puis|ou|or))? ?$/i.test(
    whole.slice(0, Math.max(0, whole.indexOf(sum))),
  )
}

const age =
  /(?<![\d.,])(\d{1,2})(?: ?ans(?! (?:de|d'|que|apres|apprentissage|plus tard|et))|[- ]years?[- ]old| ?yo\b)|(?:ages?|aged?|de) (?:de |of )?(\d{1,2}) ans|aged (\d{1,2})(?!\d)/g
const babies = /(?<![\d.,])\d{1,2}(?:[- ](?:mois|months?))(?:[- ]old)?(?= |$|[.,])/

export function findAges(text: string): number[] {
  const plain = fold(text)
  const found = [...plain.matchAll(age)]
    // "il y a 8 ans", "depuis 3 ans" are dates.
    .filter(
      (match) =>
        !/(il y a|depuis|dans|pendant|for|sous|en|tous les|contrat|bail|garantie) (environ )?$/.test(
          plain.slice(0, match.index),
        ),
    )
    .map((match) => Number(match[1] ?? match[2] ?? match[3]))
  if (/(bebe|nourrisson|baby|infant)/.test(plain) && babies.test(plain)) found.push(0)
  return [...new Set(found)]
}

export function extract(text: string): Extract {
  return {
    amounts: findAmounts(text).filter(({ words }) => !isOneOfSeveral(text, words)),
    parties: findParties(text),
    places: findPlaces(text),
    ages: findAges(text),
  }
}

/** The sentence around a stretch of the text, as typed, short enough for a list. */
export function sentenceAround(text: string, at: number, limit = 180): string {
  const whole = text.normalize('NFC')
  let from = 0
  for (const sentence of sentences(whole)) {
    const start = whole.indexOf(sentence, from)
    if (start === -1) continue
    if (at < start + sentence.length) return clip(sentence, limit, at - start)
    from = start + sentence.length
  }
  return clip(whole, limit, at)
}
