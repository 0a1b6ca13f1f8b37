import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { cardOnly } from './card-only.ts'
import { openCatalogue } from './catalogue.ts'
import { paymentFromStripe } from './from-stripe.ts'
import { type Payments, PaymentsError, type ProviderPayment } from './port.ts'
import { stripeCards, stripeInvoices } from './stripe-invoices.ts'
import { stripeRefundsAndDisputes } from './stripe-refunds-disputes.ts'
import { checkedResponse } from './stripe-response.ts'
import { stripeSubscriptions } from './stripe-subscriptions.ts'
import { tracedHttpClient } from './traced-http-client.ts'

/** Changes in minor releases of the SDK: both are pinned, and so is the webhook endpoint's own version. */
const apiVersion = '2026-10-28.endive'

export interface StripeOptions {
  secretKey: string
  /** Base URL of the API, such as the sandbox's; Stripe itself by default. */
  base?: string
  /** Percent, included in every price; 20 by default. */
  vatRate?: number
  now?: () => Date
  /** Milliseconds for one attempt. */
  timeout?: number
  retries?: number
}

/** The payment provider through the official SDK, whether that is Stripe or a sandbox that responds like it. */
export function stripePayments(options: StripeOptions): Payments {
  const stripe = new Stripe(options.secretKey, {
    apiVersion,
    timeout: options.timeout ?? 20_000,
    maxNetworkRetries: options.retries ?? 2,
    telemetry: false,
    httpClient: tracedHttpClient({ ofOurs: options.base !== undefined }),
    ...(options.base ? place(options.base) : {}),
  })
  const now = options.now ?? (() => new Date())
  const catalogue = openCatalogue(stripe, options.vatRate ?? 20)
  const { shown, ...invoices } = stripeInvoices(stripe, catalogue)
  const livemode = /^(sk|rk)_live_/.test(options.secretKey)

  const retrieveIntent = (id: string) =>
    checkedResponse('payment_intent', 'pi_', () =>
      stripe.paymentIntents.retrieve(id, { expand: ['latest_charge', 'payment_method'] }),
    )

  const retrievePayment = async (id: string): Promise<ProviderPayment> => paymentFromStripe(await retrieveIntent(id))

  /** An earlier attempt may have acted, or its stored refusal may be a day old: the payment's own status decides. */
  async function reaches(status: 'canceled' | 'succeeded', paymentIntent: string, act: () => Promise<unknown>) {
    try {
      await act()
    } catch (error) {
      if (!(error instanceof PaymentsError) || error.kind !== 'conflict') throw error
      const payment = await retrievePayment(paymentIntent)
      if (payment.status === status) return payment
      throw error
    }
    return retrievePayment(paymentIntent)
  }

  return {
    ...stripeRefundsAndDisputes(stripe, now),
    ...stripeCards(stripe),
    ...invoices,
    ...stripeSubscriptions(stripe, catalogue, shown),
    livemode,
    ensureCatalogue: (plans) => catalogue.ensure(plans),

    async ping() {
      await checkedResponse('list', '', () => stripe.prices.list({ limit: 1 }, { timeout: 2000, maxNetworkRetries: 0 }))
    },

    async createCustomer({ personId, email, name, locale, instead }) {
      const wish = { email, ...(name ? { name } : {}), preferred_locales: [locale], metadata: { person_id: personId } }
      const key = keyOfWish(instead ? `cus:${personId}:${instead}` : `cus:${personId}`, wish)
      const customer = await checkedResponse('customer', 'cus_', () =>
        stripe.customers.create(wish, { idempotencyKey: key }),
      )
      return customer.id
    },

    async customerExists(customer) {
      try {
        return !(await checkedResponse('customer', customer, () => stripe.customers.retrieve(customer))).deleted
      } catch (error) {
        if (error instanceof PaymentsError && error.code === 'resource_missing') return false
        throw error
      }
    },

    async updateCustomer({ key, customer, email, name, locale }) {
      await checkedResponse('customer', customer, () =>
        stripe.customers.update(
          customer,
          {
            ...(email ? { email } : {}),
            ...(name === undefined ? {} : { name }),
            ...(locale ? { preferred_locales: [locale] } : {}),
          },
          { idempotencyKey: `customer:${key}` },
        ),
      )
    },

    async forgetCustomer(customer) {
      const known = await checkedResponse('customer', customer, () => stripe.customers.retrieve(customer))
      if (!known.deleted) await checkedResponse('customer', customer, () => stripe.customers.del(customer))
    },

    async holdFirstQuestion({ orderId, customer, amount, currency, description, metadata, attempt = 1 }) {
      const wish = {
        amount,
        currency,
        customer,
        description,
        capture_method: 'manual' as const,
        setup_future_usage: 'off_session' as const,
        automatic_payment_methods: { enabled: true },
        allowed_payment_method_types: cardOnly,
        metadata: { ...metadata, order_id: orderId },
      }
      const key = keyOfWish(attempt === 1 ? `pi:${orderId}` : `pi:${orderId}:${attempt}`, { customer, ...metadata })
      const intent = await checkedResponse('payment_intent', 'pi_', () =>
        stripe.paymentIntents.create(wish, { idempotencyKey: key }),
      )
      if (!intent.client_secret || intent.amount !== amount || intent.currency !== currency) {
        throw new PaymentsError('unavailable', 'The provider prepared another payment than the one asked for.')
      }
      return { paymentIntent: intent.id, clientSecret: intent.client_secret }
    },

    retrievePayment,

    async clientSecretOf(paymentIntent) {
      const { client_secret: secret } = await retrieveIntent(paymentIntent)
      if (secret) return secret
      throw new PaymentsError('unavailable', `The provider gives no client secret for ${paymentIntent}.`)
    },

    capture: ({ orderId, paymentIntent }) =>
      reaches('succeeded', paymentIntent, () =>
        checkedResponse('payment_intent', paymentIntent, () =>
          stripe.paymentIntents.capture(paymentIntent, {}, { idempotencyKey: `capture:${orderId}:${paymentIntent}` }),
        ),
      ),

    voidHold: ({ orderId, paymentIntent }) =>
      reaches('canceled', paymentIntent, () =>
        checkedResponse('payment_intent', paymentIntent, () =>
          stripe.paymentIntents.cancel(paymentIntent, {}, { idempotencyKey: `void:${orderId}:${paymentIntent}` }),
        ),
      ),

    async detachCard(paymentMethod) {
      const held = await checkedResponse('payment_method', 'pm_', () => stripe.paymentMethods.retrieve(paymentMethod))
      if (held.customer === null) return
      await checkedResponse('payment_method', paymentMethod, () => stripe.paymentMethods.detach(paymentMethod))
    },
  }
}

/**
 * A person who retries after a lost response may have another name by now, or an account: under the same key the
 * provider would refuse the changed values for a day. Nobody received the secret of what the first attempt created.
 * Amounts are not part of the key: another amount for the same order stays refused.
 */
function keyOfWish(key: string, wish: object): string {
  return `${key}:${createHash('sha256').update(JSON.stringify(wish)).digest('hex').slice(0, 16)}`
}

function place(base: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const url = new URL(base)
  const protocol = url.protocol === 'http:' ? 'http' : 'https'
  return { host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443'), protocol }
}
