import type { RefundEmail } from '../cancellation/receipt-content.ts'
import type { PlanEmail } from '../subscriptions/plan-states.ts'

declare module '../../platform/jobs/port.ts' {
  interface JobTable {
    /** Do at the provider what the order's row wants: capture, void, refund. */
    'billing.pursue': { orderId: string }
    /** Events of this customer of the provider are stored: look at what they are about. */
    'billing.event': { aggregate: string }
    /** The payment that a dispute is about has become known. */
    'billing.dispute': { disputeId: string }
    /** Nothing was taken from this card: the provider keeps it no longer. */
    'billing.forget-card': { orderId: string; paymentMethod: string }
    /** Create the subscription at the provider that our row already promises. */
    'billing.subscribe': { subscriptionId: string }
    /** End at the provider the subscription that our row has ended. */
    'billing.unsubscribe': { subscriptionId: string }
    /** Bring the provider's plan to what our row wishes: leaving, pause, next price. */
    'plan.pursue': { subscriptionId: string }
    /** The provider learns why somebody left. */
    'plan.farewell': { request: string }
    'plan.void-invoice': { subscriptionId: string; invoice: string }
    /** `key`: what it is about, so that one matter is one letter. */
    'plan.letter': { subscriptionId: string; letter: PlanEmail; invoice: string | undefined; key: string }
    /** Money that was promised back is asked of the provider. */
    'billing.refund': { refundId: string }
    'billing.refund-letter': { refundId: string; letter: RefundEmail }
    /** The bank has sent a transfer back: its expert hears why, and what to do. */
    'billing.payout-letter': { payoutId: string }
    /** The receipt of what somebody declared. */
    'leaving.letter': { leavingId: string }
    /** A leaving was asked for without proof, and there was nothing to do: only the contract's address hears why. */
    'leaving.nothing': {
      purchaseId: string | null
      serviceId?: string
      kind: 'cancel' | 'withdraw'
      why: 'over' | 'too_late' | 'service'
      locale: 'fr' | 'en'
    }
    /** A contract was withdrawn from: the question that it paid for is closed, a hold let go. */
    'contract.withdrawn': { questionId: string }
    /** A plan was paid for; a question may have been waiting for it. */
    'plan.opened': { personId: string; questionId: string | null }
    /** The first month of a plan that began with an introductory question was paid for. */
    'plan.kept': { questionId: string }
    /** For features to the right: what became of an order. */
    'order.held': { orderId: string; questionId: string | null }
    'order.captured': { orderId: string; questionId: string | null }
    'order.capture-failed': { orderId: string; questionId: string | null }
    'order.voided': { orderId: string; questionId: string | null }
    'order.refunded': { orderId: string; questionId: string | null }
  }
}
