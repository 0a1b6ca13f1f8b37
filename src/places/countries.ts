import { de } from '../i18n/elision.ts'
import { type NamedCountry, type NamedCountryCode, world } from './world.ts'

/** Countries with more data than a name and towns: `country-signs.ts`. */
export const describedCodes = [
  'fr',
  'gb',
  'ie',
  'us',
  'ca',
  'be',
  'ch',
  'lu',
  'mc',
  'ma',
  'sn',
  'ci',
  'tn',
  'dz',
] as const
export type DescribedCode = (typeof describedCodes)[number]
export type CountryCode = DescribedCode | NamedCountryCode
export const namedCodes = Object.keys(world) as NamedCountryCode[]
/** The countries that can be detected in a client's text, ISO 3166-1 alpha-2 in lower case. */
export const countryCodes: readonly CountryCode[] = [...describedCodes, ...namedCodes]

/** `name` stands alone, `from` follows a verb: « vous écrivez du Royaume-Uni », "you write from the United Kingdom". */
type PlaceWords = { name: { fr: string; en: string }; from: { fr: string; en: string } }

const place = (nameFr: string, fromFr: string, nameEn: string): PlaceWords => ({
  name: { fr: nameFr, en: nameEn },
  from: { fr: fromFr, en: `from ${nameEn}` },
})

/** « l’Allemagne », « d’Allemagne ». */
function inFrench({ article, fr }: NamedCountry): [name: string, from: string] {
  switch (article) {
    case 'l':
      return [`l’${fr}`, fr === 'île Maurice' ? `de l’${fr}` : `d’${fr}`]
    case 'le':
      return [`le ${fr}`, `du ${fr}`]
    case 'la':
      return [`la ${fr}`, `de ${fr}`]
    case 'les':
      return [`les ${fr}`, `des ${fr}`]
    case '-':
      return [fr, de(fr)]
  }
}

const named = Object.fromEntries(
  namedCodes.map((code) => [code, place(...inFrench(world[code]), world[code].en)]),
) as Record<NamedCountryCode, PlaceWords>

export const countries: Record<CountryCode, PlaceWords> = {
  ...named,
  fr: place('la France', 'de France', 'France'),
  gb: place('le Royaume-Uni', 'du Royaume-Uni', 'the United Kingdom'),
  ie: place('l’Irlande', 'd’Irlande', 'Ireland'),
  us: place('les États-Unis', 'des États-Unis', 'the United States'),
  ca: place('le Canada', 'du Canada', 'Canada'),
  be: place('la Belgique', 'de Belgique', 'Belgium'),
  ch: place('la Suisse', 'de Suisse', 'Switzerland'),
  lu: place('le Luxembourg', 'du Luxembourg', 'Luxembourg'),
  mc: place('Monaco', 'de Monaco', 'Monaco'),
  ma: place('le Maroc', 'du Maroc', 'Morocco'),
  sn: place('le Sénégal', 'du Sénégal', 'Senegal'),
  ci: place('la Côte d’Ivoire', 'de Côte d’Ivoire', 'Côte d’Ivoire'),
  tn: place('la Tunisie', 'de Tunisie', 'Tunisia'),
  dz: place('l’Algérie', 'd’Algérie', 'Algeria'),
}

/** Regions with a law of their own, named to the client where the text shows which. */
export const regionNames = {
  wales: place('le pays de Galles', 'du pays de Galles', 'Wales'),
  scotland: place('l’Écosse', 'd’Écosse', 'Scotland'),
  england: place('l’Angleterre', 'd’Angleterre', 'England'),
  'northern-ireland': place('l’Irlande du Nord', 'd’Irlande du Nord', 'Northern Ireland'),
  quebec: place('le Québec', 'du Québec', 'Quebec'),
} as const satisfies Record<string, PlaceWords>
export type RegionCode = keyof typeof regionNames
