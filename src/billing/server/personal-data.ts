import {
  addMonths,
  addYears,
  createScrubber,
  daysAfter,
  daysBefore,
  fiscalYearEnd,
  retention,
} from '../../accounts/privacy/erasure.ts'
import {
  type ExportFile,
  jsonFile,
  type PersonalDataHandler,
  safeName,
} from '../../accounts/privacy/server/personal-data.ts'
import { mergedPersonIds } from '../../accounts/privacy/server/views.ts'
import { identifiersOf } from '../../accounts/server/people.ts'
import type { PersonRow } from '../../accounts/server/views.ts'
import type { Person } from '../../api/actor.ts'
import { expertOf } from '../../experts/server/views.ts'
import type { Db } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { href } from '../../screens.ts'
import type { ReceiptContent } from '../cancellation/receipt-content.ts'
import { receiptPdf } from '../cancellation/server/receipt-pdf.ts'
import { contractDocumentsOf, ownContractDocument } from '../contract-letter/server/store.ts'
import { openInvoice } from '../invoices/server/invoices.ts'
import { voidOrRefundLater } from '../orders/server/apply-desired-state.ts'
import { accountKey, decryptIban } from '../payouts/server/earnings.ts'
import { declineService } from '../services/server/services.ts'
import { customerOf } from '../stripe/server/customers-store.ts'
import { endPlan } from '../subscriptions/server/effects.ts'
import { decryptTaxNumber } from '../tax/server/identity.ts'
import * as store from './personal-data-store.ts'

declare module '../../platform/jobs/port.ts' {
  interface JobTable {
    /** Erase the customer at the provider, once no work is open there. */
    'billing.forget-customer': { personId: string; joined?: string }
  }
}

const expertIdOf = async (db: Db, person: PersonRow) => (await expertOf(db, person.id))?.id ?? null

/** Contracts, payments and documents: ends what is running, leaves what accounting needs as it is. */
export const billingPersonalData: PersonalDataHandler = {
  name: 'billing',
  exports,
  async obstacle(db, person) {
    if (await store.paymentInProgress(db, person.id)) return 'erasure_payment_running'
    if (await store.openDispute(db, person.id)) return 'erasure_dispute_open'
    if (await store.refundOwed(db, person.id)) return 'erasure_refund_owed'
    const expertId = await expertIdOf(db, person)
    return expertId && (await store.amountOwedToExpert(db, expertId)) ? 'erasure_payout_owed' : null
  },
  async previewErasure(ports, db, person) {
    const expertId = await expertIdOf(db, person)
    const { orders, plans, services, invoice, offer, payout, taxed } = await store.billingSummaryOf(
      db,
      person.id,
      expertId,
    )
    const now = ports.clock.now()
    const contract = orders.some(({ status }) => status === 'held' || status === 'captured' || status === 'refunded')
    return {
      ends: [
        { what: 'plan', count: plans.length },
        { what: 'hold', count: orders.filter(({ status, wanted }) => status === 'held' && wanted === 'hold').length },
        { what: 'services', count: services.length },
      ],
      stays: [
        ...(invoice
          ? [{ what: 'invoices' as const, until: addYears(fiscalYearEnd(invoice.issuedAt), retention.invoiceYears) }]
          : []),
        ...(contract ? [{ what: 'contract' as const, until: addYears(now, retention.contractYears) }] : []),
        ...(offer ? [{ what: 'offer' as const, until: null }] : []),
        ...(payout
          ? [{ what: 'payouts' as const, until: addYears(fiscalYearEnd(payout.preparedAt), retention.invoiceYears) }]
          : []),
        ...(taxed ? [{ what: 'tax' as const, until: addYears(taxed.answeredAt, retention.taxYears) }] : []),
      ],
    }
  },
  async end(ports, tx, person) {
    const { plans, services } = await store.billingSummaryOf(tx, person.id, null)
    for (const { id } of plans) await endPlan(ports, tx, id, 'erasure')
    const within: Ports = { ...ports, transact: (act) => act(tx) }
    for (const { id } of services) await declineService(within, { id, by: 'client' })
    for (const { id } of await store.unpaidOrders(tx, person.id)) await voidOrRefundLater(ports, tx, id)
  },
  async erase(ports, tx, person) {
    await store.redactBillingTexts(tx, person.id, await expertIdOf(tx, person), createScrubber(identifiersOf(person)))
    // Somebody merged into this account may have been a customer of their own before.
    const startAfter = tomorrow(ports)
    for (const joined of await mergedPersonIds(tx, person.id))
      if (await customerOf(tx, joined))
        await ports.jobs.enqueue(tx, 'billing.forget-customer', { personId: person.id, joined }, { startAfter })
  },
  async applyRetention(ports) {
    const now = ports.clock.now()
    await store.eraseBillingData(ports.db, {
      refused: daysBefore(now, retention.refusedCardDays),
      consent: addYears(now, -retention.contractYears),
      reported: addYears(now, -retention.taxYears),
      trader: addMonths(now, -retention.expertFileMonths),
    })
    const contract = addYears(now, -retention.contractYears)
    const books = addYears(yearStart(now), -retention.invoiceYears)
    await ports.db.transaction().execute((tx) => store.deleteExpiredRecords(tx, { contract, books }))
  },
}

const yearStart = (at: Date) => addYears(fiscalYearEnd(at), -1)
const tomorrow = (ports: Ports) => daysAfter(ports.clock.now(), retention.customerDays)

/** Erases name, address and cards at the provider; invoices and payments stay there, as accounting needs them. */
export async function eraseStripeCustomer(ports: Ports, job: { personId: string; joined?: string }): Promise<void> {
  const whose = job.joined ?? job.personId
  const customer = await customerOf(ports.db, whose)
  if (!customer) return
  if (await store.customerHasOpenWork(ports.db, job.personId))
    return ports.db
      .transaction()
      .execute((tx) => ports.jobs.enqueue(tx, 'billing.forget-customer', job, { startAfter: tomorrow(ports) }))
  await ports.payments.forgetCustomer(customer)
  await store.deleteCustomer(ports.db, whose)
}

/** An export returns what an expert typed as it was typed, the sealed numbers too. */
function openedAccount(ports: Ports, { expertId, ibanSealed, ibanEnd: _end, ...account }: Account) {
  return { ...account, iban: decryptIban(ports, accountKey(expertId), ibanSealed) }
}
function openedTax(ports: Ports, { expertId, taxNumberSealed, taxNumberEnd: _end, ...tax }: TaxRow) {
  return { ...tax, taxNumber: decryptTaxNumber(ports, expertId, taxNumberSealed) }
}
type Account = NonNullable<Awaited<ReturnType<typeof store.billingExportRows>>['account']>
type TaxRow = NonNullable<Awaited<ReturnType<typeof store.billingExportRows>>['tax']>

async function* exports(ports: Ports, person: PersonRow): AsyncIterable<ExportFile> {
  const money = await store.billingExportRows(ports.db, person.id, await expertIdOf(ports.db, person))
  const { account, tax, invoicing, invoices, leavings } = money
  const { payouts, ...tables } = money.tables
  for (const [name, rows] of Object.entries(tables)) yield jsonFile(name, rows)
  yield jsonFile('payouts', {
    account: account && openedAccount(ports, account),
    ...payouts,
    mandates: invoicing.mandates,
    tax: tax && openedTax(ports, tax),
  })
  yield jsonFile('invoices', invoices)
  const { id, standing, roles } = person
  const owner: Person = { kind: 'person', personId: id, sessionId: '', standing, roles, address: '' }
  for (const { number, issuedAt } of invoices)
    yield { name: `invoices/${safeName(number)}.pdf`, data: await openInvoice(ports, owner, number), at: issuedAt }
  for (const { number, issuedAt, pdf } of invoicing.invoices)
    yield { name: `expert-invoices/${safeName(number)}.pdf`, data: pdf, at: issuedAt }
  for (const { id, reference, madeAt } of await contractDocumentsOf(ports.db, person.id)) {
    const own = await ownContractDocument(ports.db, person.id, id)
    if (own) yield { name: `contracts/${safeName(`${reference}-${id.slice(-8)}`)}.pdf`, data: own.pdf, at: madeAt }
  }
  const site = ports.config.PUBLIC_SITE_URL ?? `http://localhost:${ports.config.PORT}`
  for (const row of leavings) {
    const content = JSON.parse(row.content) as ReceiptContent
    const name = `receipts/${safeName(`${content.reference}-${row.kind}-${row.hash.slice(0, 8)}`)}`
    const address = site + href('leaving-receipt', row.locale, { hash: row.hash })
    yield { name: `${name}.json`, data: row.content, at: row.at }
    yield { name: `${name}.pdf`, data: await receiptPdf(content, row.hash, address), at: row.at }
  }
}
