import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expert, pay, setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import { type CollectedSpan, openTraceCollector } from '../../../test/harness/trace-collector.ts'
import {
  offerFor,
  placeOrder,
  questionText,
  readyToOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../test/scenarios/main-path.ts'
import { billingJobs } from '../../billing/server/jobs.ts'
import { readConfig } from '../../platform/config.ts'
import { type RunningJobs, startJobs } from '../../platform/jobs/pg-boss.ts'
import { tracedHttpClient } from '../../platform/payments/traced-http-client.ts'
import { openTracing } from '../../platform/telemetry/open-tracing.ts'
import { inCall, inSpan, isTracing } from '../../platform/telemetry/spans.ts'
import { watchAnswers } from './answers.ts'

setUpTestApp({}, { emptied: true })

let collector: Awaited<ReturnType<typeof openTraceCollector>>
let closeTracing: () => Promise<void>
let jobs: RunningJobs | undefined
const warn = vi.fn()

const openWith = (more: Record<string, string> = {}) =>
  openTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...more }), '1.2.3+abc', { warn })

beforeEach(async () => {
  warn.mockClear()
  collector = await openTraceCollector()
  closeTracing = await openWith()
})
afterEach(async () => {
  await jobs?.stop()
  jobs = undefined
  await closeTracing()
  await collector.close()
})

const attributeOf = (span: CollectedSpan | undefined, key: string) =>
  span?.attributes.find((one) => one.key === key)?.value.stringValue
/** The names from this span up to its root. */
function wayUp(span: CollectedSpan | undefined, spans: readonly CollectedSpan[]): string[] {
  return span
    ? [
        span.name,
        ...wayUp(
          spans.find(({ spanId }) => spanId === span.parentSpanId),
          spans,
        ),
      ]
    : []
}

describe('a press', () => {
  it('is one trace from the browser over the job to the payment provider, in which nobody can be recognised', async () => {
    const helene = await expert()
    const email = `planted-${randomUUID()}@client.test`
    const { client, id } = await readyToOrder(email)
    const order = await placeOrder(client, id)
    await pay(order, unusedCard())
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    const offer = await offerFor(helene, id)
    await openRealJobs()
    const api = new Hono().use(watchAnswers({ counted: false, log: null }).middleware).route('/api', testApp.api)
    const traceId = randomUUID().replaceAll('-', '')
    const answer = await api.request(`/api/desk/offers/${id}/accept`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${helene.token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        traceparent: `00-${traceId}-b7ad6b7169203331-01`,
      },
      body: JSON.stringify({ token: offer.token, noConflict: true, locale: 'fr' }),
    })
    expect(answer.status).toBe(200)
    await vi.waitFor(async () => expect(await statusOf(order.id)).toBe('captured'), { timeout: 20_000 })
    // What fails quotes what it was given: PostgreSQL a value, a mail server an address.
    await inSpan('planted', { 'user.email': email }, async () => {
      await sql`select pg_sleep(0.005), ${email}::int from purchase`.execute(testApp.ports.db)
    }).catch(() => {})
    await jobs?.stop()
    await closeTracing()
    const spans = collector.spans()
    const ofPress = spans.filter((span) => span.traceId === traceId)
    const capture = ofPress.find(({ name }) => name === 'POST /v1/payment_intents/:id/capture')
    const way = wayUp(capture, ofPress)
    expect([way[0], way.at(-1)]).toEqual(['POST /v1/payment_intents/:id/capture', 'POST /api/desk/offers/:id/accept'])
    expect(way).toEqual(expect.arrayContaining(['process billing.pursue', 'send billing.pursue']))
    expect(
      attributeOf(way.length ? ofPress.find(({ name }) => name.startsWith('POST /api')) : undefined, 'http.route'),
    ).toBe('/api/desk/offers/:id/accept')
    expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['planted', 'select purchase']))
    const received = collector.received()
    expect(received).toContain('1.2.3+abc')
    const secrets = [email, '@client.test', helene.token, client.token, order.clientSecret, id, order.id]
    for (const secret of [...secrets, questionText.slice(0, 20), order.paymentIntent])
      expect([secret, received.includes(String(secret))]).toEqual([secret, false])
    expect(warn).not.toHaveBeenCalled()
  })

  it('has the error of a job without its words', async () => {
    await openRealJobs()
    const planted = 'planted@client.test'
    const name = 'mail.send'
    jobs?.handle(name, async () => {
      throw new RangeError(planted)
    })
    await jobs?.ready()
    await testApp.ports.db.transaction().execute((tx) => jobs!.enqueue(tx, name, { id: 'x' }))
    const failing = () => collector.spans().find((span) => span.name === 'process mail.send')
    await vi.waitFor(() => expect(failing()).toBeDefined(), { timeout: 20_000 })
    const failed = failing()
    expect(attributeOf(failed, 'error.type')).toBe('RangeError')
    expect(collector.received()).not.toContain(planted)
  })
})

describe('the trace', () => {
  it('is told to a sandbox of ours and to nobody else', async () => {
    const heard: (string | undefined)[] = []
    const server = createServer((request, response) => {
      heard.push(request.headers.traceparent as string | undefined)
      response.end('{}')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const port = String((server.address() as AddressInfo).port)
    const ask = (ofOurs: boolean) =>
      tracedHttpClient({ ofOurs }).makeRequest('127.0.0.1', port, '/v1/prices', 'GET', {}, '', 'http', 2000)
    await inCall('asking', {}, () => ask(true))
    await inCall('asking', {}, () => ask(false))
    server.close()
    server.closeAllConnections()
    expect(heard).toEqual([expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/), undefined])
  })

  it('is kept for the configured share, whatever a browser asks for', async () => {
    await closeTracing()
    closeTracing = await openWith({ OTEL_TRACES_SAMPLER_ARG: '0' })
    const app = new Hono().use(watchAnswers({ counted: false, log: null }).middleware).get('/x', (c) => c.text(''))
    await app.request('/x', { headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' } })
    await closeTracing()
    expect(collector.spans()).toEqual([])
  })

  it('is not made where no collector is configured', async () => {
    await closeTracing()
    expect(isTracing()).toBe(false)
    closeTracing = await openTracing(readConfig({}), '1', { warn })
    expect(isTracing()).toBe(false)
    expect(await inSpan('nothing', {}, async (span) => span)).toBeUndefined()
  })

  it('is lost without harm where the collector is away, and the operator is told once', async () => {
    await closeTracing()
    closeTracing = await openWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
    expect(await inSpan('lost', {}, async () => 'done')).toBe('done')
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 20_000 })
    await inSpan('lost', {}, async () => 'done')
    await closeTracing()
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

async function openRealJobs(): Promise<void> {
  const { ports, database } = testApp
  jobs = await startJobs({ db: ports.db, databaseUrl: database.url, work: true, log: ports.log })
  // Recurring work has nothing to do with a press.
  Object.assign(ports, { jobs: { ...jobs, every: () => {} } })
  billingJobs(ports)
  await jobs.ready()
}

async function statusOf(id: string): Promise<string | undefined> {
  const row = await testApp.ports.db.selectFrom('purchase').select('status').where('id', '=', id).executeTakeFirst()
  return row?.status
}
