import { createdField, createdFilters, equals, listObjects, pageFields } from '../api/pagination.ts'
import { changedMetadata, metadata, text } from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import type { Decline } from '../customers/test-cards.ts'
import { changedFields, getObject } from '../store/find.ts'
import { newId } from '../store/ids.ts'
import type { WireCharge, WirePaymentIntent, WirePaymentMethod } from '../store/objects.ts'
import { chargeTransaction } from './balance-transactions.ts'

/** How long a bank keeps a hold on a card payment made without the card present. */
const holdLasts = 7 * 86_400

type How = { manual: boolean; authenticated: boolean; offSession: boolean }

function newCharge(work: UnitOfWork, intent: WirePaymentIntent, method: WirePaymentMethod, how: How): WireCharge {
  const { card } = method
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: intent.statement_descriptor_suffix
      ? `SANDBOX* ${intent.statement_descriptor_suffix}`.toUpperCase()
      : 'SANDBOX',
    captured: false,
    created: work.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: null,
        authorization_code: null,
        brand: card.brand,
        ...(how.manual ? { capture_before: work.now + holdLasts } : {}),
        checks: card.checks,
        country: card.country,
        electronic_commerce_indicator: how.authenticated ? '05' : null,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        fingerprint: card.fingerprint ?? null,
        funding: card.funding,
        installments: null,
        last4: card.last4,
        mandate: null,
        network: card.brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: how.authenticated
          ? {
              authentication_flow: 'challenge',
              electronic_commerce_indicator: '05',
              exemption_indicator: null,
              result: 'authenticated',
              result_reason: null,
              transaction_id: newId('3ds'),
              version: '2.2.0',
            }
          : null,
        transaction_link_id: null,
        wallet: null,
      },
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  }
}

/** The bank approved: the amount is held, or captured at once. */
export function chargeApproved(
  work: UnitOfWork,
  intent: WirePaymentIntent,
  method: WirePaymentMethod,
  how: How,
): WireCharge {
  const fresh = newCharge(work, intent, method, how)
  const details = fresh.payment_method_details
  if (details?.card) details.card.amount_authorized = intent.amount
  const charge: WireCharge = {
    ...fresh,
    paid: true,
    status: 'succeeded',
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
  }
  const recorded = how.manual ? charge : withMoneyTaken(work, charge, charge.amount)
  work.store.insert('charge', recorded)
  work.emit('charge.succeeded', recorded)
  return recorded
}

export function chargeDeclined(
  work: UnitOfWork,
  intent: WirePaymentIntent,
  method: WirePaymentMethod,
  how: How & { decline: Decline },
): WireCharge {
  const charge: WireCharge = {
    ...newCharge(work, intent, method, how),
    failure_code: how.decline.code,
    failure_message: how.decline.message,
    status: 'failed',
    outcome: {
      advice_code: how.decline.advice_code ?? null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'declined_by_network',
      reason: how.decline.decline_code ?? how.decline.code,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: 'The bank did not return any further details with this decline.',
      type: 'issuer_declined',
    },
  }
  work.store.insert('charge', charge)
  work.emit('charge.failed', charge)
  return charge
}

function withMoneyTaken(work: UnitOfWork, charge: WireCharge, amount: number): WireCharge {
  const balance = chargeTransaction(work, charge.id, amount, charge.currency, charge.description)
  return { ...charge, amount_captured: amount, captured: true, balance_transaction: balance.id }
}

export function chargeCaptured(work: UnitOfWork, charge: WireCharge, amount: number): WireCharge {
  const captured = withMoneyTaken(work, charge, amount)
  work.store.save('charge', captured)
  work.emit('charge.captured', captured, changedFields(charge, captured))
  return captured
}

export const charges: Route[] = [
  route(
    'GET',
    '/v1/charges',
    { ...pageFields, created: createdField, customer: text(), payment_intent: text() },
    (work, params) =>
      listObjects(work, 'charge', '/v1/charges', params, [
        ...createdFilters(params.created),
        ...equals({ customer: params.customer, payment_intent: params.payment_intent }),
      ]),
  ),

  route('GET', '/v1/charges/:id', {}, (work, _, id) => getObject(work, 'charge', id)),

  route('POST', '/v1/charges/:id', { metadata: metadata(), description: text() }, (work, params, id) => {
    const before = getObject(work, 'charge', id)
    const charge: WireCharge = {
      ...before,
      description: params.description ?? before.description,
      metadata: changedMetadata(before.metadata, params.metadata),
    }
    work.store.save('charge', charge)
    work.emit('charge.updated', charge, changedFields(before, charge))
    return charge
  }),
]
