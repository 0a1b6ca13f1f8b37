import type Stripe from 'stripe'
import { invalidArgument } from '../api/errors.ts'
import { createdField, createdFilters, equals, listObjects, pageFields } from '../api/pagination.ts'
import { changedMetadata, decimal, flag, metadata, required, text } from '../api/params.ts'
import { type Route, route } from '../api/route.ts'
import { changedFields, getObject } from '../store/find.ts'
import { newId } from '../store/ids.ts'

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
