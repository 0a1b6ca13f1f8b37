import { invalidArgument } from '../api/errors.ts'
import type { UnitOfWork } from '../api/route.ts'
import { failRefund } from '../charges/refunds.ts'
import { decideDispute, openDispute, reverseDispute } from '../disputes/dispute-lifecycle.ts'
import { authenticatePayment, releasePayment } from '../payment-intents/payment-lifecycle.ts'
import { getObject } from '../store/find.ts'
import type { InternalState, WireEvent } from '../store/objects.ts'
import type { Store } from '../store/store.ts'
import type { Transactions } from '../store/transactions.ts'
import { applyDueChanges } from '../test-clocks/due-changes.ts'
import type { Attempt, Deliveries, DeliveryOrder } from '../webhooks/deliveries.ts'
import type { FaultResponse, Faults } from './faults.ts'

/** Controls that only a sandbox has. For tests, and for the page where a newcomer tries things out. */
export interface SandboxControl {
  webhooks: {
    /** Holds every event back until `release`. */
    hold(): void
    release(order?: DeliveryOrder): Promise<void>
    /** Sends each delivery this many times concurrently. */
    duplicate(times: number): void
    delay(milliseconds: number): void
    /** Drops the next events, or those that match, for ever. */
    drop(what: number | ((event: WireEvent) => boolean)): void
    /** Signs with this secret too, as during the rotation of a secret. */
    alsoSignWith(secret: string): void
    /** Makes pending retries due now. */
    retryNow(): void
    /** Sends an event once more to each of its endpoints. */
    resend(event: string): void
    /** Resolves when no delivery is running or due. */
    idle(): Promise<void>
    attempts(): readonly Attempt[]
    reset(): void
  }
  responses: {
    /** Responds so to the next matching requests (`match` begins `POST /v1/…`), with the work done or not. */
    fail(match: string, answer: FaultResponse, options?: { times?: number; workDone?: boolean }): void
    hang(match: string, options?: { times?: number; workDone?: boolean }): void
    /** Does the work and holds the response back until the returned function is called. */
    delay(match: string): () => void
    /** Refuses what goes beyond this number of requests in a second with 429. */
    limit(perSecond: number): void
    reset(): void
  }
  /** The outcome of the card's next use, or capture. */
  setNextOutcome(paymentMethod: string, what: NonNullable<InternalState['next']>): void
  /** Declines every use of the card from now on. */
  refuseCard(paymentMethod: string): void
  /** The holder's decision, without the page. */
  authenticate(paymentIntent: string, approved: boolean): void
  expireHold(paymentIntent: string): void
  failRefund(refund: string): void
  /** Disputes a charge as its cardholder. Returns the dispute's id. */
  openDispute(charge: string, reason?: string): string
  decideDispute(dispute: string, outcome: 'lost' | 'won'): void
  /** Reverses a lost dispute in our favour. */
  reverseDispute(dispute: string): void
  clock: {
    /** The common clock, or that of one customer who is ahead of it. */
    now(customer?: string): Date
    /** When something next falls due by the common clock. */
    nextDue(): Date | null
    /** Advances everybody, or one customer, and does what falls due on the way. */
    advance(seconds: number, customer?: string): void
    advanceTo(moment: Date, customer?: string): void
    /** To just after the next renewal of this subscription has been charged: only its customer's clock moves. */
    advanceToRenewal(subscription: string): Date
  }
  /** Does what has fallen due by the sandbox's clock. */
  tick(): void
}

/** A renewal is charged an hour after it was drafted. */
const afterRenewal = 3600

export function openControl(ports: {
  store: Store
  transactions: Transactions
  deliveries: Deliveries
  faults: Faults
  /** The common clock, with its own shift. */
  now: () => Date
  /** The clock that cannot be advanced. */
  realNow: () => Date
  publicBase: () => string
}): SandboxControl {
  const { deliveries, faults, store } = ports
  const byItself = <T>(task: (work: UnitOfWork) => T): T =>
    ports.transactions.run(
      { caller: 'secret', publicBase: ports.publicBase(), request: { id: null, idempotency_key: null } },
      task,
    )
  const tick = () => {
    applyDueChanges(ports)
    byItself(() => store.deleteExpired(Math.floor(ports.realNow().getTime() / 1000)))
  }
  const secondsNow = (customer?: string) =>
    Math.floor(ports.now().getTime() / 1000) + (customer === undefined ? 0 : store.clockOffset(customer))
  const advance = (seconds: number, customer = '*') => {
    if (seconds < 0) throw invalidArgument('seconds', 'Time only goes forward.')
    byItself(() => store.setClockOffset(customer, store.clockOffset(customer) + Math.ceil(seconds)))
    tick()
  }
  const clean = { paused: false, copies: 1, delay: 0, dropNext: 0, drops: undefined }

  return {
    webhooks: {
      hold: () => {
        deliveries.settings.paused = true
      },
      release: (order = 'as they came') => deliveries.release(order),
      duplicate: (times) => {
        deliveries.settings.copies = times
      },
      delay: (milliseconds) => {
        deliveries.settings.delay = milliseconds
      },
      drop(what) {
        if (typeof what === 'number') deliveries.settings.dropNext = what
        else deliveries.settings.drops = what
      },
      alsoSignWith: (secret) => void deliveries.settings.moreSecrets.push(secret),
      retryNow() {
        store.retryPendingDeliveries(Date.now())
        deliveries.wake()
      },
      resend(event) {
        byItself((work) => store.resendEvent(getObject(work, 'event', event).id, Date.now()))
        deliveries.wake()
      },
      idle: () => deliveries.idle(),
      attempts: () => deliveries.attempts,
      reset() {
        Object.assign(deliveries.settings, clean, { moreSecrets: [] })
        deliveries.wake()
      },
    },
    responses: {
      fail(match, answer, options = {}) {
        const what = { kind: 'answer' as const, answer, workDone: options.workDone ?? false }
        faults.add({ match, times: options.times ?? 1, what })
      },
      hang(match, options = {}) {
        faults.add({ match, times: options.times ?? 1, what: { kind: 'hang', workDone: options.workDone ?? false } })
      },
      delay(match) {
        const { promise, resolve } = Promise.withResolvers<void>()
        faults.add({ match, times: 1, what: { kind: 'late', until: promise } })
        return resolve
      },
      limit: (perSecond) => faults.limit(perSecond),
      reset: () => faults.clear(),
    },
    setNextOutcome: (paymentMethod, what) =>
      byItself((work) => {
        work.store.updateInternalState(getObject(work, 'payment_method', paymentMethod).id, { next: what })
      }),
    refuseCard: (id) =>
      byItself((work) => {
        work.store.updateInternalState(getObject(work, 'payment_method', id).id, { refused: true })
      }),
    authenticate: (id, approved) =>
      byItself((work) => {
        authenticatePayment(work, getObject(work, 'payment_intent', id), approved)
      }),
    expireHold: (id) =>
      byItself((work) => {
        releasePayment(work, getObject(work, 'payment_intent', id), { action: 'expire', reason: 'expired' })
      }),
    failRefund: (id) =>
      byItself((work) => {
        failRefund(work, id)
      }),
    openDispute: (id, reason) =>
      byItself((work) => {
        const intent = work.store.find('payment_intent', id)
        return openDispute(work, getObject(work, 'charge', intent?.latest_charge ?? id), reason).id
      }),
    decideDispute: (id, outcome) =>
      byItself((work) => {
        decideDispute(work, getObject(work, 'dispute', id), outcome)
      }),
    reverseDispute: (id) =>
      byItself((work) => {
        reverseDispute(work, getObject(work, 'dispute', id))
      }),
    clock: {
      now: (customer) => new Date(secondsNow(customer) * 1000),
      nextDue() {
        const at = store.nextDue(secondsNow())
        return at === null ? null : new Date(at * 1000)
      },
      advance,
      advanceTo: (moment, customer) => advance(Math.ceil(moment.getTime() / 1000) - secondsNow(customer), customer),
      advanceToRenewal(id) {
        const { customer, items } = byItself((work) => getObject(work, 'subscription', id))
        const renewal = Math.max(...items.data.map((item) => item.current_period_end))
        advance(Math.max(0, renewal + afterRenewal - secondsNow(customer)), customer)
        return new Date((renewal + afterRenewal) * 1000)
      },
    },
    tick,
  }
}
