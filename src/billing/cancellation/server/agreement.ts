import type { z } from 'zod'
import { contactOf } from '../../../accounts/server/people.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Charge } from '../../ledger/server/payment-views.ts'
import { type Purchase, subscriptionById, subscriptionOf } from '../../server/store.ts'
import { purchaseById } from '../../server/views.ts'
import { cancellationTakesEffectAt } from '../../subscriptions/plan-deadlines.ts'
import { planOf, type Subscription } from '../../subscriptions/server/plan-row.ts'
import type { ContractView } from '../contract.ts'
import { maskEmail, type NoticeRefund, type ReceiptContent, totalOf } from '../receipt-content.ts'
import { mayWithdraw, withdrawalDeadline, withdrawalRefund } from '../withdrawal.ts'
import { type CancellationNotice, chargesOf, noticesOf, ordersOf } from './store.ts'

type Order = Awaited<ReturnType<typeof ordersOf>>[number]

/** One contract with all orders and payments under it; identified by its first order. */
export type Agreement = {
  root: Purchase
  plan: Subscription | null
  orders: Order[]
  charges: Charge[]
  leavings: CancellationNotice[]
}

/** The contract that an order belongs to; `null` when none was ever concluded. */
export async function agreementOf(db: Db, order: Purchase): Promise<Agreement | null> {
  const joined = order.subscriptionId ? await subscriptionById(db, order.subscriptionId) : undefined
  const plan = joined ?? (await subscriptionOf(db, order.id)) ?? null
  const root = plan && plan.purchaseId !== order.id ? await purchaseById(db, plan.purchaseId) : order
  if (!root) return null
  const orders = await ordersOf(db, root.id, plan?.id ?? null)
  if (orders.length === 0) return null
  const charges = await chargesOf(db, root.id, plan?.id ?? null)
  return { root, plan, orders, charges, leavings: await noticesOf(db, root.id) }
}

/** The withdrawal period counts from the acceptance when that came after the order. */
const concludedAt = (order: Order) => order.capturedAt ?? order.heldAt ?? order.createdAt

/** An order that changed the contract has its own period, for the payment made with it. */
function orderOf({ orders, root }: Agreement, charge: Charge): Order | undefined {
  return orders.find(({ id }) => id === charge.purchaseId) ?? orders.find(({ id }) => id === root.id)
}

type GivenBack = NoticeRefund & { chargeId: string }
export type Withdrawal = { until: Date; held: Order[]; refunds: GivenBack[] }

/**
 * What a withdrawal would undo now: releases holds, and refunds each payment of the last fourteen days. It ends the
 * whole contract, so earlier payments for future days are refunded as well.
 */
export function withdrawalOf(agreement: Agreement, now: Date): Withdrawal {
  const open = agreement.orders.filter((order) => mayWithdraw(concludedAt(order), now))
  const until = new Date(Math.max(...agreement.orders.map((order) => withdrawalDeadline(concludedAt(order)).getTime())))
  const refunds = agreement.charges.flatMap((charge) => {
    const order = orderOf(agreement, charge)
    if (order && open.includes(order)) return [givenBackOf(charge, Boolean(order.startNow), now)]
    return isAhead(charge, now) ? [givenBackOf(charge, true, now)] : []
  })
  return { until, held: open.filter(({ status }) => status === 'held'), refunds }
}

function givenBackOf(charge: Charge, startNow: boolean, now: Date): GivenBack {
  const { id, kind, amount, credited, paidAt, periodStart } = charge
  const from = periodStart && periodStart > paidAt ? periodStart : paidAt
  const back = withdrawalRefund({ kind, amount, credited, from, to: charge.periodEnd ?? paidAt, startNow }, now)
  const days = back.amount === amount ? { used: null, days: null } : { used: back.used, days: back.days }
  return { chargeId: id, kind, paid: amount, amount: back.amount, ...days }
}

const isAhead = ({ kind, periodEnd }: Charge, now: Date) => kind !== 'first' && periodEnd !== null && periodEnd > now

/** Refunds of payments in advance, for days after the end of the contract. */
export function paidAheadOf({ charges }: Agreement, now: Date): GivenBack[] {
  return charges
    .filter((charge) => isAhead(charge, now))
    .map((charge) => givenBackOf(charge, true, now))
    .filter(({ amount }) => amount > 0)
}

/** Whether there is still something to undo: a running plan, a hold, or money to refund. */
export function withdrawable(agreement: Agreement, withdrawal: Withdrawal, now: Date): boolean {
  if (now >= withdrawal.until) return false
  const runs = agreement.plan !== null && agreement.plan.state !== 'ended'
  return runs || withdrawal.held.length > 0 || totalOf(withdrawal.refunds) > 0
}

export async function contractView(db: Db, agreement: Agreement, now: Date): Promise<z.input<typeof ContractView>> {
  const { root, plan } = agreement
  const contact = await contactOf(db, root.personId)
  const withdrawal = withdrawalOf(agreement, now)
  const cancelled = declared(agreement, 'cancel')
  const isHeld = !plan && root.status === 'held'
  const life = plan && plan.state !== 'ended' ? planOf(plan) : null
  const stands = life?.scheduledChange?.kind === 'cancel' || (isHeld && cancelled !== null)
  const mayCancel = (life !== null && life.stage !== 'incomplete') || isHeld
  return {
    reference: root.reference,
    plan: plan?.plan ?? root.kind,
    state: isHeld ? 'held' : !plan || plan.state === 'incomplete' ? 'ended' : plan.state,
    price: plan?.price ?? root.amount,
    periodEnd: life?.periodEnd ?? null,
    email: maskEmail(contact?.email ?? ''),
    cancel: mayCancel && !stands ? { endsAt: life && cancellationTakesEffectAt(life, now) } : null,
    withdrawUntil: withdrawal.until,
    withdraw: withdrawable(agreement, withdrawal, now)
      ? {
          total: totalOf(withdrawal.refunds),
          held: withdrawal.held.reduce((sum, { amount }) => sum + amount, 0),
          refunds: withdrawal.refunds,
        }
      : null,
    cancelled: stands ? cancelled : null,
    withdrawn: declared(agreement, 'withdraw'),
  }
}

function declared(
  { leavings }: Agreement,
  kind: CancellationNotice['kind'],
): z.input<typeof ContractView>['cancelled'] {
  const last = leavings.find((leaving) => leaving.kind === kind)
  if (!last) return null
  const { endsAt } = JSON.parse(last.content) as ReceiptContent
  return { at: last.at, endsAt, hash: last.hash }
}
