import { PaymentsError, type ProviderPayment } from '../../../platform/payments/port.ts'
import type { BalanceTransaction } from '../../../platform/payments/port-refunds-disputes.ts'
import type { Ports } from '../../../platform/ports.ts'
import { disputesWithoutOutcome, lostDisputes } from '../../disputes/server/store.ts'
import { syncDisputeFromStripe } from '../../disputes/server/sync-dispute.ts'
import { recordOutOfBandRefunds } from '../../refunds/server/out-of-band.ts'
import { syncRefundsFromStripe } from '../../refunds/server/refund-charge.ts'
import { raiseAlert } from '../../server/alerts.ts'
import { insertEntries } from '../../server/store.ts'
import type { DriftKind } from '../../server/tables.ts'
import { handleEvents } from '../../stripe/server/events.ts'
import { storeWebhookEvent } from '../../stripe/server/webhook.ts'
import {
  chargeByProviderCharge,
  chargesBetween,
  chargesPaidBy,
  hasLedgerEntry,
  hasPendingRefundRequest,
  lastReconciled,
  ordersWithoutPlan,
  providerClearingBetween,
  saveProviderCharge,
  saveReconciliation,
} from './reconcile-store.ts'

const day = 24 * 3_600_000
const lookBack = 3 * day
/** The provider deletes its events after this time; it keeps its movements for ever. */
const eventsKept = 30 * day
/** Younger movements may still be on their way. */
const settling = 600_000

type Drift = { kind: DriftKind; ref: string; expected: number | null; found: number | null }

/**
 * Compares the ledger with the provider's account, item by item, for the last three days, or since the last run if that
 * is longer ago: every charge of ours, and every older one with a refund, exists there with its amount and its refunds,
 * and every movement there belongs to a charge of ours. Posts fees on the way and handles events that never arrived.
 * Reports differences and raises an alert; never refunds because of one. Refunds made on the provider's own page are
 * recorded once they are reported.
 */
export async function reconcileLedger(ports: Ports): Promise<{ drifts: number }> {
  const now = ports.clock.now()
  const until = new Date(now.getTime() - settling)
  const since = await beginning(ports, now.getTime())
  const events = await missedEvents(ports, new Date(Math.max(now.getTime() - eventsKept, since.getTime())))
  const movements = await ports.payments.listBalanceTransactions({ since, until })
  await openDisputes(ports, movements)
  const lately = await chargesBetween(ports.db, since, until)
  const returned = await givenBack(ports, movements, lately)
  const charges = [...lately, ...returned.charges]
  const drifts: Drift[] = returned.drifts
  const compared = async (ref: string, compare: Promise<Drift[]>) => {
    drifts.push(...(await compare.catch((error: unknown) => notCompared(ports, ref, error))))
  }
  for (const charge of charges) await compared(charge.id, compareCharge(ports, charge, movements))
  for (const movement of movements) await compared(movement.id, compareMovement(ports, movement))
  for (const { id } of await ordersWithoutPlan(ports.db, until))
    drifts.push({ kind: 'order_without_plan', ref: id, expected: null, found: null })
  const id = ports.ids.id()
  await ports.db.transaction().execute(async (tx) => {
    const row = {
      id,
      since,
      until,
      charges: charges.length,
      movements: movements.length,
      events,
      atProvider: movements.reduce((sum, { net }) => sum + net, 0),
      inBooks: await providerClearingBetween(tx, since, until),
      drifts: drifts.length,
      finishedAt: ports.clock.now(),
    }
    await saveReconciliation(
      tx,
      row,
      drifts.map((drift) => ({ id: ports.ids.id(), reconciliationId: id, ...drift })),
    )
    for (const { kind, ref, expected, found } of drifts)
      await raiseAlert(ports, tx, { kind: 'drift', ref: `${kind}:${ref}`, detail: { expected, found } })
  })
  return { drifts: drifts.length }
}

/** A failed comparison does not stop the others; a provider outage ends the run, which repeats the next night. */
function notCompared(ports: Ports, ref: string, error: unknown): Drift[] {
  if (error instanceof PaymentsError && error.kind === 'unavailable') throw error
  ports.log.error({ err: error, ref }, 'could not be compared with the provider')
  return []
}

async function beginning(ports: Ports, now: number): Promise<Date> {
  const last = await lastReconciled(ports.db)
  return new Date(Math.min(now - lookBack, last?.getTime() ?? now))
}

/** A bank may take months to decide and reports it once; a lost dispute may be reversed later still. */
async function openDisputes(ports: Ports, movements: BalanceTransaction[]): Promise<void> {
  const moved = movements.flatMap(({ source, amount }) => (source && amount > 0 ? [source] : []))
  for (const { id } of [...(await disputesWithoutOutcome(ports.db)), ...(await lostDisputes(ports.db, moved))])
    await syncDisputeFromStripe(ports, id).catch((error: unknown) =>
      ports.log.error({ err: error, disputeId: id }, 'a dispute could not be looked at'),
    )
}

/** Payments of any age can be refunded: those are compared as well. */
async function givenBack(ports: Ports, movements: BalanceTransaction[], lately: OurCharge[]) {
  const refunds: { ref: string; payment: string | null; found: number }[] = []
  for (const { type, source, amount } of movements) {
    // All kinds have it in their names: `refund`, `payment_refund`, and `refund_failure` when the bank returns it.
    if (!source || !type.includes('refund')) continue
    refunds.push({ ref: source, payment: await paymentOfRefund(ports, source), found: amount })
  }
  const charges = await chargesPaidBy(ports.db, [...new Set(refunds.flatMap(({ payment }) => payment ?? []))])
  const ours = new Set(charges.map(({ paymentIntent }) => paymentIntent))
  const drifts = refunds
    .filter(({ payment }) => !ours.has(payment))
    .map(({ ref, found }): Drift => ({ kind: 'unknown_at_provider', ref, expected: null, found }))
  const known = new Set(lately.map(({ id }) => id))
  return { charges: charges.filter(({ id }) => !known.has(id)), drifts }
}

/** `null` when it refunds no payment but a fee, or belongs to another business of the same account. */
async function paymentOfRefund(ports: Ports, id: string): Promise<string | null> {
  try {
    return (await ports.payments.retrieveRefund(id)).paymentIntent
  } catch (error) {
    if (error instanceof PaymentsError && error.kind === 'invalid') return null
    throw error
  }
}

/** Handles events that no endpoint of ours received, as if they had come. */
async function missedEvents(ports: Ports, since: Date): Promise<number> {
  let count = 0
  for (const event of await ports.payments.listUndeliveredEvents(since)) {
    if (event.livemode !== ports.payments.livemode) continue
    const aggregate = await storeWebhookEvent(ports, event, event.id)
    if (!aggregate) continue
    // At once, so that the comparison sees it; if it fails, the job stored with it retries.
    await handleEvents(ports, aggregate).catch((error: unknown) =>
      ports.log.error({ err: error, eventId: event.id }, 'a missed event could not be handled'),
    )
    count += 1
  }
  return count
}

type OurCharge = Awaited<ReturnType<typeof chargesBetween>>[number]

async function compareCharge(ports: Ports, charge: OurCharge, movements: BalanceTransaction[]): Promise<Drift[]> {
  const found = charge.paymentIntent ? await payment(ports, charge.paymentIntent) : null
  if (!found?.charge) return [{ kind: 'charge_not_at_provider', ref: charge.id, expected: charge.amount, found: null }]
  if (found.charge !== charge.providerCharge) await saveProviderCharge(ports.db, charge.id, found.charge)
  const drifts: Drift[] = []
  const moved = movements.find(({ source }) => source === found.charge)
  if (found.amountReceived !== charge.amount || (moved && moved.amount !== charge.amount))
    drifts.push({ kind: 'amount_differs', ref: charge.id, expected: charge.amount, found: found.amountReceived })
  return [...drifts, ...(await compareReturned(ports, charge, found))]
}

/** Skips a refund that is being requested: its job pursues it, with its own alert if it does not arrive. */
async function compareReturned(ports: Ports, charge: OurCharge, { id, amountRefunded }: ProviderPayment) {
  if (amountRefunded === charge.credited || (await hasPendingRefundRequest(ports.db, charge.id))) return []
  const given = { kind: 'refund_differs' as const, ref: charge.id, found: amountRefunded }
  if (amountRefunded > charge.credited) {
    await recordOutOfBandRefunds(ports, id)
    return [{ ...given, expected: charge.credited }]
  }
  // The bank returned a refund and its event was missed: it is owed again, and its own alert says so.
  await syncRefundsFromStripe(ports, id)
  const [now] = await chargesPaidBy(ports.db, [id])
  return now && now.credited !== amountRefunded ? [{ ...given, expected: now.credited }] : []
}

async function payment(ports: Ports, id: string) {
  try {
    return await ports.payments.retrievePayment(id)
  } catch (error) {
    if (error instanceof PaymentsError && error.kind === 'invalid') return null
    throw error
  }
}

async function compareMovement(ports: Ports, movement: BalanceTransaction): Promise<Drift[]> {
  const { fee, amount, type } = movement
  if (fee !== 0) await postOnce(ports, 'fee', movement, 'provider_fees', fee)
  // Without a payment the amount is the fee; money that moves to our bank, or comes back from it, is still ours.
  if (feesAlone.has(type)) await postOnce(ports, 'fee', movement, 'provider_fees', -amount)
  if (transfers.has(type)) await postOnce(ports, 'transfer', movement, 'bank', -amount)
  if (type !== 'charge' && type !== 'payment') return []
  const known = movement.source ? await chargeByProviderCharge(ports.db, movement.source) : undefined
  if (known) return []
  return [{ kind: 'unknown_at_provider', ref: movement.source ?? movement.id, expected: null, found: amount }]
}

/** Types of the provider's balance transactions (docs.stripe.com/reports/balance-transaction-types). */
const feesAlone = new Set(['stripe_fee', 'stripe_fx_fee', 'tax_fee', 'network_cost'])
const transfers = new Set(['payout', 'payout_cancel', 'payout_failure'])

/** Posts what left the provider's account to the account where it went, once. */
async function postOnce(
  ports: Ports,
  source: 'fee' | 'transfer',
  { id, createdAt }: BalanceTransaction,
  account: 'bank' | 'provider_fees',
  amount: number,
): Promise<void> {
  if (await hasLedgerEntry(ports.db, source, id)) return
  await ports.db.transaction().execute((tx) =>
    insertEntries(tx, source, id, createdAt, [
      { account, amount },
      { account: 'provider_clearing', amount: -amount },
    ]),
  )
}
