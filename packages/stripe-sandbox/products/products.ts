import type Stripe from 'stripe'
import { invalidArgument, invalidState } from '../api/errors.ts'
import { createdField, createdFilters, equals, listObjects, pageFields } from '../api/pagination.ts'
import {
  changedMetadata,
  decimal,
  flag,
  integer,
  list,
  metadata,
  oneOf,
  required,
  shape,
  text,
  unsettable,
} from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import { changedFields, getObject, getReferenced } from '../store/find.ts'
import { newId } from '../store/ids.ts'
import type { WirePrice } from '../store/objects.ts'

const productFields = {
  active: flag(),
  description: unsettable(text()),
  metadata: metadata(),
  statement_descriptor: text(22),
  unit_label: unsettable(text(12)),
  url: unsettable(text()),
}

export const products: Route[] = [
  route('POST', '/v1/products', { ...productFields, id: text(), name: required(text()) }, (work, params) => {
    const id = params.id ?? newId('prod')
    if (work.store.findAny(id))
      throw invalidState('resource_already_exists', `Product already exists: ${id}`, { param: 'id' })
    const product: Stripe.Product = {
      id,
      object: 'product',
      active: params.active ?? true,
      created: work.now,
      default_price: null,
      description: params.description ?? null,
      images: [],
      livemode: false,
      marketing_features: [],
      metadata: changedMetadata({}, params.metadata),
      name: params.name,
      package_dimensions: null,
      shippable: null,
      statement_descriptor: params.statement_descriptor ?? null,
      tax_code: null,
      tax_details: null,
      type: 'service',
      unit_label: params.unit_label ?? null,
      updated: work.now,
      url: params.url ?? null,
    }
    work.store.insert('product', product)
    work.emit('product.created', product)
    return product
  }),

  route(
    'GET',
    '/v1/products',
    { ...pageFields, active: flag(), created: createdField, ids: list(text()) },
    (work, params) =>
      listObjects(work, 'product', '/v1/products', params, [
        ...createdFilters(params.created),
        ...equals({ active: params.active }),
        ...(params.ids ? [{ path: '$.id', in: params.ids }] : []),
      ]),
  ),

  route('GET', '/v1/products/:id', {}, (work, _, id) => getObject(work, 'product', id)),

  route('POST', '/v1/products/:id', { ...productFields, name: text() }, (work, params, id) => {
    const before = getReferenced(work, 'product', id, 'id')
    const product: Stripe.Product = {
      ...before,
      active: params.active ?? before.active,
      description: params.description === undefined ? before.description : params.description,
      metadata: changedMetadata(before.metadata, params.metadata),
      name: params.name ?? before.name,
      updated: work.now,
    }
    work.store.save('product', product)
    work.emit('product.updated', product, changedFields(before, product))
    return product
  }),
]

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

export const taxRates: Route[] = [
  route(
    'POST',
    '/v1/tax_rates',
    {
      active: flag(),
      country: text(2),
      description: text(),
      display_name: required(text(50)),
      inclusive: required(flag()),
      jurisdiction: text(200),
      metadata: metadata(),
      percentage: required(decimal()),
    },
    (work, params) => {
      if (params.percentage > 100) throw invalidArgument('percentage', 'Tax rates go from 0 to 100 percent.')
      const rate: Stripe.TaxRate = {
        id: newId('txr'),
        object: 'tax_rate',
        active: params.active ?? true,
        country: params.country ?? null,
        created: work.now,
        description: params.description ?? null,
        display_name: params.display_name,
        effective_percentage: null,
        flat_amount: null,
        inclusive: params.inclusive,
        jurisdiction: params.jurisdiction ?? null,
        jurisdiction_level: null,
        livemode: false,
        metadata: changedMetadata({}, params.metadata),
        percentage: params.percentage,
        rate_type: 'percentage',
        state: null,
        tax_type: null,
      }
      work.store.insert('tax_rate', rate)
      work.emit('tax_rate.created', rate)
      return rate
    },
  ),

  route(
    'GET',
    '/v1/tax_rates',
    { ...pageFields, active: flag(), created: createdField, inclusive: flag() },
    (work, params) =>
      listObjects(work, 'tax_rate', '/v1/tax_rates', params, [
        ...createdFilters(params.created),
        ...equals({ active: params.active, inclusive: params.inclusive }),
      ]),
  ),

  route('GET', '/v1/tax_rates/:id', {}, (work, _, id) => getObject(work, 'tax_rate', id)),

  route(
    'POST',
    '/v1/tax_rates/:id',
    { active: flag(), description: text(), metadata: metadata() },
    (work, params, id) => {
      const before = getObject(work, 'tax_rate', id)
      const rate: Stripe.TaxRate = {
        ...before,
        active: params.active ?? before.active,
        description: params.description ?? before.description,
        metadata: changedMetadata(before.metadata ?? {}, params.metadata),
      }
      work.store.save('tax_rate', rate)
      work.emit('tax_rate.updated', rate, changedFields(before, rate))
      return rate
    },
  ),
]
