declare module '../../platform/jobs/port.ts' {
  interface JobTable {
    /** Do at the provider what the order's row wants: capture, void, refund. */
    'billing.pursue': { orderId: string }
    /** Look at the provider again after a webhook. */
    'billing.event': { eventId: string; type: string; objectId: string }
    /** Nothing was taken from this card: the provider keeps it no longer. */
    'billing.forget-card': { orderId: string; paymentMethod: string }
    /** Create the subscription at the provider that our row already promises. */
    'billing.subscribe': { subscriptionId: string }
    /** End at the provider the subscription that our row has ended. */
    'billing.unsubscribe': { subscriptionId: string }
    /** For features to the right: what became of an order. */
    'order.held': { orderId: string; questionId: string | null }
    'order.captured': { orderId: string; questionId: string | null }
    'order.capture-failed': { orderId: string; questionId: string | null }
    'order.voided': { orderId: string; questionId: string | null }
    'order.refunded': { orderId: string; questionId: string | null }
  }
}

export {}
