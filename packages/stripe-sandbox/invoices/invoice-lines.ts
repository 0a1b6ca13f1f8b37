/** The lines of an invoice and their totals. */
import type Stripe from 'stripe'
import type { UnitOfWork } from '../api/route.ts'
import { newId } from '../store/ids.ts'
import type {
  WireInvoice,
  WireInvoiceItem,
  WireInvoiceLine,
  WirePrice,
  WireSubscription,
  WireSubscriptionItem,
} from '../store/objects.ts'

type Taxed = { amount: number; taxes: Stripe.InvoiceLineItem.Tax[] }

/** Tax inside or on top of an amount, as each rate says; a negative amount returns what a positive one charged. */
export function taxed(amount: number, rates: Stripe.TaxRate[]): Taxed {
  const taxes = rates.map((rate): Stripe.InvoiceLineItem.Tax => {
    const { inclusive, percentage } = rate
    const part = (Math.abs(amount) * percentage) / (inclusive ? 100 + percentage : 100)
    const tax = Math.sign(amount) * Math.round(part)
    return {
      amount: tax + 0,
      tax_behavior: inclusive ? 'inclusive' : 'exclusive',
      tax_rate_details: { tax_rate: rate.id },
      taxability_reason: 'standard_rated',
      taxable_amount: inclusive ? amount - tax : amount,
      type: 'tax_rate_details',
    }
  })
  return { amount, taxes }
}

function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)
}

function productName(work: UnitOfWork, price: WirePrice): string {
  return work.store.find('product', price.product as string)?.name ?? 'Subscription'
}

export function describedPrice(work: UnitOfWork, price: WirePrice, quantity: number): string {
  const each = `${money(price.unit_amount ?? 0, price.currency)} / ${price.recurring?.interval ?? 'unit'}`
  return `${quantity} × ${productName(work, price)} (at ${each})`
}

interface PlanLine {
  subscription: WireSubscription
  item: WireSubscriptionItem
  amount: number
  description: string
  period: { start: number; end: number }
  proration?: boolean
}

export function planLine(given: PlanLine): WireInvoiceLine {
  const { item, subscription } = given
  const quantity = item.quantity ?? 1
  const rates = item.tax_rates?.length ? item.tax_rates : (subscription.default_tax_rates ?? [])
  return {
    ...emptyLine(subscription.currency, given.amount, given.description, rates),
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: given.proration ?? false,
        proration_details: given.proration ? { credited_items: null } : null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: given.period,
    pricing: pricingOf(item.price),
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
  }
}

export function pricingOf(price: WirePrice) {
  return {
    price_details: { price: price.id, product: price.product as string },
    type: 'price_details' as const,
    unit_amount_decimal: price.unit_amount_decimal ?? '0',
  }
}

export function itemLine(item: WireInvoiceItem, rates: Stripe.TaxRate[]): WireInvoiceLine {
  return {
    ...emptyLine(item.currency, item.amount, item.description, item.tax_rates?.length ? item.tax_rates : rates),
    metadata: item.metadata ?? {},
    parent: {
      invoice_item_details: {
        invoice_item: item.id,
        proration: item.proration,
        proration_details: item.proration ? { credited_items: null } : null,
        subscription: item.parent?.subscription_details.subscription ?? null,
      },
      subscription_item_details: null,
      type: 'invoice_item_details',
    },
    period: item.period,
    pricing: item.pricing,
    quantity: item.quantity,
    quantity_decimal: item.quantity_decimal,
    subscription: item.parent?.subscription_details.subscription ?? null,
  }
}

function emptyLine(currency: string, amount: number, description: string | null, rates: Stripe.TaxRate[]) {
  return {
    id: newId('il'),
    object: 'line_item' as const,
    amount,
    currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    pretax_credit_amounts: [],
    subtotal: amount,
    taxes: taxed(amount, rates).taxes,
  }
}

/** A whole period of every item of a subscription. */
export function periodLines(work: UnitOfWork, subscription: WireSubscription): WireInvoiceLine[] {
  const isTrial = subscription.status === 'trialing'
  return subscription.items.data.map((item) => {
    const quantity = item.quantity ?? 1
    return planLine({
      subscription,
      item,
      amount: isTrial ? 0 : (item.price.unit_amount ?? 0) * quantity,
      description: isTrial
        ? `Trial period for ${productName(work, item.price)}`
        : describedPrice(work, item.price, quantity),
      period: { start: item.current_period_start, end: item.current_period_end },
    })
  })
}

/** Credits unused time and charges the same time at the new price: by the second, per line. */
export function prorationLines(
  work: UnitOfWork,
  subscription: WireSubscription,
  change: { before: WireSubscriptionItem | undefined; after: WireSubscriptionItem | undefined; at: number },
): WireInvoiceLine[] {
  const { before, after, at } = change
  const period = before ?? after
  if (!period) return []
  const { current_period_end: end, current_period_start: start } = period
  const share = Math.min(Math.max((end - at) / (end - start), 0), 1)
  const on = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const since = on.format(new Date(at * 1000))
  const part = (item: WireSubscriptionItem) => Math.round((item.price.unit_amount ?? 0) * (item.quantity ?? 1) * share)
  const line = (item: WireSubscriptionItem, amount: number, what: string) =>
    planLine({
      subscription,
      item,
      amount,
      description: `${what} on ${productName(work, item.price)} after ${since}`,
      period: { start: at, end },
      proration: true,
    })
  return [
    ...(before ? [line(before, -part(before) + 0, 'Unused time')] : []),
    ...(after ? [line(after, part(after), 'Remaining time')] : []),
  ]
}

type Totals = Pick<WireInvoice, 'subtotal' | 'subtotal_excluding_tax' | 'total' | 'total_excluding_tax' | 'total_taxes'>

export function totalsOf(lines: WireInvoiceLine[]): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0)
  const byRate = new Map<string, Stripe.Invoice.TotalTax>()
  for (const tax of lines.flatMap((line) => line.taxes)) {
    const key = `${tax.tax_rate_details?.tax_rate} ${tax.tax_behavior}`
    const known = byRate.get(key)
    byRate.set(key, {
      ...tax,
      amount: (known?.amount ?? 0) + tax.amount,
      taxable_amount: (known?.taxable_amount ?? 0) + (tax.taxable_amount ?? 0),
    })
  }
  const taxes = [...byRate.values()]
  const sum = (behavior: string) =>
    taxes.filter((tax) => tax.tax_behavior === behavior).reduce((total, tax) => total + tax.amount, 0)
  const total = subtotal + sum('exclusive')
  return {
    subtotal,
    subtotal_excluding_tax: subtotal - sum('inclusive'),
    total,
    total_excluding_tax: total - sum('inclusive') - sum('exclusive'),
    total_taxes: taxes,
  }
}

export function listOfLines(invoice: string, lines: WireInvoiceLine[]): WireInvoice['lines'] {
  return {
    object: 'list',
    data: lines.map((line) => ({ ...line, invoice })),
    has_more: false,
    url: `/v1/invoices/${invoice}/lines`,
  }
}
