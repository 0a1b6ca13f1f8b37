import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import type { Config } from '../../platform/config.ts'
import { registry } from '../../platform/telemetry/metrics.ts'
import { listenError } from '../start-error.ts'

type Opened = Pick<Config, 'METRICS_TOKEN' | 'HOST'> & { METRICS_PORT: number }

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Serves `/metrics` for the operator's own monitoring: on the loopback address, or with a token on HOST, where whoever
 * asks must show it. `/health` tells no more than that the process runs. `figures`: brings what is read from elsewhere up to date.
 */
export async function openMetrics(
  { METRICS_PORT: port, METRICS_TOKEN: token, HOST }: Opened,
  figures: () => Promise<void>,
): Promise<{ port: number; close(): Promise<void> }> {
  if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry })
  const host = token === undefined ? '127.0.0.1' : HOST
  const wanted = token === undefined ? null : digest(`Bearer ${token}`)
  const server = createServer(async (request, response) => {
    // For the probe of a worker, which has no other port: it answers as long as the process does anything at all.
    if (request.url === '/health') return response.writeHead(204).end()
    if (request.url !== '/metrics') return response.writeHead(404).end()
    if (wanted && !timingSafeEqual(digest(request.headers.authorization ?? ''), wanted))
      return response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    await figures()
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, 'METRICS_PORT', host, port)))
    server.listen(port, host, () => resolve())
  })
  return {
    port: (server.address() as { port: number }).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
