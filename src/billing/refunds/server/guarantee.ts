import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { agreementOf, paidAheadOf } from '../../cancellation/server/agreement.ts'
import { recordNotice } from '../../cancellation/server/record-notice.ts'
import { consentAddress, insertGuarantee } from '../../cancellation/server/store.ts'
import { guaranteeUsed } from '../../cancellation/server/views.ts'
import { amountLostToDisputes } from '../../disputes/server/store.ts'
import { lockCharge } from '../../ledger/server/payment-views.ts'
import { voidOrRefundLater } from '../../orders/server/apply-desired-state.ts'
import { raiseAlert } from '../../server/alerts.ts'
import { lockPurchase, subscriptionOf } from '../../server/store.ts'
import { refundCharge } from './refund-charge.ts'
import { guaranteesFrom } from './store.ts'

const manyFromOneAddress = { claims: 3, days: 30 }

type Claim = { orderId: string; by: 'client' | 'staff'; locale: Locale }

/**
 * Grants the money-back guarantee: the claim, the refund with its credit note, the end of the plan and the receipt, in
 * the caller's transaction. The caller checks that the answer is recent enough.
 * @throws Refusal `claim_not_possible`: used before, or nothing is left to refund
 */
export async function grantGuarantee(ports: Ports, tx: Tx, { orderId, by, locale }: Claim): Promise<void> {
  const order = await lockPurchase(tx, orderId)
  const charge = order?.status === 'captured' && order.kind === 'first' ? await lockCharge(tx, order.id) : undefined
  const left = charge ? charge.amount - charge.credited - (await amountLostToDisputes(tx, charge.id)) : 0
  if (!order || !charge || left <= 0 || (await guaranteeUsed(tx, order.personId)))
    throw new Refusal('claim_not_possible', 409)
  const now = ports.clock.now()
  const claim = { purchaseId: order.id, personId: order.personId, grantedBy: by, at: now }
  if (!(await insertGuarantee(tx, claim))) throw new Refusal('claim_not_possible', 409)
  const agreement = await agreementOf(tx, order)
  // The guarantee ends the plan: the remaining days of a month ordered early are refunded too.
  const ahead = agreement ? paidAheadOf(agreement, now) : []
  for (const { chargeId, amount } of ahead) await refundCharge(ports, tx, { chargeId, amount, reason: 'guarantee' })
  await voidOrRefundLater(ports, tx, order.id, 'guarantee')
  const plan = await subscriptionOf(tx, order.id)
  await recordNotice(ports, tx, {
    kind: 'guarantee',
    root: order,
    plan: null,
    requestId: null,
    channel: by === 'staff' ? 'staff' : 'account',
    locale,
    name: null,
    endsAt: plan?.endedAt ?? null,
    refunds: [
      { chargeId: charge.id, kind: charge.kind, paid: charge.amount, amount: left, used: null, days: null },
      ...ahead,
    ],
  })
  await watch(ports, tx, order.quoteId, now)
}

/** Alerts staff to many claims by people who ordered from one address; the claim is granted all the same. */
async function watch(ports: Ports, tx: Tx, quoteId: string, now: Date): Promise<void> {
  const address = await consentAddress(tx, quoteId)
  if (!address) return
  const since = new Date(now.getTime() - manyFromOneAddress.days * 24 * 3_600_000)
  const claims = await guaranteesFrom(tx, address, since)
  if (claims >= manyFromOneAddress.claims)
    await raiseAlert(ports, tx, { kind: 'many_refunds', ref: address, detail: { claims } })
}
