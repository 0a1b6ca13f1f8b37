import type { Selectable } from 'kysely'
import type { ContractParty } from '../../../accounts/server/people.ts'
import type { LegalData } from '../../../brand-legal.ts'
import { fill } from '../../../i18n/text.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { MandateVat } from '../../payouts/mandate.ts'
import type { ChargeKind } from '../../server/tables.ts'

export type QuotedService = { title: string; reference: string }

export type InvoiceLine = ChargeKind | 'answers'
export type SelfBilled = {
  vat: MandateVat
  answers: number
  /** How long the seller may contest it. */
  contestDays: number
}

/** What a document says besides its number, its date and its amounts: stored with it, never looked up again. */
export type DocumentData = {
  seller: Omit<LegalData, 'vatOnDebits'> & { vatOnDebits?: boolean }
  buyer: ContractParty
  line: InvoiceLine
  /** Set where the buyer issues it in the name of the seller (CGI, art. 289 I-2); it is then still to be paid. */
  selfBilled?: SelfBilled | null
  /** The accepted quote that is paid, with its name for what was ordered. */
  quoted?: QuotedService | null
  /** Cents without VAT; negative on a credit note, like every amount there. */
  net: number
  currency: 'eur'
  payment: string | null
  paidAt: string
  period: { start: string; end: string } | null
  /** The invoice that a credit note corrects. */
  corrects: { number: string; issuedAt: string } | null
  mode: 'demo' | 'live'
}

export type IssuedInvoice = Omit<Selectable<Tables['invoice']>, 'data'> & { data: DocumentData }

/** What its page and its data for accounts are made of. */
export type PrintedInvoice = Pick<IssuedInvoice, 'number' | 'kind' | 'total' | 'vat' | 'vatRate' | 'issuedAt' | 'data'>

/** A line of a list of documents, as the API returns it. */
export const invoiceView = ({
  kind,
  ...row
}: Pick<IssuedInvoice, 'number' | 'issuedAt' | 'total' | 'vat' | 'kind'>) => ({
  ...row,
  what: kind,
})

export const unknownParty: ContractParty = {
  name: null,
  email: null,
  locale: 'fr',
  company: null,
  siret: null,
  vatNumber: null,
  address: null,
  postalCode: null,
  city: null,
  country: null,
}

/** Reads a stored document; what an earlier version did not say stays absent. */
export function issuedInvoiceOf(row: Selectable<Tables['invoice']>): IssuedInvoice {
  const said = row.data as Partial<DocumentData> & Pick<DocumentData, 'seller' | 'line' | 'net'>
  return {
    ...row,
    data: {
      currency: 'eur',
      payment: null,
      corrects: null,
      mode: 'demo',
      ...said,
      buyer: said.buyer ?? unknownParty,
      paidAt: said.paidAt ?? row.issuedAt.toISOString(),
      period: said.period ?? null,
    },
  }
}

/** `732 829 320` as `732829320`. */
export const withoutSpaces = (given: string) => given.replace(/\s/g, '')

/** A business also receives a structured invoice file. */
export function isProfessionalBuyer({ company, siret, vatNumber }: ContractParty): boolean {
  return Boolean(company && (siret || vatNumber))
}

/** What was sold, by its name in the quote if there is one; on a credit note, what is refunded. */
export function lineDescription(
  { kind, data }: Pick<IssuedInvoice, 'kind' | 'data'>,
  words: { lines: Record<InvoiceLine, string>; creditLine: string },
): string {
  const line = fill(words.lines[data.line], { count: data.selfBilled?.answers ?? 1 })
  const what = data.quoted?.title ?? line
  return kind === 'invoice' ? what : fill(words.creditLine, { what })
}
