import { createHash } from 'node:crypto'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
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

/** An issued document as a file of an email. */
export async function invoiceAttachment(ports: Ports, number: string): Promise<Attachment> {
  return { name: `${number}.pdf`, type: 'application/pdf', content: await invoiceFile(ports, number) }
}

/** The PDFs of these invoices and credit notes. */
export const attachAll = (ports: Ports, numbers: readonly string[]) =>
  Promise.all(numbers.map((number) => invoiceAttachment(ports, number)))

/** What was taken for the order of a first question, with its invoice and credit notes; `null` while nothing is. */
export async function paidWith(
  ports: Ports,
  orderId: string,
): Promise<{ amount: number; givenBack: boolean; documents: Attachment[] } | null> {
  const issued = await invoiceOfCharge(ports.db, orderId)
  if (!issued) return null
  const credits = await creditNotesOfCharge(ports.db, orderId)
  const back = credits.reduce((sum, { total }) => sum - total, 0)
  const documents = await attachAll(ports, [issued.number, ...credits.map(({ number }) => number)])
  return { amount: issued.total, givenBack: back >= issued.total, documents }
}
