import type Stripe from 'stripe'
import { createdField, createdFilters, equals, listObjects, pageFields } from '../api/pagination.ts'
import { text } from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import { getObject } from '../store/find.ts'
import { newId } from '../store/ids.ts'

type Movement = Pick<Stripe.BalanceTransaction, 'amount' | 'currency' | 'description' | 'fee' | 'type'> & {
  source: string
  category?: string
}

function moved(work: UnitOfWork, movement: Movement): Stripe.BalanceTransaction {
  const { fee, currency } = movement
  const balance: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: movement.amount,
    available_on: work.now + 3 * 86_400,
    balance_type: 'payments',
    created: work.now,
    currency,
    description: movement.description,
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [{ amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' }]
      : [],
    net: movement.amount - fee,
    reporting_category: movement.category ?? movement.type,
    source: movement.source,
    status: 'pending',
    type: movement.type,
  }
  work.store.insert('balance_transaction', balance)
  return balance
}

/** A captured payment, less the fee of a European card: 1.5 % and 25 cents. */
export function chargeTransaction(
  work: UnitOfWork,
  source: string,
  amount: number,
  currency: string,
  description: string | null,
) {
  const fee = Math.min(amount, Math.round((amount * 15) / 1000) + 25)
  return moved(work, { amount, currency, description, fee, source, type: 'charge' })
}

/** A refunded amount. The fee is not refunded. */
export function refundTransaction(work: UnitOfWork, source: string, amount: number, currency: string) {
  return moved(work, { amount: -amount, currency, description: 'REFUND FOR CHARGE', fee: 0, source, type: 'refund' })
}

export function refundFailureTransaction(work: UnitOfWork, source: string, amount: number, currency: string) {
  return moved(work, { amount, currency, description: 'REFUND FAILURE', fee: 0, source, type: 'refund_failure' })
}

const disputeFee = 2000

/** A disputed amount leaves at once, with a fee that is not returned. */
export function disputeTransaction(work: UnitOfWork, source: string, amount: number, currency: string) {
  const description = `Chargeback withdrawal for ${source}`
  const movement = { amount: -amount, currency, description, fee: disputeFee, source, category: 'dispute' }
  return moved(work, { ...movement, type: 'adjustment' })
}

export function disputeReversalTransaction(work: UnitOfWork, source: string, amount: number, currency: string) {
  const description = `Chargeback reversal for ${source}`
  return moved(work, {
    amount,
    currency,
    description,
    fee: 0,
    source,
    category: 'dispute_reversal',
    type: 'adjustment',
  })
}

export const balanceTransactions: Route[] = [
  route(
    'GET',
    '/v1/balance_transactions',
    { ...pageFields, created: createdField, currency: text(3), source: text(), type: text() },
    (work, params) =>
      listObjects(work, 'balance_transaction', '/v1/balance_transactions', params, [
        ...createdFilters(params.created),
        ...equals({ currency: params.currency, source: params.source, type: params.type }),
      ]),
  ),
  route('GET', '/v1/balance_transactions/:id', {}, (work, _, id) => getObject(work, 'balance_transaction', id)),
]
