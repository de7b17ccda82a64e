import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { traceWith } from './metrics.ts'

/** Sends a trace of each request by OTLP over HTTP; loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export function sendTraces(endpoint: string) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'settlesg' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  traceWith(provider.getTracer('settlesg'))
  return {
    /** Sends what waits. */
    async close(): Promise<void> {
      traceWith(null)
      await provider.shutdown()
    },
  }
}
