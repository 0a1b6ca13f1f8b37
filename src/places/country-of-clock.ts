import { type CountryCode, countryCodes } from './countries.ts'

/** Territories that have the law of another code. New Caledonia, French Polynesia, and Wallis and Futuna have their own. */
const territories: readonly (readonly [country: CountryCode, codes: string])[] = [
  ['fr', 'gp mq gf re yt pm bl mf'],
  ['gb', 'je gg im'],
  ['us', 'pr vi gu as mp'],
]

/** A country; `other` for one without a name here. */
export type ClockCountry = CountryCode | 'other'

/** The country of an ISO code in either case, whose law its territories are asked about: « RE » is France. */
export function countryOfCode(code: string): ClockCountry {
  const lower = code.toLowerCase()
  const owner = territories.find(([, codes]) => codes.split(' ').includes(lower))?.[0]
  return owner ?? countryCodes.find((country) => country === lower) ?? 'other'
}

type WithZones = { getTimeZones: () => string[] | undefined }

const zonesOf = (code: string): string[] =>
  (new Intl.Locale(`und-${code}`) as unknown as WithZones).getTimeZones() ?? []

/** One name for a zone that has several: Montreal keeps the time of Toronto. */
function canonical(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

let byZone: ReadonlyMap<string, CountryCode> | undefined

/** Read where it is first asked for: it takes a tenth of a second. */
function zones(): ReadonlyMap<string, CountryCode> {
  byZone ??= new Map(
    [
      ...territories.flatMap(([country, codes]) => codes.split(' ').map((code) => [country, code] as const)),
      ...countryCodes.map((country) => [country, country] as const),
    ].flatMap(([country, code]) => zonesOf(code).map((zone) => [zone, country] as const)),
  )
  return byZone
}

/** The country of a device's time zone; `undefined` for a zone without a place (`UTC`), or an unknown one. */
export function countryOfClock(zone: string | null | undefined): ClockCountry | undefined {
  if (!zone || !/^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//.test(zone))
    return undefined
  const known = zones().get(zone)
  if (known) return known
  const name = canonical(zone)
  return name === undefined ? undefined : (zones().get(name) ?? 'other')
}
