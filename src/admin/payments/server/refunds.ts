import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { closeAlertsAbout } from '../../../billing/ledger/server/changes.ts'
import { disputeAgainst, lockChargeForRefund } from '../../../billing/ledger/server/payment-views.ts'
import { voidOrRefundLater } from '../../../billing/orders/server/apply-desired-state.ts'
import { markRefundPaidOutOfBand } from '../../../billing/refunds/server/owed-refunds.ts'
import { refundCharge } from '../../../billing/refunds/server/refund-charge.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import { secondPerson } from '../../server/second-person.ts'
import type { RefundRequest } from '../contract-payments.ts'
import {
  insertRefundRequest,
  lockRefundRequest,
  refundedBySinglePersons,
  refundRequestsOf,
  updateRefundRequest,
  waitingRequestFor,
} from './refunds-store.ts'

type Wanted = { chargeId: string; amount: number; cause: 'goodwill' | 'mistake' }

/** @throws Refusal `payment_unknown`, `amount_too_high`, `payment_disputed` */
async function payable(tx: Tx, { chargeId, amount }: Wanted) {
  const charge = await lockChargeForRefund(tx, chargeId)
  if (!charge) throw new Refusal('payment_unknown', 404)
  if (amount > charge.amount - charge.credited) throw new Refusal('amount_too_high', 409)
  // The bank has taken this money already: a refund would pay it twice.
  if (await disputeAgainst(tx, chargeId)) throw new Refusal('payment_disputed', 409)
  return charge
}

/** Refunding a whole first payment also ends its plan; a partial or monthly refund leaves the plan as it is. */
async function pay(ports: Ports, tx: Tx, wanted: Wanted): Promise<string> {
  const charge = await payable(tx, wanted)
  if (charge.source === 'order' && wanted.amount === charge.amount) {
    await voidOrRefundLater(ports, tx, charge.id, wanted.cause)
    return charge.id
  }
  const refund = await refundCharge(ports, tx, { chargeId: charge.id, amount: wanted.amount, reason: wanted.cause })
  if (!refund) throw new Refusal('amount_too_high', 409)
  return refund
}

/**
 * Refunds at once up to the limit, which counts all refunds of the same payment without a second person; above it a
 * second person decides.
 * @throws Refusal `payment_unknown`, `amount_too_high`, `payment_disputed`, `refund_waiting`
 */
export async function requestRefund(
  ports: Ports,
  actor: Person,
  input: { id: string; amount: number; cause: 'goodwill' | 'mistake'; reason: string },
) {
  await requirePermission(ports, actor, 'ask_refund')
  return ports.transact(async (tx) => {
    const wanted = { chargeId: input.id, amount: input.amount, cause: input.cause }
    const charge = await payable(tx, wanted)
    if (await waitingRequestFor(tx, charge.id)) throw new Refusal('refund_waiting', 409)
    const alone = (await refundedBySinglePersons(tx, charge.id)) + input.amount <= ports.config.ADMIN_REFUND_SOLO_LIMIT
    const now = ports.clock.now()
    const refund = alone ? await pay(ports, tx, wanted) : null
    await insertRefundRequest(tx, {
      id: ports.ids.id(),
      charge_id: charge.id,
      amount: input.amount,
      cause: input.cause,
      reason: input.reason,
      state: alone ? 'done' : 'waiting',
      asked_by: actor.personId,
      asked_at: now,
      alone,
      decided_by: alone ? actor.personId : null,
      decided_at: alone ? now : null,
      refund_id: refund,
    })
    await recordAct(ports, tx, actor, {
      act: alone ? 'refund.give' : 'refund.ask',
      subject: { kind: 'payment', id: charge.id },
      reason: input.reason,
      before: { credited: charge.credited },
      after: { amount: input.amount, cause: input.cause },
    })
    return { state: alone ? ('done' as const) : ('waiting' as const) }
  })
}

/** @throws Refusal `refund_unknown`, `same_person`, `amount_too_high`, `payment_disputed` */
export async function decideRefund(
  ports: Ports,
  actor: Person,
  { id, approve, reason }: { id: string; approve: boolean; reason: string },
) {
  await requirePermission(ports, actor, 'approve_refund')
  return ports.transact(async (tx) => {
    const asked = await lockRefundRequest(tx, id)
    if (asked?.state !== 'waiting') throw new Refusal('refund_unknown', 404)
    if (asked.asked_by === actor.personId) throw new Refusal('same_person', 409)
    const wanted = { chargeId: asked.charge_id, amount: asked.amount, cause: asked.cause }
    await updateRefundRequest(tx, id, {
      state: approve ? 'done' : 'refused',
      refund_id: approve ? await pay(ports, tx, wanted) : null,
      decided_by: actor.personId,
      decided_at: ports.clock.now(),
    })
    await recordAct(ports, tx, actor, {
      act: approve ? 'refund.approve' : 'refund.refuse',
      subject: { kind: 'payment', id: asked.charge_id },
      reason,
      before: { state: 'waiting', amount: asked.amount, askedBy: asked.asked_by },
      after: { state: approve ? 'done' : 'refused' },
    })
    return {}
  })
}

/**
 * Records a refund paid out of band in the ledger, and closes the alerts about it.
 * @throws Refusal `refund_unknown`, `refund_settled`
 */
export async function payRefundOutOfBand(
  ports: Ports,
  actor: Person,
  { id, reference, reason }: { id: string; reference: string; reason: string },
) {
  await requirePermission(ports, actor, 'approve_refund')
  return ports.transact(async (tx) => {
    const { chargeId, amount } = await markRefundPaidOutOfBand(ports, tx, { id, reference })
    const done = { closed_at: ports.clock.now(), closed_by: actor.personId, close_note: reason }
    await closeAlertsAbout(tx, { refund_failed: id, refund_stuck: chargeId }, done)
    await recordAct(ports, tx, actor, {
      act: 'refund.paid',
      subject: { kind: 'payment', id: chargeId },
      reason,
      before: { owed: amount },
      after: { reference },
    })
    return {}
  })
}

export async function waitingRefunds(ports: Ports, actor: Person) {
  await requirePermission(ports, actor, 'see_money')
  return { waiting: await refundRequests(ports, actor, 'waiting') }
}

export async function refundRequests(
  ports: Ports,
  actor: Person,
  which: Parameters<typeof refundRequestsOf>[1],
): Promise<RefundRequest[]> {
  const rows = await refundRequestsOf(ports.db, which)
  const second = async (row: (typeof rows)[number]) =>
    row.state === 'waiting' ? secondPerson(ports.db, 'approve_refund', [row.asked_by]) : null
  const views = rows.map(async (row) => ({
    id: row.id,
    payment: row.charge_id,
    amount: row.amount,
    cause: row.cause,
    reason: row.reason,
    state: row.state,
    askedBy: { id: row.asked_by, name: row.asker },
    askedAt: row.asked_at.toISOString(),
    decidedBy: row.decided_by && row.decider ? { id: row.decided_by, name: row.decider } : null,
    mine: row.asked_by === actor.personId,
    second: await second(row),
  }))
  return Promise.all(views)
}
