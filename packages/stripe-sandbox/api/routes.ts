/** The table of all calls. A resource is a file; to add one, write it and list it here. */
import { balanceTransactions } from '../charges/balance-transactions.ts'
import { charges } from '../charges/charges.ts'
import { refunds } from '../charges/refunds.ts'
import { customers } from '../customers/customers.ts'
import { paymentMethods } from '../customers/payment-methods.ts'
import { setupIntents } from '../customers/setup-intents.ts'
import { disputes } from '../disputes/disputes.ts'
import { creditNotes } from '../invoices/credit-notes.ts'
import { invoiceItems } from '../invoices/invoice-items.ts'
import { invoicePayments, invoices } from '../invoices/invoices.ts'
import { paymentIntents } from '../payment-intents/payment-intents.ts'
import { prices } from '../products/prices.ts'
import { products } from '../products/products.ts'
import { taxRates } from '../products/tax-rates.ts'
import { subscriptionItems } from '../subscriptions/subscription-items.ts'
import { subscriptions } from '../subscriptions/subscriptions.ts'
import { testClocks } from '../test-clocks/test-clocks.ts'
import { events } from '../webhooks/events.ts'
import { webhookEndpoints } from '../webhooks/webhook-endpoints.ts'
import type { Route } from './route.ts'
import { searches } from './search.ts'

const routes: readonly Route[] = [
  ...searches,
  ...balanceTransactions,
  ...charges,
  ...creditNotes,
  ...customers,
  ...disputes,
  ...events,
  ...invoiceItems,
  ...invoicePayments,
  ...invoices,
  ...paymentIntents,
  ...paymentMethods,
  ...prices,
  ...products,
  ...refunds,
  ...setupIntents,
  ...subscriptionItems,
  ...subscriptions,
  ...taxRates,
  ...testClocks,
  ...webhookEndpoints,
]

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(':id', '([A-Za-z0-9_-]{1,100})')}$`),
}))

export function matchRoute(method: string, path: string): { route: Route; id: string } | undefined {
  for (const { route, pattern } of patterns) {
    const match = route.method === method ? pattern.exec(path) : null
    if (match) return { route, id: match[1] ?? '' }
  }
  return undefined
}
