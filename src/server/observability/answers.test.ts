import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { beforeEach, describe, expect, it } from 'vitest'
import { messageSeconds, registry, requests } from '../../platform/telemetry/metrics.ts'
import type { Answer } from './access-log.ts'
import { watchAnswers } from './answers.ts'
import { pageRoute } from './route-name.ts'

const told: Answer[] = []
const answers = watchAnswers({
  counted: true,
  log: { write: (answer) => void told.push(answer), close: async () => {} },
})

/** Arranged like the product: a mounted API with a last resort, and pages behind it. */
function product() {
  const api = new Hono()
  api.use(async (c, next) => {
    await next()
    c.res.headers.set('x-request-id', 'request-1')
  })
  api.post('/questions/propose', (c) => c.json({}))
  api.post('/questions/:id', (c) => c.json({}))
  api.post('/questions/:id/messages', (c) => c.json({}, c.req.query('refused') ? 409 : 200))
  api.get('/broken', () => {
    throw new Error('broken')
  })
  api.all('*', (c) => c.json({}, 404))
  const app = new Hono()
  app.use(answers.middleware)
  app.use(compress())
  app.route('/api', api)
  app.get('/portraits/:file', (c) => c.body('x'))
  app.all('*', (c) => c.html('<p>page</p>'))
  app.onError((_, c) => c.body(null, 500))
  return app
}

beforeEach(() => {
  told.length = 0
  registry.resetMetrics()
})

describe('an answer', () => {
  it.each([
    ['POST', '/api/questions/propose', 'api', '/api/questions/propose', 200],
    ['POST', '/api/questions/q-of-client@example.com', 'api', '/api/questions/:id', 200],
    ['GET', '/api/somebody@example.com', 'api', 'unmatched', 404],
    ['GET', '/api/broken', 'api', '/api/broken', 500],
    ['GET', '/portraits/helene.svg', 'file', '/portraits/:file', 200],
    ['GET', '/fr/question/abc?token=secret', 'page', '/fr/question/:id', 200],
    ['GET', '/en/partage/a-secret-token', 'page', '/en/partage/:token', 200],
    ['GET', '/fr', 'page', '/fr', 200],
    ['GET', '/wp-admin/a/b/c', 'page', 'unmatched', 200],
  ])('to %s %s is told by its template', async (method, path, kind, route, status) => {
    await product().request(path, { method })
    expect(told).toMatchObject([{ kind, method, route, status, trace: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  })

  it('belongs to the trace that its browser has begun, and names the request', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await product().request('/api/questions/q1', { method: 'POST', headers: { traceparent } })
    expect(told).toMatchObject([{ trace: '0af7651916cd43dd8448eb211c80319c', requestId: 'request-1' }])
  })

  it('is counted by kind and status; a message that was taken is timed as well', async () => {
    const app = product()
    await app.request('/api/questions/q1/messages', { method: 'POST' })
    await app.request('/api/questions/q1/messages?refused=1', { method: 'POST' })
    answers.fromMemory('page', { method: 'GET', path: '/fr/tarifs', status: 304, milliseconds: 1 })
    const { values } = await requests.get()
    expect(
      values.filter(({ value }) => value > 0).map(({ labels, value }) => [labels.kind, labels.status, value]),
    ).toEqual([
      ['api', '2xx', 1],
      ['api', '4xx', 1],
      ['page', '3xx', 1],
    ])
    const timed = (await messageSeconds.get()).values.find(({ metricName }) => metricName?.endsWith('_count'))
    expect(timed?.value).toBe(1)
  })

  it('from memory is told by its template too', () => {
    answers.fromMemory('page', { method: 'GET', path: '/fr/article/un-article', status: 200, milliseconds: 0.1 })
    expect(told).toMatchObject([{ route: '/fr/article/:slug', kind: 'page' }])
    expect(pageRoute('/fr/nowhere/at/all/x')).toBe('unmatched')
  })
})
