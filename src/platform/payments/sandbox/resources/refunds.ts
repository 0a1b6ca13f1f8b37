import { newId } from '../ids.ts'
import type { WireCharge, WireRefund } from '../kinds.ts'
import { createdField, createdFilters, listed, pageFields, sameAs } from '../lists.ts'
import { moved, refundMachine } from '../machines.ts'
import { changedMetadata, metadata, oneOf, text, whole } from '../params.ts'
import { notNow, wrongArgument } from '../refusal.ts'
import { type Route, route, type Work } from '../work.ts'
import { refunded, refundFailed } from './balance-transactions.ts'
import { changedFields, found, named } from './find.ts'

function refundableCharge(work: Work, params: { charge?: string; payment_intent?: string }): WireCharge {
  if (params.charge) return taken(named(work, 'charge', params.charge, 'charge'))
  if (!params.payment_intent) {
    throw wrongArgument(
      'charge',
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  const intent = named(work, 'payment_intent', params.payment_intent, 'payment_intent')
  if (intent.status !== 'succeeded') {
    const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`
    throw notNow('payment_intent_unexpected_state', message, { param: 'payment_intent' })
  }
  return taken(found(work, 'charge', intent.latest_charge ?? ''))
}

function taken(charge: WireCharge): WireCharge {
  if (charge.captured) return charge
  throw notNow('charge_not_refundable', `Charge ${charge.id} has not been captured.`, { param: 'charge' })
}

function withRefunded(charge: WireCharge, amount: number): WireCharge {
  const total = charge.amount_refunded + amount
  return { ...charge, amount_refunded: total, refunded: total === charge.amount_captured }
}

/** Fails a refund, which may happen days after it was made: the money returns to us. */
export function failRefund(work: Work, id: string): WireRefund {
  const before = found(work, 'refund', id)
  const balance = refundFailed(work, id, before.amount, before.currency)
  const failed: WireRefund = {
    ...before,
    status: moved(refundMachine, 'fail', before.status, 'failed'),
    failure_balance_transaction: balance.id,
    failure_reason: 'expired_or_canceled_card',
  }
  work.store.save('refund', failed)
  const charge = found(work, 'charge', before.charge ?? '')
  work.store.save('charge', withRefunded(charge, -before.amount))
  work.emit('refund.failed', failed, changedFields(before, failed))
  work.emit('charge.refund.updated', failed, changedFields(before, failed))
  return failed
}

export interface GivenBack {
  amount?: number
  reason: WireRefund['reason']
  metadata: { [key: string]: string }
}

/** A charge stays marked as disputed; once the dispute is won it may be refunded. */
function isWon(work: Work, charge: string): boolean {
  const [dispute] = work.store.list('dispute', sameAs({ charge }), { limit: 1 })?.data ?? []
  return dispute?.status === 'won'
}

export function giveBack(work: Work, charge: WireCharge, given: GivenBack): WireRefund {
  if (charge.disputed && !isWon(work, charge.id))
    throw notNow('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`)
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0) throw notNow('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  const amount = given.amount ?? left
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`
    throw wrongArgument('amount', message, 'amount_too_large')
  }
  const id = newId('re')
  const refund: WireRefund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: refunded(work, id, amount, charge.currency).id,
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
  return refund
}

export const refunds: Route[] = [
  route(
    'POST',
    '/v1/refunds',
    {
      amount: whole({ least: 1 }),
      charge: text(),
      metadata: metadata(),
      payment_intent: text(),
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    },
    (work, params) => {
      return giveBack(work, refundableCharge(work, params), {
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
      listed(work, 'refund', '/v1/refunds', params, [
        ...createdFilters(params.created),
        ...sameAs({ charge: params.charge, payment_intent: params.payment_intent }),
      ]),
  ),

  route('GET', '/v1/refunds/:id', {}, (work, _, id) => found(work, 'refund', id)),

  route('POST', '/v1/refunds/:id', { metadata: metadata() }, (work, params, id) => {
    const before = found(work, 'refund', id)
    const refund: WireRefund = { ...before, metadata: changedMetadata(before.metadata ?? {}, params.metadata) }
    work.store.save('refund', refund)
    work.emit('refund.updated', refund, changedFields(before, refund))
    return refund
  }),
]
