import type { Locale } from './locale.ts'

const beforeMark = / (?=[;:?!](?:\s|$)|»)/g
const afterQuote = /« /g
const beforeUnit = /(\d) (?=[€%]|(?:euros?|km|kg|Mo|h|min)\b)/g
/** Thousands of an amount; a telephone number has no unit. */
const thousands = /(?<!\d)\d{1,3}(?: \d{3})+(?=(?:,\d+)?[ \u00a0\u202f]?(?:[€%]|euros?\b))/g

/** A label before its value, with the colon of the language: « Le client : », “The client:”. */
export const withColon = (locale: Locale, label: string): string => (locale === 'fr' ? `${label}\u00a0:` : `${label}:`)

/** Typed text with the non-breaking spaces that French needs: « 3 000 € », a question mark, a quotation. */
export function nonBreaking(text: string): string {
  return text
    .replace(thousands, (amount) => amount.replaceAll(' ', '\u202f'))
    .replace(beforeUnit, '$1\u00a0')
    .replace(beforeMark, '\u00a0')
    .replace(afterQuote, '«\u00a0')
}
