import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { shownSpan } from './shown-span.ts'
import { recordSpans } from './spans.ts'

/** Milliseconds that the end of a process waits for a collector. */
const lastSpans = 3000

type TracingConfig = Pick<
  Config,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_TRACES_SAMPLER_ARG' | 'MODE' | 'ROLE'
>

/**
 * Sends spans to a collector by OTLP over HTTP, where one is configured; returns what ends that. The packages are loaded
 * only then: without a collector they cost neither memory nor time.
 */
export async function openTracing(
  config: TracingConfig,
  version: string,
  log: Pick<Logger, 'warn'>,
): Promise<() => Promise<void>> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return () => Promise.resolve()
  const [{ context, propagation, trace }, sdk, { OTLPTraceExporter }, hooks, { resourceFromAttributes }, core] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ])
  const otlp = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: headersOf(config.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: 5000,
  })
  let away = false
  const share = new sdk.TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG)
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'clairavis',
      'service.version': version,
      'service.instance.id': `${config.ROLE}-${process.pid}`,
      'deployment.environment.name': config.MODE,
    }),
    // By the trace's id, so that the request, its jobs and every process decide alike, whatever a browser asks for.
    sampler: new sdk.ParentBasedSampler({ root: share, remoteParentSampled: share }),
    spanLimits: { attributeValueLengthLimit: 200, eventCountLimit: 0 },
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        scheduledDelayMillis: 2000,
        exportTimeoutMillis: 10_000,
        exporter: {
          export: (spans, told) =>
            otlp.export(spans.map(shownSpan), (result) => {
              const failed = result.code !== core.ExportResultCode.SUCCESS
              // Once for each time that it goes away: a collector that is down for an hour is one line.
              if (failed && !away) log.warn({ err: result.error }, 'traces: the collector takes nothing')
              away = failed
              told(result)
            }),
          shutdown: () => otlp.shutdown(),
          forceFlush: () => otlp.forceFlush?.() ?? Promise.resolve(),
        },
      }),
    ],
  })
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  const stopRecording = recordSpans()
  return async () => {
    stopRecording()
    // A failed export has been told of already.
    await Promise.race([provider.shutdown().catch(() => {}), pause(lastSpans, undefined, { ref: false })])
    trace.disable()
    context.disable()
    propagation.disable()
  }
}

/** `key=value,key=value`, percent-encoded, as every OpenTelemetry program reads it. */
export function headersOf(given = ''): Record<string, string> {
  const pairs = given.split(',').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())] as const] : []
  })
  return Object.fromEntries(pairs)
}
