/**
 * Spans of requests, statements, jobs and outgoing calls. Without a configured receiver no library
 * is loaded, and a span is a call of its work. Names and attributes are constants of the code, so
 * that no trace can contain personal data.
 */
import type { FastifyInstance } from 'fastify'

export type SpanKind = 'job' | 'outgoing'

export type Tracing = {
  run: <T>(kind: SpanKind, name: string, work: () => Promise<T>) => Promise<T>
  /** Begins the span of a statement within another span. The returned function ends it. */
  statement: (text: string) => ((error?: unknown) => void) | undefined
  traceRequests: (app: FastifyInstance) => void
  /** Sends what has not been sent. */
  close: () => Promise<void>
}

let current: Tracing | undefined

/** Begins to trace with `tracing`, or ends it with undefined. */
export function setTracing(tracing: Tracing | undefined): void {
  current = tracing
}

/** Runs a job or a call to another server as a span. */
export const traced = <T>(kind: SpanKind, name: string, work: () => Promise<T>): Promise<T> =>
  current ? current.run(kind, name, work) : work()

export const traceStatement = (text: string): ((error?: unknown) => void) | undefined => current?.statement(text)

export const traceRequests = (app: FastifyInstance): void => current?.traceRequests(app)
