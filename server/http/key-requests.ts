/**
 * Requests of API keys, for the log that their owners read. They wait in memory until a job stores
 * them together, so that no request waits for the log. They contain the names of documented fields,
 * and the values that `loggedValue` allows.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  KEPT_FIELDS,
  KEPT_REQUESTS,
  type LoggedField,
  loggedValue,
  outcomeOf,
  type RequestOutcome,
} from '#domain/key-requests.ts'
import type { Dependencies } from '../context.ts'
import type { Db } from '../database/client.ts'
import { type ErrorCode, statusOfCode } from '../errors.ts'
import { knownFields } from '../rest/known-fields.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the error with which the request was answered, the first of several. */
    problemCode?: ErrorCode
    /** Root fields of the GraphQL document, or the tool of an agent. */
    operation?: string
  }
}

export type KeyRequest = {
  /** Request ID, as in the header `X-Request-Id`. */
  id: string
  keyId: string
  at: Date
  method: string
  /** Path with its parameters in braces. */
  path: string
  /** Root fields of the GraphQL document, or the tool of an agent. */
  operation: string | null
  status: number
  outcome: RequestOutcome
  ms: number
  code: string | null
  /** Documented fields of the query and the body. */
  fields: LoggedField[]
}

/** Maximum number of keys with waiting requests in a process. */
const MOST_KEYS = 1000

const waiting = new WeakMap<Db, Map<string, KeyRequest[]>>()

function note(db: Db, request: KeyRequest): void {
  const byKey = waiting.get(db) ?? new Map<string, KeyRequest[]>()
  waiting.set(db, byKey)
  const ofKey = byKey.get(request.keyId)
  if (!ofKey && byKey.size >= MOST_KEYS) return
  // Older ones would be deleted at once.
  byKey.set(request.keyId, [...(ofKey ?? []), request].slice(-KEPT_REQUESTS))
}

/** Returns and clears the requests since the previous call. */
export function takeKeyRequests(db: Db): KeyRequest[] {
  const taken = [...(waiting.get(db)?.values() ?? [])].flat()
  waiting.delete(db)
  return taken
}

function describe(request: FastifyRequest, { status, ms, at }: { status: number; ms: number; at: Date }): KeyRequest {
  const { url = '', config } = request.routeOptions
  const { problemCode: code = null, operation = null } = request
  return {
    id: request.id,
    keyId: request.ctx.person?.sessionId ?? '',
    at,
    method: request.method,
    path: url.replace(/:(\w+)/g, '{$1}'),
    operation,
    status,
    // GraphQL and agents receive most errors with the status 200.
    outcome: outcomeOf(code ? Math.max(status, statusOfCode[code]) : status),
    ms: Math.round(ms),
    code,
    fields: (config.stated ? knownFields(config.stated, request) : [])
      .slice(0, KEPT_FIELDS)
      .map(({ name, value, isInQuery }) => ({ name, value: loggedValue(name, value), isInQuery })),
  }
}

/** Notes every answered request of a key. */
export function noteKeyRequests(app: FastifyInstance, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime: ms }) => {
    // The context of a route that the key may not use has another viewer.
    if (request.ctx?.person?.scopes) note(db, describe(request, { status, ms, at: clock() }))
  })
}
