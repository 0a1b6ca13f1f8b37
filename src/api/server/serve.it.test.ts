import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { describe, expect, it } from 'vitest'
import { setUpTestApp, testApp, visitor } from '../../../test/harness/test-app.ts'

setUpTestApp()

describe('an answer of the API', () => {
  it('travels as it is where it is short, and compressed where that is worth the work', async () => {
    const { token } = await visitor()
    const front = new Hono().use(compress()).route('/api', testApp.api)
    const get = (path: string) =>
      front.request(`/api${path}`, { headers: { 'accept-encoding': 'gzip', authorization: `Bearer ${token}` } })
    const short = await get('/questions?locale=fr')
    expect(short.headers.get('content-encoding')).toBeNull()
    const { byteLength } = new TextEncoder().encode(await short.text())
    expect(short.headers.get('content-length')).toBe(String(byteLength))
    const long = await get('/categories?locale=fr')
    expect([long.status, long.headers.get('content-encoding')]).toEqual([200, 'gzip'])
    expect(long.headers.get('content-length')).toBeNull()
  })
})
