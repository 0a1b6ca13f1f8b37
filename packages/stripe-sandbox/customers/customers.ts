import type Stripe from 'stripe'
import { invalidArgument } from '../api/errors.ts'
import { createdField, createdFilters, equals, listObjects, pageFields } from '../api/pagination.ts'
import { changedMetadata, list, metadata, shape, text, unsettable } from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import { changedFields, getObject, getReferenced } from '../store/find.ts'
import { newId } from '../store/ids.ts'
import { cancelNow } from '../subscriptions/cancellation.ts'
import { detach } from './payment-methods.ts'

const address = unsettable(
  shape({
    city: unsettable(text()),
    country: unsettable(text(2)),
    line1: unsettable(text()),
    line2: unsettable(text()),
    postal_code: unsettable(text()),
    state: unsettable(text()),
  }),
)

const fields = {
  address,
  description: unsettable(text()),
  email: unsettable(text(512)),
  invoice_settings: shape({ default_payment_method: unsettable(text()) }),
  metadata: metadata(),
  name: unsettable(text(256)),
  phone: unsettable(text(20)),
  preferred_locales: list(text(20)),
}

function wholeAddress(given: { [part: string]: string | null | undefined } | null | undefined): Stripe.Address | null {
  if (!given) return null
  const part = (name: string) => given[name] ?? null
  return {
    city: part('city'),
    country: part('country'),
    line1: part('line1'),
    line2: part('line2'),
    postal_code: part('postal_code'),
    state: part('state'),
  }
}

export const customers: Route[] = [
  route('POST', '/v1/customers', { ...fields, test_clock: text() }, (work, params) => {
    if (params.test_clock) getReferenced(work, 'test_helpers.test_clock', params.test_clock, 'test_clock')
    const id = newId('cus')
    const customer: Stripe.Customer = {
      id,
      object: 'customer',
      address: wholeAddress(params.address),
      balance: 0,
      created: work.now,
      currency: null,
      customer_account: null,
      default_source: null,
      delinquent: false,
      description: params.description ?? null,
      discount: null,
      email: params.email ?? null,
      invoice_prefix: id.slice(-8).toUpperCase(),
      invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
      livemode: false,
      metadata: changedMetadata({}, params.metadata),
      name: params.name ?? null,
      next_invoice_sequence: 1,
      phone: params.phone ?? null,
      preferred_locales: params.preferred_locales ?? [],
      shipping: null,
      tax_exempt: 'none',
      test_clock: params.test_clock ?? null,
    }
    work.store.insert('customer', customer)
    work.emit('customer.created', customer)
    return customer
  }),

  route(
    'GET',
    '/v1/customers',
    { ...pageFields, created: createdField, email: text(), test_clock: text() },
    (work, params) =>
      listObjects(work, 'customer', '/v1/customers', params, [
        ...createdFilters(params.created),
        ...equals({ email: params.email, test_clock: params.test_clock }),
      ]),
  ),

  route('GET', '/v1/customers/:id', {}, (work, _, id) => getObject(work, 'customer', id)),

  route('POST', '/v1/customers/:id', fields, (work, params, id) => {
    const before = getReferenced(work, 'customer', id, 'id')
    const method = params.invoice_settings?.default_payment_method
    if (method) expectAttachedTo(work, method, id)
    const customer: Stripe.Customer = {
      ...before,
      ...(params.address === undefined ? {} : { address: wholeAddress(params.address) }),
      description: params.description === undefined ? before.description : params.description,
      email: params.email === undefined ? before.email : params.email,
      invoice_settings:
        method === undefined ? before.invoice_settings : { ...before.invoice_settings, default_payment_method: method },
      metadata: changedMetadata(before.metadata, params.metadata),
      name: params.name === undefined ? (before.name ?? null) : params.name,
      phone: params.phone === undefined ? (before.phone ?? null) : params.phone,
      preferred_locales: params.preferred_locales ?? before.preferred_locales ?? [],
    }
    work.store.save('customer', customer)
    work.emit('customer.updated', customer, changedFields(before, customer))
    return customer
  }),

  route('DELETE', '/v1/customers/:id', {}, (work, _, id) => {
    const customer = getReferenced(work, 'customer', id, 'id')
    const own = equals({ customer: id })
    for (const subscription of work.store.list('subscription', own, { limit: 100 })?.data ?? []) {
      if (subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired') {
        cancelNow(work, subscription, {})
      }
    }
    for (const method of work.store.list('payment_method', own, { limit: 100 })?.data ?? []) detach(work, method)
    work.store.softDelete('customer', id)
    work.emit('customer.deleted', customer)
    return { id, object: 'customer', deleted: true }
  }),

  route('GET', '/v1/customers/:id/payment_methods', { ...pageFields, type: text() }, (work, params, id) => {
    getReferenced(work, 'customer', id, 'customer')
    const filters = equals({ customer: id, type: params.type })
    return listObjects(work, 'payment_method', `/v1/customers/${id}/payment_methods`, params, filters)
  }),
]

function expectAttachedTo(work: UnitOfWork, method: string, customer: string): void {
  const card = getReferenced(work, 'payment_method', method, 'invoice_settings[default_payment_method]')
  if (card.customer === customer) return
  const param = 'invoice_settings[default_payment_method]'
  throw invalidArgument(param, `The customer does not have a payment method with the ID ${method}.`, 'resource_missing')
}
