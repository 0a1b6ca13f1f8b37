import { newId } from '../ids.ts'
import type { WirePrice, WireSubscriptionItem } from '../kinds.ts'
import { sameAs } from '../lists.ts'
import { needed, text } from '../params.ts'
import { noSuch, wrongArgument } from '../refusal.ts'
import { type Route, route, type Work } from '../work.ts'
import { named } from './find.ts'

export function newItem(
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

/** Items are stored inside their subscription; these calls only read them. */
export const subscriptionItems: Route[] = [
  route('GET', '/v1/subscription_items', { subscription: needed(text()) }, (work, params) => {
    const { items } = named(work, 'subscription', params.subscription, 'subscription')
    return { ...items, url: '/v1/subscription_items' }
  }),
  route('GET', '/v1/subscription_items/:id', {}, (work, _, id) => {
    const page = work.store.list('subscription', sameAs({ 'items.data[0].id': id }), { limit: 1 })
    const item = page?.data[0]?.items.data[0]
    if (item) return item
    throw noSuch('subscription_item', id)
  }),
]
