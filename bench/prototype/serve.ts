// The bare prototype behind the same HTTP layer as the product.
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { drawnContext } from '../../src/server/context.ts'

const folder = process.argv[2] ?? ''
const build: ServerBuild = await import(`${folder}/server/index.js`)
const render = createRequestHandler(build, 'production')
const app = new Hono()
app.use('/assets/*', serveStatic({ root: `${folder}/client` }))
app.all('*', async (c) => {
  const context = new RouterContextProvider()
  const response = await render(c.req.raw, context)
  return new Response(context.get(drawnContext), response)
})
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
