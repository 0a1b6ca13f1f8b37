import './dispute-tables.ts'
import type { DisputeStatus, ProviderDispute } from '../../platform/payments/port-books.ts'
import type { Ports } from '../../platform/ports.ts'
import { raiseAlert } from './alerts.ts'
import { chargeOfPayment, insertDispute, lockDispute, updateDispute } from './dispute-store.ts'
import { endPlan } from './plan-effects.ts'
import { lockName, post, subscriptionOf } from './store.ts'

const outcomes: Partial<Record<DisputeStatus, 'won' | 'lost'>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

/** An inquiry of the bank takes no money away until it becomes a dispute. */
const taken = (dispute: ProviderDispute) => dispute.movements.some(({ amount }) => amount < 0)

/**
 * Brings our row to what the provider says of a dispute now. While it lasts the money stands on an account of its own;
 * won it comes back from there, lost it is an expense. The plan ends with the first news of it: whoever contests a
 * payment is not charged again.
 */
export async function settleDispute(ports: Ports, id: string): Promise<void> {
  const seen = await ports.payments.retrieveDispute(id)
  if (seen.livemode !== ports.payments.livemode) return
  await ports.db.transaction().execute(async (tx) => {
    await lockName(tx, `dispute ${id}`)
    const charge = seen.paymentIntent ? await chargeOfPayment(tx, seen.paymentIntent) : undefined
    if (!charge) return raiseAlert(ports, tx, { kind: 'dispute', ref: id, detail: { payment: seen.paymentIntent } })
    const now = ports.clock.now()
    const before = await lockDispute(tx, id)
    if (!before) {
      await insertDispute(tx, {
        id,
        charge_id: charge.id,
        reason: seen.reason,
        status: seen.status,
        amount: seen.amount,
        due_by: seen.dueBy,
        opened_at: seen.createdAt,
        changed_at: now,
      })
      const detail = { charge: charge.id, reason: seen.reason, amount: seen.amount }
      await raiseAlert(ports, tx, { kind: 'dispute', ref: id, detail })
      const plan = charge.subscription_id ?? (await subscriptionOf(tx, charge.id))?.id
      if (plan) await endPlan(ports, tx, plan, 'dispute')
    }
    if (before?.outcome) return
    const outcome = outcomes[seen.status] ?? null
    if (taken(seen) && !before?.taken)
      await post(tx, 'dispute', id, now, [
        { account: 'disputes', amount: seen.amount },
        { account: 'provider_clearing', amount: -seen.amount },
      ])
    if (outcome && (taken(seen) || before?.taken))
      await post(tx, `dispute_${outcome}`, id, now, [
        { account: outcome === 'won' ? 'provider_clearing' : 'dispute_losses', amount: seen.amount },
        { account: 'disputes', amount: -seen.amount },
      ])
    await updateDispute(tx, id, {
      status: seen.status,
      due_by: seen.dueBy,
      changed_at: now,
      outcome,
      settled_at: outcome && now,
    })
  })
}
