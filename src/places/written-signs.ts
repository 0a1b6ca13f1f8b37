// Signs of a country that are forms rather than words: money, postcodes, articles of law, telephone numbers.
import type { CountryCode } from './countries.ts'
import { phonePrefixes, wordsFromAbroad } from './country-signs.ts'
import type { Sign } from './home-and-work.ts'
import type { Text } from './place-context.ts'
import { patternOf } from './place-names.ts'

/** « 1 400 $ » where a sign has found the last digit of a sum, or the first one. */
function wholeSum(typed: string, from: number, to: number): string {
  const before = /\d/.test(typed[from] ?? '') ? (/(?:\d[\d\s.,]*)?$/.exec(typed.slice(0, from))?.[0] ?? '') : ''
  const after = /\d/.test(typed[to - 1] ?? '') ? (/^[\d.,]*\d/.exec(typed.slice(to))?.[0] ?? '') : ''
  return before + typed.slice(from, to) + after
}

type Written = { pattern: RegExp; country: CountryCode; weight: number; typed?: true; language?: 'fr' | 'en' }
const written: readonly Written[] = [
  {
    pattern: /£ ?\d|\d ?(?:k ?)?£|\d ?gbp|livres sterling|pounds a month|\d pounds/g,
    country: 'gb',
    weight: 2,
    language: 'en',
  },
  { pattern: /£ ?\d|\d ?£|livres sterling/g, country: 'gb', weight: 1, language: 'fr' },
  { pattern: /\$ ?\d/g, country: 'us', weight: 2, language: 'en' },
  { pattern: /\d ?\$|\$ ?\d/g, country: 'ca', weight: 2, language: 'fr' },
  {
    pattern: /c\$ ?\d|cad ?\$|\d ?\$ ?ca(?![a-z])|\d ?cad(?![a-z])|dollars canadiens|canadian dollars/g,
    country: 'ca',
    weight: 3,
  },
  { pattern: /\d ?usd(?![a-z])|us\$ ?\d/g, country: 'us', weight: 2 },
  { pattern: /francs suisses|swiss francs/g, country: 'ch', weight: 1 },
  { pattern: /(?<![A-Z0-9])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![A-Z0-9])/g, country: 'gb', weight: 2, typed: true },
  { pattern: /(?<![A-Z0-9])[ABCEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d(?![A-Z0-9])/g, country: 'ca', weight: 3, typed: true },
  { pattern: /(?<![A-Z0-9])CH-[1-9]\d{3}(?!\d)/g, country: 'ch', weight: 3, typed: true },
  { pattern: /(?<![\d.])\d{2,}\.[-–](?![\d-])/g, country: 'ch', weight: 2 },
  {
    pattern:
      /[Aa]rt(?:icles?|\.)? ?\d+[a-z]*(?: al(?:inéa|\.) ?\d+)? (?:du )?(?:CO|LAMal|LTr|OBLF|LPP|LACI)(?![A-Za-z])/g,
    country: 'ch',
    weight: 3,
    typed: true,
  },
  // The tribunal of housing of Québec; « Tal » is a first name too.
  {
    pattern:
      /(?<![a-z])(?:le|au|du) tal(?![a-z])(?=[^!?\n]*(?:bail|loyer|logement|proprio|locat|convoqu|audience|evin))/g,
    country: 'ca',
    weight: 3,
    language: 'fr',
  },
  // Its name until 2020.
  {
    pattern: /(?<![a-z])regie,? (?:enfin|maintenant|pardon|aujourd'hui|devenue|ou|soit) (?:le |du )?tal(?![a-z])/g,
    country: 'ca',
    weight: 3,
  },
  ...wordsFromAbroad.flatMap(([country, words, money]) => [
    ...(words ? [{ pattern: patternOf(words), country, weight: 3 }] : []),
    ...(money ? [{ pattern: new RegExp(`\\d ?(?:${money})(?![a-z])`, 'g'), country, weight: 1 }] : []),
  ]),
  // « Springfield, IL », a town that is not listed.
  {
    pattern:
      /(?<![A-Za-z])[A-Z][a-z]+(?: [A-Z][a-z]+)?, (?:A[KZR]|CT|FL|I[AL]|K[SY]|M[DNO]|N[CDHJMVY]|RI|S[CD]|T[NX]|UT|VT|W[IVY])(?=[\s.,;:!?)]|$)/g,
    country: 'us',
    weight: 2,
    typed: true,
  },
  {
    pattern:
      /(?<![A-Z0-9])(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]) \d{5}(?!\d)/g,
    country: 'us',
    weight: 3,
    typed: true,
  },
]

const anyPhone = new RegExp(
  `(?<!\\d)(?:\\+|00)(${Object.keys(phonePrefixes)
    .sort((a, b) => b.length - a.length)
    .join('|')}) ?\\(?\\d[\\d .()-]{5,}`,
  'g',
)

/** What the forms in a text show of a country, each in the words as typed. */
export function writtenIn(text: Text): Sign[] {
  const signs = written.flatMap(({ pattern, country, weight, typed, language }) =>
    language !== undefined && language !== text.language
      ? []
      : [...(typed ? text.typed : text.level).matchAll(pattern)].map((match) => ({
          country,
          weight,
          evidence: wholeSum(text.typed, match.index, match.index + match[0].length),
          key: pattern.source,
        })),
  )
  for (const match of text.level.matchAll(anyPhone)) {
    const mine =
      /(?:mon (?:numero|portable|tel\w*|mobile|natel)|my (?:number|phone|mobile|cell)|joignable|appele[zr](?: moi)?|reach me|call me)[^.?!\n]{0,25}$/
    const weight = mine.test(text.level.slice(Math.max(0, match.index - 60), match.index)) ? 3 : 1
    signs.push({ country: phonePrefixes[match[1]!]!, weight, evidence: match[0].trim(), key: 'phone' })
  }
  return signs
}
