/** Executes scheduled changes when their time has come, in chronological order. */
import type { Clerk } from './clerk.ts'
import type { WireCharge, WireInvoice, WireSubscription } from './kinds.ts'
import { lateDispute } from './resources/dispute-flow.ts'
import { collect } from './resources/invoice-flow.ts'
import { releasePayment } from './resources/payment-flow.ts'
import { cancelNow, saveChanged } from './resources/subscription-flow.ts'
import {
  draftEnds,
  firstPaymentExpires,
  pendingExpires,
  periodEnds,
  renewalComes,
} from './resources/subscription-life.ts'
import type { Due, Store } from './store.ts'
import type { Work } from './work.ts'

type Doing<T> = (work: Work, object: T) => void

const ofSubscriptions: Record<string, Doing<WireSubscription>> = {
  cancel: (work, subscription) => void cancelNow(work, subscription, {}),
  expire: firstPaymentExpires,
  pending_update: pendingExpires,
  period: periodEnds,
  resume_collection: (work, before) => void saveChanged(work, before, { ...before, pause_collection: null }),
  trial_will_end: (work, subscription) => work.emit('customer.subscription.trial_will_end', subscription),
  upcoming: renewalComes,
}

const ofInvoices: Record<string, Doing<WireInvoice>> = {
  finalize: draftEnds,
  retry: (work, invoice) => void collect(work, invoice, { retries: true }),
}

export function happen(work: Work, { object: id, what }: Due): void {
  const { store } = work
  const subscription = store.find('subscription', id)
  const invoice = store.find('invoice', id)
  const dispute = store.find('dispute', id)
  const charge = store.find('charge', id)
  if (subscription) ofSubscriptions[what]?.(work, subscription)
  if (invoice) ofInvoices[what]?.(work, invoice)
  if (dispute) lateDispute(work, dispute)
  if (charge) holdEnds(work, charge)
}

/** A bank releases a hold by itself after seven days. */
function holdEnds(work: Work, charge: WireCharge): void {
  const intent = work.store.find('payment_intent', charge.payment_intent ?? '')
  if (intent?.status === 'requires_capture') releasePayment(work, intent, { act: 'expire', reason: 'expired' })
}

/** Does what has fallen due by the common clock, each at its own time and in its own transaction. */
export function catchUp(ports: { clerk: Clerk; store: Store; now: () => Date; publicBase: () => string }): void {
  const request = { id: null, idempotency_key: null }
  for (let more = true; more; ) {
    more = ports.clerk.do({ caller: 'secret', publicBase: ports.publicBase(), request }, (work) => {
      const due = ports.store.takeDue(null, work.now)
      if (due) happen(work.at(due.at), due)
      return due !== undefined
    })
  }
}
