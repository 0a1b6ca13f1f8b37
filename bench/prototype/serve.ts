// The bare prototype behind the same HTTP layer as the product.
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'

const folder = process.argv[2] ?? ''
const build: ServerBuild = await import(`${folder}/server/index.js`)
const render = createRequestHandler(build, 'production')
const app = new Hono()
app.use('/assets/*', serveStatic({ root: `${folder}/client` }))
app.all('*', (c) => render(c.req.raw))
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
