import type Stripe from 'stripe'
import { cardOf, cards, openTestSandbox } from './sandbox.ts'

/** A sandbox with two plans, and customers with test clocks of their own. */

export const at = (text: string) => Date.parse(text) / 1000

export async function openSubscriptionSandbox() {
  const { sandbox, stripe } = await openTestSandbox({ now: () => new Date('2026-01-31T10:00:00Z') })
  const product = await stripe.products.create({ name: 'Monthly plan' })
  const priced = (unit_amount: number) =>
    stripe.prices.create({
      currency: 'eur',
      unit_amount,
      recurring: { interval: 'month' },
      tax_behavior: 'inclusive',
      product: product.id,
    })
  const plan = (await priced(2900)).id
  const copilot = (await priced(20_000)).id
  const tax = (await stripe.taxRates.create({ display_name: 'TVA', percentage: 20, inclusive: true, country: 'FR' })).id

  /** A customer with a test clock of their own and a card on file. */
  async function person(number: string = cards.fine, from = '2026-01-31T10:00:00Z') {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: at(from) })
    const customer = await stripe.customers.create({ email: 'zoe@demo.test', test_clock: clock.id })
    const method = await stripe.paymentMethods.create(cardOf(number))
    const setup = await stripe.setupIntents.create({ customer: customer.id, payment_method: method.id, confirm: true })
    const page = setup.next_action?.redirect_to_url?.url
    if (page) await fetch(page, { method: 'POST', body: new URLSearchParams({ choice: 'approve' }) })
    const advance = (to: string) => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at(to) })
    return { clock, customer: customer.id, method: method.id, advance }
  }

  const common = () => ({
    payment_settings: { save_default_payment_method: 'on_subscription' as const },
    billing_mode: { type: 'flexible' as const },
    default_tax_rates: [tax],
  })

  async function subscribed(number: string = cards.fine, from?: string) {
    const who = await person(number, from)
    const subscription = await stripe.subscriptions.create({
      customer: who.customer,
      items: [{ price: plan }],
      default_payment_method: who.method,
      off_session: true,
      ...common(),
    })
    return { ...who, id: subscription.id, item: subscription.items.data[0]?.id ?? '' }
  }

  const invoicesOf = async (subscription: string) =>
    (await stripe.invoices.list({ subscription, limit: 100 })).data.toReversed()

  async function typesAbout(id: string): Promise<string[]> {
    const { data } = await stripe.events.list({ limit: 100 })
    return data
      .filter((event) => JSON.stringify(event.data.object).includes(id))
      .map((event) => event.type)
      .toReversed()
  }

  const periodOf = (subscription: Stripe.Subscription) => {
    const [item] = subscription.items.data
    return [item?.current_period_start, item?.current_period_end].map((seconds) =>
      new Date((seconds ?? 0) * 1000).toISOString().slice(0, 16),
    )
  }

  return { sandbox, stripe, plan, copilot, person, common, subscribed, invoicesOf, typesAbout, periodOf }
}
