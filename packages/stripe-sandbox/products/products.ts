import type Stripe from 'stripe'
import { invalidState } from '../api/errors.ts'
import { createdField, createdFilters, equals, listObjects, pageFields } from '../api/pagination.ts'
import { changedMetadata, flag, list, metadata, required, text, unsettable } from '../api/params.ts'
import { type Route, route } from '../api/route.ts'
import { changedFields, getObject, getReferenced } from '../store/find.ts'
import { newId } from '../store/ids.ts'

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
