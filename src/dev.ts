import { createServer as listener } from 'node:net'
import { createServer } from 'vite'

/** `npm run dev`: the same server, whose pages come from the bundler's memory and reload while one types. */
const vite = await createServer({
  server: { middlewareMode: true, hmr: { port: await freePort() } },
  appType: 'custom',
})
// The bundler would end the process at once, and leave the database behind.
process.removeAllListeners('SIGTERM')
const { start } = (await vite.ssrLoadModule('/src/server/start.ts')) as typeof import('./server/start.ts')
const { welcome } = (await vite.ssrLoadModule('/src/server/welcome.ts')) as typeof import('./server/welcome.ts')

const running = await start({
  environment: process.env,
  build: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
  assets: (request, response, next) => vite.middlewares(request, response, next),
}).catch(async (error: Error) => {
  // By name: the bundler has classes of its own.
  console.error(['ConfigError', 'MigrationError'].includes(error.name) ? error.message : error)
  await vite.close()
  process.exit(1)
})
welcome(running)

const stop = async () => {
  await running.stop()
  await vite.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
process.once('disconnect', stop)

/** The bundler tells the pages over a port of its own, which another working copy would otherwise have taken. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = listener()
    asked.once('error', reject)
    asked.listen(0, () => {
      const { port } = asked.address() as { port: number }
      asked.close(() => resolve(port))
    })
  })
}
