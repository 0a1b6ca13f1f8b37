import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countStreams } from '../platform/live/sse.ts'
import { listenError } from './start-error.ts'

const registry = new Registry()

const requests = new Counter({
  name: 'clairavis_requests_total',
  help: 'Answers by kind and status class',
  labelNames: ['kind', 'status'],
  registers: [registry],
})
const seconds = new Histogram({
  name: 'clairavis_request_seconds',
  help: 'Time to answer',
  labelNames: ['kind'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [registry],
})

let watched = false

/** Counts a response: `kind` is one of a few words, never an address with an id in it. */
export function recordRequest(kind: 'api' | 'page' | 'file', status: number, milliseconds: number): void {
  if (!watched) return
  requests.inc({ kind, status: `${Math.floor(status / 100)}xx` })
  seconds.observe({ kind }, milliseconds / 1000)
}

/** Serves `/metrics` for the operator's own monitoring, on the loopback address only. */
export function openMetrics(port: number): Promise<Server> {
  watched = true
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'clairavis_streams',
    help: 'Open live streams',
    registers: [registry],
    collect() {
      this.set(countStreams())
    },
  })
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, 'METRICS_PORT', '127.0.0.1', port)))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
