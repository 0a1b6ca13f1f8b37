import { type CountryCode, countryCodes, describedCodes, namedCodes, type RegionCode } from './countries.ts'
import { countrySigns } from './country-signs.ts'
import { foreignSigns } from './foreign-signs.data.ts'
import { world } from './world.ts'

/** `homonym`: as well known elsewhere, so it decides only with another sign or if the client says they live there. */
export type Place = { kind: 'name' | 'town' | 'homonym'; country: CountryCode; region?: RegionCode }

/** Lower case, no accents, one space: « Bosnie-Herzégovine » is `bosnie herzegovine`. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** Every known name of a country, a region or a town. The first entry of a name wins: Vienne is in Isère. */
export const places: ReadonlyMap<string, Place> = (() => {
  const known = new Map<string, Place>()
  const keep = (words: string, place: Place) => {
    for (const word of words.split('|')) if (word !== '' && !known.has(word)) known.set(word, place)
  }
  for (const country of describedCodes) {
    const { names, towns, homonyms = '', regions = {} } = countrySigns[country]
    keep(names, { kind: 'name', country })
    keep(towns, { kind: 'town', country })
    keep(homonyms, { kind: 'homonym', country })
    for (const [region, words] of Object.entries(regions))
      keep(words, { kind: 'town', country, region: region as RegionCode })
  }
  for (const country of namedCodes) {
    const { fr, en, places: towns } = world[country]
    keep(`${plain(fr)}|${plain(en)}`, { kind: 'name', country })
    keep(towns, { kind: 'town', country })
  }
  for (const country of countryCodes) {
    const { towns = [], homonyms = [] } = foreignSigns[country.toUpperCase()] ?? {}
    keep(towns.join('|'), { kind: 'town', country })
    keep(homonyms.join('|'), { kind: 'homonym', country })
  }
  return known
})()

/** Matches one of `words`, whole, also after « l’ » or « d’ ». */
export const patternOf = (words: string): RegExp =>
  new RegExp(`(?<![a-z0-9'-]|\\d[.,])(?:l'|d')?(${words.replaceAll(' ', "[ '.-]{1,2}")})(?![a-z0-9])(?!-[a-z]{3})`, 'g')

/** Longer names first, so that "New York" is not read as York. */
export const longestFirst = (words: string): string =>
  words
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|')

export const anyPlace = patternOf(longestFirst([...places.keys()].join('|')))

/** Whether a fragment of a sentence names a place. */
export const namesPlace = (level: string): boolean => level.search(anyPlace) !== -1

/** Names that are also words or first names: counted only with their capital letter. */
export const wordlike: ReadonlySet<string> = new Set(
  'nice|tours|sens|reading|bath|hull|cork|bray|bulle|gland|liege|spa|gap|agen|huy|ath|pau|ales|bale|fes|oran|var|derby|york|sion|wells|the states|us|u s|vienne|moulins|lens|maine|touba|saly|thies|mons|lincoln|sale|swords|austin|charlotte|jackson|buffalo|columbus|houston|regina|aigle vaud|gand|surrey|devon|kent|essex|turkey|china|chili|chile|jordan|chad|guinea|panama|split|cologne|porto|suede|benin|florence|milan|adelaide|darwin|lima|bergen|lund|essen|bari|goa|kiel|riga|graz|lagos|accra|mali|gozo|la paz|santiago|saxe|damas|varna|sofia|brno|faro|palma|colombo|mascate|sale|dour|orbe|rolle|boulder|boise|bex|morat|preston|stafford|queens|casa|reno|gaspe|sorel'.split(
    '|',
  ),
)

/** Towns that are first names as often: « j’ai prêté 900 € à Florence ». */
export const firstNames: ReadonlySet<string> = new Set(
  'charlotte|florence|regina|sofia|adelaide|jordan|chelsea|madison|savannah|georgia'.split('|'),
)

/** People and their law: « allemand », "Swiss". */
export const demonyms: readonly { country: CountryCode; words: string }[] = [
  ...describedCodes.map((country) => ({ country, words: countrySigns[country].demonyms })),
  ...namedCodes.map((country) => ({ country, words: world[country].demonyms })),
]
