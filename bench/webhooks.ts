import { createHmac, randomUUID } from 'node:crypto'
import { type Figure, milliseconds, percentile, perSecond } from './figure.ts'
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
