/** The table of all calls. A resource is a file; to add one, write it and list it here. */
import { balanceTransactions } from './resources/balance-transactions.ts'
import { prices, products, taxRates } from './resources/catalogue.ts'
import { charges } from './resources/charges.ts'
import { creditNotes } from './resources/credit-notes.ts'
import { customers } from './resources/customers.ts'
import { disputes } from './resources/disputes.ts'
import { events } from './resources/events.ts'
import { invoiceItems } from './resources/invoice-items.ts'
import { invoicePayments, invoices } from './resources/invoices.ts'
import { paymentIntents } from './resources/payment-intents.ts'
import { paymentMethods } from './resources/payment-methods.ts'
import { refunds } from './resources/refunds.ts'
import { searches } from './resources/search.ts'
import { setupIntents } from './resources/setup-intents.ts'
import { subscriptionItems } from './resources/subscription-items.ts'
import { subscriptions } from './resources/subscriptions.ts'
import { testClocks } from './resources/test-clocks.ts'
import { webhookEndpoints } from './resources/webhook-endpoints.ts'
import type { Route } from './work.ts'

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
