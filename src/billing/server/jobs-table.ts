import type { RefundEmail } from '../cancellation/receipt-content.ts'
import type { PlanEmail } from '../subscriptions/plan-states.ts'

declare module '../../platform/jobs/port.ts' {
  interface JobTable {
    /** Do at the provider what the order's row wants: capture, void, refund. */
    'billing.pursue': { orderId: string }
    /** Events of this provider customer are stored: sync what they are about. */
    'billing.event': { aggregate: string }
    /** Sync a dispute whose payment has become known. */
    'billing.dispute': { disputeId: string }
    /** Nothing was charged to this card: detach it at the provider. */
    'billing.forget-card': { orderId: string; paymentMethod: string }
    /** Create the subscription at the provider that our row already promises. */
    'billing.subscribe': { subscriptionId: string }
    /** End at the provider the subscription that our row has ended. */
    'billing.unsubscribe': { subscriptionId: string }
    /** A cancellation whose ten seconds are over. */
    'plan.cancel': { undoable: string }
    /** Bring the provider's plan to what our row wants: cancellation, pause, next price. */
    'plan.pursue': { subscriptionId: string }
    /** Send the provider the reason of a cancellation. */
    'plan.farewell': { request: string }
    /** An order of a running plan was paid: the card that paid it pays the months that follow. */
    'plan.keep-card': { orderId: string }
    'plan.void-invoice': { subscriptionId: string; invoice: string }
    /** `key`: what it is about, so that each occasion sends one email. */
    'plan.letter': { subscriptionId: string; letter: PlanEmail; invoice: string | undefined; key: string }
    /** Request from the provider a refund that was promised. */
    'billing.refund': { refundId: string }
    'billing.refund-letter': { refundId: string; letter: RefundEmail }
    /** The bank has returned a transfer: email the expert why, and what to do. */
    'billing.payout-letter': { payoutId: string }
    /** An invoice was issued in the name of an expert: email it. */
    'billing.expert-invoice-letter': { number: string }
    /** Email the receipt of a notice. */
    'leaving.letter': { leavingId: string }
    /** A notice by typed fields had nothing to end: only the contract's own address is told why. */
    'leaving.nothing': {
      purchaseId: string | null
      serviceId?: string
      kind: 'cancel' | 'withdraw'
      why: 'over' | 'too_late' | 'service'
      locale: 'fr' | 'en'
    }
    /** A contract was withdrawn from: close the question that it paid for and release a hold. */
    'contract.withdrawn': { questionId: string }
    /** A plan was paid for: a question may have been waiting for it. */
    'plan.opened': { personId: string; questionId: string | null }
    /** The first month of a plan that began with an introductory question was paid for. */
    'plan.kept': { questionId: string }
    /** For features that build on billing: the outcome of an order. */
    'order.held': { orderId: string; questionId: string | null }
    'order.captured': { orderId: string; questionId: string | null }
    'order.capture-failed': { orderId: string; questionId: string | null }
    'order.voided': { orderId: string; questionId: string | null }
    'order.refunded': { orderId: string; questionId: string | null }
  }
}
