import { PaymentsError } from '../../../platform/payments/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { linkDisputes, syncDisputeFromStripe } from '../../disputes/server/sync-dispute.ts'
import { alertClosedSince } from '../../ledger/server/store.ts'
import { applyDesiredState } from '../../orders/server/apply-desired-state.ts'
import { requestRefundFromStripe } from '../../refunds/server/refund-charge.ts'
import {
  heldRefundsWithoutDispute,
  refundsUnchangedSince,
  stuckOrderRefunds,
  stuckRefunds,
} from '../../refunds/server/store.ts'
import { raiseAlert } from '../../server/alerts.ts'
import { unfinishedPurchases, unfinishedSubscriptions, updatePurchase, voidUnpaidOrders } from '../../server/store.ts'
import { applyDesiredPlanState } from '../../subscriptions/server/apply-desired-state.ts'
import { plansNotSyncedSince } from '../../subscriptions/server/store.ts'
import { subscribe, unsubscribe } from '../../subscriptions/server/subscribe.ts'
import { aggregatesWithUnhandledEvents } from './event-store.ts'
import { handleEvents } from './events.ts'

const minute = 60_000
const day = 24 * 60 * minute
const patience = {
  unfinished: 2 * minute,
  held: 60 * minute,
  unpaid: 23 * 60 * minute,
  plan: 24 * 60 * minute,
  events: 3 * day,
  stuck: 60 * minute,
  /** A problem that persists after its alert was closed is raised again after this. */
  closed: 30 * day,
}

/**
 * After a closed tab, a lost webhook, a crash between two steps or an abandoned job, syncs every unfinished order and
 * plan again. Voids an order that nobody paid within 23 hours.
 */
export async function reconcileUnfinished(ports: Ports): Promise<void> {
  const now = ports.clock.now()
  const ago = (time: number) => new Date(now.getTime() - time)
  for (const aggregate of await aggregatesWithUnhandledEvents(ports.db, {
    since: ago(patience.events),
    before: ago(patience.unfinished),
  }))
    await handleEvents(ports, aggregate).catch((error: unknown) =>
      ports.log.error({ err: error, aggregate }, 'events could not be handled'),
    )
  await voidUnpaidOrders(ports.db, ago(patience.unpaid), now)
  const lookedAt = { any: ago(patience.plan), asked: ago(patience.unfinished) }
  const since = { any: ago(patience.unfinished), held: ago(patience.held), now }
  for (const { id } of await unfinishedPurchases(ports.db, since)) {
    const error = await applyDesiredState(ports, id).catch((thrown: unknown) => thrown)
    if (error === undefined) continue
    ports.log.error({ err: error, orderId: id }, 'reconcile')
    if (error instanceof PaymentsError && error.kind === 'unavailable') break
    // An order that the provider will never answer for must not keep the others from being synced.
    await updatePurchase(ports.db, id, { settledAt: now })
  }
  for (const { id, state } of await unfinishedSubscriptions(ports.db, ago(patience.unfinished)))
    await (state === 'ended' ? unsubscribe : subscribe)(ports, id).catch((error: unknown) =>
      notAtProvider(ports, { id, state, closed: ago(patience.closed) }, error),
    )
  for (const { id } of await refundsUnchangedSince(ports.db, ago(patience.unfinished)))
    await requestRefundFromStripe(ports, id).catch((error: unknown) =>
      ports.log.error({ err: error, refundId: id }, 'reconcile'),
    )
  for (const { id } of await plansNotSyncedSince(ports.db, lookedAt, ago(-patience.plan)))
    await applyDesiredPlanState(ports, id).catch((error: unknown) =>
      ports.log.error({ err: error, subscriptionId: id }, 'reconcile'),
    )
  await disputesUnheard(ports, ago).catch((error: unknown) => ports.log.error({ err: error }, 'reconcile'))
  await returnsStuck(ports, ago)
}

/** What the provider refuses to create, it will refuse again: alerts staff before the first month is due. */
async function notAtProvider(
  ports: Ports,
  { id, state, closed }: { id: string; state: string; closed: Date },
  error: unknown,
): Promise<void> {
  ports.log.error({ err: error, subscriptionId: id }, 'reconcile')
  if (!(error instanceof PaymentsError) || error.kind !== 'invalid' || state === 'ended') return
  const alert = { kind: 'drift', ref: `plan_not_at_provider:${id}`, detail: { code: error.code } } as const
  if (!(await alertClosedSince(ports.db, alert, closed))) await raiseAlert(ports, ports.db, alert)
}

type Ago = (time: number) => Date

/** Syncs disputes whose payment is known by now, and those that a refund waits for without an event. */
async function disputesUnheard(ports: Ports, ago: Ago): Promise<void> {
  await linkDisputes(ports)
  const waiting = await heldRefundsWithoutDispute(ports.db, ago(patience.unfinished))
  const [first] = waiting.map(({ paidAt }) => paidAt).sort((a, b) => a.getTime() - b.getTime())
  if (!first) return
  const payments = new Set(waiting.map(({ paymentIntent }) => paymentIntent))
  for (const { id, paymentIntent } of await ports.payments.listDisputes(first))
    if (payments.has(paymentIntent)) await syncDisputeFromStripe(ports, id)
}

/** Alerts staff to refunds that do not arrive; they are checked less and less often. */
async function returnsStuck(ports: Ports, ago: Ago): Promise<void> {
  const when = { asked: ago(patience.stuck), closed: ago(patience.closed) }
  for (const { id, amount } of [...(await stuckOrderRefunds(ports.db, when)), ...(await stuckRefunds(ports.db, when))])
    await raiseAlert(ports, ports.db, { kind: 'refund_stuck', ref: id, detail: { amount } })
}
