import {
  bookYearEnd,
  daysAfter,
  daysBefore,
  monthsAway,
  retention,
  scrubber,
  yearsAway,
} from '../../accounts/erasure.ts'
import { jsonFile, type OwnDataRoom, type OwnFile, safeName } from '../../accounts/server/own-data.ts'
import { whoOf } from '../../accounts/server/people.ts'
import { joinedTo } from '../../accounts/server/privacy-store.ts'
import type { PersonRow } from '../../accounts/server/store.ts'
import type { Person } from '../../api/actor.ts'
import { expertOf } from '../../experts/server/store.ts'
import type { Db } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { href } from '../../screens.ts'
import type { LeavingContent } from '../leaving.ts'
import { customerOf } from './customers-store.ts'
import { accountKey, openIban } from './earnings.ts'
import { openInvoice } from './invoices.ts'
import * as store from './own-data-store.ts'
import { endPlan } from './plan-effects.ts'
import { giveBackLater } from './pursue.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { declineService } from './services.ts'
import { openTaxNumber } from './tax-identity.ts'

declare module '../../platform/jobs/port.ts' {
  interface JobTable {
    /** The provider forgets who the customer was, once nothing has to be done there any more. */
    'billing.forget-customer': { personId: string; joined?: string }
  }
}

const expertIdOf = async (db: Db, person: PersonRow) => (await expertOf(db, person.id))?.id ?? null

/** Contracts, payments and documents: what runs ends, what the books need stays as it is. */
export const billingOwnData: OwnDataRoom = {
  name: 'billing',
  exports,
  async obstacle(db, person) {
    if (await store.beingTaken(db, person.id)) return 'erasure_payment_running'
    if (await store.openDispute(db, person.id)) return 'erasure_dispute_open'
    if (await store.refundOwed(db, person.id)) return 'erasure_refund_owed'
    const expertId = await expertIdOf(db, person)
    return expertId && (await store.owedTo(db, expertId)) ? 'erasure_payout_owed' : null
  },
  async foresee(ports, db, person) {
    const expertId = await expertIdOf(db, person)
    const { orders, plans, services, invoice, offer, payout, taxed } = await store.moneyOf(db, person.id, expertId)
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
          ? [{ what: 'invoices' as const, until: yearsAway(bookYearEnd(invoice.issued_at), retention.invoiceYears) }]
          : []),
        ...(contract ? [{ what: 'contract' as const, until: yearsAway(now, retention.contractYears) }] : []),
        ...(offer ? [{ what: 'offer' as const, until: null }] : []),
        ...(payout
          ? [{ what: 'payouts' as const, until: yearsAway(bookYearEnd(payout.prepared_at), retention.invoiceYears) }]
          : []),
        ...(taxed ? [{ what: 'tax' as const, until: yearsAway(taxed.answered_at, retention.taxYears) }] : []),
      ],
    }
  },
  async end(ports, tx, person) {
    const { plans, services } = await store.moneyOf(tx, person.id, null)
    for (const { id } of plans) await endPlan(ports, tx, id, 'erasure')
    const within: Ports = { ...ports, transact: (act) => act(tx) }
    for (const { id } of services) await declineService(within, { id, by: 'client' })
    for (const { id } of await store.unpaidOrders(tx, person.id)) await giveBackLater(ports, tx, id)
  },
  async erase(ports, tx, person) {
    await store.redactMoney(tx, person.id, await expertIdOf(tx, person), scrubber(whoOf(person)))
    // Somebody who joined this account may have been a customer of their own before.
    const startAfter = tomorrow(ports)
    for (const joined of await joinedTo(tx, person.id))
      if (await customerOf(tx, joined))
        await ports.jobs.enqueue(tx, 'billing.forget-customer', { personId: person.id, joined }, { startAfter })
  },
  async tidy(ports) {
    const now = ports.clock.now()
    await store.tidyMoney(ports.db, {
      refused: daysBefore(now, retention.refusedCardDays),
      consent: yearsAway(now, -retention.contractYears),
      reported: yearsAway(now, -retention.taxYears),
      trader: monthsAway(now, -retention.expertFileMonths),
    })
    const contract = yearsAway(now, -retention.contractYears)
    const books = yearsAway(yearStart(now), -retention.invoiceYears)
    await ports.db.transaction().execute((tx) => store.letGo(tx, { contract, books }))
  },
}

const yearStart = (at: Date) => yearsAway(bookYearEnd(at), -1)
const tomorrow = (ports: Ports) => daysAfter(ports.clock.now(), retention.customerDays)

/** Invoices and payments stay with the provider as the books need them; name, address and cards do not. */
export async function forgetCustomer(ports: Ports, job: { personId: string; joined?: string }): Promise<void> {
  const whose = job.joined ?? job.personId
  const customer = await customerOf(ports.db, whose)
  if (!customer) return
  if (await store.customerBusy(ports.db, job.personId))
    return ports.db
      .transaction()
      .execute((tx) => ports.jobs.enqueue(tx, 'billing.forget-customer', job, { startAfter: tomorrow(ports) }))
  await ports.payments.forgetCustomer(customer)
  await store.dropCustomer(ports.db, whose)
}

/** What an expert typed is handed back as it was typed, the sealed numbers too. */
function openedAccount(ports: Ports, { expert_id, iban_sealed, iban_end: _end, ...account }: Account) {
  return { ...account, iban: openIban(ports, accountKey(expert_id), iban_sealed) }
}
function openedTax(ports: Ports, { expert_id, tax_number_sealed, tax_number_end: _end, ...tax }: TaxRow) {
  return { ...tax, tax_number: openTaxNumber(ports, expert_id, tax_number_sealed) }
}
type Account = NonNullable<Awaited<ReturnType<typeof store.moneyFiles>>['account']>
type TaxRow = NonNullable<Awaited<ReturnType<typeof store.moneyFiles>>['tax']>

async function* exports(ports: Ports, person: PersonRow): AsyncIterable<OwnFile> {
  const money = await store.moneyFiles(ports.db, person.id, await expertIdOf(ports.db, person))
  const { account, tax, invoices, leavings } = money
  const { payouts, ...tables } = money.tables
  for (const [name, rows] of Object.entries(tables)) yield jsonFile(name, rows)
  yield jsonFile('payouts', {
    account: account && openedAccount(ports, account),
    ...payouts,
    tax: tax && openedTax(ports, tax),
  })
  yield jsonFile('invoices', invoices)
  const { id, standing, roles } = person
  const owner: Person = { kind: 'person', personId: id, sessionId: '', standing, roles, address: '' }
  for (const { number, issued_at } of invoices)
    yield { name: `invoices/${safeName(number)}.pdf`, data: await openInvoice(ports, owner, number), at: issued_at }
  const site = ports.config.PUBLIC_SITE_URL ?? `http://localhost:${ports.config.PORT}`
  for (const row of leavings) {
    const content = JSON.parse(row.content) as LeavingContent
    const name = `receipts/${safeName(`${content.reference}-${row.kind}-${row.hash.slice(0, 8)}`)}`
    const address = site + href('leaving-receipt', row.locale, { hash: row.hash })
    yield { name: `${name}.json`, data: row.content, at: row.at }
    yield { name: `${name}.pdf`, data: await receiptPdf(content, row.hash, address), at: row.at }
  }
}
