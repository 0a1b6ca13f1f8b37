import { Refusal } from '../../api/refusal.ts'
import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { PaymentsError } from '../../platform/payments/port.ts'
import { billingApi } from '../contract.ts'
import { invoiceView } from '../invoices/server/data.ts'
import { applyDesiredState, preparePayment } from '../orders/server/apply-desired-state.ts'
import { ownOrder } from '../orders/server/order.ts'
import { receiveWebhook } from '../stripe/server/webhook.ts'
import { subscriptionView } from '../subscriptions/server/subscribe.ts'
import { firstOfferUnavailable, invoicesOf } from './store.ts'

/** A page that waits for its bank polls every second for a quarter of a minute; each poll asks the provider. */
const settleLimit = { name: 'settle', points: 240, seconds: 600 }

export function billingHttp(app: ApiApp, context: ApiContext): void {
  app.post('/webhooks/stripe', (c) => receiveWebhook(context.ports, c.req.raw, c.get('requestId')))
  serve(app, context, billingApi, {
    'GET /orders/:id': ({ ports, actor, params }) => ownOrder(ports.db, actor, params.id),
    'POST /orders/:id/settle': async ({ ports, actor, params }) => {
      await ports.limits.spend(settleLimit, actor.personId)
      await ownOrder(ports.db, actor, params.id)
      try {
        await preparePayment(ports, params.id)
        await applyDesiredState(ports, params.id)
      } catch (error) {
        if (error instanceof PaymentsError) throw new Refusal('payments_unavailable', 503, { retryAfter: 3 })
        throw error
      }
      return ownOrder(ports.db, actor, params.id)
    },
    'GET /me/subscription': async ({ ports, actor }) => ({
      subscription: await subscriptionView(ports.db, actor.personId),
      invoices: (await invoicesOf(ports.db, actor.personId)).map(invoiceView),
    }),
    'GET /me/offers': async ({ ports, actor }) => ({
      kinds: (await firstOfferUnavailable(ports.db, actor.personId)) ? [] : ['first' as const],
    }),
  })
}
