import type { Hooks, UnitOfWork } from '../api/route.ts'
import { newId } from './ids.ts'
import type { ObjectByType, WireEvent } from './objects.ts'
import type { Store } from './store.ts'

export const apiVersion = '2026-10-28.endive'

/** The caller of a unit of work, as its events record it. */
export interface RequestOrigin {
  caller: UnitOfWork['caller']
  publicBase: string
  request: { id: string | null; idempotency_key: string | null }
}

export type Transactions = ReturnType<typeof openTransactions>

/** Runs one unit of work in one transaction: objects, events and deliveries are written together or not at all. */
export function openTransactions(ports: {
  store: Store
  now: () => Date
  /** Whether, and when, a newly written event is sent to an endpoint. */
  deliveryFor: (event: WireEvent) => { state: 'dropped' | 'pending'; dueAt: number }
  onCommit: () => void
  hooks: Hooks
}) {
  const { store } = ports

  const wants = (endpoint: ObjectByType['webhook_endpoint'], type: string) =>
    endpoint.status === 'enabled' && endpoint.enabled_events.some((wanted) => wanted === '*' || wanted === type)

  return {
    run<T>(origin: RequestOrigin, task: (work: UnitOfWork) => T): T {
      let emitted = 0
      const emitAt = (now: number, type: string, object: object, before?: object) => {
        const endpoints = store.list('webhook_endpoint', [], { limit: 100 })?.data ?? []
        const wanting = endpoints.filter((endpoint) => wants(endpoint, type))
        const event: WireEvent = {
          id: newId('evt'),
          object: 'event',
          api_version: apiVersion,
          created: now,
          data: { object, ...(before ? { previous_attributes: before } : {}) },
          livemode: false,
          pending_webhooks: wanting.length,
          request: origin.request,
          type,
        }
        store.insert('event', event)
        for (const endpoint of wanting) {
          const { state, dueAt } = ports.deliveryFor(event)
          store.addDelivery(event.id, endpoint.id, state, dueAt)
        }
        emitted += 1
      }
      const workAt = (now: number, timed = true): UnitOfWork => ({
        store,
        now,
        emit: (type, object, before) => emitAt(now, type, object, before),
        at: (moment) => workAt(moment),
        timed,
        hooks: ports.hooks,
        caller: origin.caller,
        publicBase: origin.publicBase,
      })
      try {
        return store.transaction(() => task(workAt(Math.floor(ports.now().getTime() / 1000), false)))
      } finally {
        if (emitted > 0) ports.onCommit()
      }
    },
  }
}
