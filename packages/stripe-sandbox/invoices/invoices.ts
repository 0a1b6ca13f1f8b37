import { invalidState } from '../api/errors.ts'
import { createdField, createdFilters, equals, listObjects, pageFields } from '../api/pagination.ts'
import { changedMetadata, flag, list, metadata, oneOf, required, shape, text, unsettable } from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import { getObject, getReferenced } from '../store/find.ts'
import type { WireInvoice } from '../store/objects.ts'
import { atCustomerClock } from '../test-clocks/customer-clock.ts'
import { draftInvoice } from './invoice-drafts.ts'
import { pendingLines } from './invoice-items.ts'
import {
  collectPayment,
  expectInvoice,
  finalizeInvoice,
  markPaid,
  markUncollectible,
  saveInvoice,
  voidInvoice,
} from './invoice-lifecycle.ts'
import { createPreview, previewFields } from './invoice-preview.ts'

const statuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const

function open(work: UnitOfWork, id: string): { there: UnitOfWork; invoice: WireInvoice } {
  const invoice = getObject(work, 'invoice', id)
  return { there: atCustomerClock(work, invoice.customer), invoice }
}

export const invoices: Route[] = [
  route(
    'POST',
    '/v1/invoices',
    {
      auto_advance: flag(),
      collection_method: oneOf('charge_automatically'),
      currency: text(3),
      customer: required(text()),
      default_payment_method: text(),
      default_tax_rates: list(text(), 5),
      description: unsettable(text(1500)),
      metadata: metadata(),
      payment_settings: shape({ payment_method_types: list(oneOf('card')) }),
      pending_invoice_items_behavior: oneOf('exclude', 'include'),
    },
    (given, params) => {
      getReferenced(given, 'customer', params.customer, 'customer')
      const work = atCustomerClock(given, params.customer)
      const includes = params.pending_invoice_items_behavior === 'include'
      if (params.default_payment_method)
        getReferenced(work, 'payment_method', params.default_payment_method, 'default_payment_method')
      return draftInvoice(work, {
        customer: params.customer,
        reason: 'manual',
        lines: includes ? pendingLines(work, params.customer) : [],
        autoAdvance: params.auto_advance ?? false,
        currency: params.currency?.toLowerCase() ?? 'eur',
        defaultPaymentMethod: params.default_payment_method ?? null,
        defaultTaxRates: (params.default_tax_rates ?? []).map((rate) =>
          getReferenced(work, 'tax_rate', rate, 'default_tax_rates'),
        ),
        description: params.description ?? null,
        metadata: changedMetadata({}, params.metadata),
        paymentMethodTypes: params.payment_settings?.payment_method_types ?? null,
      })
    },
  ),

  route('POST', '/v1/invoices/create_preview', previewFields, (work, params) => createPreview(work, params)),

  route(
    'GET',
    '/v1/invoices',
    {
      ...pageFields,
      created: createdField,
      customer: text(),
      status: oneOf(...statuses),
      subscription: text(),
    },
    (work, params) =>
      listObjects(work, 'invoice', '/v1/invoices', params, [
        ...createdFilters(params.created),
        ...equals({
          customer: params.customer,
          status: params.status,
          'parent.subscription_details.subscription': params.subscription,
        }),
      ]),
  ),

  route('GET', '/v1/invoices/:id', {}, (work, _, id) => getObject(work, 'invoice', id)),

  route('GET', '/v1/invoices/:id/lines', pageFields, (work, _, id) => getObject(work, 'invoice', id).lines),

  route(
    'POST',
    '/v1/invoices/:id',
    {
      auto_advance: flag(),
      default_payment_method: text(),
      description: unsettable(text(1500)),
      metadata: metadata(),
    },
    (work, params, id) => {
      const { invoice, there } = open(work, id)
      if (params.description !== undefined && invoice.status !== 'draft') {
        throw invalidState('invoice_not_editable', "Finalized invoices can't be updated in this way.", {
          param: 'description',
        })
      }
      return saveInvoice(there, invoice, {
        ...invoice,
        auto_advance: params.auto_advance ?? invoice.auto_advance,
        default_payment_method: params.default_payment_method
          ? getReferenced(work, 'payment_method', params.default_payment_method, 'default_payment_method').id
          : invoice.default_payment_method,
        description: params.description === undefined ? invoice.description : params.description,
        metadata: changedMetadata(invoice.metadata ?? {}, params.metadata),
      })
    },
  ),

  route('DELETE', '/v1/invoices/:id', {}, (work, _, id) => {
    const { invoice, there } = open(work, id)
    expectInvoice(invoice, 'delete', 'You can only delete draft invoices.')
    work.store.softDelete('invoice', id)
    there.emit('invoice.deleted', invoice)
    return { id, object: 'invoice', deleted: true }
  }),

  route('POST', '/v1/invoices/:id/finalize', { auto_advance: flag() }, (work, params, id) => {
    const { invoice, there } = open(work, id)
    const finalized = finalizeInvoice(there, invoice, params.auto_advance ?? invoice.auto_advance)
    if (finalized.status === 'open' && finalized.auto_advance) collectPayment(there, finalized, { retries: true })
    return getObject(work, 'invoice', id)
  }),

  route(
    'POST',
    '/v1/invoices/:id/pay',
    { forgive: flag(), off_session: flag(), paid_out_of_band: flag(), payment_method: text() },
    (work, params, id) => {
      const { invoice, there } = open(work, id)
      if (invoice.status === 'paid') throw invalidState('invoice_already_paid', 'Invoice is already paid')
      const ready = invoice.status === 'draft' ? finalizeInvoice(there, invoice) : invoice
      if (ready.status === 'paid') return ready
      expectInvoice(ready, 'pay', `This invoice cannot be paid because it is ${ready.status}.`)
      if (params.paid_out_of_band) return markPaid(there, ready, 0)
      const method = params.payment_method
      if (method) getReferenced(work, 'payment_method', method, 'payment_method')
      const refusal = collectPayment(there, ready, {
        retries: false,
        offSession: params.off_session ?? true,
        ...(method ? { method } : {}),
      })
      if (refusal) throw refusal
      return getObject(work, 'invoice', id)
    },
  ),

  route('POST', '/v1/invoices/:id/void', {}, (work, _, id) => {
    const { invoice, there } = open(work, id)
    return voidInvoice(there, invoice)
  }),

  route('POST', '/v1/invoices/:id/mark_uncollectible', {}, (work, _, id) => {
    const { invoice, there } = open(work, id)
    return markUncollectible(there, invoice)
  }),
]

export const invoicePayments: Route[] = [
  route(
    'GET',
    '/v1/invoice_payments',
    {
      ...pageFields,
      created: createdField,
      invoice: text(),
      payment: shape({ payment_intent: text(), type: required(oneOf('payment_intent')) }),
      status: oneOf('canceled', 'open', 'paid'),
    },
    (work, params) =>
      listObjects(work, 'invoice_payment', '/v1/invoice_payments', params, [
        ...createdFilters(params.created),
        ...equals({
          invoice: params.invoice,
          'payment.payment_intent': params.payment?.payment_intent,
          status: params.status,
        }),
      ]),
  ),
  route('GET', '/v1/invoice_payments/:id', {}, (work, _, id) => getObject(work, 'invoice_payment', id)),
]
