import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createServer } from 'vite'

/** `npm run dev`: the same server, whose pages come from the bundler's memory and reload while one types. */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { start } = (await vite.ssrLoadModule('/src/server/start.ts')) as typeof import('./server/start.ts')
const { welcome } = (await vite.ssrLoadModule('/src/server/welcome.ts')) as typeof import('./server/welcome.ts')

const running = await start({
  environment: process.env,
  build: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
  assets: (app) =>
    app.use(async (c, next) => {
      const { incoming, outgoing } = c.env as HttpBindings
      const taken = await new Promise<boolean>((resolve) => {
        const response = outgoing as unknown as ServerResponse
        response.once('finish', () => resolve(true))
        vite.middlewares(incoming as unknown as IncomingMessage, response, () => resolve(false))
      })
      if (taken) return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
      return next()
    }),
})
welcome(running)

const stop = async () => {
  await running.stop()
  await vite.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
process.once('disconnect', stop)
