import type Stripe from 'stripe'
import { newId } from '../ids.ts'
import type { WirePrice, WireSubscription, WireSubscriptionItem } from '../kinds.ts'
import { createdField, createdFilters, listed, pageFields, sameAs } from '../lists.ts'
import {
  changedMetadata,
  clearable,
  either,
  flag,
  list,
  metadata,
  needed,
  oneOf,
  type Read,
  shape,
  text,
  whole,
} from '../params.ts'
import { notNow, wrongArgument } from '../refusal.ts'
import type { Filter } from '../store.ts'
import { type Route, route, type Work } from '../work.ts'
import { found, named } from './find.ts'
import { cancelNow, expectRunning, saveChanged, withCancellationAsked, withFarewell } from './subscription-flow.ts'

const farewell = shape({
  comment: clearable(text()),
  feedback: clearable(
    oneOf(
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ),
  ),
})

const trialEnd = either(oneOf('now'), (value) => value === 'now', whole({ least: 1 }))

const paymentSettings = shape({
  payment_method_types: list(oneOf('card')),
  save_default_payment_method: oneOf('off', 'on_subscription'),
})

const createFields = {
  billing_mode: shape({ type: needed(oneOf('classic', 'flexible')) }),
  cancel_at_period_end: flag(),
  collection_method: oneOf('charge_automatically'),
  customer: needed(text()),
  default_payment_method: text(),
  default_tax_rates: list(text(), 5),
  description: text(500),
  items: needed(list(shape({ price: needed(text()), quantity: whole({ least: 1 }), metadata: metadata() }), 20)),
  metadata: metadata(),
  off_session: flag(),
  payment_behavior: oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'),
  payment_settings: paymentSettings,
  trial_end: trialEnd,
  trial_settings: shape({
    end_behavior: needed(shape({ missing_payment_method: needed(oneOf('cancel', 'create_invoice', 'pause')) })),
  }),
}

function newItem(
  work: Work,
  subscription: string,
  price: WirePrice,
  given: { quantity?: number },
  end: number,
): WireSubscriptionItem {
  const { recurring } = price
  if (!recurring) {
    throw wrongArgument(
      'items[0][price]',
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
    )
  }
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: work.now,
    current_period_end: end,
    current_period_start: work.now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: price.id,
      object: 'plan',
      active: price.active,
      amount: price.unit_amount,
      amount_decimal: price.unit_amount_decimal,
      billing_scheme: 'per_unit',
      created: price.created,
      currency: price.currency,
      interval: recurring.interval,
      interval_count: recurring.interval_count,
      livemode: false,
      metadata: price.metadata,
      meter: null,
      nickname: price.nickname,
      product: price.product as string,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price,
    quantity: given.quantity ?? 1,
    subscription,
    tax_rates: [],
  }
}

function ownMethod(work: Work, id: string | undefined, customer: string): string | null {
  if (id === undefined) return null
  if (named(work, 'payment_method', id, 'default_payment_method').customer === customer) return id
  const message = `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`
  throw wrongArgument('default_payment_method', message, 'resource_missing')
}

/** Where invoices will join: a subscription whose first period must be paid starts with one. */
function trialOf(work: Work, asked: number | 'now' | undefined): number {
  if (typeof asked === 'number' && asked > work.now) return asked
  if (typeof asked === 'number') throw wrongArgument('trial_end', 'The trial end date must be in the future.')
  const message = 'This sandbox starts subscriptions with a trial: pass `trial_end` as a future timestamp.'
  throw notNow('parameter_missing', message, { param: 'trial_end' })
}

function newSubscription(work: Work, params: Read<typeof createFields>): WireSubscription {
  const id = newId('sub')
  const end = trialOf(work, params.trial_end)
  const items = params.items.map((item, index) =>
    newItem(work, id, named(work, 'price', item.price, `items[${index}][price]`), item, end),
  )
  const [first] = items
  if (!first) throw wrongArgument('items', 'Missing required param: items.', 'parameter_missing')
  const settings = params.payment_settings
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: end,
    billing_cycle_anchor_config: null,
    billing_mode:
      params.billing_mode?.type === 'flexible'
        ? { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: work.now }
        : { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: work.now,
    currency: first.price.currency,
    customer: params.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: ownMethod(work, params.default_payment_method, params.customer),
    default_source: null,
    default_tax_rates: (params.default_tax_rates ?? []).map((rate) =>
      named(work, 'tax_rate', rate, 'default_tax_rates'),
    ),
    description: params.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: changedMetadata({}, params.metadata),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: settings?.payment_method_types ?? null,
      save_default_payment_method: settings?.save_default_payment_method ?? 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: work.now,
    status: 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: end,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: params.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
      },
    },
    trial_start: work.now,
  }
}

const statuses = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const

function statusFilters(status: (typeof statuses)[number] | 'all' | 'ended' | undefined): Filter[] {
  const ended = ['canceled', 'incomplete_expired']
  if (status === 'all') return []
  if (status === 'ended') return [{ path: '$.status', in: ended }]
  if (status) return sameAs({ status })
  return [{ path: '$.status', in: statuses.filter((known) => known !== 'canceled') }]
}

const updateFields = {
  cancel_at_period_end: flag(),
  cancellation_details: farewell,
  default_payment_method: text(),
  description: clearable(text(500)),
  metadata: metadata(),
  payment_settings: paymentSettings,
}

export const subscriptions: Route[] = [
  route('POST', '/v1/subscriptions', createFields, (work, params) => {
    named(work, 'customer', params.customer, 'customer')
    const fresh = newSubscription(work, params)
    const subscription = withCancellationAsked(work, fresh, params.cancel_at_period_end ?? false)
    work.store.insert('subscription', subscription)
    work.emit('customer.subscription.created', subscription)
    return subscription
  }),

  route(
    'GET',
    '/v1/subscriptions',
    { ...pageFields, created: createdField, customer: text(), status: oneOf(...statuses, 'all', 'ended') },
    (work, params) =>
      listed(work, 'subscription', '/v1/subscriptions', params, [
        ...createdFilters(params.created),
        ...sameAs({ customer: params.customer }),
        ...statusFilters(params.status),
      ]),
  ),

  route('GET', '/v1/subscriptions/:id', {}, (work, _, id) => found(work, 'subscription', id)),

  route('POST', '/v1/subscriptions/:id', updateFields, (work, params, id) => {
    const before = found(work, 'subscription', id)
    const touchesLife = [params.cancel_at_period_end, params.default_payment_method, params.payment_settings]
    if (touchesLife.some((value) => value !== undefined)) expectRunning(before, 'update')
    const asked = withCancellationAsked(work, before, params.cancel_at_period_end ?? before.cancel_at_period_end)
    const told = withFarewell(asked, params.cancellation_details)
    const settings = before.payment_settings as Stripe.Subscription.PaymentSettings
    return saveChanged(work, before, {
      ...told,
      default_payment_method: params.default_payment_method
        ? ownMethod(work, params.default_payment_method, before.customer)
        : before.default_payment_method,
      description: params.description === undefined ? before.description : params.description,
      metadata: changedMetadata(before.metadata, params.metadata),
      payment_settings: { ...settings, ...params.payment_settings },
    })
  }),

  route(
    'DELETE',
    '/v1/subscriptions/:id',
    { cancellation_details: farewell, invoice_now: flag(), prorate: flag() },
    (work, params, id) => cancelNow(work, found(work, 'subscription', id), params.cancellation_details ?? {}),
  ),
]
