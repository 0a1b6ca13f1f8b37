import { createHash } from 'node:crypto'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { filesSentTo } from '../../../platform/mail/outbox-store.ts'
import type { Attachment } from '../../../platform/mail/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { type IssuedInvoice, isProfessionalBuyer, issuedInvoiceOf } from './data.ts'
import { crossIndustryInvoice, facturXMetadata } from './factur-x.ts'
import { invoicePdf } from './pdf.ts'
import { creditNotesOfCharge, invoiceByNumber, invoiceFileOf, invoiceOfCharge, saveInvoiceFile } from './store.ts'

/** The document as a file, for the person it was issued to. @throws Refusal `invoice_unknown` */
export async function openInvoice(ports: Ports, actor: Person, number: string): Promise<Uint8Array> {
  const row = await invoiceByNumber(ports.db, number)
  if (row?.personId !== actor.personId) throw new Refusal('invoice_unknown', 404)
  return invoiceFile(ports, number)
}

/**
 * Draws a document once, stores the file and returns it again later. The caller has checked whose it is.
 * @throws Refusal `invoice_unknown`
 */
export async function invoiceFile(ports: Ports, number: string): Promise<Uint8Array> {
  const row = await invoiceByNumber(ports.db, number)
  if (!row) throw new Refusal('invoice_unknown', 404)
  const kept = await invoiceFileOf(ports.db, number)
  if (kept) return kept
  const pdf = Buffer.from(await drawn(issuedInvoiceOf(row)))
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  await saveInvoiceFile(ports.db, { number, pdf, sha256, madeAt: ports.clock.now() })
  return (await invoiceFileOf(ports.db, number)) ?? pdf
}

/** A business's documents carry their data for its accounts (Factur-X). */
function drawn(issued: IssuedInvoice): Promise<Uint8Array> {
  if (!isProfessionalBuyer(issued.data.buyer)) return invoicePdf(issued)
  return invoicePdf(issued, { name: 'factur-x.xml', xml: crossIndustryInvoice(issued), metadata: facturXMetadata() })
}

const fileName = (number: string) => `${number}.pdf`

/** An issued document as a file of an email. */
export async function invoiceAttachment(ports: Ports, number: string): Promise<Attachment> {
  return { name: fileName(number), type: 'application/pdf', content: await invoiceFile(ports, number) }
}

export type IssuedDocument = { number: string; kind: 'invoice' | 'credit_note' }

/** The PDFs of these documents. */
export const attachAll = (ports: Ports, documents: readonly IssuedDocument[]) =>
  Promise.all(documents.map(({ number }) => invoiceAttachment(ports, number)))

/** The files of a letter about a refund: the credit notes, and the invoices that no earlier letter has brought there. */
export async function attachRefund(ports: Ports, to: string, documents: readonly IssuedDocument[]) {
  const invoices = documents.filter(({ kind }) => kind === 'invoice').map(({ number }) => fileName(number))
  const sent = await filesSentTo(ports.db, to, invoices)
  return attachAll(
    ports,
    documents.filter(({ number }) => !sent.has(fileName(number))),
  )
}

/** What was taken for the order of a first question, with its invoice and credit notes; `null` while nothing is. */
export async function paidWith(
  ports: Ports,
  orderId: string,
): Promise<{ amount: number; givenBack: boolean; documents: IssuedDocument[] } | null> {
  const issued = await invoiceOfCharge(ports.db, orderId)
  if (!issued) return null
  const credits = await creditNotesOfCharge(ports.db, orderId)
  const back = credits.reduce((sum, { total }) => sum - total, 0)
  const documents: IssuedDocument[] = [
    { number: issued.number, kind: 'invoice' },
    ...credits.map(({ number }) => ({ number, kind: 'credit_note' as const })),
  ]
  return { amount: issued.total, givenBack: back >= issued.total, documents }
}
