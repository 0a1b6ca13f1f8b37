import type Stripe from 'stripe'
import { dateFromSeconds, idOf, type Reference } from './from-stripe.ts'
import type {
  BalanceTransaction,
  ProviderCreditNote,
  ProviderDispute,
  ProviderEvent,
  ProviderRefund,
} from './port-refunds-disputes.ts'

export function refundFromStripe(refund: Stripe.Refund): ProviderRefund {
  return {
    id: refund.id,
    status: refund.status as ProviderRefund['status'],
    amount: refund.amount,
    currency: refund.currency,
    paymentIntent: idOf(refund.payment_intent),
    charge: idOf(refund.charge),
    claimId: refund.metadata?.claim_id ?? null,
    reason: refund.reason,
    failureReason: refund.failure_reason ?? null,
    createdAt: new Date(refund.created * 1000),
  }
}

export function creditNoteFromStripe(note: Stripe.CreditNote): ProviderCreditNote {
  return {
    id: note.id,
    number: note.number,
    status: note.status as ProviderCreditNote['status'],
    invoice: idOf(note.invoice) ?? '',
    amount: note.total,
    tax: (note.total_taxes ?? []).reduce((sum, tax) => sum + tax.amount, 0),
    currency: note.currency,
    claimId: note.metadata?.claim_id ?? null,
    refund: idOf(note.refunds[0]?.refund),
    createdAt: new Date(note.created * 1000),
  }
}

export function balanceTransactionFromStripe(movement: Stripe.BalanceTransaction): BalanceTransaction {
  return {
    id: movement.id,
    type: movement.type,
    amount: movement.amount,
    fee: movement.fee,
    net: movement.net,
    currency: movement.currency,
    source: idOf(movement.source),
    createdAt: new Date(movement.created * 1000),
    availableAt: new Date(movement.available_on * 1000),
  }
}

export function disputeFromStripe(dispute: Stripe.Dispute): ProviderDispute {
  const { evidence_details: details } = dispute
  return {
    id: dispute.id,
    status: dispute.status as ProviderDispute['status'],
    reason: dispute.reason,
    amount: dispute.amount,
    currency: dispute.currency,
    charge: idOf(dispute.charge) ?? '',
    paymentIntent: idOf(dispute.payment_intent),
    dueBy: dateFromSeconds(details.due_by),
    hasEvidence: details.has_evidence,
    submissions: details.submission_count,
    refundable: dispute.is_charge_refundable,
    livemode: dispute.livemode,
    createdAt: new Date(dispute.created * 1000),
    balanceTransactions: dispute.balance_transactions.map(balanceTransactionFromStripe),
  }
}

interface EventObject {
  id?: string
  object?: string
  charge?: Reference
  customer?: Reference
  invoice?: Reference
  metadata?: Record<string, string> | null
  parent?: {
    subscription_details?: { metadata?: Record<string, string> | null; subscription?: Reference } | null
  } | null
  payment?: { payment_intent?: Reference } | null
  payment_intent?: Reference
  subscription?: Reference
}

export function eventFromStripe(event: Stripe.EventBase): ProviderEvent {
  const object = event.data.object as EventObject
  const plan = object.parent?.subscription_details
  const own = (kind: string, reference: Reference) => (object.object === kind ? (object.id ?? null) : idOf(reference))
  return {
    id: event.id,
    type: event.type,
    created: new Date(event.created * 1000),
    livemode: event.livemode,
    apiVersion: event.api_version,
    account: event.account ?? null,
    objectId: object.id ?? event.id,
    objectKind: object.object ?? '',
    paymentIntent: own('payment_intent', object.payment_intent ?? object.payment?.payment_intent),
    customer: own('customer', object.customer),
    subscription: own('subscription', object.subscription ?? plan?.subscription),
    invoice: own('invoice', object.invoice),
    charge: own('charge', object.charge),
    orderId: object.metadata?.order_id ?? plan?.metadata?.order_id ?? null,
  }
}
