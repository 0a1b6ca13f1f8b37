import type Stripe from 'stripe'
import { invalidArgument } from '../api/errors.ts'
import { createdField, createdFilters, equals, listObjects, pageFields } from '../api/pagination.ts'
import {
  changedMetadata,
  either,
  flag,
  integer,
  list,
  metadata,
  oneOf,
  type Read,
  required,
  shape,
  text,
  unsettable,
} from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import { getObject, getReferenced } from '../store/find.ts'
import { newId } from '../store/ids.ts'
import type { SubscriptionChange, WireSubscription } from '../store/objects.ts'
import type { Filter } from '../store/store.ts'
import { atCustomerClock, testClockOf } from '../test-clocks/customer-clock.ts'
import { boundaryAfter, day } from './billing-periods.ts'
import {
  cancelNow,
  expectRunning,
  saveSubscription,
  withCancelAtPeriodEnd,
  withCancellationDetails,
} from './cancellation.ts'
import { pauseFields, pauseSubscription, resumeFields, resumeSubscription } from './pause.ts'
import { changeNow, changeWhenPaid, startSubscription } from './subscription-billing.ts'
import { newItem } from './subscription-items.ts'

const farewell = shape({
  comment: unsettable(text()),
  feedback: unsettable(
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

const trialEnd = either(oneOf('now'), (value) => value === 'now', integer({ least: 1 }))

const paymentBehavior = oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete')

const prorationBehavior = oneOf('always_invoice', 'create_prorations', 'none')

const paymentSettings = shape({
  payment_method_types: list(oneOf('card')),
  save_default_payment_method: oneOf('off', 'on_subscription'),
})

const trialSettings = shape({
  end_behavior: required(shape({ missing_payment_method: required(oneOf('cancel', 'create_invoice', 'pause')) })),
})

const monthly = { interval: 'month', interval_count: 1 }

const createFields = {
  billing_mode: shape({ type: required(oneOf('classic', 'flexible')) }),
  cancel_at_period_end: flag(),
  collection_method: oneOf('charge_automatically'),
  customer: required(text()),
  default_payment_method: text(),
  default_tax_rates: list(text(), 5),
  description: text(500),
  items: required(list(shape({ price: required(text()), quantity: integer({ least: 1 }), metadata: metadata() }), 20)),
  metadata: metadata(),
  off_session: flag(),
  payment_behavior: paymentBehavior,
  payment_settings: paymentSettings,
  trial_end: trialEnd,
  trial_period_days: integer({ least: 1, most: 730 }),
  trial_settings: trialSettings,
}

function ownMethod(work: UnitOfWork, id: string | undefined, customer: string): string | null {
  if (id === undefined) return null
  if (getReferenced(work, 'payment_method', id, 'default_payment_method').customer === customer) return id
  const message = `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`
  throw invalidArgument('default_payment_method', message, 'resource_missing')
}

type Beginning = { status: 'incomplete' | 'trialing'; anchor: number; trialEnd: number | null }

function beginningOf(work: UnitOfWork, trialEnd: number | 'now' | undefined, days: number | undefined): Beginning {
  const until = days === undefined ? trialEnd : work.now + days * day
  if (typeof until !== 'number') return { status: 'incomplete', anchor: work.now, trialEnd: null }
  if (until > work.now) return { status: 'trialing', anchor: until, trialEnd: until }
  throw invalidArgument('trial_end', 'The trial end date must be in the future.')
}

function newSubscription(work: UnitOfWork, params: Read<typeof createFields>): WireSubscription {
  const id = newId('sub')
  const { anchor, status, trialEnd } = beginningOf(work, params.trial_end, params.trial_period_days)
  const items = params.items.map((item, index) => {
    const price = getReferenced(work, 'price', item.price, `items[${index}][price]`)
    const end = trialEnd ?? boundaryAfter(anchor, price.recurring ?? monthly, work.now)
    return newItem(work, id, price, item, end)
  })
  const [first] = items
  if (!first) throw invalidArgument('items', 'Missing required param: items.', 'parameter_missing')
  const settings = params.payment_settings
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: anchor,
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
      getReferenced(work, 'tax_rate', rate, 'default_tax_rates'),
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
    status,
    test_clock: testClockOf(work, params.customer),
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: params.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
      },
    },
    trial_start: trialEnd === null ? null : work.now,
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
  if (status) return equals({ status })
  return [{ path: '$.status', in: statuses.filter((known) => known !== 'canceled') }]
}

const updateFields = {
  billing_cycle_anchor: shape({ type: required(oneOf('now', 'unchanged')) }),
  cancel_at_period_end: flag(),
  cancellation_details: farewell,
  default_payment_method: text(),
  default_tax_rates: list(text(), 5),
  description: unsettable(text(500)),
  items: list(
    shape({ id: text(), price: text(), quantity: integer({ least: 1 }), deleted: flag(), metadata: metadata() }),
    20,
  ),
  metadata: metadata(),
  off_session: flag(),
  pause_collection: unsettable(
    shape({
      behavior: required(oneOf('keep_as_draft', 'mark_uncollectible', 'void')),
      resumes_at: integer({ least: 1 }),
    }),
  ),
  payment_behavior: paymentBehavior,
  payment_settings: paymentSettings,
  proration_behavior: prorationBehavior,
  proration_date: integer({ least: 1 }),
  trial_end: trialEnd,
  trial_settings: trialSettings,
}

type Update = Read<typeof updateFields>

/** Applies the parts of an update that move no money. */
function withPlainFields(work: UnitOfWork, before: WireSubscription, params: Update): WireSubscription {
  const scheduled = withCancelAtPeriodEnd(work, before, params.cancel_at_period_end ?? before.cancel_at_period_end)
  const detailed = withCancellationDetails(scheduled, params.cancellation_details)
  const settings = before.payment_settings as Stripe.Subscription.PaymentSettings
  const pause = params.pause_collection
  return {
    ...detailed,
    default_payment_method: params.default_payment_method
      ? ownMethod(work, params.default_payment_method, before.customer)
      : before.default_payment_method,
    default_tax_rates: params.default_tax_rates
      ? params.default_tax_rates.map((rate) => getReferenced(work, 'tax_rate', rate, 'default_tax_rates'))
      : (before.default_tax_rates ?? []),
    description: params.description === undefined ? before.description : params.description,
    metadata: changedMetadata(before.metadata, params.metadata),
    pause_collection:
      pause === undefined
        ? before.pause_collection
        : pause && { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null },
    payment_settings: { ...settings, ...params.payment_settings },
    trial_settings: params.trial_settings
      ? { end_behavior: { billing_cycle_anchor: null, ...params.trial_settings.end_behavior } }
      : before.trial_settings,
  }
}

function changeOf(params: Update): SubscriptionChange | undefined {
  const anchorNow = params.billing_cycle_anchor?.type === 'now'
  if (!params.items && params.trial_end === undefined && !anchorNow) return undefined
  return {
    items: params.items ?? [],
    prorate: params.proration_behavior ?? 'create_prorations',
    ...(params.trial_end === undefined ? {} : { trialEnd: params.trial_end }),
    ...(anchorNow ? { anchorNow } : {}),
    ...(params.proration_date === undefined ? {} : { prorationDate: params.proration_date }),
  }
}

const besidePending: readonly string[] = [
  'billing_cycle_anchor',
  'items',
  'metadata',
  'off_session',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'trial_end',
]

/** Only parameters that control proration or create an invoice can wait for a payment. */
function refuseBesidePending(params: Update): void {
  const other = Object.keys(params).find((name) => !besidePending.includes(name))
  if (other === undefined) return
  const message = `You can't update \`${other}\` when \`payment_behavior\` is \`pending_if_incomplete\`.`
  throw invalidArgument(other, message)
}

const alwaysAllowed = ['metadata', 'cancellation_details']

export const subscriptions: Route[] = [
  route('POST', '/v1/subscriptions', createFields, (given, params) => {
    getReferenced(given, 'customer', params.customer, 'customer')
    const work = atCustomerClock(given, params.customer)
    const fresh = newSubscription(work, params)
    const scheduled = withCancelAtPeriodEnd(work, fresh, params.cancel_at_period_end ?? false)
    return startSubscription(
      work,
      scheduled,
      params.payment_behavior ?? 'allow_incomplete',
      params.off_session ?? false,
    )
  }),

  route(
    'GET',
    '/v1/subscriptions',
    {
      ...pageFields,
      created: createdField,
      customer: text(),
      status: oneOf(...statuses, 'all', 'ended'),
      test_clock: text(),
    },
    (work, params) =>
      listObjects(work, 'subscription', '/v1/subscriptions', params, [
        ...createdFilters(params.created),
        ...equals({ customer: params.customer, test_clock: params.test_clock }),
        ...statusFilters(params.status),
      ]),
  ),

  route('GET', '/v1/subscriptions/:id', {}, (work, _, id) => getObject(work, 'subscription', id)),

  route('POST', '/v1/subscriptions/:id', updateFields, (given, params, id) => {
    const before = getObject(given, 'subscription', id)
    const work = atCustomerClock(given, before.customer)
    if (Object.keys(params).some((name) => !alwaysAllowed.includes(name))) expectRunning(before, 'update')
    const change = changeOf(params)
    if (!change) return saveSubscription(work, before, withPlainFields(work, before, params))
    const behavior = params.payment_behavior ?? 'allow_incomplete'
    if (behavior === 'pending_if_incomplete') {
      refuseBesidePending(params)
      return changeWhenPaid(work, before, change, params.metadata)
    }
    return changeNow(work, before, withPlainFields(work, before, params), change, behavior)
  }),

  route('POST', '/v1/subscriptions/:id/resume', resumeFields, (given, params, id) => {
    const before = getObject(given, 'subscription', id)
    return resumeSubscription(atCustomerClock(given, before.customer), before, params)
  }),

  route('POST', '/v1/subscriptions/:id/pause', pauseFields, (given, params, id) => {
    const before = getObject(given, 'subscription', id)
    return pauseSubscription(atCustomerClock(given, before.customer), before, params)
  }),

  route(
    'DELETE',
    '/v1/subscriptions/:id',
    { cancellation_details: farewell, invoice_now: flag(), prorate: flag() },
    (given, params, id) => {
      const before = getObject(given, 'subscription', id)
      if (params.invoice_now || params.prorate) {
        throw invalidArgument('prorate', 'This sandbox ends subscriptions without a final invoice or proration.')
      }
      return cancelNow(atCustomerClock(given, before.customer), before, params.cancellation_details ?? {})
    },
  ),
]
