import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '../../../i18n/locale.ts'
import type { MandateVat } from '../mandate.ts'
import type { PayoutRhythm } from '../periods.ts'

// What experts earn, who they are for the tax authority, and how they are paid and invoiced.

export interface PayoutAccountTable {
  expertId: string
  holder: string
  ibanSealed: Buffer
  ibanEnd: string
  changedAt: Date
  /** Who of the staff found the account to be the expert's although its holder is named otherwise. */
  confirmedAt: Generated<Date | null>
  confirmedBy: Generated<string | null>
}

export interface PayoutRhythmTable {
  expertId: string
  rhythm: PayoutRhythm
  changedAt: Date
}

/** `day` is a date of Paris, read as text. */
export interface PayoutRequestTable {
  expertId: string
  day: ColumnType<string, string, never>
  askedAt: Date
  payoutId: string | null
}

export interface PayoutRunTable {
  id: string
  /** The period: a month, a week or a day. */
  month: string
  preparedAt: Date
  preparedBy: string
  paidAt: Date | null
  paidBy: string | null
  reference: string | null
}

export interface PayoutTable {
  id: string
  runId: string
  expertId: string
  amount: number
  answers: number
  holder: string
  ibanSealed: Buffer
  ibanEnd: string
}

export interface PayoutReturnTable {
  payoutId: string
  returnedAt: Date
  returnedBy: string
  reason: string
}

export interface ExpertDueTable {
  contributionId: string
  questionId: string
  expertId: string
  category: string
  amount: number
  answeredAt: Date
  payoutId: string | null
}

export interface InvoicingMandateTable {
  id: string
  expertId: string
  version: number
  locale: Locale
  registration: string
  vat: MandateVat
  vatNumber: string
  acceptedAt: Date
  withdrawnAt: Date | null
}

export interface ExpertInvoiceTable {
  number: string
  series: string
  sequence: number
  expertId: string
  payoutId: string
  mandateId: string
  total: number
  vat: number
  vatRate: ColumnType<string, number, number>
  data: ColumnType<Record<string, unknown>, string, string>
  pdf: Buffer
  sha256: string
  issuedAt: Date
}

export interface ExpertInvoiceLineTable {
  contributionId: string
  number: string
}

export interface TaxIdentityTable {
  expertId: string
  kind: 'person' | 'company'
  name: string
  bornOn: string | null
  taxNumberSealed: Buffer
  taxNumberEnd: string
  taxCountry: string
  registration: string
  vatNumber: string
  address: string
  postalCode: string
  city: string
  country: string
  changedAt: Date
}
