import type { Locale } from './i18n/locale.ts'

/**
 * Who runs this house, as legal texts, letters and invoices say it. The values below are plainly invented (`invented`),
 * and the live mode must not be run with them.
 */
export const legalEntity = {
  invented: true,
  legal: {
    entity: 'Clairavis SAS (société inventée)',
    form: 'SAS au capital de 10\u202f000\u00a0€',
    address: '1 rue de l’Exemple',
    postalCode: '44000',
    city: 'Nantes',
    country: 'FR',
    siren: '000 000 000',
    siret: '000 000 000 00000',
    registry: 'RCS Nantes 000 000 000',
    vatNumber: 'FR00 000 000 000',
    director: 'Camille Exemple',
    /** Services owe VAT when they are paid; `true` where the option for debits was taken (art. 269-2 c CGI). */
    vatOnDebits: false,
  },
  /** What of it a reader of English is told in other words. */
  inEnglish: {
    entity: 'Clairavis SAS (invented company)',
    form: 'French simplified joint-stock company (SAS) with a share capital of €10,000',
    registry: 'Nantes trade and companies register (RCS) 000 000 000',
  },
  /** What experts are paid from; the specimen of the IBAN register. */
  bank: { iban: 'FR1420041010050500013M02606' },
  mail: { from: 'Clairavis <bonjour@clairavis.example>', replyTo: 'bonjour@clairavis.example' },
  dataProtection: { email: 'donnees@clairavis.example' },
  host: { name: 'Hébergeur de l’exemple', address: '3 rue de l’Exemple, 59000 Lille', phone: '+33 1 99 00 00 01' },
} as const

type Legal = typeof legalEntity.legal
export type LegalData = Readonly<Record<Exclude<keyof Legal, 'vatOnDebits'>, string>> & {
  readonly vatOnDebits: boolean
}

/** The operator's data in the words of one language. */
export const legalIn = (locale: Locale): LegalData =>
  locale === 'fr' ? legalEntity.legal : { ...legalEntity.legal, ...legalEntity.inEnglish }

/** The operator in one line, as it stands at the foot of letters and documents. */
export function companyLine(locale: Locale): string {
  const { entity, form, address, postalCode, city, registry } = legalIn(locale)
  return `${entity}, ${form}, ${address}, ${postalCode} ${city}. ${registry}.`
}
