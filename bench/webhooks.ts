import { createHmac, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { defaultKeys } from '../packages/stripe-sandbox/default-keys.ts'
import { type Figure, milliseconds, pause, percentile, perSecond } from './figure.ts'
import { call, type Visitor, visitors } from './people.ts'
import type { Measured } from './process.ts'

/** The secret that the product is started with for this figure. */
export const webhookSecret = 'whsec_bench'

const distinct = 200
const copies = 20
const atOnce = 16

/** Events of the provider, signed as it signs them, each delivered twenty times, sixteen at once. */
export async function webhooks(product: Measured): Promise<Figure[]> {
  const events = Array.from({ length: distinct }, () => signed(randomUUID()))
  const deliveries = shuffled(Array.from({ length: copies }, () => events).flat())
  const before = (await product.usage()).cpu
  const began = performance.now()
  const times: number[] = []
  const post = async () => {
    for (let next = deliveries.pop(); next; next = deliveries.pop()) {
      const sent = performance.now()
      const answer = await fetch(`${product.url}/api/webhooks/stripe`, { method: 'POST', ...next })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`A signed event was answered ${answer.status}.`)
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, post))
  const seconds = (performance.now() - began) / 1000
  const cpu = (await product.usage()).cpu - before
  const late = percentile(times, 0.99)
  const count = distinct * copies
  return [
    {
      what: `events of the provider, each ${copies} times`,
      measured: `${perSecond(count / seconds)}, p50 ${milliseconds(percentile(times, 0.5))}, p99 ${milliseconds(late)}`,
      limit: 'p99 1000 ms',
      beside: `${milliseconds(cpu / count)} of CPU each; stored before the answer`,
      good: late < 1000,
    },
  ]
}

const payers = 20
/** Milliseconds between one payment and the next: each brings a dozen events, and a backlog is not what is measured. */
const apart = 1000
const together = 4

/** From the provider's event to the charge in the books, with nobody at the page who would ask for it. */
export async function settling(product: Measured, pool: pg.Pool): Promise<Figure[]> {
  for (const one of await visitors(pool, 'settle', payers)) {
    await payForAMonth(product.url, one)
    await pause(apart)
  }
  const alone = await recorded(pool, 'settle', payers)
  const crowd = await visitors(pool, 'crowd', payers)
  const pays = async () => {
    for (let one = crowd.pop(); one; one = crowd.pop()) await payForAMonth(product.url, one)
  }
  await Promise.all(Array.from({ length: together }, pays))
  const crowded = await recorded(pool, 'crowd', payers)
  const what = 'a payment from the event received to the charge recorded'
  return [
    figureOf(what, alone, `${payers} payments, one after the other`),
    figureOf(`the same, ${together} payments at a time`, crowded, `${payers} payments without a pause between them`),
  ]
}

function figureOf(what: string, times: number[], how: string): Figure {
  const late = percentile(times, 0.99)
  return {
    what,
    measured: `p50 ${milliseconds(percentile(times, 0.5))}, p99 ${milliseconds(late)}`,
    limit: 'p99 2000 ms',
    beside: `${how}; stored, picked up, looked up at the provider, written`,
    good: late < 2000,
  }
}

/** Waits until all of these payers' payments are in the books. */
async function recorded(pool: pg.Pool, who: string, payments: number): Promise<number[]> {
  for (let tries = 0; ; tries += 1) {
    const times = await timesOf(pool, who)
    if (times.length >= payments) return times
    if (tries > 600) throw new Error(`Of ${payments} payments, ${times.length} were recorded within a minute.`)
    await pause(100)
  }
}

async function payForAMonth(url: string, who: Visitor): Promise<void> {
  const api = <Reply>(path: string, body: unknown) => call<Reply>(`${url}/api${path}`, 'POST', who, body)
  await api('/me/email-capture', { email: `${randomUUID()}@bench.test`, locale: 'fr' })
  const quote = await api<{ id: string; signature: string }>('/me/plan/quote', { kind: 'plan' })
  const accepted = { quoteId: quote.id, signature: quote.signature, terms: true, startNow: true, locale: 'fr' }
  const order = await api<{ paymentIntent: string; clientSecret: string }>('/me/plan/orders', accepted)
  const bank = async (path: string, form: Record<string, string>) => {
    const body = new URLSearchParams({ key: defaultKeys.publishableKey, ...form })
    const answer = await fetch(`${url}/sandbox-payments/v1${path}`, { method: 'POST', body })
    if (!answer.ok) throw new Error(`The bank answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { id: string }
  }
  const card = { 'card[number]': '4242424242424242', 'card[exp_month]': '12', 'card[exp_year]': '2040' }
  const method = await bank('/payment_methods', { type: 'card', ...card, 'card[cvc]': '123' })
  const paid = { client_secret: order.clientSecret, payment_method: method.id, return_url: `${url}/fr` }
  await bank(`/payment_intents/${order.paymentIntent}/confirm`, paid)
}

async function timesOf(pool: pg.Pool, who: string): Promise<number[]> {
  const { rows } = await pool.query<{ ms: string }>(
    `select extract(epoch from entry.at - min(event.received_at)) * 1000 as ms
     from charge
     join ledger_entry entry on entry.source = 'charge' and entry.source_id = charge.id
       and entry.account = 'provider_clearing'
     join provider_event event on event.object_id in (charge.payment_intent, charge.source_id)
       and event.type in ('payment_intent.succeeded', 'invoice.paid')
     where charge.person_id like $1 || '-%'
     group by charge.id, entry.at`,
    [who],
  )
  return rows.map(({ ms }) => Number(ms))
}

function signed(id: string): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify({
    id: `evt_${id.replaceAll('-', '')}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type: 'payment_intent.succeeded',
    data: { object: { id: `pi_${id.replaceAll('-', '')}`, object: 'payment_intent', metadata: {} } },
  })
  const t = Math.floor(Date.now() / 1000)
  const v1 = createHmac('sha256', webhookSecret).update(`${t}.${body}`).digest('hex')
  return { headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` }, body }
}

function shuffled<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
