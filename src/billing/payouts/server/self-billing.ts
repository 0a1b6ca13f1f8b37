import { createHash } from 'node:crypto'
import { legalIn } from '../../../brand-legal.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { type DocumentData, type PrintedInvoice, withoutSpaces } from '../../invoices/server/data.ts'
import { crossIndustryInvoice, facturXMetadata } from '../../invoices/server/factur-x.ts'
import { invoicePdf } from '../../invoices/server/pdf.ts'
import { monthOf } from '../../months.ts'
import { vatIn } from '../../quotes/quote.ts'
import { insertEntries, nextInvoiceNumber } from '../../server/store.ts'
import { taxRowOf } from '../../tax/server/store.ts'
import { contestDays } from '../mandate.ts'
import { insertExpertInvoice, mandateInForce, uninvoicedFees } from './mandate-store.ts'

/**
 * Issues the invoice for what a payout pays, in the name of an expert who has given the mandate (CGI, art. 289 I-2), in
 * a series of the expert's own. An answer is invoiced once, also where its transfer came back and is paid again.
 */
export async function issueExpertInvoice(
  ports: Ports,
  tx: Tx,
  payout: { id: string; expertId: string },
): Promise<void> {
  const { expertId } = payout
  const [mandate, identity, fees] = [
    await mandateInForce(tx, expertId),
    await taxRowOf(tx, expertId),
    await uninvoicedFees(tx, payout.id),
  ]
  const [earliest, latest] = [fees.at(0), fees.at(-1)]
  if (!mandate || !identity || !earliest || !latest) return
  const now = ports.clock.now()
  const rate = mandate.vat === 'charged' ? ports.config.VAT_RATE : 0
  const total = fees.reduce((sum, { amount }) => sum + amount, 0)
  const vat = vatIn(total, rate)
  const data: DocumentData = {
    seller: {
      entity: identity.name,
      form: '',
      address: identity.address,
      postalCode: identity.postalCode,
      city: identity.city,
      country: identity.country,
      siren: mandate.registration,
      siret: '',
      registry: '',
      vatNumber: mandate.vatNumber,
      director: '',
    },
    buyer: houseAsBuyer(mandate.locale),
    line: 'answers',
    selfBilled: { vat: mandate.vat, answers: fees.length, contestDays },
    net: total - vat,
    currency: 'eur',
    payment: null,
    paidAt: latest.answeredAt.toISOString(),
    period: { start: earliest.answeredAt.toISOString(), end: latest.answeredAt.toISOString() },
    corrects: null,
    mode: ports.config.MODE,
  }
  const series = `AF${mandate.registration.slice(0, 14)}-${monthOf(now).slice(0, 4)}`
  const sequence = await nextInvoiceNumber(tx, series)
  const number = `${series}-${String(sequence).padStart(4, '0')}`
  const vatRate = rate.toFixed(2)
  const printed: PrintedInvoice = { number, kind: 'invoice', total, vat, vatRate, issuedAt: now, data }
  const attached = { name: 'factur-x.xml', xml: crossIndustryInvoice(printed), metadata: facturXMetadata() }
  const pdf = Buffer.from(await invoicePdf(printed, attached))
  await insertExpertInvoice(
    tx,
    {
      number,
      series,
      sequence,
      expertId,
      payoutId: payout.id,
      mandateId: mandate.id,
      total,
      vat,
      vatRate: rate,
      data: JSON.stringify(data),
      pdf,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      issuedAt: now,
    },
    fees.map(({ contributionId }) => contributionId),
  )
  // The fee was booked with the answer as a cost; the tax in it is none.
  if (vat > 0)
    await insertEntries(tx, 'expert_invoice', number, now, [
      { account: 'vat_deductible', amount: vat },
      { account: 'expert_cost', amount: -vat },
    ])
  await ports.jobs.enqueue(tx, 'billing.expert-invoice-letter', { number })
}

function houseAsBuyer(locale: 'fr' | 'en'): DocumentData['buyer'] {
  const { entity, siret, vatNumber, address, postalCode, city, country } = legalIn(locale)
  const place = { address, postalCode, city, country: country.toLowerCase() }
  return { name: null, email: null, locale, company: entity, siret: withoutSpaces(siret), vatNumber, ...place }
}
