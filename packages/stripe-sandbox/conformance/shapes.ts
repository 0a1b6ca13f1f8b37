import type Stripe from 'stripe'

/** The SDK's own types of every object that is sent, and of every request that creates or changes one. */

/** The object inside is validated separately. */
interface EventEnvelope extends Omit<Stripe.EventBase, 'data'> {
  data: { object: unknown; previous_attributes?: unknown }
}

export interface SdkObjects {
  balance_transaction: Stripe.BalanceTransaction
  charge: Stripe.Charge
  credit_note: Stripe.CreditNote
  customer: Stripe.Customer | Stripe.DeletedCustomer
  dispute: Stripe.Dispute
  event: EventEnvelope
  invoice: Stripe.Invoice | Stripe.DeletedInvoice
  invoice_payment: Stripe.InvoicePayment
  invoiceitem: Stripe.InvoiceItem | Stripe.DeletedInvoiceItem
  line_item: Stripe.InvoiceLineItem
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  price: Stripe.Price
  product: Stripe.Product
  refund: Stripe.Refund
  setup_intent: Stripe.SetupIntent
  subscription: Stripe.Subscription
  subscription_item: Stripe.SubscriptionItem
  tax_rate: Stripe.TaxRate
  'test_helpers.test_clock': Stripe.TestHelpers.TestClock | Stripe.TestHelpers.DeletedTestClock
  webhook_endpoint: Stripe.WebhookEndpoint | Stripe.DeletedWebhookEndpoint
}

export interface SdkRequests {
  'GET /v1/balance_transactions': Stripe.BalanceTransactionListParams
  'GET /v1/charges': Stripe.ChargeListParams
  'GET /v1/credit_notes': Stripe.CreditNoteListParams
  'GET /v1/disputes': Stripe.DisputeListParams
  'GET /v1/events': Stripe.EventListParams
  'GET /v1/invoice_payments': Stripe.InvoicePaymentListParams
  'GET /v1/invoices': Stripe.InvoiceListParams
  'GET /v1/invoices/:id': Stripe.InvoiceRetrieveParams
  'POST /v1/invoices/:id': Stripe.InvoiceUpdateParams
  'GET /v1/payment_intents/:id': Stripe.PaymentIntentRetrieveParams
  'GET /v1/prices': Stripe.PriceListParams
  'GET /v1/refunds': Stripe.RefundListParams
  'GET /v1/subscriptions': Stripe.SubscriptionListParams
  'GET /v1/subscriptions/:id': Stripe.SubscriptionRetrieveParams
  'GET /v1/tax_rates': Stripe.TaxRateListParams
  'DELETE /v1/subscriptions/:id': Stripe.SubscriptionCancelParams
  'POST /v1/credit_notes': Stripe.CreditNoteCreateParams
  'POST /v1/customers': Stripe.CustomerCreateParams
  'POST /v1/customers/:id': Stripe.CustomerUpdateParams
  'POST /v1/disputes/:id': Stripe.DisputeUpdateParams
  'POST /v1/disputes/:id/close': Stripe.DisputeCloseParams
  'POST /v1/invoiceitems': Stripe.InvoiceItemCreateParams
  'POST /v1/invoices': Stripe.InvoiceCreateParams
  'POST /v1/invoices/:id/finalize': Stripe.InvoiceFinalizeInvoiceParams
  'POST /v1/invoices/:id/pay': Stripe.InvoicePayParams
  'POST /v1/invoices/:id/void': Stripe.InvoiceVoidInvoiceParams
  'POST /v1/invoices/create_preview': Stripe.InvoiceCreatePreviewParams
  'POST /v1/payment_intents': Stripe.PaymentIntentCreateParams
  'POST /v1/payment_intents/:id/cancel': Stripe.PaymentIntentCancelParams
  'POST /v1/payment_intents/:id/capture': Stripe.PaymentIntentCaptureParams
  'POST /v1/payment_methods/:id/detach': Stripe.PaymentMethodDetachParams
  'POST /v1/prices': Stripe.PriceCreateParams
  'POST /v1/products': Stripe.ProductCreateParams
  'POST /v1/refunds': Stripe.RefundCreateParams
  'POST /v1/setup_intents': Stripe.SetupIntentCreateParams
  'POST /v1/subscriptions': Stripe.SubscriptionCreateParams
  'POST /v1/subscriptions/:id': Stripe.SubscriptionUpdateParams
  'POST /v1/subscriptions/:id/pause': Stripe.SubscriptionPauseParams
  'POST /v1/subscriptions/:id/resume': Stripe.SubscriptionResumeParams
  'POST /v1/tax_rates': Stripe.TaxRateCreateParams
}

export interface SdkEvents {
  type: Stripe.Event['type']
}
