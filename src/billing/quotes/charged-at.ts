const hour = 3_600_000

/**
 * When a month that begins then is charged: the provider drafts its invoice at the beginning and collects it about an
 * hour later (https://docs.stripe.com/billing/invoices/subscription), which late in the evening is the next day.
 */
export const chargedAt = (monthBegins: Date | string): Date => new Date(new Date(monthBegins).getTime() + hour)
