import Stripe from 'stripe'
import { answered } from './answers.ts'
import { openCatalogue } from './catalogue.ts'
import { type Payments, PaymentsError, type ProviderPayment, type ProviderSubscription } from './port.ts'
import { shownEvent, shownPayment, shownRefund, shownSubscription } from './shown.ts'

/** Moves in minor releases of the SDK: both are pinned, and so is the webhook endpoint's own version. */
const apiVersion = '2026-10-28.endive'

const webhookTolerance = 300

export interface StripeOptions {
  secretKey: string
  /** Where the API answers, such as the sandbox's address; Stripe itself by default. */
  base?: string
  now?: () => Date
  /** Milliseconds for one try. */
  timeout?: number
  retries?: number
}

/** The payment provider through the official SDK, whether that is Stripe or the embedded sandbox. */
export function stripePayments(options: StripeOptions): Payments {
  const stripe = new Stripe(options.secretKey, {
    apiVersion,
    timeout: options.timeout ?? 20_000,
    maxNetworkRetries: options.retries ?? 2,
    telemetry: false,
    ...(options.base ? place(options.base) : {}),
  })
  const now = options.now ?? (() => new Date())
  const catalogue = openCatalogue(stripe)
  const livemode = /^(sk|rk)_live_/.test(options.secretKey)

  const retrieveIntent = (id: string) =>
    answered('payment_intent', 'pi_', () =>
      stripe.paymentIntents.retrieve(id, { expand: ['latest_charge', 'payment_method'] }),
    )

  const retrievePayment = async (id: string): Promise<ProviderPayment> => shownPayment(await retrieveIntent(id))

  /** The act may have been done by an earlier try, or its stored refusal be a day old: the payment itself decides. */
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

  async function subscriptionsOf(customer: string): Promise<Stripe.Subscription[]> {
    const all: Stripe.Subscription[] = []
    for (let after: string | undefined; ; after = all.at(-1)?.id) {
      const page = await answered('list', '', () =>
        stripe.subscriptions.list({ customer, status: 'all', limit: 100, ...(after ? { starting_after: after } : {}) }),
      )
      all.push(...page.data)
      if (!page.has_more || page.data.length === 0) return all
    }
  }

  async function findSubscriptionByOrder(order: { orderId: string; customer: string }) {
    const all = await subscriptionsOf(order.customer)
    const found = all.find((subscription) => subscription.metadata.order_id === order.orderId)
    return found ? shownSubscription(found) : null
  }

  const retrieveSubscription = async (id: string): Promise<ProviderSubscription> =>
    shownSubscription(await answered('subscription', 'sub_', () => stripe.subscriptions.retrieve(id)))

  return {
    livemode,
    ensureCatalogue: (plans) => catalogue.ensure(plans),

    async createCustomer({ personId, email, name, locale }) {
      const customer = await answered('customer', 'cus_', () =>
        stripe.customers.create(
          { email, ...(name ? { name } : {}), preferred_locales: [locale], metadata: { person_id: personId } },
          { idempotencyKey: `cus:${personId}` },
        ),
      )
      return customer.id
    },

    async holdFirstQuestion({ orderId, customer, amount, currency, description, metadata, attempt = 1 }) {
      const intent = await answered('payment_intent', 'pi_', () =>
        stripe.paymentIntents.create(
          {
            amount,
            currency,
            customer,
            description,
            capture_method: 'manual',
            setup_future_usage: 'off_session',
            automatic_payment_methods: { enabled: true },
            metadata: { ...metadata, order_id: orderId },
          },
          { idempotencyKey: attempt === 1 ? `pi:${orderId}` : `pi:${orderId}:${attempt}` },
        ),
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
        answered('payment_intent', paymentIntent, () =>
          stripe.paymentIntents.capture(paymentIntent, {}, { idempotencyKey: `capture:${orderId}:${paymentIntent}` }),
        ),
      ),

    voidHold: ({ orderId, paymentIntent }) =>
      reaches('canceled', paymentIntent, () =>
        answered('payment_intent', paymentIntent, () =>
          stripe.paymentIntents.cancel(paymentIntent, {}, { idempotencyKey: `void:${orderId}:${paymentIntent}` }),
        ),
      ),

    async detachCard(paymentMethod) {
      const held = await answered('payment_method', 'pm_', () => stripe.paymentMethods.retrieve(paymentMethod))
      if (held.customer === null) return
      await answered('payment_method', paymentMethod, () => stripe.paymentMethods.detach(paymentMethod))
    },

    async createSubscription(order) {
      const earlier = await findSubscriptionByOrder(order)
      if (earlier) return earlier
      const price = await catalogue.priceId(order.price)
      const taxRate = await catalogue.ensureTaxRate()
      const subscription = await answered('subscription', 'sub_', () =>
        stripe.subscriptions.create(
          {
            customer: order.customer,
            items: [{ price }],
            trial_end: Math.floor(order.trialEnd.getTime() / 1000),
            default_payment_method: order.paymentMethod,
            off_session: true,
            payment_settings: { save_default_payment_method: 'on_subscription' },
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
            default_tax_rates: [taxRate],
            billing_mode: { type: 'flexible' },
            metadata: { ...order.metadata, order_id: order.orderId },
          },
          { idempotencyKey: `sub:${order.orderId}` },
        ),
      )
      return shownSubscription(subscription)
    },

    findSubscriptionByOrder,
    retrieveSubscription,

    async cancelSubscriptionAtPeriodEnd({ key, subscription, feedback, comment }) {
      const farewell = farewellOf(feedback, comment)
      const updated = await answered('subscription', 'sub_', () =>
        stripe.subscriptions.update(
          subscription,
          { cancel_at_period_end: true, ...farewell },
          { idempotencyKey: `cancel:${key}` },
        ),
      )
      return shownSubscription(updated)
    },

    async cancelSubscriptionNow({ key, subscription, feedback, comment }) {
      const known = await retrieveSubscription(subscription)
      if (known.status === 'canceled' || known.status === 'incomplete_expired') return known
      const canceled = await answered('subscription', 'sub_', () =>
        stripe.subscriptions.cancel(subscription, farewellOf(feedback, comment), { idempotencyKey: `end:${key}` }),
      )
      return shownSubscription(canceled)
    },

    async refund({ claimId, paymentIntent, amount }) {
      const refund = await answered('refund', 're_', () =>
        stripe.refunds.create(
          {
            payment_intent: paymentIntent,
            reason: 'requested_by_customer',
            metadata: { claim_id: claimId },
            ...(amount === undefined ? {} : { amount }),
          },
          { idempotencyKey: `refund:${claimId}` },
        ),
      )
      return shownRefund(refund)
    },

    parseWebhook(rawBody, header, secrets) {
      for (const secret of secrets) {
        const event = verified(stripe, rawBody, header ?? '', secret, now())
        if (event?.object === 'event' && event.id?.startsWith('evt_') && event.data?.object) return shownEvent(event)
      }
      throw new PaymentsError('invalid', 'This is not an event signed for us.', { code: 'signature_invalid' })
    },

    async listUndeliveredEvents(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const all: Stripe.Event[] = []
      for (let after: string | undefined; ; after = all.at(-1)?.id) {
        const page = await answered('list', '', () =>
          stripe.events.list({
            delivery_success: false,
            created,
            limit: 100,
            ...(after ? { starting_after: after } : {}),
          }),
        )
        all.push(...page.data)
        if (!page.has_more || page.data.length === 0) return all.map(shownEvent)
      }
    },
  }
}

function place(base: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const url = new URL(base)
  const protocol = url.protocol === 'http:' ? 'http' : 'https'
  return { host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443'), protocol }
}

type Feedback = Stripe.SubscriptionUpdateParams.CancellationDetails['feedback']

function farewellOf(feedback: string | undefined, comment: string | undefined) {
  if (feedback === undefined && comment === undefined) return {}
  return {
    cancellation_details: {
      ...(feedback === undefined ? {} : { feedback: feedback as Feedback }),
      ...(comment === undefined ? {} : { comment }),
    },
  }
}

function verified(
  stripe: Stripe,
  body: string | Uint8Array,
  header: string,
  secret: string,
  at: Date,
): Stripe.EventBase | undefined {
  try {
    const raw = typeof body === 'string' ? body : Buffer.from(body)
    return stripe.webhooks.constructEvent(raw, header, secret, webhookTolerance, undefined, at.getTime()) ?? undefined
  } catch {
    return undefined
  }
}
