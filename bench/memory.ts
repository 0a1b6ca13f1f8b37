import type pg from 'pg'
import { type Figure, megabytes, pause, slope } from './figure.ts'
import { call, question, type Visitor, visitors } from './people.ts'
import type { Measured } from './process.ts'

const limit = 400_000_000
const everySeconds = 5

/** Pages, questions, messages and streams without a pause; the heap after a collection, again and again. */
export async function memory(product: Measured, pool: pg.Pool, seconds: number): Promise<Figure[]> {
  const crowd = await visitors(pool, `memory-${seconds}`, seconds * 60)
  const until = performance.now() + seconds * 1000
  let next = 0
  let acts = 0
  const people = Array.from({ length: 6 }, async () => {
    while (performance.now() < until) {
      const visitor = crowd[next % crowd.length] as Visitor
      next += 1
      acts += await visit(product.url, visitor)
    }
  })
  const samples: [number, number][] = []
  let highest = 0
  for (let at = everySeconds; at <= seconds; at += everySeconds) {
    await pause(everySeconds * 1000)
    const { heap, rss } = await product.usage(true)
    samples.push([at, heap])
    highest = Math.max(highest, rss)
  }
  await Promise.all(people)
  const warm = samples.filter(([at]) => at > seconds / 3)
  const perMinute = slope(warm) * 60
  const last = warm.at(-1)?.[1] ?? 0
  // What a collection leaves differs a little from one to the next; a leak does not stop at that, nor does it shrink.
  const flat = perMinute < 0.02 * last
  return [
    {
      what: `memory over ${seconds} s of load`,
      measured: `heap ${perMinute < 0 ? '' : '+'}${(perMinute / 1e6).toFixed(2)} MB a minute, ${megabytes(highest)} at most`,
      limit: `0, ${megabytes(limit)}`,
      beside: `heap after a collection ${megabytes(last)}; ${(acts / seconds).toFixed(0)} calls a second`,
      good: flat && highest < limit,
    },
  ]
}

/** One visitor's minute: the page, a question, two messages, a look at the thread, a stream opened and left. */
async function visit(url: string, visitor: Visitor): Promise<number> {
  await (await fetch(`${url}/fr`)).text()
  const asked = await call<{ id: string }>(`${url}/api/questions`, 'POST', visitor, question)
  const leave = new AbortController()
  const stream = await fetch(`${url}/api/live`, {
    headers: { authorization: `Bearer ${visitor.token}` },
    signal: leave.signal,
  })
  for (const text of ['Sans dégradation.', 'Le bailleur est la SCI Les Tilleuls.'])
    await call(`${url}/api/questions/${asked.id}/messages`, 'POST', visitor, { text })
  await call(`${url}/api/questions/${asked.id}/messages?locale=fr`, 'GET', visitor)
  leave.abort()
  await stream.body?.cancel().catch(() => {})
  return 6
}
