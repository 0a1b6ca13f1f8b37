// The numbers by country. `sources.ts` gives the source of each; a number without a source is not shown.
import type { CountryLines, EmergencyCountry, LocalizedText } from './emergency-line.ts'
import { belgium, france, ireland, restOfEurope, switzerland, unitedKingdom } from './lines-europe.ts'
import { australia, canada, morocco, restOfWorld, unitedStates } from './lines-world.ts'

export const lines: Record<EmergencyCountry, CountryLines> = {
  fr: france,
  be: belgium,
  ch: switzerland,
  ma: morocco,
  ca: canada,
  gb: unitedKingdom,
  ie: ireland,
  us: unitedStates,
  au: australia,
  eu: restOfEurope,
  other: restOfWorld,
}

export const countryNames: Record<EmergencyCountry, LocalizedText> = {
  fr: { fr: 'France', en: 'France' },
  be: { fr: 'Belgique', en: 'Belgium' },
  ch: { fr: 'Suisse', en: 'Switzerland' },
  ma: { fr: 'Maroc', en: 'Morocco' },
  ca: { fr: 'Canada', en: 'Canada' },
  gb: { fr: 'Royaume-Uni', en: 'United Kingdom' },
  ie: { fr: 'Irlande', en: 'Ireland' },
  us: { fr: 'États-Unis', en: 'United States' },
  au: { fr: 'Australie', en: 'Australia' },
  eu: { fr: 'Ailleurs en Europe', en: 'Elsewhere in Europe' },
  other: { fr: 'Ailleurs dans le monde', en: 'Elsewhere in the world' },
}

/** "In France, call 15." */
export const inCountry: Record<EmergencyCountry, LocalizedText> = {
  fr: { fr: 'En France', en: 'In France' },
  be: { fr: 'En Belgique', en: 'In Belgium' },
  ch: { fr: 'En Suisse', en: 'In Switzerland' },
  ma: { fr: 'Au Maroc', en: 'In Morocco' },
  ca: { fr: 'Au Canada', en: 'In Canada' },
  gb: { fr: 'Au Royaume-Uni', en: 'In the United Kingdom' },
  ie: { fr: 'En Irlande', en: 'In Ireland' },
  us: { fr: 'Aux États-Unis', en: 'In the United States' },
  au: { fr: 'En Australie', en: 'In Australia' },
  eu: { fr: 'Ailleurs en Europe', en: 'Elsewhere in Europe' },
  other: { fr: 'Ailleurs dans le monde', en: 'Elsewhere in the world' },
}

/** Where one number answers in more than one country. */
export const northAmerica: LocalizedText = {
  fr: 'Aux États-Unis ou au Canada',
  en: 'In the United States or Canada',
}
export const europe: LocalizedText = { fr: 'En France et ailleurs en Europe', en: 'In France and elsewhere in Europe' }

/** What to do when one cannot speak, where the country has a special procedure. */
export const silentContacts: Partial<Record<EmergencyCountry, LocalizedText>> = {
  gb: {
    fr: 'Si vous ne pouvez pas parler, appelez d’un mobile et tapez 55 quand on vous le demande.',
    en: 'If you cannot speak, call from a mobile and press 55 when you are asked to.',
  },
}
