import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { PaymentsError } from '../../../platform/payments/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { serviceWithdrawUntil } from '../../cancellation/server/withdraw-service.ts'
import { throwPaymentsUnavailable } from '../../server/with-timeout.ts'
import { type ServiceView, servicesApi } from '../contract.ts'
import { acceptService, requestService, requireOwnService, serviceSummary } from './services.ts'
import { type Service, serviceById, servicesOf } from './store.ts'
import { declineUnpaid, prepareServiceInvoice, syncServiceFromStripe } from './sync-service.ts'

function view(row: Service, now: Date): z.input<typeof ServiceView> {
  const payable = row.state === 'accepted'
  return {
    ...serviceSummary(row),
    takenBack: row.state === 'declined' && row.closedBy === 'client' && row.quotedAt === null,
    signature: row.signature,
    clientSecret: payable ? row.clientSecret : null,
    paymentIntent: row.paymentIntent,
    lastError: row.lastError,
    mayWithdraw: row.state === 'active' && row.donePercent < 100 && now < serviceWithdrawUntil(row),
  }
}

async function own(ports: Ports, actor: Person, id: string): Promise<Service> {
  return requireOwnService(await serviceById(ports.db, id), actor)
}

async function accept(ports: Ports, actor: Person, input: Parameters<typeof acceptService>[2]) {
  const row = await acceptService(ports, actor, input)
  try {
    await prepareServiceInvoice(ports, row)
  } catch (error) {
    // The order has no payment yet; the page syncs it in a moment.
    if (!(error instanceof PaymentsError)) throw error
    ports.log.warn({ err: error, serviceId: row.id }, 'the payment could not be prepared')
  }
  return view(await own(ports, actor, row.id), ports.clock.now())
}

export function servicesHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, servicesApi, {
    'GET /me/services': async ({ ports, actor }) => ({
      services: (await servicesOf(ports.db, actor.personId)).map((row) => view(row, ports.clock.now())),
    }),
    'GET /me/services/:id': async ({ ports, actor, params }) =>
      view(await own(ports, actor, params.id), ports.clock.now()),
    'POST /me/services': async ({ ports, actor, body }) =>
      view(await requestService(ports, actor, body), ports.clock.now()),
    'POST /me/services/:id/accept': ({ ports, actor, params, body, request }) =>
      accept(ports, actor, {
        id: params.id,
        signature: body.signature,
        userAgent: request.headers.get('user-agent') ?? '',
      }),
    'POST /me/services/:id/settle': async ({ ports, actor, params }) => {
      const { id } = await own(ports, actor, params.id)
      await syncServiceFromStripe(ports, id).catch(throwPaymentsUnavailable)
      return view(await own(ports, actor, id), ports.clock.now())
    },
    'POST /me/services/:id/decline': async ({ ports, actor, params }) =>
      view(await declineUnpaid(ports, { id: params.id, by: 'client', person: actor }), ports.clock.now()),
  })
}
