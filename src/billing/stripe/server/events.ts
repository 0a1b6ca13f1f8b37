import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { syncDisputeFromStripe } from '../../disputes/server/sync-dispute.ts'
import { recordRefusedCard } from '../../orders/server/abuse.ts'
import { syncOrderFromStripe } from '../../orders/server/sync-order.ts'
import { recordOutOfBandRefunds } from '../../refunds/server/out-of-band.ts'
import { syncRefundsFromStripe } from '../../refunds/server/refund-charge.ts'
import { purchaseByIntent, subscriptionOf } from '../../server/store.ts'
import { serviceByPayment } from '../../services/server/store.ts'
import { syncServiceFromStripe } from '../../services/server/sync-service.ts'
import { replacePaymentMethodFromEvent } from '../../subscriptions/server/payment-method.ts'
import { planByProvider } from '../../subscriptions/server/store.ts'
import { syncSubscriptionFromStripe } from '../../subscriptions/server/sync-subscription.ts'
import { markEventsHandled, type StoredEvent, unhandledEvents } from './event-store.ts'

/** A sync target that events refer to, and its action: run once, however many events refer to it. */
type Matter = { key: string; act: (ports: Ports) => Promise<void> }

const passes = new Map<string, { again: boolean }>()

/**
 * Handles all stored events of one customer, in passes: each syncs every order, plan and dispute that its events name
 * once. A call during a pass requests another pass and waits for nothing.
 */
export async function handleEvents(ports: Ports, aggregate: string): Promise<void> {
  const running = passes.get(aggregate)
  if (running) {
    running.again = true
    return
  }
  const own = { again: true }
  passes.set(aggregate, own)
  try {
    while (own.again) {
      own.again = false
      await pass(ports, await unhandledEvents(ports.db, aggregate))
    }
  } finally {
    passes.delete(aggregate)
  }
}

/** An event is handled when all its targets are synced; a failure does not stop the others and is thrown at the end. */
async function pass(ports: Ports, events: StoredEvent[]): Promise<void> {
  const known = new Map<string, Promise<Matter[]>>()
  const once = (key: string, find: () => Promise<Matter[]>) => {
    const found = known.get(key) ?? find()
    known.set(key, found)
    return found
  }
  const done = new Map<string, Promise<unknown>>()
  const outcome = ({ key, act }: Matter) => {
    const acted =
      done.get(key) ??
      act(ports).then(
        () => null,
        (error: unknown) => ({ error }),
      )
    done.set(key, acted)
    return acted
  }
  const handled: string[] = []
  const failed: unknown[] = []
  for (const event of events) {
    const payment = event.payment ?? event.objectId
    const plan = event.subscription
    const matters = [
      ...(await once(`payment ${payment}`, () => ofPayment(ports.db, payment))),
      ...(plan ? await once(`subscription ${plan}`, () => ofSubscription(ports.db, plan)) : []),
      ...(await ofEvent(ports.db, event, payment)),
    ]
    let good = true
    for (const matter of matters) {
      const error = await outcome(matter)
      if (error) failed.push(error)
      if (error) good = false
    }
    if (good) handled.push(event.id)
  }
  if (handled.length > 0) await markEventsHandled(ports.db, handled, ports.clock.now())
  const [first] = failed as { error: unknown }[]
  if (first) throw first.error
}

/** Objects not known here belong to somebody else: their events are stored and ignored. */
async function ofPayment(db: Db, payment: string): Promise<Matter[]> {
  const matters: Matter[] = []
  const order = await purchaseByIntent(db, payment)
  const plan = order && order.kind !== 'first' ? await planOfOrder(db, order) : null
  if (plan) matters.push(planMatter(plan))
  else if (order) matters.push({ key: `order ${order.id}`, act: (ports) => syncOrderFromStripe(ports, order.id) })
  matters.push({ key: `refunds ${payment}`, act: (ports) => syncRefundsFromStripe(ports, payment) })
  const service = await serviceByPayment(db, payment)
  if (service) matters.push({ key: `service ${service.id}`, act: (ports) => syncServiceFromStripe(ports, service.id) })
  return matters
}

async function ofSubscription(db: Db, providerId: string): Promise<Matter[]> {
  const plan = await planByProvider(db, providerId)
  return plan ? [planMatter(plan.id)] : []
}

const planMatter = (id: string): Matter => ({
  key: `plan ${id}`,
  act: (ports) => syncSubscriptionFromStripe(ports, id),
})

async function planOfOrder(db: Db, order: { id: string; subscriptionId: string | null }): Promise<string | null> {
  return order.subscriptionId ?? (await subscriptionOf(db, order.id))?.id ?? null
}

async function ofEvent(db: Db, event: StoredEvent, payment: string): Promise<Matter[]> {
  const { id, type, objectId: object } = event
  if (type.startsWith('charge.dispute.'))
    return [{ key: `dispute ${object}`, act: (ports) => syncDisputeFromStripe(ports, object) }]
  if (type === 'charge.refunded' || type.startsWith('refund.'))
    return [{ key: `elsewhere ${payment}`, act: (ports) => recordOutOfBandRefunds(ports, payment) }]
  if (type === 'setup_intent.succeeded')
    return [{ key: `card ${object}`, act: (ports) => replacePaymentMethodFromEvent(ports, object, event.createdAt) }]
  const order = type === 'payment_intent.payment_failed' ? await purchaseByIntent(db, payment) : undefined
  return order ? [{ key: `refused ${id}`, act: (ports) => recordRefusedCard(ports, id, order.id) }] : []
}
