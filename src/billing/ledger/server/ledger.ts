import { partyOf } from '../../../accounts/server/people.ts'
import { legalIn } from '../../../brand-legal.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { unlinkedDisputesOf } from '../../disputes/server/store.ts'
import { type DocumentData, type QuotedService, unknownParty } from '../../invoices/server/data.ts'
import { insertInvoice, invoiceOfCharge } from '../../invoices/server/store.ts'
import { vatIn } from '../../quotes/quote.ts'
import { insertEntries, nextInvoiceNumber } from '../../server/store.ts'
import type { ChargeKind, CreditReason } from '../../server/tables.ts'
import { type Charge, lockCharge } from './payment-views.ts'
import { addCredited, type Credit, insertCharge, insertCredit, questionOfFirstMonth } from './store.ts'

const revenueOf: Record<ChargeKind, string> = {
  first: 'revenue_question',
  plan: 'revenue_plan',
  copilot: 'revenue_copilot',
  change: 'revenue_copilot',
  service: 'revenue_services',
}

export type ChargeInput = {
  /** The order's id for an order; a new one otherwise. */
  id?: string
  personId: string
  /** Where it was taken: each source is recorded once, however often it is reported. */
  source: Charge['source']
  sourceId: string
  kind: ChargeKind
  purchaseId: string | null
  subscriptionId: string | null
  /** Cents, VAT included. */
  amount: number
  vatRate: number
  paymentIntent: string | null
  period?: { start: Date; end: Date }
  quoted?: QuotedService
  paidAt: Date
}

/**
 * Records money taken: writes the charge, its numbered invoice and the ledger in the caller's transaction, once per
 * source. `null` when it was recorded before.
 */
export async function recordCharge(ports: Ports, tx: Tx, taken: ChargeInput): Promise<Charge | null> {
  const charge = await insertCharge(tx, {
    id: taken.id ?? ports.ids.id(),
    personId: taken.personId,
    source: taken.source,
    sourceId: taken.sourceId,
    kind: taken.kind,
    purchaseId: taken.purchaseId,
    subscriptionId: taken.subscriptionId,
    amount: taken.amount,
    currency: 'eur',
    vatRate: taken.vatRate,
    paymentIntent: taken.paymentIntent,
    periodStart: taken.period?.start ?? null,
    periodEnd: taken.period?.end ?? null,
    paidAt: taken.paidAt,
  })
  if (!charge) return null
  const vat = vatIn(taken.amount, taken.vatRate)
  const { amount: total, quoted = null } = taken
  await issue(ports, tx, charge, { kind: 'invoice', total, vat, credit: null, quoted })
  await insertEntries(tx, 'charge', charge.id, ports.clock.now(), [
    { account: 'provider_clearing', amount: taken.amount },
    { account: revenueOf[taken.kind], amount: vat - taken.amount },
    { account: 'vat_collected', amount: -vat },
  ])
  if (charge.paymentIntent)
    for (const { id } of await unlinkedDisputesOf(tx, charge.paymentIntent))
      await ports.jobs.enqueue(tx, 'billing.dispute', { disputeId: id })
  const month = taken.kind === 'plan' || taken.kind === 'copilot'
  const questionId = month ? await questionOfFirstMonth(tx, charge) : undefined
  if (questionId) await ports.jobs.enqueue(tx, 'plan.kept', { questionId })
  return charge
}

export type CreditInput = {
  id?: string
  chargeId: string
  source: Credit['source']
  sourceId: string
  /** Cents, VAT included; at most what has not been refunded yet. */
  amount: number
  reason: CreditReason
}

/**
 * Records money refunded, in full or in part: the credit, its credit note and the mirrored ledger, once per source. The
 * VAT of the parts adds up to the VAT of the charge. `null` when it was recorded before.
 */
export async function recordCredit(ports: Ports, tx: Tx, given: CreditInput): Promise<Charge | null> {
  const charge = await lockCharge(tx, given.chargeId)
  if (!charge) throw new Error(`no charge ${given.chargeId}`)
  const now = ports.clock.now()
  const id = given.id ?? ports.ids.id()
  const fresh = await insertCredit(tx, {
    id,
    chargeId: charge.id,
    personId: charge.personId,
    source: given.source,
    sourceId: given.sourceId,
    amount: given.amount,
    reason: given.reason,
    at: now,
  })
  if (!fresh) return null
  await addCredited(tx, charge.id, given.amount)
  const rate = Number(charge.vatRate)
  const vat = vatIn(charge.credited + given.amount, rate) - vatIn(charge.credited, rate)
  await issue(ports, tx, charge, { kind: 'credit_note', total: -given.amount, vat: -vat, credit: id, quoted: null })
  await insertEntries(tx, 'credit', id, now, [
    { account: 'provider_clearing', amount: -given.amount },
    { account: revenueOf[charge.kind], amount: given.amount - vat },
    { account: 'vat_collected', amount: vat },
  ])
  return { ...charge, credited: charge.credited + given.amount }
}

type Document = {
  kind: 'invoice' | 'credit_note'
  total: number
  vat: number
  credit: string | null
  quoted: QuotedService | null
}

const prefixOf = { invoice: 'F', credit_note: 'A' } as const

/** Numbers a document without a gap, per year, in the recording transaction (art. 242 nonies A, annex II CGI). */
async function issue(ports: Ports, tx: Tx, charge: Charge, document: Document): Promise<void> {
  const now = ports.clock.now()
  const data = await documentData(ports, tx, charge, document)
  const series = `${prefixOf[document.kind]}${yearInParis(now)}`
  // Last, because every other document waits for this row's lock until the transaction ends.
  const sequence = await nextInvoiceNumber(tx, series)
  await insertInvoice(tx, {
    number: `${series}-${String(sequence).padStart(6, '0')}`,
    series,
    sequence,
    kind: document.kind,
    chargeId: charge.id,
    creditId: document.credit,
    purchaseId: charge.purchaseId,
    personId: charge.personId,
    total: document.total,
    vat: document.vat,
    vatRate: Number(charge.vatRate),
    issuedAt: now,
    data: JSON.stringify(data),
  })
}

/** The whole content of the document, as it is known now. */
async function documentData(ports: Ports, tx: Tx, charge: Charge, document: Document): Promise<DocumentData> {
  const corrected = document.credit ? await invoiceOfCharge(tx, charge.id) : undefined
  const said = corrected?.data as Partial<DocumentData> | undefined
  // A credit note names the buyer of its invoice, whatever has changed about them since.
  const buyer = said?.buyer ?? (await partyOf(tx, charge.personId)) ?? unknownParty
  return {
    seller: legalIn(buyer.locale),
    buyer,
    line: charge.kind,
    quoted: document.quoted ?? said?.quoted ?? null,
    net: document.total - document.vat,
    currency: charge.currency,
    payment: charge.paymentIntent,
    paidAt: charge.paidAt.toISOString(),
    period:
      charge.periodStart && charge.periodEnd
        ? { start: charge.periodStart.toISOString(), end: charge.periodEnd.toISOString() }
        : null,
    corrects: corrected ? { number: corrected.number, issuedAt: corrected.issuedAt.toISOString() } : null,
    mode: ports.config.MODE,
  }
}

const parisYear = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', year: 'numeric' })

function yearInParis(at: Date): string {
  return parisYear.format(at)
}
