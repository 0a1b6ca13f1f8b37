import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { messageSeconds, requestSeconds, requests } from '../../platform/telemetry/metrics.ts'
import { inRequest, isTracing, servedSpan } from '../../platform/telemetry/spans.ts'
import { traceIdOf } from '../../platform/telemetry/trace-context.ts'
import type { AccessLog } from './access-log.ts'
import { kindOf, pageRoute, routeName } from './route-name.ts'

/** Messages of clients and of experts: they must arrive at once. */
const messageRoutes = new Set(['POST /api/questions/:id/messages', 'POST /api/desk/questions/:id/messages'])

/** What was answered before any framework ran: a page or a file from memory. */
export type Served = { method: string | undefined; path: string; status: number; milliseconds: number }

export type Answers = {
  /** Around everything that the framework answers. */
  middleware: MiddlewareHandler
  fromMemory(kind: 'page' | 'file', served: Served): void
}

/** Counts every answer, names it in the access log where there is one, and opens the span of its request. */
export function watchAnswers({ counted, log }: { counted: boolean; log: AccessLog | null }): Answers {
  function count(kind: 'api' | 'page' | 'file', status: number, milliseconds: number): void {
    requests.inc({ kind, status: `${Math.floor(status / 100)}xx` })
    requestSeconds.observe({ kind }, milliseconds / 1000)
  }

  return {
    async middleware(c, next) {
      const began = performance.now()
      const { method } = c.req
      const traceparent = c.req.header('traceparent')
      const told = () => ({ route: routeName(routePath(c), c.req.path), status: c.res.status })
      let traced: string | undefined
      if (isTracing()) traced = await inRequest({ method, traceparent }, next, told)
      else await next()
      if (!counted && !log) return
      const milliseconds = performance.now() - began
      const kind = kindOf(c.req.path)
      const { route, status } = told()
      if (counted) {
        count(kind, status, milliseconds)
        if (status < 400 && messageRoutes.has(`${method} ${route}`)) messageSeconds.observe(milliseconds / 1000)
      }
      const trace = traced ?? traceIdOf(traceparent)
      log?.write({ kind, method, route, status, milliseconds, trace, requestId: c.res.headers.get('x-request-id') })
    },
    fromMemory(kind, { method = 'GET', path, status, milliseconds }) {
      if (counted) count(kind, status, milliseconds)
      if (!log && !isTracing()) return
      // A file is one of those that the build has made: its path holds nothing of anybody.
      const route = kind === 'file' ? path : pageRoute(path)
      const trace = servedSpan(method, { route, status }, milliseconds) ?? traceIdOf(undefined)
      log?.write({ kind, method, route, status, milliseconds, trace })
    },
  }
}
