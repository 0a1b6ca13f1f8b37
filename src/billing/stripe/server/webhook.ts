import { createHash } from 'node:crypto'
import { readBodyUpTo } from '../../../api/server/body.ts'
import { problemResponse } from '../../../api/server/problem.ts'
import type { ProviderEvent } from '../../../platform/payments/port-refunds-disputes.ts'
import type { Ports } from '../../../platform/ports.ts'
import '../../server/jobs-table.ts'
import { storeEvent } from './event-store.ts'

const largestBody = 256_000

/**
 * Receives the provider's events: verified, stored and answered at once; a job does the rest. The payload is only a
 * hint, the state is fetched again under the order's lock.
 */
export async function receiveWebhook(ports: Ports, request: Request, requestId: string): Promise<Response> {
  const refuse = (status: number, code: string) =>
    problemResponse({ type: 'about:blank', title: code, status, code, retry: false, requestId })
  const raw = await readBodyUpTo(request, largestBody)
  if (!raw) return refuse(413, 'body_too_large')
  const body = new TextDecoder().decode(raw)
  const secrets = (ports.config.STRIPE_WEBHOOK_SECRET ?? '').split(',').map((secret) => secret.trim())
  let event: ReturnType<Ports['payments']['parseWebhook']>
  try {
    event = ports.payments.parseWebhook(body, request.headers.get('stripe-signature'), secrets.filter(Boolean))
  } catch {
    return refuse(400, 'signature_invalid')
  }
  if (event.livemode !== ports.payments.livemode) return refuse(400, 'livemode_mismatch')
  await storeWebhookEvent(ports, event, raw)
  return Response.json({ received: true })
}

/** Events about orders, plans, cards, refunds and disputes; all others, and other accounts', are stored and ignored. */
const heard = ['payment_intent.', 'charge.', 'refund.', 'invoice.', 'customer.subscription.', 'setup_intent.succeeded']

/** Stores an event once, with the job that handles it. Returns its aggregate; `null` when it was stored before. */
export async function storeWebhookEvent(
  ports: Ports,
  event: ProviderEvent,
  body: Uint8Array | string,
): Promise<string | null> {
  const now = ports.clock.now()
  const matters = event.account === null && heard.some((kind) => event.type.startsWith(kind))
  const aggregate = event.customer ?? event.paymentIntent ?? event.subscription ?? event.objectId
  return ports.db.transaction().execute(async (tx) => {
    const fresh = await storeEvent(tx, {
      id: event.id,
      type: event.type,
      objectId: event.objectId,
      aggregate,
      payment: event.paymentIntent,
      subscription: event.subscription,
      livemode: event.livemode,
      apiVersion: event.apiVersion,
      bodySha256: createHash('sha256').update(body).digest('hex'),
      createdAt: event.created,
      receivedAt: now,
      handledAt: matters ? null : now,
    })
    // A waiting job will see this event too: a payment's dozen events are one or two syncs.
    if (fresh && matters) await ports.jobs.enqueue(tx, 'billing.event', { aggregate }, { key: aggregate })
    return fresh ? aggregate : null
  })
}
