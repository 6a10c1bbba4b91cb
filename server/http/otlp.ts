/**
 * Sends spans to a receiver of the OpenTelemetry protocol. The module is loaded only if a receiver
 * is configured.
 */
import { type Context, context, type Span, SpanKind as Kind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { withoutLiterals } from '../database/slow-statements.ts'
import type { Tracing } from './tracing.ts'

const UNKNOWN_ROUTE = 'unknown'
const STATEMENT_LENGTH = 1000

/** Marks a span as failed. Messages may contain values, so only the kind of the error is sent. */
function fail(span: Span, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : typeof error))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

export function startTracing({
  traces,
  version,
  role,
}: Pick<Config, 'version' | 'role'> & { traces: NonNullable<Config['traces']> }): Tracing {
  const manager = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(manager)
  const url = `${traces.endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, headers: traces.headers })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': traces.service,
      'service.version': version,
      'hekima.role': role,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traces.share) }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('hekima', version)

  function traceRequests(app: FastifyInstance): void {
    const contexts = new WeakMap<object, Context>()
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, routeOptions } = request
      const route = routeOptions.url ?? UNKNOWN_ROUTE
      const attributes = { 'http.request.method': method, 'http.route': route, 'hekima.request_id': request.id }
      const span = tracer.startSpan(`${method} ${route}`, { kind: Kind.SERVER, attributes })
      const ctx = trace.setSpan(context.active(), span)
      contexts.set(request, ctx)
      context.with(ctx, done)
    })
    // A body arrives outside the context of its request.
    app.addHook('preValidation', (request, _reply, done) =>
      context.with(contexts.get(request) ?? context.active(), done),
    )
    app.addHook('onResponse', (request, reply, done) => {
      const span = trace.getSpan(contexts.get(request) ?? context.active())
      span?.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
      done()
    })
  }

  return {
    run: (kind, name, work) =>
      tracer.startActiveSpan(
        `${kind} ${name}`,
        { kind: kind === 'job' ? Kind.INTERNAL : Kind.CLIENT },
        async (span) => {
          try {
            return await work()
          } catch (error) {
            fail(span, error)
            throw error
          } finally {
            span.end()
          }
        },
      ),
    statement(text) {
      // Statements that no request and no job caused, such as looking for work, are not traced.
      if (!trace.getSpan(context.active())) return undefined
      const sql = withoutLiterals(text).slice(0, STATEMENT_LENGTH)
      const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL'
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': sql }
      const span = tracer.startSpan(operation, { kind: Kind.CLIENT, attributes })
      return (error) => {
        if (error) fail(span, error)
        span.end()
      }
    },
    traceRequests,
    close: async () => {
      await provider.shutdown()
      context.disable()
    },
  }
}
