/** What happens by itself when its time has come. */

import { releasePayment } from './resources/payment-flow.ts'
import { cancelNow } from './resources/subscription-flow.ts'
import type { Filter } from './store.ts'
import type { Work } from './work.ts'

function all(status: string): Filter[] {
  return [{ path: '$.status', is: '=', value: status }]
}

/** A bank lets a hold go by itself after seven days. */
function releaseOldHolds(work: Work): void {
  for (const intent of work.store.list('payment_intent', all('requires_capture'), { limit: 10_000 })?.data ?? []) {
    const charge = work.store.find('charge', intent.latest_charge ?? '')
    const endsAt = charge?.payment_method_details?.card?.capture_before
    if (endsAt !== undefined && endsAt <= work.now) releasePayment(work, intent, { act: 'expire', reason: 'expired' })
  }
}

/** A subscription that was asked to stop at its period's end stops there, and nothing is charged. */
function endCancelledSubscriptions(work: Work): void {
  for (const subscription of work.store.list('subscription', all('trialing'), { limit: 10_000 })?.data ?? []) {
    if (subscription.cancel_at !== null && subscription.cancel_at <= work.now) cancelNow(work, subscription, {})
  }
}

export const dueTasks: readonly ((work: Work) => void)[] = [releaseOldHolds, endCancelledSubscriptions]
