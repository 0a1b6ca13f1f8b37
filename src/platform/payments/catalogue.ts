import type Stripe from 'stripe'
import { PaymentsError, type PlanPrice } from './port.ts'
import { checkedResponse } from './stripe-response.ts'

export type Catalogue = ReturnType<typeof openCatalogue>

const productOf = (lookupKey: string) => `clairavis_${lookupKey}`

/** Our name of a price: that of its product, because a replaced price loses its own lookup key. */
export function lookupKeyOfPrice(price: Stripe.Price): string {
  const product = typeof price.product === 'string' ? price.product : price.product.id
  return product.startsWith(productOf('')) ? product.slice(productOf('').length) : (price.lookup_key ?? price.id)
}

/** Our products and prices at the provider: found by our own names, created when missing, never changed in place. */
export function openCatalogue(stripe: Stripe, vatRate: number) {
  const prices = new Map<string, Stripe.Price>()
  const names = new Map<string, string>()
  let taxRate: string | undefined

  async function findPrice(lookupKey: string): Promise<Stripe.Price | undefined> {
    const page = await checkedResponse('list', '', () =>
      stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }),
    )
    return page.data[0]
  }

  async function ensureProduct(plan: PlanPrice): Promise<void> {
    const id = productOf(plan.lookupKey)
    try {
      await checkedResponse('product', id, () =>
        stripe.products.create({ id, name: plan.name }, { idempotencyKey: `product:${id}` }),
      )
    } catch (error) {
      if (!(error instanceof PaymentsError) || error.code !== 'resource_already_exists') throw error
    }
  }

  function createPrice(name: string, lookupKey: string, amount: number, currency: string, key: string) {
    return checkedResponse('price', 'price_', () =>
      stripe.prices.create(
        {
          lookup_key: lookupKey,
          transfer_lookup_key: true,
          currency,
          unit_amount: amount,
          recurring: { interval: 'month' },
          tax_behavior: 'inclusive',
          product: productOf(name),
        },
        { idempotencyKey: key },
      ),
    )
  }

  /** A price's amount can never change: a new amount is a new price, which takes the lookup key over. */
  async function ensurePrice(plan: PlanPrice): Promise<void> {
    const { lookupKey, amount, currency } = plan
    const known = await findPrice(lookupKey)
    if (known?.unit_amount === amount && known.currency === currency) {
      prices.set(lookupKey, known)
      return
    }
    await ensureProduct(plan)
    const key = `price:${lookupKey}:${amount}:${known?.id ?? 'first'}`
    prices.set(lookupKey, await createPrice(lookupKey, lookupKey, amount, currency, key))
  }

  /** The price of an accepted contract, kept whatever the current price for others is. */
  async function priceOfContract(name: string, amount: number, currency: string): Promise<Stripe.Price> {
    const lookupKey = `${name}_${amount}`
    const known = prices.get(lookupKey) ?? (await findPrice(lookupKey))
    const price = known ?? (await createPrice(name, lookupKey, amount, currency, `price:${lookupKey}`))
    prices.set(lookupKey, price)
    return price
  }

  async function ensureTaxRate(): Promise<string> {
    if (taxRate) return taxRate
    const page = await checkedResponse('list', '', () =>
      stripe.taxRates.list({ active: true, inclusive: true, limit: 100 }),
    )
    const known = page.data.find((rate) => rate.country === 'FR' && rate.percentage === vatRate)
    const rate =
      known ??
      (await checkedResponse('tax_rate', 'txr_', () =>
        stripe.taxRates.create(
          { display_name: 'TVA', percentage: vatRate, inclusive: true, country: 'FR' },
          { idempotencyKey: `tax_rate:fr:${vatRate}:inclusive` },
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

    /** The id of the price with this name and exactly this amount a month, in cents. */
    async priceId(name: string, amount: number): Promise<string> {
      const sold = prices.get(name) ?? (await findPrice(name))
      if (!sold)
        throw new PaymentsError('invalid', `The provider has no price named ${name}.`, { code: 'resource_missing' })
      prices.set(name, sold)
      return sold.unit_amount === amount ? sold.id : (await priceOfContract(name, amount, sold.currency)).id
    },

    /** Resolves price ids to our names; a price without a name keeps its id. */
    async nameThem(ids: string[]): Promise<(id: string) => string> {
      for (const price of prices.values()) names.set(price.id, lookupKeyOfPrice(price))
      for (const id of new Set(ids)) {
        if (names.has(id)) continue
        names.set(id, lookupKeyOfPrice(await checkedResponse('price', id, () => stripe.prices.retrieve(id))))
      }
      return (id) => names.get(id) ?? id
    },
  }
}
