import type { z } from 'zod'
import { Refusal } from '../../../api/refusal.ts'
import { InvalidInput } from '../../../api/server/problem.ts'
import { companyOfApplication } from '../../../experts/onboarding/server/views.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { Invoicing } from '../contract.ts'
import { type MandateInput, mandateErrors, mandateVersion, normalizeRegistration } from '../mandate.ts'
import {
  expertInvoiceFile,
  expertInvoicesOf,
  insertMandate,
  mandateInForce,
  withdrawMandateRow,
} from './mandate-store.ts'

export async function invoicingView(db: Db, expertId: string): Promise<z.input<typeof Invoicing>> {
  const [row, invoices, applied] = await Promise.all([
    mandateInForce(db, expertId),
    expertInvoicesOf(db, expertId),
    companyOfApplication(db, expertId),
  ])
  return {
    mandate: row
      ? {
          version: row.version,
          registration: row.registration,
          vat: row.vat,
          vatNumber: row.vatNumber,
          acceptedAt: row.acceptedAt,
        }
      : null,
    known: applied?.siret ?? null,
    invoices,
  }
}

/**
 * Accepts the mandate in its present wording. One that is in force ends: other numbers are another mandate.
 * @throws InvalidInput for every number that does not fit; Refusal `mandate_outdated`
 */
export async function acceptMandate(
  ports: Ports,
  tx: Tx,
  expertId: string,
  input: MandateInput & { version: number; locale: Locale },
): Promise<void> {
  if (input.version !== mandateVersion) throw new Refusal('mandate_outdated', 409)
  const complaints = mandateErrors(input)
  if (complaints.length > 0) throw new InvalidInput(complaints)
  const now = ports.clock.now()
  await withdrawMandateRow(tx, expertId, now)
  await insertMandate(tx, {
    id: ports.ids.id(),
    expertId,
    version: input.version,
    locale: input.locale,
    registration: normalizeRegistration(input.registration),
    vat: input.vat,
    vatNumber: normalizeRegistration(input.vatNumber),
    acceptedAt: now,
    withdrawnAt: null,
  })
}

/** From now on the expert issues the invoices; those that were issued stand. */
export async function withdrawMandate(ports: Ports, tx: Tx, expertId: string): Promise<void> {
  await withdrawMandateRow(tx, expertId, ports.clock.now())
}

/** The file of an invoice, of this expert only where one is given. @throws Refusal `invoice_unknown` */
export async function expertInvoicePdf(db: Db, number: string, expertId: string | null): Promise<Uint8Array> {
  const row = await expertInvoiceFile(db, number)
  if (!row?.pdf.length || (expertId !== null && row.expertId !== expertId)) throw new Refusal('invoice_unknown', 404)
  return row.pdf
}
