import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { nameOfStatement } from './statement-name.ts'

let on = false

/** Whether spans are recorded. Where they are not, nothing here costs more than this question. */
export const isTracing = (): boolean => on

/** Called once the collector is known (`open-tracing.ts`), before anything is measured. */
export function recordSpans(): () => void {
  on = true
  return () => {
    on = false
  }
}

const tracer = () => trace.getTracer('clairavis')

/** The trace of what runs now. */
export const currentTraceId = (): string | undefined =>
  on ? trace.getSpanContext(context.active())?.traceId : undefined

function failed(span: Span, error: unknown): void {
  // The kind of error alone: a message may quote what a person wrote.
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** `act` in a span that is a child of the one that runs now. `name` and `attributes` never hold what people gave. */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  act: (span?: Span) => Promise<Result>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<Result> {
  if (!on) return act()
  return tracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await act(span)
    } catch (error) {
      failed(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** A call to a service outside this process. */
export function inCall<Result>(
  name: string,
  attributes: Attributes,
  act: (span?: Span) => Promise<Result>,
): Promise<Result> {
  return inSpan(name, attributes, act, SpanKind.CLIENT)
}

export type Answered = { route: string; status: number }

/** A request, in the trace that its browser has begun. `told` names it once its route is known. */
export async function inRequest(
  { method, traceparent }: { method: string; traceparent: string | undefined },
  act: () => Promise<void>,
  told: () => Answered,
): Promise<string> {
  const parent = traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT
  return tracer().startActiveSpan(method, { kind: SpanKind.SERVER }, parent, async (span) => {
    try {
      await act()
    } finally {
      const { route, status } = told()
      span.updateName(`${method} ${route}`)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
    return span.spanContext().traceId
  })
}

/** What was answered before there was time to look, as a span of a trace of its own. */
export function servedSpan(method: string, { route, status }: Answered, milliseconds: number): string | undefined {
  if (!on) return undefined
  const ended = performance.timeOrigin + performance.now()
  const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status }
  const options = { kind: SpanKind.SERVER, attributes, startTime: ended - milliseconds }
  const span = tracer().startSpan(`${method} ${route}`, options, ROOT_CONTEXT)
  span.end(ended)
  return span.spanContext().traceId
}

/** Milliseconds from which a statement has a span of its own. */
const worthTelling = 1

/** Sends a statement; where it takes a while, a span says which kind and which table, never with what values. */
export function tracedStatement<Result>(text: unknown, send: () => Result): Result {
  const parent = on && typeof text === 'string' ? trace.getSpan(context.active()) : undefined
  if (!parent) return send()
  const from = context.active()
  const began = performance.now()
  const sent = send()
  const tell = (error?: unknown) => {
    const ended = performance.now()
    const name = ended - began >= worthTelling || error ? nameOfStatement(String(text)) : undefined
    if (!name) return
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': name.operation,
      ...(name.table && { 'db.collection.name': name.table }),
    }
    const startTime = performance.timeOrigin + began
    const span = tracer().startSpan(
      name.table ? `${name.operation} ${name.table}` : name.operation,
      { kind: SpanKind.CLIENT, attributes, startTime },
      from,
    )
    if (error) failed(span, error)
    span.end(performance.timeOrigin + ended)
  }
  if (sent instanceof Promise) sent.then(() => tell(), tell)
  return sent
}

/** The header that tells another service of this trace: for services of our own only. */
export function traceHeaders(): Record<string, string> {
  const carrier: Record<string, string> = {}
  if (on) propagation.inject(context.active(), carrier)
  return carrier
}
