// Determines the country of a person who may need help, from all available signs.
import type { Locale } from '../../i18n/locale.ts'
import { countryOfText } from '../../places/country-of-text.ts'
import { fold, languageOf } from '../detection/normalise.ts'
import type { EmergencyCountry, PoisonCentre, Province } from '../numbers/emergency-line.ts'
import { emergencyCountry, foreignPlaceIn, placeAlone, placeOfOther, placeOfSomebody } from './countries.ts'
import { poisonCentreOf } from './poison-centres.ts'
import { provinceOf } from './provinces.ts'
import { countriesOfSameName } from './same-name.ts'
import { countryOfTimeZone } from './time-zones.ts'

/** Country codes in either case; everything may be unknown. */
export type LocationSigns = {
  /** All that the person wrote. */
  text?: string
  /** Their browser's time zone: `Europe/Paris`. */
  timeZone?: string | null
  /** The country of their IP address. */
  address?: string | null
  /** The country in their account details. */
  account?: string | null
  /** The country of the browser's language: `en-US` is the default of most browsers, so it never decides alone. */
  language?: string | null
  /** The language of the page. */
  locale?: Locale
}

/** `also`: other possible countries, shown beside the first, so that a guess leaves none out. */
export type Whereabouts = {
  country: EmergencyCountry
  also: EmergencyCountry[]
  northernIreland?: true
  province?: Province
  centre?: PoisonCentre
}

const most = 3

/**
 * The countries that the text names, most likely first. `sure`: it says where the person is. `namesakes`: those in which
 * the one town that it names exists.
 */
type Told = {
  countries: readonly EmergencyCountry[]
  sure: boolean
  namesakes: readonly EmergencyCountry[]
  /** Somebody else is there, and it is the writer who is in danger. */
  last?: true
}

/** Where the text says that somebody is in danger, then where its writer is. */
function told(text: string): Told {
  const own = toldOfWriter(text)
  const other = placeOfOther(text)
  if (!other || own.namesakes.length > 0) return own
  const { country, first } = other
  if (!own.sure && !first) return { ...own, countries: known([...own.countries, country]), last: true }
  if (own.countries.includes(country)) return own
  const both = first ? [country, ...own.countries] : [...own.countries, country]
  return { countries: both, sure: own.sure, namesakes: [] }
}

function toldOfWriter(text: string): Told {
  const near = countryOfText(text)
  const alone = near?.stated ? undefined : placeAlone(text)
  const far = (alone?.sure ? alone : foreignPlaceIn(text)) ?? (near ? undefined : (placeOfSomebody(text) ?? alone))
  const here = near ? emergencyCountry(near.country) : null
  const only = (country: EmergencyCountry, sure: boolean, name = ''): Told => ({
    countries: [country],
    sure,
    namesakes: namesakesOf(name, text),
  })
  if (far?.sure && (far.named || far.country === here || !near?.stated)) return only(far.country, true, far.name)
  if (near?.stated && here && !far?.sure) return only(here, true, near.evidence)
  if (far && here && far.country !== here) return { countries: [far.country, here], sure: false, namesakes: [] }
  if (far) return only(far.country, false, far.name)
  if (here) return only(here, false, near?.evidence)
  // Abroad without a word of where: beside the country that a clock or an account shows, which may be that of home.
  return { countries: saysAbroad(text) ? ['other'] : [], sure: false, namesakes: [] }
}

const saysAbroad = (text: string): boolean =>
  /(?<![a-z])(?:je suis|chui|jsuis|suis|on est|nous sommes|i ?['’]?a?m|we ?['’]?(?:a?re)|am|are) (?:[a-z]+ ){0,4}(?:a l ?['’]? ?etranger|abroad|overseas)(?![a-z])/.test(
    fold(text),
  )

/** The countries that have a town of this name; one where the rest of the text shows it. */
function namesakesOf(name: string, text: string): readonly EmergencyCountry[] {
  const words = fold(name).match(/[a-z]+/g) ?? []
  const countries = countriesOfSameName(words.join(' '))
  if (countries.length === 0) return []
  const rest = fold(text).replaceAll(new RegExp(words.join('[^a-z]+'), 'g'), ' ')
  const shown = emergencyCountry(countryOfText(rest)?.country)
  return shown && countries.includes(shown) ? [shown] : countries
}

const known = (countries: readonly (EmergencyCountry | null)[]) => [
  ...new Set(countries.filter((country) => country !== null)),
]

/** Of several towns of one name it is that of the country for which something else speaks; otherwise it may be each. */
function meant({ countries, namesakes }: Told, strong: readonly EmergencyCountry[]): EmergencyCountry[] {
  const spoken = namesakes.filter((country) => strong.includes(country))
  return spoken.length > 0 ? spoken : known([...namesakes, ...countries])
}

/** The one country in which the writer of a text is, whatever it says of others; `undefined` where it may be several. */
export function countryOfWriter(text: string, signs: LocationSigns): EmergencyCountry | undefined {
  const said = toldOfWriter(text)
  const strong = strongSigns(signs)
  const possible = said.sure ? said.countries : known([...meant(said, strong), ...strong])
  return possible.length === 1 ? possible[0] : undefined
}

/** Whether the text itself says where its writer is: « je suis à Lille ». */
export const saysWhere = (text: string): boolean => toldOfWriter(text).sure

/**
 * The person's own words come first, then time zone, IP address and account. A browser's language adds a second country
 * to one of these at most; where nothing else is known it stands beside France, the operator's country: before it where
 * somebody has chosen it, and so do the countries of those who write English. `only`: what the text says of others is left out.
 */
export function whereabouts(signs: LocationSigns, { only }: { only?: 'writer' } = {}): Whereabouts {
  const unsaid = only === 'writer' && !saysWhere(signs.text ?? '')
  const locale = readIn(signs)
  return placed(signs, countriesOf(unsaid ? { ...signs, text: '', ...(locale && { locale }) } : signs))
}

/** Possible countries with what is known of the part of each. */
export function placed(signs: LocationSigns, countries: readonly EmergencyCountry[]): Whereabouts {
  const found = shown(countries)
  const possible = [found.country, ...found.also]
  const french = (readIn(signs) ?? signs.locale) === 'fr'
  const province = possible.includes('ca') ? provinceOf(signs.text ?? '', signs.timeZone, french) : undefined
  const centre = possible.includes('fr') ? poisonCentreOf(signs.text ?? '') : undefined
  return {
    ...found,
    ...(possible.includes('gb') && namesNorthernIreland(signs) && { northernIreland: true }),
    ...(province && { province }),
    ...(centre && { centre }),
  }
}

const namesNorthernIreland = ({ text = '', timeZone }: LocationSigns): boolean =>
  timeZone === 'Europe/Belfast' ||
  /(?<![a-z])(?:northern ireland|irlande du nord|belfast|(?:london)?derry|lisburn|newry|armagh|omagh|enniskillen|ballymena|newtownabbey|craigavon|coleraine|antrim)(?![a-z])/.test(
    fold(text),
  )

function countriesOf(signs: LocationSigns): readonly EmergencyCountry[] {
  const said = told(signs.text ?? '')
  const language = emergencyCountry(signs.language)
  const strong = strongSigns(signs)
  const named = meant(said, strong)
  if (said.sure) return named
  const weak = named.length + strong.length < 2 ? [language] : []
  const likely = said.last ? [...strong, ...named] : [...named, ...strong]
  const found = known([...likely, ...(likely.length > 0 ? weak : [])])
  if (found.length > 0) return found
  return known(readIn(signs) === 'en' ? [...inEnglish(language), 'fr'] : inFrench(language))
}

const strongSigns = ({ timeZone, address, account }: LocationSigns) =>
  [countryOfTimeZone(timeZone), emergencyCountry(address), emergencyCountry(account)].filter(
    (country) => country !== null,
  )

const shown = ([country = 'fr', ...also]: readonly EmergencyCountry[]): Whereabouts => ({
  country,
  also: also.slice(0, most - 1),
})

/** The language of somebody of whom nothing else is known: that of their text, else that of the page. */
const readIn = ({ text = '', locale }: LocationSigns): Locale | undefined =>
  languageOf(fold(text).match(/[a-z']+/g) ?? []) ?? locale

/** No browser has `fr-BE` or `fr-CA` by default, and many have English in France. */
const inFrench = (language: EmergencyCountry | null) =>
  language === 'us' || language === 'gb' ? (['fr', language] as const) : [language, 'fr' as const]

/** `en-US` is the default of most browsers, in the United Kingdom too. */
const inEnglish = (language: EmergencyCountry | null): readonly EmergencyCountry[] =>
  language === null || language === 'gb' ? ['gb', 'us'] : language === 'us' ? ['us', 'gb'] : [language]
