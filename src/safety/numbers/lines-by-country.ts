// The numbers by country. `sources.ts` gives the source of each; a number without a source is not shown.
import type { CountryLines, EmergencyCountry, LocalizedText } from './emergency-line.ts'
import { belgium, france, ireland, restOfEurope, switzerland, unitedKingdom } from './lines-europe.ts'
import { australia, canada, frenchPacific, morocco, restOfWorld, unitedStates } from './lines-world.ts'

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
  pf: frenchPacific,
  nc: frenchPacific,
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
  pf: { fr: 'Polynésie française', en: 'French Polynesia' },
  nc: { fr: 'Nouvelle-Calédonie', en: 'New Caledonia' },
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
  pf: { fr: 'En Polynésie française', en: 'In French Polynesia' },
  nc: { fr: 'En Nouvelle-Calédonie', en: 'In New Caledonia' },
  eu: { fr: 'Ailleurs en Europe', en: 'Elsewhere in Europe' },
  other: { fr: 'Ailleurs dans le monde', en: 'Elsewhere in the world' },
}

/** Where one number answers in more than one country. */
export const northAmerica: LocalizedText = {
  fr: 'Aux États-Unis ou au Canada',
  en: 'In the United States or Canada',
}
export const europe: LocalizedText = { fr: 'En France et ailleurs en Europe', en: 'In France and elsewhere in Europe' }

/**
 * Who helps after violence where no number of the whole country is known to answer: the cantons' centres,
 * https://sodk.ch/de/themen/opferhilfe and https://aide-aux-victimes.ch/fr/quest-ce-que-laide-aux-victimes/a-qui-sadresse-laide-aux-victimes/,
 * both read on 29 November 2026. The short number 142 was announced for May 2026; no page says that it has opened.
 */
export const victimHelp: Partial<Record<EmergencyCountry, LocalizedText>> = {
  ch: {
    fr: 'Ensuite, un centre d’aide aux victimes vous conseille gratuitement, dans chaque canton\u00a0: aide-aux-victimes.ch.',
    en: 'Then a victim support centre advises you free of charge, in every canton: aide-aux-victimes.ch.',
  },
}

/** What to do where one cannot speak, in countries with a way for it: the end of a sentence. `silentSources` has their sources. */
export const silentContacts: Partial<Record<EmergencyCountry, LocalizedText>> = {
  gb: {
    fr: 'sans parler\u00a0: appelez le 999 d’un mobile, puis tapez 55 quand on vous le demande.',
    en: 'without speaking: call 999 from a mobile, then press 55 when you are asked to.',
  },
  ie: {
    fr: 'sans parler\u00a0: si votre téléphone y est inscrit, écrivez au 112 par SMS, avec l’adresse ou l’Eircode.',
    en: 'without speaking: if your phone is registered for it, text 112, with the address or Eircode.',
  },
  be: {
    fr: 'sans parler\u00a0: laissez la ligne ouverte, ou écrivez par l’application 112 BE si vous l’avez.',
    en: 'without speaking: leave the line open, or write through the 112 BE app if you have it.',
  },
  us: {
    fr: 'sans parler\u00a0: écrivez au 911\u202f; là où ce n’est pas possible, une réponse automatique vous le dit.',
    en: 'without speaking: text 911; where that does not work, an automatic answer tells you so.',
  },
}
