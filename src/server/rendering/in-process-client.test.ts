import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { ApiApp } from '../../api/server/app.ts'
import { createInProcessClient } from './in-process-client.ts'

type Seen = { forwarded: string | undefined; connection: unknown }

function reading() {
  const seen: Seen[] = []
  const app = new Hono()
  app.get('/leaving', (c) => {
    seen.push({ forwarded: c.req.header('x-forwarded-for'), connection: c.env })
    return c.json({})
  })
  return { seen, reader: createInProcessClient(app as unknown as ApiApp).reader }
}

it('counts what a page reads against the address of whoever asked for it, not against everybody’s', async () => {
  const { seen, reader } = reading()
  const headers = { 'x-forwarded-for': '9.9.9.9', authorization: 'Bearer x', cookie: 'staff=x' }
  const bindings = { incoming: 'a connection' }
  const asker = { request: new Request('https://clairavis.test/fr/resilier', { headers }), bindings }
  await reader(asker)<never>()('GET /leaving' as never, { query: { link: 'l' } } as never)
  expect(seen).toEqual([{ forwarded: '9.9.9.9', connection: bindings }])
})

it('reads a page that is kept for everybody as nobody', async () => {
  const { seen, reader } = reading()
  await reader(null)<never>()('GET /leaving' as never)
  expect(seen).toMatchObject([{ forwarded: undefined }])
})
