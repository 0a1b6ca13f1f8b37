import type { Attributes, SpanStatus } from '@opentelemetry/api'

/**
 * The attributes that may leave this process. Everything else is dropped, whoever sets it: a library that traces itself
 * adds the messages of errors, in which PostgreSQL and mail servers quote values and addresses.
 */
const shown = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'url.template',
  'server.address',
  'error.type',
  'db.system.name',
  'db.operation.name',
  'db.collection.name',
  'messaging.system',
  'messaging.operation.name',
  'messaging.operation.type',
  'messaging.destination.name',
  'messaging.message.id',
  'messaging.batch.message_count',
  'pgboss.job.retry_count',
  'gen_ai.operation.name',
  'gen_ai.provider.name',
  'gen_ai.request.model',
  'gen_ai.usage.input_tokens',
  'gen_ai.usage.output_tokens',
  'clairavis.outcome',
  'clairavis.template',
])

type Recorded = {
  readonly attributes: Attributes
  readonly events: readonly unknown[]
  readonly status: SpanStatus
}

/** The same span without anything that a person gave: named attributes only, no events, no message of an error. */
export function shownSpan<Span extends Recorded>(span: Span): Span {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => shown.has(name)))
  return Object.create(span, {
    attributes: { value: attributes, enumerable: true },
    events: { value: [], enumerable: true },
    status: { value: { code: span.status.code }, enumerable: true },
  })
}
