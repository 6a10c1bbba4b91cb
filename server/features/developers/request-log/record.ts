import { z } from 'zod'
import { REQUEST_OUTCOMES } from '#domain/key-requests.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { keyRequests } from './table.ts'

/** Request as the owner of the key sees it. */
const keyRequestAnswer = z.object({
  id: z.uuid(),
  at: instantAnswer,
  method: z.string(),
  path: z.string(),
  operation: z.string().nullable(),
  status: z.int(),
  outcome: z.enum(REQUEST_OUTCOMES),
  durationMs: z.int(),
  code: z.string().nullable(),
  fields: z.array(z.object({ name: z.string(), value: z.string().nullable(), isInQuery: z.boolean() })),
})
export type KeyRequest = z.output<typeof keyRequestAnswer>

export const keyRequestColumns = {
  id: keyRequests.id,
  at: instantOf(keyRequests.at),
  method: keyRequests.method,
  path: keyRequests.path,
  operation: keyRequests.operation,
  status: keyRequests.status,
  outcome: keyRequests.outcome,
  durationMs: keyRequests.durationMs,
  code: keyRequests.code,
  fields: keyRequests.fields,
} satisfies ColumnsOf<KeyRequest>

/** A key with its last requests, newest first. */
export type RequestLog = { id: string; name: string; prefix: string; isTest: boolean; requests: KeyRequest[] }
