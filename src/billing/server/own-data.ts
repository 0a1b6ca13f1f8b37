import { daysAfter, daysBefore, retention, scrubber, yearsAway } from '../../accounts/erasure.ts'
import { jsonFile, type OwnDataRoom, type OwnFile, safeName } from '../../accounts/server/own-data.ts'
import { whoOf } from '../../accounts/server/people.ts'
import type { PersonRow } from '../../accounts/server/store.ts'
import type { Person } from '../../api/actor.ts'
import { expertOf } from '../../experts/server/store.ts'
import type { Db } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { href } from '../../screens.ts'
import type { LeavingContent } from '../leaving.ts'
import { openInvoice } from './invoices.ts'
import * as store from './own-data-store.ts'
import { endPlan } from './plan-effects.ts'
import { giveBackLater } from './pursue.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { declineService } from './services.ts'
import { customerOf } from './store.ts'

declare module '../../platform/jobs/port.ts' {
  interface JobTable {
    /** The provider forgets who the customer was, once nothing has to be done there any more. */
    'billing.forget-customer': { personId: string }
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
    const expertId = await expertIdOf(db, person)
    return expertId && (await store.owedTo(db, expertId)) ? 'erasure_payout_owed' : null
  },
  async foresee(ports, db, person) {
    const expertId = await expertIdOf(db, person)
    const { orders, plans, services, invoice, offer, payout } = await store.moneyOf(db, person.id, expertId)
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
          ? [{ what: 'invoices' as const, until: yearsAway(invoice.issued_at, retention.invoiceYears) }]
          : []),
        ...(contract ? [{ what: 'contract' as const, until: yearsAway(now, retention.contractYears) }] : []),
        ...(offer ? [{ what: 'offer' as const, until: null }] : []),
        ...(payout ? [{ what: 'payouts' as const, until: yearsAway(payout.prepared_at, retention.invoiceYears) }] : []),
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
    if (await customerOf(tx, person.id))
      await ports.jobs.enqueue(tx, 'billing.forget-customer', { personId: person.id }, { startAfter: tomorrow(ports) })
  },
  async tidy(ports) {
    const now = ports.clock.now()
    await store.tidyMoney(ports.db, {
      refused: daysBefore(now, retention.refusedCardDays),
      consent: yearsAway(now, -retention.contractYears),
      reported: yearsAway(now, -2),
    })
  },
}

const tomorrow = (ports: Ports) => daysAfter(ports.clock.now(), retention.customerDays)

/** Invoices and payments stay with the provider as the books need them; name, address and cards do not. */
export async function forgetCustomer(ports: Ports, { personId }: { personId: string }): Promise<void> {
  const customer = await customerOf(ports.db, personId)
  if (!customer) return
  if (await store.customerBusy(ports.db, personId))
    return ports.db
      .transaction()
      .execute((tx) => ports.jobs.enqueue(tx, 'billing.forget-customer', { personId }, { startAfter: tomorrow(ports) }))
  await ports.payments.forgetCustomer(customer.provider_id)
  await store.dropCustomer(ports.db, personId)
}

async function* exports(ports: Ports, person: PersonRow): AsyncIterable<OwnFile> {
  const { tables, invoices, leavings } = await store.moneyFiles(ports.db, person.id, await expertIdOf(ports.db, person))
  for (const [name, rows] of Object.entries(tables)) yield jsonFile(name, rows)
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
