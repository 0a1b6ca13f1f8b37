import { createHmac } from 'node:crypto'
import type { WireEvent } from '../store/objects.ts'
import type { Delivery, Store } from '../store/store.ts'

/** Seconds until the next attempt, then hourly until three days have passed, as at Stripe. */
const backoff = [1, 5, 15, 60, 300, 900]
const lastsFor = 3 * 86_400_000
const atOnce = 8
const patience = 10_000

export type DeliveryOrder = 'as they came' | 'reversed' | 'shuffled'

export interface Attempt {
  event: string
  type: string
  endpoint: string
  /** The endpoint's response status; 0 when it could not be reached. */
  status: number
}

export type Deliveries = ReturnType<typeof openDeliveries>

/** `t=…,v1=…`: an HMAC over the time and the exact bytes; one `v1` per secret during a rotation. */
export function signatureHeader(body: string, at: number, secrets: string[]): string {
  const parts = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`)
  return [`t=${at}`, ...parts].join(',')
}

/** Sends committed events to their endpoints until each has responded with a 2xx. */
export function openDeliveries(ports: { store: Store; now: () => Date; log: (line: string) => void }) {
  const { store } = ports
  const inFlight = new Map<number, Promise<void>>()
  const attempts: Attempt[] = []
  const settings = {
    paused: false,
    copies: 1,
    delay: 0,
    dropNext: 0,
    drops: undefined as ((event: WireEvent) => boolean) | undefined,
    moreSecrets: [] as string[],
  }
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function post(url: string, body: string, headers: Record<string, string>): Promise<number> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      })
      await answer.body?.cancel()
      return answer.status
    } catch {
      return 0
    }
  }

  async function send(delivery: Delivery): Promise<void> {
    const endpoint = store.find('webhook_endpoint', delivery.endpoint)
    const event = store.find('event', delivery.event)
    if (!event || !endpoint || store.isDeleted(delivery.endpoint)) {
      store.recordDelivery(delivery.id, 'failed', delivery.attempts, Date.now())
      return
    }
    if (endpoint.status !== 'enabled') return later(delivery, event)
    const body = JSON.stringify(event, null, 2)
    const at = Math.floor(ports.now().getTime() / 1000)
    const secrets = [store.internalState(endpoint.id).secret ?? '', ...settings.moreSecrets]
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureHeader(body, at, secrets),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    }
    const copies = Array.from({ length: settings.copies }, () => post(endpoint.url, body, headers))
    const statuses = await Promise.all(copies)
    for (const status of statuses) attempts.push({ event: event.id, type: event.type, endpoint: endpoint.id, status })
    attempts.splice(0, attempts.length - 1000)
    if (closed) return
    if (statuses.some((status) => status >= 200 && status < 300)) {
      store.recordDelivery(delivery.id, 'delivered', delivery.attempts + 1, Date.now())
      return
    }
    ports.log(`webhook ${event.type} ${event.id} answered ${statuses.join(', ')}, attempt ${delivery.attempts + 1}`)
    later(delivery, event)
  }

  function later(delivery: Delivery, event: WireEvent): void {
    const tooOld = ports.now().getTime() - event.created * 1000 > lastsFor
    const wait = (backoff[delivery.attempts] ?? 3600) * 1000
    store.recordDelivery(delivery.id, tooOld ? 'failed' : 'pending', delivery.attempts + 1, Date.now() + wait)
  }

  function start(delivery: Delivery): Promise<void> {
    const sending = send(delivery).finally(() => {
      inFlight.delete(delivery.id)
      wake()
    })
    inFlight.set(delivery.id, sending)
    return sending
  }

  function due(limit: number): Delivery[] {
    return store.dueDeliveries(Date.now(), limit + inFlight.size).filter(({ id }) => !inFlight.has(id))
  }

  function wake(): void {
    clearTimeout(timer)
    if (closed || settings.paused) return
    for (const delivery of due(atOnce).slice(0, atOnce - inFlight.size)) void start(delivery)
    if (inFlight.size > 0) return
    const next = store.nextDeliveryAt()
    if (next === undefined) return
    timer = setTimeout(wake, Math.min(Math.max(next - Date.now(), 5), 60_000))
    timer.unref()
  }

  return {
    settings,
    attempts,
    wake,

    /** Decided when the event is written, so that a dropped event stays dropped after a restart. */
    deliveryFor(event: WireEvent): { state: 'dropped' | 'pending'; dueAt: number } {
      const counted = settings.dropNext > 0
      if (counted) settings.dropNext -= 1
      const dropped = counted || settings.drops?.(event) === true
      return { state: dropped ? 'dropped' : 'pending', dueAt: Date.now() + settings.delay }
    },

    /** Sends the held events one after the other in this order, then resumes normal delivery. */
    async release(order: DeliveryOrder): Promise<void> {
      const waiting = due(10_000)
      if (order === 'reversed') waiting.reverse()
      if (order === 'shuffled') shuffle(waiting)
      for (const delivery of waiting) await start(delivery)
      settings.paused = false
      wake()
    },

    /** Resolves when no delivery is running or due; does not wait for later retries. */
    async idle(): Promise<void> {
      for (;;) {
        wake()
        if (inFlight.size === 0) return
        await Promise.all(inFlight.values())
      }
    },

    async close(): Promise<void> {
      closed = true
      clearTimeout(timer)
      await Promise.all(inFlight.values())
    },
  }
}

function shuffle<T>(items: T[]): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1))
    const [a, b] = [items[at] as T, items[other] as T]
    items[at] = b
    items[other] = a
  }
}
