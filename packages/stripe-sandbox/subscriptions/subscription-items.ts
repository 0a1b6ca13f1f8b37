import { invalidArgument, resourceMissing } from '../api/errors.ts'
import { equals } from '../api/pagination.ts'
import { required, text } from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import { getReferenced } from '../store/find.ts'
import { newId } from '../store/ids.ts'
import type { WirePrice, WireSubscriptionItem } from '../store/objects.ts'

export function newItem(
  work: UnitOfWork,
  subscription: string,
  price: WirePrice,
  given: { quantity?: number },
  end: number,
): WireSubscriptionItem {
  const { recurring } = price
  if (!recurring) {
    throw invalidArgument(
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
  route('GET', '/v1/subscription_items', { subscription: required(text()) }, (work, params) => {
    const { items } = getReferenced(work, 'subscription', params.subscription, 'subscription')
    return { ...items, url: '/v1/subscription_items' }
  }),
  route('GET', '/v1/subscription_items/:id', {}, (work, _, id) => {
    const page = work.store.list('subscription', equals({ 'items.data[0].id': id }), { limit: 1 })
    const item = page?.data[0]?.items.data[0]
    if (item) return item
    throw resourceMissing('subscription_item', id)
  }),
]
