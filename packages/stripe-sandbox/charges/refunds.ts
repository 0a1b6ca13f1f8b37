import { invalidArgument, invalidState } from '../api/errors.ts'
import { createdField, createdFilters, equals, listObjects, pageFields } from '../api/pagination.ts'
import { changedMetadata, integer, metadata, oneOf, text } from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import { testCard } from '../customers/test-cards.ts'
import { changedFields, getObject, getReferenced } from '../store/find.ts'
import { newId } from '../store/ids.ts'
import type { WireCharge, WireRefund } from '../store/objects.ts'
import { refundMachine, transition } from '../store/state-machines.ts'
import { refundFailureTransaction, refundTransaction } from './balance-transactions.ts'

function refundableCharge(work: UnitOfWork, params: { charge?: string; payment_intent?: string }): WireCharge {
  if (params.charge) return taken(getReferenced(work, 'charge', params.charge, 'charge'))
  if (!params.payment_intent) {
    throw invalidArgument(
      'charge',
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  const intent = getReferenced(work, 'payment_intent', params.payment_intent, 'payment_intent')
  if (intent.status !== 'succeeded') {
    const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`
    throw invalidState('payment_intent_unexpected_state', message, { param: 'payment_intent' })
  }
  return taken(getObject(work, 'charge', intent.latest_charge ?? ''))
}

function taken(charge: WireCharge): WireCharge {
  if (charge.captured) return charge
  throw invalidState('charge_not_refundable', `Charge ${charge.id} has not been captured.`, { param: 'charge' })
}

function withRefunded(charge: WireCharge, amount: number): WireCharge {
  const total = charge.amount_refunded + amount
  return { ...charge, amount_refunded: total, refunded: total === charge.amount_captured }
}

/** Fails a refund, which may happen days after it was made: the money returns to us. */
export function failRefund(work: UnitOfWork, id: string): WireRefund {
  const before = getObject(work, 'refund', id)
  const balance = refundFailureTransaction(work, id, before.amount, before.currency)
  const failed: WireRefund = {
    ...before,
    status: transition(refundMachine, 'fail', before.status, 'failed'),
    failure_balance_transaction: balance.id,
    failure_reason: 'expired_or_canceled_card',
  }
  work.store.save('refund', failed)
  const charge = getObject(work, 'charge', before.charge ?? '')
  work.store.save('charge', withRefunded(charge, -before.amount))
  work.emit('refund.failed', failed, changedFields(before, failed))
  work.emit('charge.refund.updated', failed, changedFields(before, failed))
  return failed
}

export interface RefundParams {
  amount?: number
  reason: WireRefund['reason']
  metadata: { [key: string]: string }
}

/** A charge stays marked as disputed; during an inquiry, and once the dispute is won, it may be refunded. */
function isRefundable(work: UnitOfWork, charge: string): boolean {
  const [dispute] = work.store.list('dispute', equals({ charge }), { limit: 1 })?.data ?? []
  return dispute?.status === 'won' || dispute?.is_charge_refundable === true
}

export function createRefund(work: UnitOfWork, charge: WireCharge, given: RefundParams): WireRefund {
  if (charge.disputed && !isRefundable(work, charge.id))
    throw invalidState('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`)
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0) throw invalidState('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  const amount = given.amount ?? left
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`
    throw invalidArgument('amount', message, 'amount_too_large')
  }
  const id = newId('re')
  const refund: WireRefund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: refundTransaction(work, id, amount, charge.currency).id,
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
    },
    metadata: given.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: given.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
  work.store.insert('refund', refund)
  const after = withRefunded(charge, amount)
  work.store.save('charge', after)
  work.emit('refund.created', refund)
  work.emit('charge.refunded', after, changedFields(charge, after))
  if (testCard(work.store.internalState(charge.payment_method ?? '').card ?? '')?.refundFails) failRefund(work, id)
  return refund
}

export const refunds: Route[] = [
  route(
    'POST',
    '/v1/refunds',
    {
      amount: integer({ least: 1 }),
      charge: text(),
      metadata: metadata(),
      payment_intent: text(),
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    },
    (work, params) => {
      return createRefund(work, refundableCharge(work, params), {
        ...(params.amount === undefined ? {} : { amount: params.amount }),
        reason: params.reason ?? null,
        metadata: changedMetadata({}, params.metadata),
      })
    },
  ),

  route(
    'GET',
    '/v1/refunds',
    { ...pageFields, charge: text(), created: createdField, payment_intent: text() },
    (work, params) =>
      listObjects(work, 'refund', '/v1/refunds', params, [
        ...createdFilters(params.created),
        ...equals({ charge: params.charge, payment_intent: params.payment_intent }),
      ]),
  ),

  route('GET', '/v1/refunds/:id', {}, (work, _, id) => getObject(work, 'refund', id)),

  route('POST', '/v1/refunds/:id', { metadata: metadata() }, (work, params, id) => {
    const before = getObject(work, 'refund', id)
    const refund: WireRefund = { ...before, metadata: changedMetadata(before.metadata ?? {}, params.metadata) }
    work.store.save('refund', refund)
    work.emit('refund.updated', refund, changedFields(before, refund))
    return refund
  }),
]
