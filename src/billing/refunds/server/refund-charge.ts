import type { Tx } from '../../../platform/db/port.ts'
import { PaymentsError } from '../../../platform/payments/port.ts'
import type { ProviderRefund } from '../../../platform/payments/port-refunds-disputes.ts'
import type { Ports } from '../../../platform/ports.ts'
import { amountLostToDisputes, disputeOutcomeOf, hasOpenDispute } from '../../disputes/server/store.ts'
import { recordCredit } from '../../ledger/server/ledger.ts'
import { lockCharge, lockChargeForRefund } from '../../ledger/server/payment-views.ts'
import { syncOrderFromStripe } from '../../orders/server/sync-order.ts'
import { raiseAlert } from '../../server/alerts.ts'
import { insertEntries } from '../../server/store.ts'
import type { CreditReason } from '../../server/tables.ts'
import { holdRefund } from './held-refunds.ts'
import {
  insertRefund,
  isRefundInTransit,
  knownRefundIds,
  lockRefund,
  refundAttemptId,
  refundsOfPayment,
  refundWithCharge,
  setCreditFailedAt,
  updateRefund,
} from './store.ts'
import type { RefundRow } from './views.ts'

type Wanted = {
  chargeId: string
  /** Cents; by default all that has not been refunded yet. */
  amount?: number
  reason: CreditReason
}

/**
 * Refunds a charge to the card that paid: writes the credit, its credit note and the ledger in the caller's
 * transaction; a job tells the provider. `null` when nothing is left to refund.
 */
export async function refundCharge(ports: Ports, tx: Tx, { chargeId, amount, reason }: Wanted): Promise<string | null> {
  const charge = await lockCharge(tx, chargeId)
  if (!charge) throw new Error(`no charge ${chargeId}`)
  const left = charge.amount - charge.credited - (await amountLostToDisputes(tx, chargeId))
  const back = Math.min(amount ?? left, left)
  if (back <= 0) return null
  const whole = charge.source === 'order' && back === charge.amount
  const id = whole ? charge.id : ports.ids.id()
  const now = ports.clock.now()
  await recordCredit(ports, tx, {
    id,
    chargeId,
    source: whole ? 'order' : 'provider_refund',
    sourceId: id,
    amount: back,
    reason,
  })
  await insertRefund(tx, {
    id,
    chargeId,
    amount: back,
    state: 'asked',
    providerId: null,
    failure: null,
    askedAt: now,
    changedAt: now,
  })
  if (await hasOpenDispute(tx, chargeId)) await holdRefund(ports, tx, { id, amount: back, tries: 1 })
  else await ports.jobs.enqueue(tx, 'billing.refund', { refundId: id })
  return id
}

/**
 * Requests the refund from the provider, under our row's key. Safe to repeat: finds an earlier request again. A payment
 * that was refunded by another way meanwhile is left to staff.
 */
export async function requestRefundFromStripe(ports: Ports, refundId: string): Promise<void> {
  const row = await refundWithCharge(ports.db, refundId)
  if (!row || (row.state !== 'asked' && row.state !== 'sent')) return
  if (row.state === 'asked')
    try {
      const sent = await send(ports, row)
      await updateRefund(ports.db, row.id, { providerId: sent, state: 'sent', changedAt: ports.clock.now() })
    } catch (error) {
      if (!(error instanceof PaymentsError) || !isFinal(error)) throw error
      if (error.code === 'charge_disputed') return ports.db.transaction().execute((tx) => waits(ports, tx, row.id))
      if (!(await sentByHand(ports, row)))
        return ports.db.transaction().execute((tx) => failed(ports, tx, row.id, error.code ?? error.kind))
    }
  if (row.paymentIntent) await syncRefundsFromStripe(ports, row.paymentIntent)
  if (row.source === 'order') await syncOrderFromStripe(ports, row.sourceId)
}

/** Cents of a payment that the provider has refunded, or is about to. */
const backOf = (refunds: readonly ProviderRefund[]) =>
  refunds.filter(isRefundInTransit).reduce((sum, { amount }) => sum + amount, 0)

/**
 * The provider refuses a refund of what was refunded on its own page meanwhile. One of the same amount there is this
 * refund, and a full refund of the payment there includes it: the client is owed nothing more.
 */
async function sentByHand(ports: Ports, { id, amount, paid, paymentIntent: payment }: Asked): Promise<boolean> {
  if (!payment) return false
  const theirs = await ports.payments.listRefunds(payment)
  return ports.db.transaction().execute(async (tx) => {
    const ours = await knownRefundIds(tx, theirs)
    const isOurs = (refund: ProviderRefund) => ours.has(refund.id) || ours.has(refund.claimId ?? '')
    const byHand = theirs.filter((refund) => isRefundInTransit(refund) && !isOurs(refund))
    const same = byHand.find((refund) => refund.amount === amount)
    const isHeld = backOf(theirs) >= paid && backOf(byHand) >= amount
    const row = same || isHeld ? await lockRefund(tx, id) : undefined
    if (row?.state !== 'asked') return false
    const now = ports.clock.now()
    await updateRefund(tx, id, { state: same ? 'sent' : 'done', providerId: same?.id ?? null, changedAt: now })
    if (!same) await ports.jobs.enqueue(tx, 'billing.refund-letter', { refundId: id, letter: 'refunded' })
    return true
  })
}

/** The provider knows of a dispute before we do: holds the refund. */
async function waits(ports: Ports, tx: Tx, id: string): Promise<void> {
  const known = await refundWithCharge(tx, id)
  if (known) await lockChargeForRefund(tx, known.chargeId)
  const row = await lockRefund(tx, id)
  if (row?.state !== 'asked') return
  const stance = await disputeOutcomeOf(tx, row.chargeId)
  // Refused again after the bank's decision, for us or for its client: nothing will change by itself.
  if (stance === 'lost' || (row.tries > 1 && stance !== 'open')) return failed(ports, tx, id, 'charge_disputed')
  if (stance !== 'won') return holdRefund(ports, tx, row)
  // Decided for us in the same moment: no event will follow, so it is requested again at once.
  await updateRefund(tx, id, { tries: row.tries + 1, changedAt: ports.clock.now() })
  await ports.jobs.enqueue(tx, 'billing.refund', { refundId: id })
}

/** A conflict may be our own other attempt, still under way: the outcome is unknown, so the request is retried. */
function isFinal({ kind, code }: PaymentsError): boolean {
  return kind === 'declined' || kind === 'invalid' || code === 'charge_already_refunded'
}

type Asked = NonNullable<Awaited<ReturnType<typeof refundWithCharge>>>

/** An unreported refund on the provider's page is part of it: sends no more than what is left there. */
async function send(ports: Ports, row: Asked): Promise<string | null> {
  const theirs = row.paymentIntent ? await ports.payments.listRefunds(row.paymentIntent) : []
  const left = row.paid - backOf(theirs)
  const claim = { claimId: row.id, amount: left > 0 ? Math.min(row.amount, left) : row.amount, attempt: row.tries }
  if (row.source === 'provider_invoice') {
    const note = await ports.payments.creditInvoice({ ...claim, invoice: row.sourceId })
    return note.refund
  }
  if (!row.paymentIntent) throw new PaymentsError('invalid', 'Nothing was paid by card.', { code: 'no_payment' })
  const earlier = theirs.find(({ claimId }) => claimId === row.id)
  return (earlier ?? (await ports.payments.refund({ ...claim, paymentIntent: row.paymentIntent }))).id
}

/** Updates the refunds of a payment to what the provider says now, also days after they seemed done. */
export async function syncRefundsFromStripe(ports: Ports, paymentIntent: string): Promise<void> {
  const ours = await refundsOfPayment(ports.db, paymentIntent)
  if (ours.length === 0) return
  const theirs = await ports.payments.listRefunds(paymentIntent)
  for (const row of ours) {
    const found = theirs.find((refund) => refund.id === row.providerId || refund.claimId === row.id)
    if (found) await ports.db.transaction().execute((tx) => follow(ports, tx, row.id, found))
  }
}

async function follow(ports: Ports, tx: Tx, id: string, at: ProviderRefund): Promise<void> {
  if (at.status === 'failed' || at.status === 'canceled')
    return failed(ports, tx, id, at.failureReason ?? at.status, at)
  const row = await lockRefund(tx, id)
  const state: RefundRow['state'] = at.status === 'succeeded' ? 'done' : 'sent'
  if (!row || row.state === 'failed' || row.state === state) return
  await updateRefund(tx, id, { state, providerId: at.id, changedAt: ports.clock.now() })
  if (state === 'done') await ports.jobs.enqueue(tx, 'billing.refund-letter', { refundId: id, letter: 'refunded' })
}

/** Records that a refund came back to us: owed to the client in the ledger, alerted to staff, emailed to the client. */
async function failed(ports: Ports, tx: Tx, id: string, why: string, at?: ProviderRefund): Promise<void> {
  const row = await lockRefund(tx, id)
  if (!row || row.state === 'failed') return
  const now = ports.clock.now()
  // The client keeps the part that was refunded on the provider's page.
  const amount = Math.min(row.amount, at?.amount ?? row.amount)
  await updateRefund(tx, id, {
    state: 'failed',
    amount,
    failure: why,
    changedAt: now,
    ...(at && { providerId: at.id }),
  })
  await setCreditFailedAt(tx, id, now)
  await insertEntries(tx, 'refund_failed', refundAttemptId(row), now, [
    { account: 'provider_clearing', amount },
    { account: 'refunds_owed', amount: -amount },
  ])
  await raiseAlert(ports, tx, { kind: 'refund_failed', ref: id, detail: { charge: row.chargeId, why } })
  await ports.jobs.enqueue(tx, 'billing.refund-letter', { refundId: id, letter: 'refund_failed' })
}
