import type Stripe from 'stripe'
import { cardOnly } from './card-only.ts'
import type { Catalogue } from './catalogue.ts'
import { invoiceLineFromStripe, pricesOf, subscriptionFromStripe, taxOf } from './from-stripe-subscriptions.ts'
import { PaymentsError } from './port.ts'
import type {
  ProviderSubscription,
  StartedSubscription,
  SubscriptionChange,
  SubscriptionPayments,
} from './port-subscriptions.ts'
import { type InvoiceFromStripe, latestInvoice } from './stripe-invoices.ts'
import { checkedResponse, listAllPages } from './stripe-response.ts'

/** The month in which a pause begins stays paid and is used to its end. */
const nothing: Stripe.SubscriptionPauseParams.BillFor = {
  outstanding_usage_through: { type: 'none' },
  unused_time_from: { type: 'none' },
}

const idempotent = (idempotencyKey: string) => ({ idempotencyKey })

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

type SubscriptionPart = Pick<
  SubscriptionPayments,
  | 'cancelSubscriptionAtPeriodEnd'
  | 'cancelSubscriptionNow'
  | 'changeSubscription'
  | 'changeSubscriptionAtPeriodEnd'
  | 'createSubscription'
  | 'findSubscriptionByOrder'
  | 'listSubscriptions'
  | 'keepSubscription'
  | 'pauseSubscription'
  | 'previewSubscriptionChange'
  | 'resumePaidPeriod'
  | 'resumeSubscription'
  | 'retrieveSubscription'
  | 'startPeriodNow'
  | 'startSubscription'
  | 'recordCancellationFeedback'
>

/** Subscriptions through the official SDK: create, pause, change and cancel. */
export function stripeSubscriptions(
  stripe: Stripe,
  catalogue: Catalogue,
  shownInvoice: InvoiceFromStripe,
): SubscriptionPart {
  const retrieve = (id: string) => checkedResponse('subscription', id, () => stripe.subscriptions.retrieve(id))
  const retrieveSubscription = async (id: string) => subscriptionFromStripe(await retrieve(id))

  async function update(id: string, params: Stripe.SubscriptionUpdateParams, key: string) {
    const updated = await checkedResponse('subscription', id, () =>
      stripe.subscriptions.update(id, params, { idempotencyKey: key }),
    )
    return subscriptionFromStripe(updated)
  }

  /** A change that charges: returned with the invoice that has to be paid. */
  async function charge(
    id: string,
    params: Stripe.SubscriptionUpdateParams,
    key: string,
  ): Promise<StartedSubscription> {
    const updated = await checkedResponse('subscription', id, () =>
      stripe.subscriptions.update(
        id,
        { payment_behavior: 'pending_if_incomplete', ...params, expand: latestInvoice },
        { idempotencyKey: key },
      ),
    )
    return started(updated)
  }

  /** https://docs.stripe.com/billing/subscriptions/pause#resume-subscriptions: it stays paused until it is paid. */
  async function resume(id: string, key: string): Promise<StartedSubscription> {
    const resumed = await checkedResponse('subscription', id, () =>
      stripe.subscriptions.resume(
        id,
        {
          billing_cycle_anchor: { type: 'now' },
          payment_behavior: 'resume_on_payment_success',
          expand: latestInvoice,
        },
        idempotent(key),
      ),
    )
    return started(resumed)
  }

  /** Otherwise the provider would charge days later what the holder saw refused. */
  async function withoutRetries(begun: StartedSubscription, key: string): Promise<StartedSubscription> {
    const { invoice } = begun
    if (invoice?.status === 'open')
      await checkedResponse('invoice', invoice.id, () =>
        stripe.invoices.update(invoice.id, { auto_advance: false }, idempotent(key)),
      )
    return begun
  }

  async function started(subscription: Stripe.Subscription): Promise<StartedSubscription> {
    const invoice = subscription.latest_invoice
    return {
      subscription: subscriptionFromStripe(subscription),
      invoice: invoice !== null && typeof invoice === 'object' ? await shownInvoice(invoice) : null,
    }
  }

  async function listSubscriptions(customer: string): Promise<ProviderSubscription[]> {
    const all = await listAllPages((page) => stripe.subscriptions.list({ customer, status: 'all', ...page }))
    return all.map(subscriptionFromStripe)
  }

  async function findSubscriptionByOrder(order: { orderId: string; customer: string }) {
    return (await listSubscriptions(order.customer)).find(({ orderId }) => orderId === order.orderId) ?? null
  }

  async function itemsOf(change: Pick<SubscriptionChange, 'amount' | 'price' | 'subscription'>) {
    const [item] = (await retrieve(change.subscription)).items.data
    if (!item) throw new PaymentsError('conflict', `The subscription ${change.subscription} has no plan.`)
    return [{ id: item.id, price: await catalogue.priceId(change.price, change.amount) }]
  }

  const proration = (change: SubscriptionChange) =>
    change.startNow
      ? { proration_behavior: 'always_invoice' as const, trial_end: 'now' as const }
      : { proration_behavior: 'always_invoice' as const, proration_date: seconds(change.at) }

  return {
    async createSubscription(order) {
      const earlier = await findSubscriptionByOrder(order)
      if (earlier) return earlier
      const price = await catalogue.priceId(order.price, order.amount)
      const taxRate = await catalogue.ensureTaxRate()
      const subscription = await checkedResponse('subscription', 'sub_', () =>
        stripe.subscriptions.create(
          {
            customer: order.customer,
            items: [{ price }],
            trial_end: seconds(order.trialEnd),
            default_payment_method: order.paymentMethod,
            off_session: true,
            payment_settings: { payment_method_types: cardOnly, save_default_payment_method: 'on_subscription' },
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
            default_tax_rates: [taxRate],
            billing_mode: { type: 'flexible' },
            metadata: { ...order.metadata, order_id: order.orderId },
          },
          { idempotencyKey: `sub:${order.orderId}` },
        ),
      )
      return subscriptionFromStripe(subscription)
    },

    async startSubscription(order) {
      const earlier = await findSubscriptionByOrder(order)
      if (earlier) {
        const known = await checkedResponse('subscription', earlier.id, () =>
          stripe.subscriptions.retrieve(earlier.id, { expand: latestInvoice }),
        )
        return started(known)
      }
      const price = await catalogue.priceId(order.price, order.amount)
      const taxRate = await catalogue.ensureTaxRate()
      const subscription = await checkedResponse('subscription', 'sub_', () =>
        stripe.subscriptions.create(
          {
            customer: order.customer,
            items: [{ price }],
            payment_behavior: 'default_incomplete',
            payment_settings: { payment_method_types: cardOnly, save_default_payment_method: 'on_subscription' },
            default_tax_rates: [taxRate],
            billing_mode: { type: 'flexible' },
            metadata: { ...order.metadata, order_id: order.orderId },
            expand: latestInvoice,
          },
          { idempotencyKey: `sub:${order.orderId}:${order.customer}` },
        ),
      )
      return started(subscription)
    },

    findSubscriptionByOrder,
    retrieveSubscription,
    listSubscriptions,

    cancelSubscriptionAtPeriodEnd: ({ key, subscription, feedback, comment }) =>
      update(
        subscription,
        { cancel_at_period_end: true, metadata: { asked_cancel: key }, ...farewellOf(feedback, comment) },
        `cancel:${key}`,
      ),

    keepSubscription: ({ key, subscription }) =>
      update(subscription, { cancel_at_period_end: false, metadata: { asked_cancel: '' } }, `resume:${key}`),

    recordCancellationFeedback: ({ key, subscription, feedback, comment }) =>
      update(subscription, farewellOf(feedback, comment), `farewell:${key}`),

    async cancelSubscriptionNow({ key, subscription, feedback, comment }) {
      const known = await retrieveSubscription(subscription)
      if (known.status === 'canceled' || known.status === 'incomplete_expired') return known
      const canceled = await checkedResponse('subscription', subscription, () =>
        stripe.subscriptions.cancel(subscription, farewellOf(feedback, comment), { idempotencyKey: `end:${key}` }),
      )
      return subscriptionFromStripe(canceled)
    },

    async pauseSubscription({ key, subscription }) {
      const paused = await checkedResponse('subscription', subscription, () =>
        stripe.subscriptions.pause(
          subscription,
          { type: 'subscription', bill_for: nothing },
          idempotent(`pause:${key}`),
        ),
      )
      return subscriptionFromStripe(paused)
    },

    async resumePaidPeriod({ key, subscription }) {
      const resumed = await checkedResponse('subscription', subscription, () =>
        stripe.subscriptions.resume(
          subscription,
          { billing_cycle_anchor: { type: 'unchanged' }, proration_behavior: 'none' },
          idempotent(`unpause:${key}`),
        ),
      )
      return subscriptionFromStripe(resumed)
    },

    resumeSubscription: ({ key, subscription }) => resume(subscription, `resume:${key}`),

    startPeriodNow: async ({ key, subscription, from }) => {
      if (from === 'pause') return withoutRetries(await resume(subscription, `start:${key}`), `no-retry:${key}`)
      return charge(
        subscription,
        from === 'first period'
          ? { trial_end: 'now', proration_behavior: 'always_invoice' }
          : { billing_cycle_anchor: { type: 'now' }, proration_behavior: 'none' },
        `start:${key}`,
      )
    },

    async previewSubscriptionChange(change) {
      const { customer } = await retrieveSubscription(change.subscription)
      const items = await itemsOf(change)
      const preview = await checkedResponse('invoice', '', () =>
        stripe.invoices.createPreview({
          customer,
          subscription: change.subscription,
          subscription_details: { items, ...proration(change) },
        }),
      )
      const nameOfPrice = await catalogue.nameThem(pricesOf(preview.lines))
      const ends = preview.lines.data.map((line) => line.period.end)
      return {
        amountDue: preview.amount_due,
        total: preview.total,
        tax: taxOf(preview.total_taxes),
        currency: preview.currency,
        lines: preview.lines.data.map((line) => invoiceLineFromStripe(line, nameOfPrice)),
        at: change.at,
        periodEndsAt: new Date(Math.max(...ends) * 1000),
      }
    },

    async changeSubscription({ key, ...change }) {
      return charge(change.subscription, { items: await itemsOf(change), ...proration(change) }, `change:${key}`)
    },

    async changeSubscriptionAtPeriodEnd({ key, isAsked, ...change }) {
      const items = await itemsOf(change)
      const metadata = { asked_price: isAsked ? key : '' }
      return update(change.subscription, { items, proration_behavior: 'none', metadata }, `change:${key}`)
    },
  }
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
