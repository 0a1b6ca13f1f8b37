import { invalidState } from '../api/errors.ts'
import { createdField, createdFilters, equals, listObjects, pageFields } from '../api/pagination.ts'
import { changedMetadata, flag, integer, list, metadata, oneOf, required, shape, text } from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import { changedFields, getObject, getReferenced } from '../store/find.ts'
import { newId } from '../store/ids.ts'
import type { WirePrice } from '../store/objects.ts'

function freeLookupKey(work: UnitOfWork, key: string, mayTake: boolean): void {
  for (const holder of work.store.list('price', equals({ lookup_key: key }), { limit: 1 })?.data ?? []) {
    if (!mayTake) {
      const message = `A price (\`${holder.id}\`) already uses that lookup key.`
      throw invalidState('resource_already_exists', message, { param: 'lookup_key' })
    }
    work.store.save('price', { ...holder, lookup_key: null })
    work.emit('price.updated', { ...holder, lookup_key: null }, { lookup_key: key })
  }
}

const priceFields = {
  active: flag(),
  currency: required(text(3)),
  lookup_key: text(200),
  metadata: metadata(),
  nickname: text(),
  product: required(text()),
  recurring: shape({
    interval: required(oneOf('day', 'week', 'month', 'year')),
    interval_count: integer({ least: 1, most: 36 }),
  }),
  tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
  transfer_lookup_key: flag(),
  unit_amount: required(integer({ least: 0, most: 99_999_999 })),
}

export const prices: Route[] = [
  route('POST', '/v1/prices', priceFields, (work, params) => {
    getReferenced(work, 'product', params.product, 'product')
    if (params.lookup_key) freeLookupKey(work, params.lookup_key, params.transfer_lookup_key ?? false)
    const price: WirePrice = {
      id: newId('price'),
      object: 'price',
      active: params.active ?? true,
      billing_scheme: 'per_unit',
      created: work.now,
      currency: params.currency.toLowerCase(),
      custom_unit_amount: null,
      livemode: false,
      lookup_key: params.lookup_key ?? null,
      metadata: changedMetadata({}, params.metadata),
      nickname: params.nickname ?? null,
      product: params.product,
      recurring: params.recurring
        ? {
            interval: params.recurring.interval,
            interval_count: params.recurring.interval_count ?? 1,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          }
        : null,
      tax_behavior: params.tax_behavior ?? 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: params.recurring ? 'recurring' : 'one_time',
      unit_amount: params.unit_amount,
      unit_amount_decimal: String(params.unit_amount),
    }
    work.store.insert('price', price)
    work.emit('price.created', price)
    return price
  }),

  route(
    'GET',
    '/v1/prices',
    {
      ...pageFields,
      active: flag(),
      created: createdField,
      currency: text(3),
      lookup_keys: list(text(), 10),
      product: text(),
      type: oneOf('one_time', 'recurring'),
    },
    (work, params) =>
      listObjects(work, 'price', '/v1/prices', params, [
        ...createdFilters(params.created),
        ...equals({ active: params.active, currency: params.currency, product: params.product, type: params.type }),
        ...(params.lookup_keys ? [{ path: '$.lookup_key', in: params.lookup_keys }] : []),
      ]),
  ),

  route('GET', '/v1/prices/:id', {}, (work, _, id) => getObject(work, 'price', id)),

  route(
    'POST',
    '/v1/prices/:id',
    { active: flag(), lookup_key: text(200), metadata: metadata(), nickname: text(), transfer_lookup_key: flag() },
    (work, params, id) => {
      const before = getObject(work, 'price', id)
      if (params.lookup_key && params.lookup_key !== before.lookup_key) {
        freeLookupKey(work, params.lookup_key, params.transfer_lookup_key ?? false)
      }
      const price: WirePrice = {
        ...before,
        active: params.active ?? before.active,
        lookup_key: params.lookup_key ?? before.lookup_key,
        metadata: changedMetadata(before.metadata, params.metadata),
        nickname: params.nickname ?? before.nickname,
      }
      work.store.save('price', price)
      work.emit('price.updated', price, changedFields(before, price))
      return price
    },
  ),
]
