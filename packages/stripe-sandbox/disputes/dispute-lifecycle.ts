/**
 * A cardholder disputes a charge: the money leaves at once, and returns when the dispute is won. Of an inquiry, which comes
 * before a dispute, no money moves.
 */
import type Stripe from 'stripe'
import { invalidState } from '../api/errors.ts'
import type { UnitOfWork } from '../api/route.ts'
import { disputeReversalTransaction, disputeTransaction } from '../charges/balance-transactions.ts'
import { changedFields } from '../store/find.ts'
import { newId } from '../store/ids.ts'
import type { WireCharge, WireDispute } from '../store/objects.ts'
import { disputeMachine as machine, transition } from '../store/state-machines.ts'
import { day } from '../subscriptions/billing-periods.ts'

const answerWithin = 9 * day

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

export function openDispute(work: UnitOfWork, charge: WireCharge, reason = 'fraudulent', inquiry = false): WireDispute {
  const left = charge.amount_captured - charge.amount_refunded
  if (!charge.captured || charge.disputed || left <= 0) {
    throw invalidState('charge_disputed', `Charge ${charge.id} cannot be disputed.`)
  }
  const id = newId('du')
  const dispute: WireDispute = {
    id,
    object: 'dispute',
    amount: left,
    balance_transactions: inquiry ? [] : [disputeTransaction(work, id, left, charge.currency)],
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: work.now + answerWithin,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  }
  work.store.insert('dispute', dispute)
  const disputed = { ...charge, disputed: true }
  work.store.save('charge', disputed)
  work.emit('charge.dispute.created', dispute)
  work.emit('charge.updated', disputed, { disputed: false })
  if (!inquiry) work.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export function decideDispute(
  work: UnitOfWork,
  before: WireDispute,
  outcome: 'lost' | 'won',
  action: 'accept' | 'decide' = 'decide',
): WireDispute {
  if (!machine.transitions[action].from.includes(before.status)) {
    throw invalidState('dispute_unexpected_state', `This dispute is already ${before.status}.`)
  }
  const inquiry = isInquiry(before)
  const back =
    outcome === 'won' && !inquiry ? [disputeReversalTransaction(work, before.id, before.amount, before.currency)] : []
  const closed: WireDispute = {
    ...before,
    balance_transactions: [...before.balance_transactions, ...back],
    status: transition(machine, action, before.status, inquiry ? 'warning_closed' : outcome),
  }
  work.store.save('dispute', closed)
  if (back.length > 0) work.emit('charge.dispute.funds_reinstated', closed, changedFields(before, closed))
  work.emit('charge.dispute.closed', closed, changedFields(before, closed))
  return closed
}

const isInquiry = ({ status }: WireDispute) => status.startsWith('warning_')

/** The bank reverses its decision against us: the money returns after all. */
export function reverseDispute(work: UnitOfWork, before: WireDispute): WireDispute {
  if (!machine.transitions.reverse.from.includes(before.status)) {
    throw invalidState('dispute_unexpected_state', `This dispute is ${before.status}.`)
  }
  const won: WireDispute = {
    ...before,
    balance_transactions: [
      ...before.balance_transactions,
      disputeReversalTransaction(work, before.id, before.amount, before.currency),
    ],
    status: transition(machine, 'reverse', before.status, 'won'),
  }
  work.store.save('dispute', won)
  work.emit('charge.dispute.funds_reinstated', won, changedFields(before, won))
  work.emit('charge.dispute.updated', won, changedFields(before, won))
  return won
}

/** No evidence was submitted before the deadline. */
export function expireDispute(work: UnitOfWork, before: WireDispute): void {
  if (before.status !== 'needs_response') return
  const late = { ...before, evidence_details: { ...before.evidence_details, past_due: true } }
  decideDispute(work, late, 'lost')
}

/** Stripe's evidence texts that decide a dispute in test mode as soon as they are submitted. */
const deciding: Record<string, 'lost' | 'won'> = { losing_evidence: 'lost', winning_evidence: 'won' }

export function submitEvidence(
  work: UnitOfWork,
  before: WireDispute,
  given: { evidence: { [field: string]: string | null | undefined }; submit: boolean; metadata: Stripe.Metadata },
): WireDispute {
  const said = Object.entries(given.evidence).filter(([, value]) => value !== undefined)
  if ((said.length > 0 || given.submit) && !before.status.endsWith('needs_response')) {
    throw invalidState('dispute_unexpected_state', 'This dispute no longer takes evidence.')
  }
  const evidence = { ...before.evidence, ...Object.fromEntries(said) } as Stripe.Dispute.Evidence
  const details = before.evidence_details
  const updated: WireDispute = {
    ...before,
    evidence,
    evidence_details: {
      ...details,
      has_evidence: details.has_evidence || said.length > 0,
      submission_count: details.submission_count + (given.submit ? 1 : 0),
      submission_method: given.submit ? 'manual' : details.submission_method,
    },
    metadata: given.metadata,
    status: given.submit
      ? transition(machine, 'answer', before.status, isInquiry(before) ? 'warning_under_review' : 'under_review')
      : before.status,
  }
  work.store.save('dispute', updated)
  work.emit('charge.dispute.updated', updated, changedFields(before, updated))
  const outcome = given.submit ? deciding[evidence.uncategorized_text ?? ''] : undefined
  return outcome ? decideDispute(work, updated, outcome) : updated
}
