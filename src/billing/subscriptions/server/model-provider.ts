// A small provider for the model-based test of plans: it renews, retries and gives up by itself, as Stripe does.
import type { ProviderInvoice, ProviderSubscription } from '../../../platform/payments/port-subscriptions.ts'
import { addMonths } from '../../quotes/quote.ts'
import type { PlanName } from '../plan-states.ts'
import { priceOf } from './diff-to-events.ts'

const day = 24 * 3_600_000
/** An invoice of a month stays a draft for an hour before it is charged. */
const draftLasts = day / 24
const retriesAfter = [1, 3, 5, 7].map((days) => days * day)

type Invoice = {
  id: string
  status: 'draft' | 'open' | 'paid' | 'void'
  reason: 'subscription_cycle' | 'subscription_update'
  amount: number
  name: PlanName
  from: number
  to: number
  attempts: number
  /** Paid to us by another way. */
  byHand: boolean
  createdAt: number
  paidAt: number | null
}

export function modelProvider(start: number, firstMonthly: number, prices: Record<PlanName, number>) {
  const anchor = { at: firstMonthly, months: 0 }
  const invoices: Invoice[] = []
  const plan = {
    status: 'trialing' as 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled',
    name: 'plan' as PlanName,
    nextName: null as PlanName | null,
    from: start,
    to: firstMonthly,
    leaves: false,
    pausedAt: null as number | null,
    /** The invoice whose payment ends the pause with a period of its own. */
    resumption: null as string | null,
  }
  let cardWorks = true
  let now = start

  const monthAfter = () => addMonths(new Date(anchor.at), anchor.months).getTime()
  function begin(at: number) {
    anchor.at = at
    anchor.months = 1
    plan.from = at
    plan.to = monthAfter()
  }
  function invoice(reason: Invoice['reason'], amount: number, from: number, to: number): Invoice {
    const made: Invoice = {
      id: `in_${invoices.length + 1}`,
      status: 'open',
      reason,
      amount,
      name: plan.name,
      from,
      to,
      attempts: 0,
      byHand: false,
      createdAt: now,
      paidAt: null,
    }
    invoices.push(made)
    return made
  }
  function attempt(one: Invoice): boolean {
    if (one.status !== 'open') return one.status === 'paid'
    one.attempts += 1
    if (!cardWorks) {
      if (plan.status === 'active' && one.reason === 'subscription_cycle') plan.status = 'past_due'
      return false
    }
    one.status = 'paid'
    one.paidAt = now
    if (plan.status === 'past_due') plan.status = 'active'
    if (one.id === plan.resumption) {
      begin(one.from)
      plan.status = 'active'
      plan.resumption = null
    }
    return true
  }
  function renew() {
    now = plan.to
    if (plan.leaves) {
      plan.status = 'canceled'
      return
    }
    if (plan.nextName) plan.name = plan.nextName
    plan.nextName = null
    const from = plan.to
    if (plan.status === 'trialing') {
      begin(from)
      plan.status = 'active'
    } else {
      anchor.months += 1
      plan.from = from
      plan.to = monthAfter()
    }
    invoice('subscription_cycle', prices[plan.name], plan.from, plan.to).status = 'draft'
  }
  const draft = () => (plan.status === 'canceled' ? undefined : invoices.find(({ status }) => status === 'draft'))
  const openOne = () =>
    invoices.find(
      ({ id, status, reason }) => status === 'open' && (reason === 'subscription_cycle' || id === plan.resumption),
    )
  function nextRetry(): { at: number; of: Invoice } | null {
    const of = openOne()
    const after = of && retriesAfter[of.attempts - 1]
    return of && after !== undefined ? { at: of.createdAt + after, of } : null
  }

  return {
    plan,
    invoices,
    breakCard: (works: boolean) => {
      cardWorks = works
    },
    /** Does everything that the provider does by itself until then. */
    pass(until: number) {
      for (;;) {
        const retry = plan.status === 'canceled' ? null : nextRetry()
        const stands = plan.status === 'canceled' || plan.status === 'paused'
        const renewal = stands ? Number.POSITIVE_INFINITY : plan.to
        const waits = draft()
        const charge = waits ? waits.createdAt + draftLasts : Number.POSITIVE_INFINITY
        const due = Math.min(retry?.at ?? Number.POSITIVE_INFINITY, charge, renewal)
        if (due > until) break
        now = due
        if (waits && charge === due) {
          waits.status = 'open'
          attempt(waits)
        } else if (retry && retry.at === due) {
          const paid = attempt(retry.of)
          if (!paid && retry.of.attempts > retriesAfter.length && plan.status !== 'paused') plan.status = 'canceled'
        } else renew()
      }
      now = until
    },
    cancelAtEnd: (leaves: boolean) => {
      if (plan.status !== 'canceled') plan.leaves = leaves
    },
    pause() {
      if (plan.status !== 'active' && plan.status !== 'past_due') return
      plan.status = 'paused'
      plan.pausedAt = now
    },
    /** Back to the period in which the pause began. */
    resumePaidPeriod() {
      if (plan.status !== 'paused') return
      plan.status = 'active'
      while (plan.to <= now) {
        anchor.months += 1
        plan.from = plan.to
        plan.to = monthAfter()
      }
    },
    /** A month from now; the pause stays until it is paid. */
    resume() {
      if (plan.status !== 'paused' || openOne()) return
      const made = invoice('subscription_update', prices[plan.name], now, addMonths(new Date(now), 1).getTime())
      plan.resumption = made.id
      attempt(made)
    },
    nextPrice: (name: PlanName) => {
      if (plan.status !== 'canceled') plan.nextName = name === plan.name ? null : name
    },
    end: () => {
      plan.status = 'canceled'
    },
    voidInvoice(id: string) {
      const found = invoices.find((one) => one.id === id)
      if (found?.status !== 'open') return
      found.status = 'void'
      if (found.id === plan.resumption) plan.resumption = null
    },
    /** By hand, on the provider's own page: the month is no longer billed, or was paid by another way. */
    waive(how: 'void' | 'settled') {
      const open = openOne()
      if (!open) return
      open.status = how === 'void' ? 'void' : 'paid'
      if (how === 'settled') open.byHand = true
      if (plan.status === 'past_due') plan.status = 'active'
      if (open.id === plan.resumption) plan.resumption = null
    },
    /** By the cardholder, from an email or an old tab; the plan may have ended by then. */
    payOpen() {
      const open = openOne()
      return open ? attempt(open) : false
    },
    /** Begins a full period now: an early start or a closed plan reopened. Without payment nothing changes. */
    startNow(): string | null {
      if (plan.status === 'canceled' || !cardWorks || plan.resumption) return null
      const made = invoice('subscription_update', prices[plan.name], now, addMonths(new Date(now), 1).getTime())
      attempt(made)
      begin(now)
      plan.status = 'active'
      return made.id
    },
    preview: (name: PlanName) => {
      const left = (plan.to - now) / (plan.to - plan.from)
      return plan.status === 'trialing' ? prices[name] : Math.round((prices[name] - prices[plan.name]) * left)
    },
    change(name: PlanName, amount: number): string | null {
      if (plan.status === 'canceled' || !cardWorks || amount <= 0) return null
      const first = plan.status === 'trialing'
      plan.name = name
      plan.nextName = null
      if (first) begin(now)
      plan.status = 'active'
      const made = invoice('subscription_update', amount, now, plan.to)
      attempt(made)
      return made.id
    },
    /** The state as the port returns it. */
    shown(): { subscription: ProviderSubscription; invoices: ProviderInvoice[]; payment: null } {
      const subscription = {
        status: plan.status,
        price: priceOf(plan.name),
        periodEndsAt: new Date(plan.status === 'paused' && plan.pausedAt !== null ? plan.pausedAt : plan.to),
        latestInvoice: plan.resumption ?? invoices.at(-1)?.id ?? null,
        pendingChange: null,
        requestedByUs: { cancel: true, price: true },
      } as Partial<ProviderSubscription> as ProviderSubscription
      const list = invoices.map(
        (one) =>
          ({
            id: one.id,
            status: one.status,
            reason: one.reason,
            total: one.amount,
            amountPaid: one.status === 'paid' && !one.byHand ? one.amount : 0,
            lines: [{ amount: one.amount, price: priceOf(one.name) }],
            attempts: one.attempts,
            paymentIntent: `pi_${one.id}`,
            createdAt: new Date(one.createdAt),
            finalizedAt: new Date(one.createdAt),
            nextAttemptAt: null,
            periodStartsAt: new Date(one.from),
            periodEndsAt: new Date(one.to),
          }) as Partial<ProviderInvoice> as ProviderInvoice,
      )
      return { subscription, invoices: list.reverse(), payment: null }
    },
  }
}
