import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { closeAlertsAbout } from '../../../billing/ledger/server/changes.ts'
import { disputeAgainst, lockChargeForRefund } from '../../../billing/ledger/server/payment-views.ts'
import { effectsOfFullRefund, voidOrRefundLater } from '../../../billing/orders/server/apply-desired-state.ts'
import { markRefundPaidOutOfBand } from '../../../billing/refunds/server/owed-refunds.ts'
import { refundCharge } from '../../../billing/refunds/server/refund-charge.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import { secondPerson } from '../../server/second-person.ts'
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

/**
 * A refund after which nothing of a first payment is left, in however many parts, also ends its plan: no month is
 * charged to somebody who was refunded. Any other refund leaves the plan as it is.
 */
async function pay(ports: Ports, tx: Tx, wanted: Wanted): Promise<string> {
  const charge = await payable(tx, wanted)
  const nothingLeft = wanted.amount === charge.amount - charge.credited
  const refund =
    charge.source === 'order' && nothingLeft
      ? await voidOrRefundLater(ports, tx, charge.id, wanted.cause)
      : await refundCharge(ports, tx, { chargeId: charge.id, amount: wanted.amount, reason: wanted.cause })
  if (!refund) throw new Refusal('amount_too_high', 409)
  return refund
}

/**
 * Refunds at once up to the limit, which counts all refunds of the same payment without a second person and what is refunded
 * of other payments because a plan ends with this one; above it a second person decides.
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
    const now = ports.clock.now()
    const nothingLeft = charge.source === 'order' && input.amount === charge.amount - charge.credited
    const { ahead } = nothingLeft ? await effectsOfFullRefund(tx, charge.id, now) : { ahead: 0 }
    const before = await refundedBySinglePersons(tx, charge.id)
    const alone = before + input.amount + ahead <= ports.config.ADMIN_REFUND_SOLO_LIMIT
    const refund = alone ? await pay(ports, tx, wanted) : null
    await insertRefundRequest(tx, {
      id: ports.ids.id(),
      chargeId: charge.id,
      amount: input.amount,
      cause: input.cause,
      reason: input.reason,
      state: alone ? 'done' : 'waiting',
      askedBy: actor.personId,
      askedAt: now,
      alone,
      decidedBy: alone ? actor.personId : null,
      decidedAt: alone ? now : null,
      refundId: refund,
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
    if (asked.askedBy === actor.personId) throw new Refusal('same_person', 409)
    const wanted = { chargeId: asked.chargeId, amount: asked.amount, cause: asked.cause }
    await updateRefundRequest(tx, id, {
      state: approve ? 'done' : 'refused',
      refundId: approve ? await pay(ports, tx, wanted) : null,
      decidedBy: actor.personId,
      decidedAt: ports.clock.now(),
    })
    await recordAct(ports, tx, actor, {
      act: approve ? 'refund.approve' : 'refund.refuse',
      subject: { kind: 'payment', id: asked.chargeId },
      reason,
      before: { state: 'waiting', amount: asked.amount, askedBy: asked.askedBy },
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
    const done = { closedAt: ports.clock.now(), closedBy: actor.personId, closeNote: reason }
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

export async function refundRequests(ports: Ports, actor: Person, which: Parameters<typeof refundRequestsOf>[1]) {
  const rows = await refundRequestsOf(ports.db, which)
  const second = async (row: (typeof rows)[number]) =>
    row.state === 'waiting' ? secondPerson(ports.db, 'approve_refund', [row.askedBy]) : null
  const views = rows.map(async (row) => ({
    ...row,
    payment: row.chargeId,
    askedBy: { id: row.askedBy, name: row.asker },
    decidedBy: row.decidedBy && row.decider ? { id: row.decidedBy, name: row.decider } : null,
    mine: row.askedBy === actor.personId,
    second: await second(row),
  }))
  return Promise.all(views)
}
