import { withoutAccents } from '../i18n/fold.ts'
import { type CountryCode, countryCodes, describedCodes, namedCodes, type RegionCode } from './countries.ts'
import { countrySigns } from './country-signs.ts'
import { foreignSigns, largeCities } from './foreign-signs.data.ts'
import { world } from './world.ts'

/** `homonym`: as well known elsewhere, so it decides only with another sign or if the client says they live there. */
export type Place = { kind: 'name' | 'town' | 'homonym'; country: CountryCode; region?: RegionCode }

/** Lower case, no accents, one space: « Bosnie-Herzégovine » is `bosnie herzegovine`. */
const plain = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()

type Names = { places: ReadonlyMap<string, Place>; namesakes: ReadonlyMap<string, readonly Place[]> }

/**
 * Every known name of a country, a region or a town. The first entry of a name wins: Vienne is in Isère. The others are its
 * `namesakes`: Laval is in Québec too, for whoever is there.
 */
export const { places, namesakes }: Names = (() => {
  const known = new Map<string, Place>()
  const others = new Map<string, Place[]>()
  const keep = (words: string, place: Place) => {
    for (const word of words.split('|')) {
      if (word === '') continue
      const first = known.get(word)
      if (!first) known.set(word, place)
      else if (first.country !== place.country) others.set(word, [...(others.get(word) ?? []), place])
    }
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
  for (const country of countryCodes) {
    const { towns = [], namesakes = [] } = largeCities[country.toUpperCase()] ?? {}
    keep(towns.join('|'), { kind: 'town', country })
    for (const word of namesakes) others.set(word, [...(others.get(word) ?? []), { kind: 'town', country }])
  }
  return { places: known, namesakes: others }
})()

/** The place that a name means for somebody in `here`: the one there, where there is one. */
export function placeFor(name: string, here: string | undefined): Place | undefined {
  const known = places.get(name)
  if (known?.kind === 'name') return known
  const near = [...(known ? [known] : []), ...(namesakes.get(name) ?? [])].find(({ country }) => country === here)
  return near ? { ...near, kind: 'town' } : known
}

/** Matches one of `words`, whole, also after « l’ » or « d’ ». */
export const patternOf = (words: string): RegExp =>
  new RegExp(
    `(?<![a-z0-9'-]|\\d[.,])(?:l'|d')?(${words.replaceAll(' ', "[ '.-]{1,2}")})(?![a-z0-9])(?!-(?:[a-z]{3}|[a-z]{1,2}[-']))(?! normande)`,
    'g',
  )

/** Departments of France as part of a pattern; not « le Nord » nor the Alps, which other countries have too. */
export const departments = `${countrySigns.fr.homonyms}|gers|haute savoie|var`.replaceAll(' ', "[ '-]")

/** Longer names first, so that "New York" is not read as York. */
export const longestFirst = (words: string): string =>
  words
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|')

export const anyPlace = patternOf(longestFirst([...new Set([...places.keys(), ...namesakes.keys()])].join('|')))

/** Whether a fragment of a sentence names a place. */
export const namesPlace = (level: string): boolean => level.search(anyPlace) !== -1

/** Names that are also words or first names: counted only with their capital letter. */
export const wordlike: ReadonlySet<string> = new Set(
  'nice|tours|sens|reading|bath|hull|cork|bray|bulle|gland|liege|spa|gap|agen|huy|ath|pau|ales|bale|fes|oran|var|derby|york|sion|wells|the states|us|u s|vienne|moulins|lens|maine|touba|saly|thies|mons|lincoln|sale|swords|austin|charlotte|jackson|buffalo|columbus|houston|regina|aigle vaud|gand|surrey|devon|kent|essex|turkey|china|chili|chile|jordan|chad|guinea|panama|split|cologne|porto|suede|benin|florence|milan|adelaide|darwin|lima|bergen|lund|essen|bari|goa|kiel|riga|graz|lagos|accra|mali|gozo|la paz|santiago|saxe|damas|varna|sofia|brno|faro|palma|colombo|mascate|sale|dour|orbe|rolle|boulder|boise|bex|morat|preston|stafford|queens|casa|reno|gaspe|sorel|come|latina|kara|labe|man|divo|mascara|george|nelson|alma|constance|wallis|futuna|mobile|mesa|carrefour|tyr|bouillon|chatelet|halle|springs|aurora|kone|kati|aba|hydra|plateau|rosas|trente|parme|savone|carthage|beja|mont dore|springfield|prato|vigo|leon|noida|ain|allier|aube|calvados|cantal|cher|creuse|eure|gard|indre|landes|loire|lot|meuse|oise|orne|limousin|savoie'.split(
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
