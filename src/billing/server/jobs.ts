import './jobs-table.ts'
import type { Ports } from '../../platform/ports.ts'
import { pursue } from './pursue.ts'
import { unfinishedPurchases } from './store.ts'
import { subscribe, unsubscribe } from './subscribe.ts'
import { handleEvent } from './webhook.ts'

/** Everything of billing that happens without anybody waiting for it. */
export function billingJobs(ports: Ports): void {
  ports.jobs.handle('billing.pursue', ({ orderId }) => pursue(ports, orderId))
  ports.jobs.handle('billing.event', (event) => handleEvent(ports, event))
  ports.jobs.handle('billing.subscribe', ({ subscriptionId }) => subscribe(ports, subscriptionId))
  ports.jobs.handle('billing.unsubscribe', ({ subscriptionId }) => unsubscribe(ports, subscriptionId))
  ports.jobs.every('billing.reconcile', 600, () => reconcile(ports))
}

const patienceMs = 2 * 60_000

/** A closed tab, a lost webhook, a crash between two steps: every unfinished order is looked at again. */
export async function reconcile(ports: Ports): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - patienceMs)
  for (const { id } of await unfinishedPurchases(ports.db, before)) {
    await pursue(ports, id).catch((error: unknown) => ports.log.error({ err: error, orderId: id }, 'reconcile'))
  }
}
