import { invalidState } from '../api/errors.ts'
import { equals, listObjects, pageFields } from '../api/pagination.ts'
import { changedMetadata, flag, integer, list, metadata, oneOf, required, shape, text } from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import { getObject, getReferenced } from '../store/find.ts'
import { newId } from '../store/ids.ts'
import type { WireInvoice, WireInvoiceItem, WireInvoiceLine, WireSubscription } from '../store/objects.ts'
import { atCustomerClock, testClockOf } from '../test-clocks/customer-clock.ts'
import { itemLine, listOfLines, totalsOf } from './invoice-lines.ts'

/** Pending items for a customer's next invoice, or for the next of this subscription. */
export function pendingLines(work: UnitOfWork, customer: string, subscription?: WireSubscription): WireInvoiceLine[] {
  const page = work.store.list('invoiceitem', equals({ customer }), { limit: 1000 })
  const waiting = (page?.data ?? []).filter((item) => {
    const owner = item.parent?.subscription_details.subscription
    return item.invoice === null && (owner === undefined || owner === subscription?.id)
  })
  return waiting.reverse().map((item) => itemLine(item, subscription?.default_tax_rates ?? []))
}

export function withLines(invoice: WireInvoice, lines: WireInvoiceLine[]): WireInvoice {
  const totals = totalsOf(lines)
  const due = Math.max(0, totals.total + invoice.starting_balance)
  return {
    ...invoice,
    ...totals,
    amount_due: due,
    amount_remaining: due,
    lines: listOfLines(invoice.id, lines),
  }
}

export function draftOf(work: UnitOfWork, id: string, param: string): WireInvoice {
  const invoice = getReferenced(work, 'invoice', id, param)
  if (invoice.status === 'draft') return invoice
  throw invalidState('invoice_not_editable', 'This invoice is no longer editable.', { param })
}

export const invoiceItems: Route[] = [
  route(
    'POST',
    '/v1/invoiceitems',
    {
      amount: required(integer()),
      currency: required(text(3)),
      customer: required(text()),
      description: text(),
      discountable: flag(),
      invoice: text(),
      metadata: metadata(),
      period: shape({ start: required(integer()), end: required(integer()) }),
      tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
      tax_rates: list(text(), 5),
    },
    (given, params) => {
      getReferenced(given, 'customer', params.customer, 'customer')
      const work = atCustomerClock(given, params.customer)
      const invoice = params.invoice ? draftOf(work, params.invoice, 'invoice') : undefined
      const item: WireInvoiceItem = {
        id: newId('ii'),
        object: 'invoiceitem',
        amount: params.amount,
        currency: params.currency.toLowerCase(),
        customer: params.customer,
        customer_account: null,
        date: work.now,
        description: params.description ?? null,
        discountable: params.discountable ?? params.amount >= 0,
        discounts: [],
        invoice: invoice?.id ?? null,
        livemode: false,
        metadata: changedMetadata({}, params.metadata),
        parent: null,
        period: params.period ?? { start: work.now, end: work.now },
        pricing: null,
        proration: false,
        quantity: 1,
        quantity_decimal: '1',
        tax_rates: (params.tax_rates ?? []).map((rate) => getReferenced(work, 'tax_rate', rate, 'tax_rates')),
        test_clock: testClockOf(work, params.customer),
      }
      work.store.insert('invoiceitem', item)
      work.emit('invoiceitem.created', item)
      if (invoice) {
        const rates = invoice.default_tax_rates
        work.store.save('invoice', withLines(invoice, [...invoice.lines.data, itemLine(item, rates)]))
      }
      return item
    },
  ),

  route('GET', '/v1/invoiceitems', { ...pageFields, customer: text(), invoice: text() }, (work, params) =>
    listObjects(work, 'invoiceitem', '/v1/invoiceitems', params, [
      ...equals({ customer: params.customer, invoice: params.invoice }),
    ]),
  ),

  route('GET', '/v1/invoiceitems/:id', {}, (work, _, id) => getObject(work, 'invoiceitem', id)),

  route('DELETE', '/v1/invoiceitems/:id', {}, (work, _, id) => {
    const item = getReferenced(work, 'invoiceitem', id, 'invoiceitem')
    const invoice = item.invoice ? draftOf(work, item.invoice, 'invoice') : undefined
    if (invoice) {
      const others = invoice.lines.data.filter((line) => line.parent?.invoice_item_details?.invoice_item !== id)
      work.store.save('invoice', withLines(invoice, others))
    }
    work.store.softDelete('invoiceitem', id)
    work.emit('invoiceitem.deleted', item)
    return { id, object: 'invoiceitem', deleted: true }
  }),
]
