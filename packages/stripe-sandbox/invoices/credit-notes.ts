import { invalidArgument, invalidState } from '../api/errors.ts'
import { createdField, createdFilters, equals, listObjects, pageFields } from '../api/pagination.ts'
import { changedMetadata, integer, metadata, oneOf, type Read, required, text } from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import { createRefund } from '../charges/refunds.ts'
import { getObject, getReferenced } from '../store/find.ts'
import { newId } from '../store/ids.ts'
import type { WireCreditNote, WireInvoice } from '../store/objects.ts'
import { atCustomerClock } from '../test-clocks/customer-clock.ts'
import { intentOf, saveInvoice } from './invoice-lifecycle.ts'

const cents = integer({ least: 0, most: 99_999_999 })

const fields = {
  amount: required(integer({ least: 1, most: 99_999_999 })),
  credit_amount: cents,
  email_type: oneOf('credit_note', 'none'),
  invoice: required(text()),
  memo: text(),
  metadata: metadata(),
  out_of_band_amount: cents,
  reason: oneOf('duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory'),
  refund_amount: cents,
}

type CreditNoteParams = Read<typeof fields>

function notesOf(work: UnitOfWork, invoice: string): WireCreditNote[] {
  return work.store.list('credit_note', equals({ invoice }), { limit: 100 })?.data ?? []
}

/** A credit note reduces an open invoice, or returns money of a paid one: the parts must add up to its amount. */
function expectAmountsAddUp(invoice: WireInvoice, given: CreditNoteParams): void {
  const { amount, credit_amount: credit = 0, out_of_band_amount: outside = 0, refund_amount: refund = 0 } = given
  if (invoice.status !== 'open' && invoice.status !== 'paid') {
    throw invalidState(
      'invoice_not_editable',
      `Credit notes can only be issued for open or paid invoices, not ${invoice.status}.`,
    )
  }
  const left =
    invoice.status === 'open' ? invoice.amount_remaining : invoice.total - invoice.post_payment_credit_notes_amount
  if (amount > left) {
    const message = `The credit note's amount (${amount}) is greater than what is left of the invoice (${left}).`
    throw invalidArgument('amount', message, 'amount_too_large')
  }
  if (invoice.status === 'paid' && credit + outside + refund !== amount) {
    const message = `The sum of credit amount, refund amount and out of band amount (${credit + outside + refund}) must equal the credit note amount (${amount}).`
    throw invalidArgument('amount', message)
  }
}

function refundOf(work: UnitOfWork, invoice: WireInvoice, amount: number): WireCreditNote['refunds'] {
  if (amount === 0) return []
  const intent = intentOf(work, invoice.id)
  const charge = work.store.find('charge', intent?.latest_charge ?? '')
  if (!charge)
    throw invalidState('charge_not_refundable', 'This invoice was not paid by a charge that can be refunded.')
  const refund = createRefund(work, charge, { amount, reason: 'requested_by_customer', metadata: {} })
  return [{ amount_refunded: amount, payment_record_refund: null, refund: refund.id, type: 'refund' }]
}

function issued(work: UnitOfWork, invoice: WireInvoice, given: CreditNoteParams): WireCreditNote {
  expectAmountsAddUp(invoice, given)
  const { amount } = given
  const isPaid = invoice.status === 'paid'
  const refunds = refundOf(work, invoice, given.refund_amount ?? 0)
  const id = newId('cn')
  const share = invoice.total === 0 ? 0 : amount / invoice.total
  const taxes = (invoice.total_taxes ?? []).map((tax) => {
    const part = Math.round(tax.amount * share)
    return { ...tax, amount: part, taxable_amount: amount - part }
  })
  const withoutTax = amount - taxes.reduce((sum, tax) => sum + tax.amount, 0)
  const note: WireCreditNote = {
    id,
    object: 'credit_note',
    amount,
    amount_shipping: 0,
    created: work.now,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: work.now,
    invoice: invoice.id,
    lines: {
      object: 'list',
      data: [
        {
          id: newId('cnli'),
          object: 'credit_note_line_item',
          amount,
          description: given.memo ?? invoice.lines.data[0]?.description ?? null,
          discount_amount: 0,
          discount_amounts: [],
          livemode: false,
          metadata: {},
          pretax_credit_amounts: [],
          quantity: 1,
          tax_rates: [],
          taxes,
          type: 'custom_line_item',
          unit_amount: amount,
          unit_amount_decimal: String(amount),
        },
      ],
      has_more: false,
      url: `/v1/credit_notes/${id}/lines`,
    },
    livemode: false,
    memo: given.memo ?? null,
    metadata: changedMetadata({}, given.metadata),
    number: `${invoice.number}-CN-${String(notesOf(work, invoice.id).length + 1).padStart(2, '0')}`,
    out_of_band_amount: given.out_of_band_amount ?? null,
    pdf: '',
    post_payment_amount: isPaid ? amount : 0,
    pre_payment_amount: isPaid ? 0 : amount,
    pretax_credit_amounts: [],
    reason: given.reason ?? null,
    refunds,
    shipping_cost: null,
    status: 'issued',
    subtotal: amount,
    subtotal_excluding_tax: withoutTax,
    total: amount,
    total_excluding_tax: withoutTax,
    total_taxes: taxes,
    type: isPaid ? 'post_payment' : 'pre_payment',
    voided_at: null,
  }
  work.store.insert('credit_note', note)
  const customer = getObject(work, 'customer', invoice.customer)
  if (given.credit_amount) work.store.save('customer', { ...customer, balance: customer.balance - given.credit_amount })
  work.emit('credit_note.created', note)
  saveInvoice(work, invoice, {
    ...invoice,
    amount_remaining: isPaid ? 0 : invoice.amount_remaining - amount,
    post_payment_credit_notes_amount: invoice.post_payment_credit_notes_amount + note.post_payment_amount,
    pre_payment_credit_notes_amount: invoice.pre_payment_credit_notes_amount + note.pre_payment_amount,
  })
  return note
}

export const creditNotes: Route[] = [
  route('POST', '/v1/credit_notes', fields, (given, params) => {
    const invoice = getReferenced(given, 'invoice', params.invoice, 'invoice')
    return issued(atCustomerClock(given, invoice.customer), invoice, params)
  }),

  route(
    'GET',
    '/v1/credit_notes',
    { ...pageFields, created: createdField, customer: text(), invoice: text() },
    (work, params) =>
      listObjects(work, 'credit_note', '/v1/credit_notes', params, [
        ...createdFilters(params.created),
        ...equals({ customer: params.customer, invoice: params.invoice }),
      ]),
  ),

  route('GET', '/v1/credit_notes/:id', {}, (work, _, id) => getObject(work, 'credit_note', id)),

  route('GET', '/v1/credit_notes/:id/lines', pageFields, (work, _, id) => getObject(work, 'credit_note', id).lines),
]
