import type { Locale } from '../../i18n/locale.ts'

export type LocalizedText = Readonly<Record<Locale, string>>

/**
 * The countries whose numbers are known here. `eu`: the rest of the European Economic Area, where 112 answers; `other`:
 * all other countries.
 */
export const emergencyCountries = [
  'fr',
  'be',
  'ch',
  'ma',
  'ca',
  'gb',
  'ie',
  'us',
  'au',
  'pf',
  'nc',
  'eu',
  'other',
] as const
export type EmergencyCountry = (typeof emergencyCountries)[number]

/** The kinds of service. `any` handles everything; `text` is for a person who cannot speak or hear. */
export const emergencyServices = [
  'any',
  'medical',
  'police',
  'fire',
  'text',
  'suicide',
  'poison',
  'partner',
  'sexual',
  'child',
  'missing',
  'forced',
  'online',
  'elder',
  'gas',
  'sea',
  'mountain',
  'aggressor',
  'trafficking',
] as const
export type EmergencyService = (typeof emergencyServices)[number]

/** Of Canada, whose help lines differ; `elsewhere`: every other one. */
export type Province = 'quebec' | 'british-columbia' | 'nova-scotia' | 'manitoba' | 'elsewhere'

/** Of France: the town of a poison centre. */
export type PoisonCentre = 'angers' | 'bordeaux' | 'lille' | 'lyon' | 'marseille' | 'nancy' | 'paris' | 'toulouse'

export type EmergencyLine = {
  /** In the notation of its country. */
  number: string
  /** The digits to dial, for a `tel:` or `sms:` link. */
  dial: string
  way: 'call' | 'sms'
  who: LocalizedText
  /** The one province that it serves, or does not serve. */
  onlyIn?: Province
  notIn?: Province
  /** The poison centre that answers here: shown around it only. */
  centre?: PoisonCentre
}

export type CountryLines = Partial<Record<EmergencyService, readonly EmergencyLine[]>> & {
  any: readonly EmergencyLine[]
}

const made =
  (way: EmergencyLine['way']) =>
  (number: string, fr: string, en: string): EmergencyLine => ({
    number,
    dial: number.replace(/[^\d+]/g, ''),
    way,
    who: { fr, en },
  })

/** A number to call. */
export const call = made('call')
/** A number to text. */
export const sms = made('sms')
