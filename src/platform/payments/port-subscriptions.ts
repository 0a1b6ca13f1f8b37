/** Subscriptions at the payment provider, their invoices, and the card that pays them. */

export type SubscriptionStatus =
  | 'active'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'paused'
  | 'trialing'
  | 'unpaid'

export interface ProviderSubscription {
  id: string
  status: SubscriptionStatus
  customer: string
  orderId: string | null
  /** Our own name of the price, such as `plan_monthly`. */
  price: string
  /** Cents a month, tax included. */
  amount: number
  livemode: boolean
  paymentMethod: string | null
  startedAt: Date
  trialEndsAt: Date | null
  periodStartsAt: Date
  periodEndsAt: Date
  cancelAtPeriodEnd: boolean
  /** When it ends, once cancellation was requested. */
  cancelsAt: Date | null
  /** When cancellation was requested. */
  cancelRequestedAt: Date | null
  endedAt: Date | null
  latestInvoice: string | null
  /** What we requested ourselves; anything else was requested on the provider's own page. */
  requestedByUs: { cancel: boolean; price: boolean }
  /** A change that waits for its payment; the subscription stays as it was until then. */
  pendingChange: { price: string | null; trialEndsAt: Date | null; expiresAt: Date } | null
}

export type InvoiceStatus = 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'

export type InvoiceReason = 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming'

export interface ProviderInvoiceLine {
  id: string
  description: string | null
  /** Cents, tax included; negative for a credit for unused time. */
  amount: number
  tax: number
  /** Our own name of the price, or the provider's id where it has none. */
  price: string | null
  proration: boolean
  periodStartsAt: Date
  periodEndsAt: Date
}

export interface ProviderInvoicePayment {
  id: string
  status: 'canceled' | 'open' | 'paid'
  paymentIntent: string | null
  amountPaid: number
  paidAt: Date | null
}

export interface ProviderInvoice {
  id: string
  /** The provider's own; ours are numbered by ourselves. */
  number: string | null
  status: InvoiceStatus
  reason: InvoiceReason | null
  customer: string
  subscription: string | null
  /** From the metadata of the invoice, or of its subscription. */
  orderId: string | null
  livemode: boolean
  currency: string
  /** Cents, tax included, as are the three below; `tax` is the part of `total` that is tax. */
  total: number
  amountDue: number
  amountPaid: number
  amountRemaining: number
  tax: number
  /** Refunded or credited after it was paid. */
  credited: number
  /** The billed period of the plan, not the provider's accounting period. */
  periodStartsAt: Date
  periodEndsAt: Date
  lines: ProviderInvoiceLine[]
  payments: ProviderInvoicePayment[]
  /** The open or paid payment: to be read with `retrievePayment`, which also reports `requires_action`. */
  paymentIntent: string | null
  /** Lets the holder's browser confirm the payment of an open invoice. */
  clientSecret: string | null
  attempts: number
  nextAttemptAt: Date | null
  createdAt: Date
  finalizedAt: Date | null
  paidAt: Date | null
}

export interface ProviderPreview {
  /** Cents, tax included: exactly what `changeSubscription` charges when given the same `at`. */
  amountDue: number
  total: number
  tax: number
  currency: string
  lines: ProviderInvoiceLine[]
  at: Date
  /** When the plan is charged next. */
  periodEndsAt: Date
}

/** A price by name and amount, and whether the first period ends now. */
export interface SubscriptionChange {
  subscription: string
  /** A name of the catalogue. */
  price: string
  /** Cents a month, as the contract names them, whatever the catalogue's current price is. */
  amount: number
  /** Proration is calculated at this second; the preview and the change must be given the same. */
  at: Date
  /** Ends the first period and begins a full one now. */
  startNow?: boolean
}

export interface StartedSubscription {
  subscription: ProviderSubscription
  /** What has to be paid now; null when nothing is due. */
  invoice: ProviderInvoice | null
}

export interface ProviderSetupIntent {
  id: string
  status:
    | 'canceled'
    | 'processing'
    | 'requires_action'
    | 'requires_confirmation'
    | 'requires_payment_method'
    | 'succeeded'
  customer: string | null
  paymentMethod: string | null
  /** The subscription that it was created for. */
  subscription: string | null
  lastError: string | null
}

export interface ProviderCard {
  id: string
  customer: string | null
  brand: string
  last4: string
  expMonth: number
  expYear: number
  fingerprint: string | null
}

type Farewell = { feedback?: string; comment?: string }

/** In every request `key` is the id of our row that records it: the same row never acts twice. */
export interface SubscriptionPayments {
  /** Looks for the order's subscription first, so that it may be repeated after any length of time. */
  createSubscription(order: {
    orderId: string
    customer: string
    /** A name of the catalogue. */
    price: string
    /** Cents a month, as the accepted quote names them. */
    amount: number
    trialEnd: Date
    paymentMethod: string
    metadata?: Record<string, string>
  }): Promise<ProviderSubscription>

  /**
   * A subscription without a reduced first period. It is `incomplete` until the holder has paid `invoice` in the
   * browser with its `clientSecret`, and expires by itself after 23 hours. Looks for the order's subscription first.
   */
  startSubscription(order: {
    orderId: string
    customer: string
    price: string
    amount: number
    metadata?: Record<string, string>
  }): Promise<StartedSubscription>

  findSubscriptionByOrder(order: { orderId: string; customer: string }): Promise<ProviderSubscription | null>

  retrieveSubscription(id: string): Promise<ProviderSubscription>

  /** All of a customer's, ended ones included, newest first. */
  listSubscriptions(customer: string): Promise<ProviderSubscription[]>

  cancelSubscriptionAtPeriodEnd(
    request: { key: string; subscription: string } & Farewell,
  ): Promise<ProviderSubscription>

  /** Undoes a cancellation that has not taken effect. */
  keepSubscription(request: { key: string; subscription: string }): Promise<ProviderSubscription>

  /** Records afterwards why somebody cancelled. */
  recordCancellationFeedback(request: { key: string; subscription: string } & Farewell): Promise<ProviderSubscription>

  /** A subscription that has already ended counts as done. */
  cancelSubscriptionNow(request: { key: string; subscription: string } & Farewell): Promise<ProviderSubscription>

  /** Takes effect at once: no period begins and no invoice is made until it is resumed. Nothing is credited. */
  pauseSubscription(request: { key: string; subscription: string }): Promise<ProviderSubscription>

  /** Ends a pause within the period in which it began, which goes on as it was: nothing is charged. */
  resumePaidPeriod(request: { key: string; subscription: string }): Promise<ProviderSubscription>

  /**
   * A pause is over: a full period from now, paid with the card on file. It stays paused until the payment has
   * succeeded, which is tried again as that of any other month.
   */
  resumeSubscription(request: { key: string; subscription: string }): Promise<StartedSubscription>

  /**
   * Starts a full period that its holder orders now, paid at once with the card on file: ends the first period early,
   * reopens a restricted subscription, or resumes a paused one. The former state stays until the payment has succeeded;
   * `invoice.status` and `pendingChange` tell. A refused payment is not tried again without the holder.
   */
  startPeriodNow(request: {
    key: string
    subscription: string
    from: 'closed' | 'first period' | 'pause'
  }): Promise<StartedSubscription>

  /** What a change would charge now. Changes nothing. */
  previewSubscriptionChange(change: SubscriptionChange): Promise<ProviderPreview>

  /** Charges the difference at once; the former price stays until it is paid (`pendingChange`). */
  changeSubscription(request: { key: string } & SubscriptionChange): Promise<StartedSubscription>

  /**
   * Another price from the next period on; nothing is charged or refunded now. `isAsked`: the holder requested it;
   * without it, the former price is restored.
   */
  changeSubscriptionAtPeriodEnd(request: {
    key: string
    subscription: string
    price: string
    amount: number
    isAsked: boolean
  }): Promise<ProviderSubscription>

  retrieveInvoice(id: string): Promise<ProviderInvoice>

  /** Newest first; with `since` only those created from then on. */
  listInvoices(of: ({ customer: string } | { subscription: string }) & { since?: Date }): Promise<ProviderInvoice[]>

  /** The invoice that a payment paid, or would pay. */
  findInvoiceByPayment(paymentIntent: string): Promise<ProviderInvoice | null>

  /**
   * Tries to collect an open invoice, with the given card or the subscription's. Already paid counts as done. A card
   * that the bank refuses is `declined`; one that needs authentication by its holder is `declined` with the code
   * `invoice_payment_intent_requires_action`.
   */
  payInvoice(request: { key: string; invoice: string; paymentMethod?: string }): Promise<ProviderInvoice>

  /** Voids it, so that nothing is due. Already voided counts as done. */
  voidInvoice(request: { key: string; invoice: string }): Promise<ProviderInvoice>

  /**
   * An invoice outside any subscription, finalised, to be paid in the browser with its `clientSecret`. Looks for the
   * order's invoice first.
   */
  issueInvoice(order: {
    orderId: string
    customer: string
    currency: string
    lines: { amount: number; description: string }[]
    description?: string
    metadata?: Record<string, string>
  }): Promise<ProviderInvoice>

  /** Saves a card without charging it, for this subscription. */
  createSetupIntent(request: {
    key: string
    customer: string
    subscription: string
  }): Promise<{ setupIntent: string; clientSecret: string }>

  retrieveSetupIntent(id: string): Promise<ProviderSetupIntent>

  retrieveCard(paymentMethod: string): Promise<ProviderCard>

  /** Sets the card for the person's next payments, and for this subscription. */
  setDefaultCard(request: {
    key: string
    customer: string
    paymentMethod: string
    subscription?: string
  }): Promise<void>
}
