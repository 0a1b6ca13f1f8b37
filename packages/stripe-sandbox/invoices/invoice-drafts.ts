/** An invoice before it is finalised, or a preview of one. */
import type Stripe from 'stripe'
import type { UnitOfWork } from '../api/route.ts'
import { newId } from '../store/ids.ts'
import type { WireInvoice, WireInvoiceLine, WireSubscription } from '../store/objects.ts'
import { testClockOf } from '../test-clocks/customer-clock.ts'
import { listOfLines, totalsOf } from './invoice-lines.ts'

/** An automatic draft can be changed for an hour. */
const draftLasts = 3600

export interface Draft {
  customer: string
  lines: WireInvoiceLine[]
  reason: NonNullable<WireInvoice['billing_reason']>
  subscription?: WireSubscription
  period?: { start: number; end: number }
  autoAdvance: boolean
  currency?: string
  description?: string | null
  metadata?: Stripe.Metadata
  paymentMethodTypes?: 'card'[] | null
  defaultTaxRates?: Stripe.TaxRate[]
  defaultPaymentMethod?: string | null
  prorationDate?: number
}

/** A preview of an invoice; nothing is stored. */
export function previewInvoice(work: UnitOfWork, draft: Draft, id: string): WireInvoice {
  const customer = work.store.find('customer', draft.customer)
  const { subscription } = draft
  const totals = totalsOf(draft.lines)
  const balance = customer?.balance ?? 0
  const due = Math.max(0, totals.total + balance)
  return {
    id,
    object: 'invoice',
    account_country: 'FR',
    account_name: null,
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: draft.autoAdvance,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: draft.autoAdvance ? work.now + draftLasts : null,
    billing_reason: draft.reason,
    collection_method: 'charge_automatically',
    created: work.now,
    currency: draft.currency ?? subscription?.currency ?? 'eur',
    custom_fields: null,
    customer: draft.customer,
    customer_account: null,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customer?.tax_exempt ?? 'none',
    customer_tax_ids: [],
    default_payment_method: draft.defaultPaymentMethod ?? null,
    default_source: null,
    default_tax_rates: draft.defaultTaxRates ?? subscription?.default_tax_rates ?? [],
    description: draft.description ?? null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOfLines(id, draft.lines),
    livemode: false,
    metadata: draft.metadata ?? {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscription
      ? {
          quote_details: null,
          subscription_details: {
            metadata: subscription.metadata,
            subscription: subscription.id,
            ...(draft.prorationDate === undefined ? {} : { subscription_proration_date: draft.prorationDate }),
          },
          type: 'subscription_details',
        }
      : null,
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: draft.paymentMethodTypes ?? null,
    },
    period_end: draft.period?.end ?? work.now,
    period_start: draft.period?.start ?? work.now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    ...totals,
    test_clock: testClockOf(work, draft.customer),
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    webhooks_delivered_at: null,
  }
}

export function draftInvoice(work: UnitOfWork, draft: Draft): WireInvoice {
  const invoice = previewInvoice(work, draft, newId('in'))
  work.store.insert('invoice', invoice)
  attachItems(work, invoice)
  work.emit('invoice.created', invoice)
  return invoice
}

/** Records on pending items which invoice took them. */
function attachItems(work: UnitOfWork, invoice: WireInvoice): void {
  for (const line of invoice.lines.data) {
    const id = line.parent?.invoice_item_details?.invoice_item
    const item = id === undefined ? undefined : work.store.find('invoiceitem', id)
    if (item) work.store.save('invoiceitem', { ...item, invoice: invoice.id })
  }
}
