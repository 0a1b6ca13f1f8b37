import type { Clerk } from './clerk.ts'
import type { Attempt, Deliveries, Order } from './deliveries.ts'
import { dueTasks } from './due.ts'
import type { BadAnswer, Faults } from './faults.ts'
import type { Hidden, WireEvent } from './kinds.ts'
import { found } from './resources/find.ts'
import { authenticatePayment, releasePayment } from './resources/payment-flow.ts'
import { failRefund } from './resources/refunds.ts'
import type { Store } from './store.ts'
import type { Work } from './work.ts'

/** The hand behind the curtain: what only a sandbox can do. For tests, and for the page that lets a newcomer play. */
export interface SandboxControl {
  webhooks: {
    /** Keeps every event back until `release`. */
    hold(): void
    release(order?: Order): Promise<void>
    /** Sends each delivery this many times at once. */
    duplicate(times: number): void
    delay(milliseconds: number): void
    /** Loses the next events, or those that match, for ever. */
    drop(what: number | ((event: WireEvent) => boolean)): void
    /** Signs with this secret too, as while a secret is being changed. */
    alsoSignWith(secret: string): void
    /** Makes waiting retries due now. */
    retryNow(): void
    /** Resolves when nothing is on its way and nothing is due. */
    quiet(): Promise<void>
    attempts(): readonly Attempt[]
    reset(): void
  }
  answers: {
    /** Answers the next matching requests so (`match` is the beginning of `POST /v1/…`), with the work done or not. */
    fail(match: string, answer: BadAnswer, options?: { times?: number; workDone?: boolean }): void
    hang(match: string, options?: { times?: number; workDone?: boolean }): void
    /** Does the work and keeps the answer back until the returned function is called. */
    keepBack(match: string): () => void
    reset(): void
  }
  /** What the card does the next time it is used, or captured. */
  nextUse(paymentMethod: string, what: NonNullable<Hidden['next']>): void
  /** The holder's answer, without the page. */
  authenticate(paymentIntent: string, approved: boolean): void
  expireHold(paymentIntent: string): void
  failRefund(refund: string): void
  /** Does what has come due by the sandbox's clock. */
  tick(): void
}

export function takeControl(ports: {
  store: Store
  clerk: Clerk
  deliveries: Deliveries
  faults: Faults
}): SandboxControl {
  const { deliveries, faults, store } = ports
  const byItself = <T>(task: (work: Work) => T): T =>
    ports.clerk.do({ caller: 'secret', publicBase: '', request: { id: null, idempotency_key: null } }, task)
  const clean = { held: false, copies: 1, delay: 0, dropNext: 0, drops: undefined }

  return {
    webhooks: {
      hold: () => {
        deliveries.settings.held = true
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
        store.makeDeliveriesDue(Date.now())
        deliveries.wake()
      },
      quiet: () => deliveries.quiet(),
      attempts: () => deliveries.attempts,
      reset() {
        Object.assign(deliveries.settings, clean, { moreSecrets: [] })
        deliveries.wake()
      },
    },
    answers: {
      fail(match, answer, options = {}) {
        const what = { kind: 'answer' as const, answer, workDone: options.workDone ?? false }
        faults.add({ match, times: options.times ?? 1, what })
      },
      hang(match, options = {}) {
        faults.add({ match, times: options.times ?? 1, what: { kind: 'hang', workDone: options.workDone ?? false } })
      },
      keepBack(match) {
        const { promise, resolve } = Promise.withResolvers<void>()
        faults.add({ match, times: 1, what: { kind: 'late', until: promise } })
        return resolve
      },
      reset: () => faults.clear(),
    },
    nextUse: (paymentMethod, what) =>
      byItself((work) => {
        work.store.remember(found(work, 'payment_method', paymentMethod).id, { next: what })
      }),
    authenticate: (id, approved) =>
      byItself((work) => {
        authenticatePayment(work, found(work, 'payment_intent', id), approved)
      }),
    expireHold: (id) =>
      byItself((work) => {
        releasePayment(work, found(work, 'payment_intent', id), { act: 'expire', reason: 'expired' })
      }),
    failRefund: (id) =>
      byItself((work) => {
        failRefund(work, id)
      }),
    tick: () =>
      byItself((work) => {
        for (const task of dueTasks) task(work)
        store.tidy(work.now)
      }),
  }
}
