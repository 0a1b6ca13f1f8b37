import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import { cardOf, cards, openTestSandbox, openWebhookReceiver, webhookSecret } from '../testing/sandbox.ts'

let sandbox: Sandbox
let stripe: Stripe
let receiver: Awaited<ReturnType<typeof openWebhookReceiver>>
let subscription: Stripe.Subscription

beforeAll(async () => {
  receiver = await openWebhookReceiver()
  ;({ sandbox, stripe } = await openTestSandbox({ webhook: { url: receiver.url, secret: webhookSecret } }))
  const product = await stripe.products.create({ name: 'Plan <b>' })
  const recurring = { interval: 'month' as const }
  const price = await stripe.prices.create({ currency: 'eur', unit_amount: 2900, recurring, product: product.id })
  const customer = await stripe.customers.create({ email: 'zoe@demo.test' })
  const method = await stripe.paymentMethods.create(cardOf(cards.fine))
  await stripe.paymentMethods.attach(method.id, { customer: customer.id })
  const items = [{ price: price.id }]
  const params = { customer: customer.id, items, default_payment_method: method.id, off_session: true }
  subscription = await stripe.subscriptions.create(params)
})
afterAll(async () => {
  await sandbox.close()
  await receiver.close()
})

async function submit(action: string, id: string, origin = sandbox.url): Promise<Response> {
  const body = new URLSearchParams({ action, id, lang: 'fr' })
  return fetch(`${sandbox.url}/dashboard`, { method: 'POST', body, headers: { origin }, redirect: 'manual' })
}

const outcomeOf = async (response: Response) =>
  new URL(response.headers.get('location') ?? '', sandbox.url).searchParams.get('done')

test('the page shows plans, payments, people and events in both languages, and only text as text', async () => {
  for (const [lang, title] of [
    ['fr', 'Paiements simulés'],
    ['en', 'Simulated payments'],
  ]) {
    const answer = await fetch(`${sandbox.url}/?lang=${lang}`)
    const page = await answer.text()
    expect(page).toContain(`<html lang="${lang}">`)
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(page).toContain('zoe@demo.test')
    expect(page).toContain('Plan &lt;b&gt;')
    expect(page).toContain('invoice.paid')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page).not.toContain('<script')
  }
})

test('a newcomer advances to the renewal, makes the next one fail, and opens a dispute that is won', async () => {
  expect(await outcomeOf(await submit('renew', subscription.id))).toBe('renewed')
  expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(2)
  expect(await outcomeOf(await submit('decline', subscription.id))).toBe('decline')
  await submit('renew', subscription.id)
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due')
  const charge = (await stripe.charges.list({ limit: 100 })).data.find(({ captured }) => captured)
  expect(await outcomeOf(await submit('dispute', charge?.id ?? ''))).toBe('disputed')
  const [dispute] = (await stripe.disputes.list()).data
  expect(await outcomeOf(await submit('won', dispute?.id ?? ''))).toBe('won')
  expect(await outcomeOf(await submit('won', dispute?.id ?? ''))).toBe('failed')
  expect(await outcomeOf(await submit('surprise', 'x'))).toBe('failed')
})

test('an event is delivered again, with the same id', async () => {
  await sandbox.control.webhooks.idle()
  const [event] = (await stripe.events.list({ type: 'invoice.paid' })).data
  const before = receiver.received.filter((received) => received.event.id === event?.id).length
  expect(await outcomeOf(await submit('resend', event?.id ?? ''))).toBe('delivered')
  await sandbox.control.webhooks.idle()
  expect(receiver.received.filter((received) => received.event.id === event?.id)).toHaveLength(before + 1)
})

test('another site’s form moves nothing, and another host’s name opens nothing', async () => {
  const invoices = async () => (await stripe.invoices.list({ subscription: subscription.id })).data.length
  const before = await invoices()
  expect((await submit('renew', subscription.id, 'https://elsewhere.test')).status).toBe(403)
  expect(await invoices()).toBe(before)
})

test('behind a reverse proxy it answers under the proxy’s address, whose own forms it takes', async () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.test', 'x-forwarded-prefix': '/payments' }
  const page = await fetch(`${sandbox.url}/dashboard`, { headers: forwarded })
  expect(page.status).toBe(200)
  const submitFrom = (origin: string) =>
    fetch(`${sandbox.url}/dashboard`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'retry', id: 'all' }),
      headers: { ...forwarded, origin },
      redirect: 'manual',
    })
  expect((await submitFrom('https://shop.test')).status).toBe(303)
  expect((await submitFrom(sandbox.url)).status).toBe(403)
})
