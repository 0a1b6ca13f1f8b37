/** Executes scheduled changes when their time has come, in chronological order. */

import type { UnitOfWork } from '../api/route.ts'
import { expireDispute } from '../disputes/dispute-lifecycle.ts'
import { collectPayment } from '../invoices/invoice-lifecycle.ts'
import { releasePayment } from '../payment-intents/payment-lifecycle.ts'
import type { WireCharge, WireInvoice, WireSubscription } from '../store/objects.ts'
import type { DueChange, Store } from '../store/store.ts'
import type { Transactions } from '../store/transactions.ts'
import { cancelNow, saveSubscription } from '../subscriptions/cancellation.ts'
import {
  announceRenewal,
  endPeriod,
  expireIncomplete,
  expirePendingUpdate,
  finalizeAndCollect,
} from '../subscriptions/subscription-lifecycle.ts'

type Doing<T> = (work: UnitOfWork, object: T) => void

const ofSubscriptions: Record<string, Doing<WireSubscription>> = {
  cancel: (work, subscription) => void cancelNow(work, subscription, {}),
  expire: expireIncomplete,
  pending_update: expirePendingUpdate,
  period: endPeriod,
  resume_collection: (work, before) => void saveSubscription(work, before, { ...before, pause_collection: null }),
  trial_will_end: (work, subscription) => work.emit('customer.subscription.trial_will_end', subscription),
  upcoming: announceRenewal,
}

const ofInvoices: Record<string, Doing<WireInvoice>> = {
  finalize: finalizeAndCollect,
  retry: (work, invoice) => void collectPayment(work, invoice, { retries: true }),
}

export function applyDueChange(work: UnitOfWork, { object: id, what }: DueChange): void {
  const { store } = work
  const subscription = store.find('subscription', id)
  const invoice = store.find('invoice', id)
  const dispute = store.find('dispute', id)
  const charge = store.find('charge', id)
  if (subscription) ofSubscriptions[what]?.(work, subscription)
  if (invoice) ofInvoices[what]?.(work, invoice)
  if (dispute) expireDispute(work, dispute)
  if (charge) holdEnds(work, charge)
}

/** A bank releases a hold by itself after seven days. */
function holdEnds(work: UnitOfWork, charge: WireCharge): void {
  const intent = work.store.find('payment_intent', charge.payment_intent ?? '')
  if (intent?.status === 'requires_capture') releasePayment(work, intent, { action: 'expire', reason: 'expired' })
}

/** Does what has fallen due by the common clock, each at its own time and in its own transaction. */
export function applyDueChanges(ports: {
  transactions: Transactions
  store: Store
  now: () => Date
  publicBase: () => string
}): void {
  const request = { id: null, idempotency_key: null }
  for (let more = true; more; ) {
    more = ports.transactions.run({ caller: 'secret', publicBase: ports.publicBase(), request }, (work) => {
      const due = ports.store.takeDue(null, work.now)
      if (due) applyDueChange(work.at(due.at), due)
      return due !== undefined
    })
  }
}
