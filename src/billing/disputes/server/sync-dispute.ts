import '../../server/tables.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { DisputeStatus, ProviderDispute } from '../../../platform/payments/port-refunds-disputes.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { Charge } from '../../ledger/server/payment-views.ts'
import { lockChargeForRefund } from '../../ledger/server/payment-views.ts'
import { reissueRefunds, resumeRefund } from '../../refunds/server/held-refunds.ts'
import { raiseAlert } from '../../server/alerts.ts'
import { insertEntries, lockName, subscriptionOf } from '../../server/store.ts'
import { withTimeout } from '../../server/with-timeout.ts'
import { endPlan } from '../../subscriptions/server/effects.ts'
import { updateDispute } from './changes.ts'
import { chargeOfPayment, insertDispute, linkableDisputes, lockDispute } from './store.ts'

const outcomes: Partial<Record<DisputeStatus, 'won' | 'lost'>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

/** An inquiry of the bank: it comes before a dispute and may never become one. */
const inquiry = (status: string) => status.startsWith('warning_')

/** Whether the bank has taken the money away; an inquiry takes none until it becomes a dispute. */
const taken = (dispute: ProviderDispute) => dispute.balanceTransactions.some(({ amount }) => amount < 0)

/** Whether the money is back in our account, whatever the dispute's status. */
const isBack = (dispute: ProviderDispute) =>
  outcomes[dispute.status] === 'won' ||
  (taken(dispute) && dispute.balanceTransactions.reduce((sum, { amount }) => sum + amount, 0) >= 0)

/**
 * Updates our row to what the provider says of a dispute now. While it is open the money stands on an account of its
 * own; when won it returns from there, when lost it is an expense, except for refunds that were owed anyway; when the
 * bank reverses a decision against us the money returns after all. The first report ends the plan, because whoever
 * disputes a payment is not charged again; an inquiry does not. A dispute about a payment not known here yet is stored
 * and waits for it.
 */
export async function syncDisputeFromStripe(ports: Ports, id: string): Promise<void> {
  await ports.db.transaction().execute(async (tx) => {
    await lockName(tx, `dispute ${id}`)
    const seen = await withTimeout(ports.payments.retrieveDispute(id))
    if (seen.livemode !== ports.payments.livemode) return
    const known = seen.paymentIntent ? await chargeOfPayment(tx, seen.paymentIntent) : undefined
    // Locked before its dispute and its plan, in the same order as a refund, so that the two cannot deadlock.
    const charge = known && (await lockChargeForRefund(tx, known.id))
    const before = await lockDispute(tx, id)
    if (!before) await heardOf(ports, tx, seen, charge?.id ?? null)
    if (!charge) return
    if (before?.outcome)
      return before.outcome === 'lost' && isBack(seen) ? reversed(ports, tx, seen, charge) : undefined
    if (!inquiry(seen.status) && (!before?.chargeId || inquiry(before.status))) await begins(ports, tx, charge)
    await book(ports, tx, seen, charge, before?.taken ?? false)
  })
}

/** Syncs disputes whose payment has become known since. */
export async function linkDisputes(ports: Ports): Promise<void> {
  for (const { id } of await linkableDisputes(ports.db)) await syncDisputeFromStripe(ports, id)
}

async function heardOf(ports: Ports, tx: Tx, seen: ProviderDispute, chargeId: string | null): Promise<void> {
  await insertDispute(tx, {
    id: seen.id,
    chargeId: null,
    paymentIntent: seen.paymentIntent,
    reason: seen.reason,
    status: seen.status,
    amount: seen.amount,
    dueBy: seen.dueBy,
    openedAt: seen.createdAt,
    changedAt: ports.clock.now(),
  })
  const about = chargeId ? { charge: chargeId } : { payment: seen.paymentIntent }
  const detail = { ...about, reason: seen.reason, amount: seen.amount }
  await raiseAlert(ports, tx, { kind: 'dispute', ref: seen.id, detail })
}

async function begins(ports: Ports, tx: Tx, charge: Charge): Promise<void> {
  const plan = charge.subscriptionId ?? (await subscriptionOf(tx, charge.id))?.id
  if (plan) await endPlan(ports, tx, plan, 'dispute')
}

async function book(ports: Ports, tx: Tx, seen: ProviderDispute, charge: Charge, known: boolean): Promise<void> {
  const now = ports.clock.now()
  const { id, amount } = seen
  const outcome = outcomes[seen.status] ?? null
  if (taken(seen) && !known)
    await insertEntries(tx, 'dispute', id, now, [
      { account: 'disputes', amount },
      { account: 'provider_clearing', amount: -amount },
    ])
  const change = { chargeId: charge.id, status: seen.status, dueBy: seen.dueBy, changedAt: now }
  await updateDispute(tx, id, { ...change, outcome, settledAt: outcome && now })
  if (!outcome) return
  const stood = taken(seen) || known
  const owed = await resumeRefund(ports, tx, charge, outcome === 'lost' && stood ? amount : 0)
  if (stood)
    await insertEntries(tx, `dispute_${outcome}`, id, now, [
      { account: outcome === 'won' ? 'provider_clearing' : 'dispute_losses', amount: amount - owed },
      { account: 'refunds_owed', amount: owed },
      { account: 'disputes', amount: -amount },
    ])
}

/**
 * A lost dispute was decided for us after all: no document is written, because none was for the loss, and the plan
 * stays ended. Refunds that only the bank had paid are owed again and requested from the provider.
 */
async function reversed(ports: Ports, tx: Tx, seen: ProviderDispute, charge: Charge): Promise<void> {
  const now = ports.clock.now()
  const { id, amount } = seen
  await updateDispute(tx, id, { status: seen.status, changedAt: now, outcome: 'won', settledAt: now })
  if (taken(seen)) {
    const owed = await reissueRefunds(ports, tx, charge)
    await insertEntries(tx, 'dispute_won', id, now, [
      { account: 'provider_clearing', amount },
      { account: 'dispute_losses', amount: owed - amount },
      { account: 'refunds_owed', amount: -owed },
    ])
  }
  await raiseAlert(ports, tx, { kind: 'dispute_reversed', ref: id, detail: { charge: charge.id, amount } })
}
