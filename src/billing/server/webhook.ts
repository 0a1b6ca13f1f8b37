import { createHash } from 'node:crypto'
import { bodyWithin } from '../../api/server/body.ts'
import { problemResponse } from '../../api/server/problem.ts'
import type { JobTable } from '../../platform/jobs/port.ts'
import type { ProviderEvent } from '../../platform/payments/port-books.ts'
import type { Ports } from '../../platform/ports.ts'
import { noteRefusedCard } from './abuse.ts'
import { disputeOfEvent } from './dispute-store.ts'
import { settleDispute } from './disputes.ts'
import { followRefunds } from './give-back.ts'
import { settlePlan } from './plan-settle.ts'
import { planByProvider } from './plan-store.ts'
import { settleService } from './services-settle.ts'
import { serviceByPayment } from './services-store.ts'
import { settleOrder } from './settle.ts'
import { eventHandled, purchaseByIntent, storeEvent } from './store.ts'

const largestBody = 256_000

/**
 * Receives the provider's events: checked, stored and answered at once; a job does the rest. The payload is only a
 * hint, the state is fetched anew under the order's lock.
 */
export async function receiveWebhook(ports: Ports, request: Request, requestId: string): Promise<Response> {
  const refuse = (status: number, code: string) =>
    problemResponse({ type: 'about:blank', title: code, status, code, retry: false, requestId })
  const raw = await bodyWithin(request, largestBody)
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
  await keepEvent(ports, event, raw)
  return Response.json({ received: true })
}

/** Kept once, with the job that handles it. `null` where it was kept before. */
export async function keepEvent(
  ports: Ports,
  event: ProviderEvent,
  body: Uint8Array | string,
): Promise<JobTable['billing.event'] | null> {
  const job = {
    eventId: event.id,
    type: event.type,
    objectId: event.paymentIntent ?? event.objectId,
    subscription: event.subscription,
    invoice: event.invoice,
  }
  return ports.db.transaction().execute(async (tx) => {
    const fresh = await storeEvent(tx, {
      id: event.id,
      type: event.type,
      object_id: event.objectId,
      livemode: event.livemode,
      api_version: event.apiVersion,
      body_sha256: createHash('sha256').update(body).digest('hex'),
      created_at: event.created,
      received_at: ports.clock.now(),
    })
    if (fresh) await ports.jobs.enqueue(tx, 'billing.event', job)
    return fresh ? job : null
  })
}

/** Unknown types and objects of somebody else's are kept and left alone. */
export async function handleEvent(ports: Ports, event: JobTable['billing.event']): Promise<void> {
  const purchase = await purchaseByIntent(ports.db, event.objectId)
  if (purchase) await settleOrder(ports, purchase.id)
  if (purchase && event.type === 'payment_intent.payment_failed')
    await noteRefusedCard(ports, event.eventId, purchase.id)
  await followRefunds(ports, event.objectId)
  if (event.type.startsWith('charge.dispute.')) {
    const dispute = await disputeOfEvent(ports.db, event.eventId)
    if (dispute) await settleDispute(ports, dispute)
  }
  const plan = event.subscription ? await planByProvider(ports.db, event.subscription) : undefined
  if (plan) await settlePlan(ports, plan.id)
  const service = await serviceByPayment(ports.db, event.objectId)
  if (service) await settleService(ports, service.id)
  await eventHandled(ports.db, event.eventId, ports.clock.now())
}
