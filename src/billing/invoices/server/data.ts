import type { Selectable } from 'kysely'
import type { ContractParty } from '../../../accounts/server/people.ts'
import type { legalEntity } from '../../../brand-legal.ts'
import { fill } from '../../../i18n/text.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { ChargeKind } from '../../server/tables.ts'

export type QuotedService = { title: string; reference: string }

/** What a document says besides its number, its date and its amounts: stored with it, never looked up again. */
export type DocumentData = {
  seller: Omit<typeof legalEntity.legal, 'vatOnDebits'> & { vatOnDebits?: boolean }
  buyer: ContractParty
  line: ChargeKind
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

/** A line of a list of documents, as the API returns it. */
export const invoiceView = (row: Pick<IssuedInvoice, 'number' | 'issued_at' | 'total' | 'vat' | 'kind'>) => ({
  number: row.number,
  issuedAt: row.issued_at.toISOString(),
  total: row.total,
  vat: row.vat,
  what: row.kind,
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
      paidAt: said.paidAt ?? row.issued_at.toISOString(),
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
  words: { lines: Record<ChargeKind, string>; creditLine: string },
): string {
  const what = data.quoted?.title ?? words.lines[data.line]
  return kind === 'invoice' ? what : fill(words.creditLine, { what })
}
