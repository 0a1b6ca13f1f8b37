import type Stripe from 'stripe'
import { answered } from './answers.ts'
import { PaymentsError, type PlanPrice } from './port.ts'

export type Catalogue = ReturnType<typeof openCatalogue>

/** What we sell, as the provider knows it: found by our own names, created when missing, never changed in place. */
export function openCatalogue(stripe: Stripe) {
  const prices = new Map<string, string>()
  const names = new Map<string, string>()
  let taxRate: string | undefined

  async function findPrice(lookupKey: string): Promise<Stripe.Price | undefined> {
    const page = await answered('list', '', () =>
      stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }),
    )
    return page.data[0]
  }

  async function ensureProduct(plan: PlanPrice): Promise<string> {
    const id = `clairavis_${plan.lookupKey}`
    try {
      await answered('product', id, () =>
        stripe.products.create({ id, name: plan.name }, { idempotencyKey: `product:${id}` }),
      )
    } catch (error) {
      if (!(error instanceof PaymentsError) || error.code !== 'resource_already_exists') throw error
    }
    return id
  }

  /** A price's amount can never change: a new amount is a new price, which takes the name over. */
  async function ensurePrice(plan: PlanPrice): Promise<void> {
    const known = await findPrice(plan.lookupKey)
    if (known?.unit_amount === plan.amount && known.currency === plan.currency) {
      prices.set(plan.lookupKey, known.id)
      return
    }
    const product = await ensureProduct(plan)
    const price = await answered('price', 'price_', () =>
      stripe.prices.create(
        {
          lookup_key: plan.lookupKey,
          transfer_lookup_key: true,
          currency: plan.currency,
          unit_amount: plan.amount,
          recurring: { interval: 'month' },
          tax_behavior: 'inclusive',
          product,
        },
        { idempotencyKey: `price:${plan.lookupKey}:${plan.amount}:${known?.id ?? 'first'}` },
      ),
    )
    prices.set(plan.lookupKey, price.id)
  }

  async function ensureTaxRate(): Promise<string> {
    if (taxRate) return taxRate
    const page = await answered('list', '', () => stripe.taxRates.list({ active: true, inclusive: true, limit: 100 }))
    const known = page.data.find((rate) => rate.country === 'FR' && rate.percentage === 20)
    const rate =
      known ??
      (await answered('tax_rate', 'txr_', () =>
        stripe.taxRates.create(
          { display_name: 'TVA', percentage: 20, inclusive: true, country: 'FR' },
          { idempotencyKey: 'tax_rate:fr:20:inclusive' },
        ),
      ))
    taxRate = rate.id
    return rate.id
  }

  return {
    ensureTaxRate,

    async ensure(plans: PlanPrice[]): Promise<void> {
      for (const plan of plans) await ensurePrice(plan)
      await ensureTaxRate()
    },

    async priceId(lookupKey: string): Promise<string> {
      const known = prices.get(lookupKey) ?? (await findPrice(lookupKey))?.id
      if (!known)
        throw new PaymentsError('invalid', `The provider has no price named ${lookupKey}.`, {
          code: 'resource_missing',
        })
      prices.set(lookupKey, known)
      return known
    },

    /** Our names of these prices; a price that has none goes by its id. */
    async nameThem(ids: string[]): Promise<(id: string) => string> {
      for (const [name, id] of prices) names.set(id, name)
      for (const id of new Set(ids)) {
        if (names.has(id)) continue
        const price = await answered('price', id, () => stripe.prices.retrieve(id))
        names.set(id, price.lookup_key ?? id)
      }
      return (id) => names.get(id) ?? id
    },
  }
}
