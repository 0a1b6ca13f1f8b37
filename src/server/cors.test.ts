import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { corsForOwnSites } from './cors.ts'

function api(environment: Record<string, string>) {
  const app = new Hono().use(corsForOwnSites(readConfig({ PUBLIC_SITE_URL: 'https://clairavis.test', ...environment })))
  app.post('/questions', (c) => c.json({}))
  return app
}

const preflight = (app: Hono, origin: string) =>
  app.request('/questions', {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  })

describe('an API with an address of its own', () => {
  const apart = { PUBLIC_API_URL: 'https://api.clairavis.test', PUBLIC_DOMAIN_EN: 'clairavis.example' }

  it.each(['https://clairavis.test', 'https://clairavis.example'])('lets the pages of %s call it', async (origin) => {
    const app = api(apart)
    const asked = await preflight(app, origin)
    expect(asked.ok).toBe(true)
    expect(asked.headers.get('access-control-allow-origin')).toBe(origin)
    expect(asked.headers.get('access-control-allow-headers')).toBe(
      'authorization,content-type,idempotency-key,last-event-id,traceparent',
    )
    const answer = await app.request('/questions', { method: 'POST', headers: { origin } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it.each(['https://elsewhere.test', 'http://clairavis.test', 'null'])(
    'says nothing to those of %s',
    async (origin) => {
      expect((await preflight(api(apart), origin)).headers.get('access-control-allow-origin')).toBeNull()
    },
  )
})

it('says nothing to anybody where it shares the pages’ address', async () => {
  const asked = await preflight(api({ PUBLIC_API_URL: '/api' }), 'https://clairavis.test')
  expect(asked.headers.get('access-control-allow-origin')).toBeNull()
})
