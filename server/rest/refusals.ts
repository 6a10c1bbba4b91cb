/** Error responses as the OpenAPI document describes them. */
import { z } from 'zod'
import { type ErrorCode, statusOfCode } from '../errors.ts'
import { HEADERS, type Header } from './operation.ts'

const params = z.record(z.string(), z.union([z.string(), z.number()]))
const messageSchema = z.object({ sentence: z.string(), params: params.optional() })
const codes = Object.keys(statusOfCode) as [ErrorCode, ...ErrorCode[]]

/** Body of every error response (RFC 9457), as `toProblem` writes it. */
export const problem = z
  .object({
    type: z.string().meta({ description: 'Page with the meaning of `code`, relative to this server.' }),
    title: z.string().meta({ description: 'Name of the status.' }),
    status: z.int().meta({ description: 'HTTP status.' }),
    detail: z.string().meta({ description: 'Equal to `message`.' }),
    message: z.string().meta({ description: 'Message for people, in English.' }),
    code: z.enum(codes).meta({ description: 'Stable code for programs.' }),
    requestId: z.string().optional().meta({ description: 'Equal to the header `X-Request-Id`; absent in streams.' }),
    sentence: z
      .string()
      .meta({ description: 'English key of the translations of `message`, with `{{placeholders}}`.' }),
    params: params.optional().meta({ description: 'Values of the placeholders; absent without any.' }),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'Errors by field (dotted path), in English; absent if no field is at fault.' }),
    fieldSentences: z
      .record(z.string(), messageSchema)
      .optional()
      .meta({ description: 'Translatable form of `errors`: keys with the values of their placeholders.' }),
    alternatives: z
      .array(z.object({ date: z.string(), time: z.string() }))
      .optional()
      .meta({ description: 'With `slot_taken`: the nearest bookable times of the hospital.' }),
    clashes: z
      .int()
      .optional()
      .meta({ description: 'With `conflict` of a leave or a blocked time: number of appointments in it.' }),
    changed: z
      .array(z.object({ field: z.string(), yours: z.unknown(), now: z.unknown() }))
      .optional()
      .meta({ description: 'With `stale_edit`: sent fields whose stored value has changed.' }),
    savedBy: z.string().nullable().optional().meta({
      description: 'With `stale_edit` of records edited by administrators and staff: who saved it; null for a command.',
    }),
    savedAt: z.iso.datetime().optional().meta({ description: 'With `savedBy`: time of that edit.' }),
    scope: z.string().optional().meta({ description: 'With `insufficient_scope`: scope that the API key lacks.' }),
    retryAfter: z
      .int()
      .optional()
      .meta({ description: 'With `too_many_requests` and `unavailable`: seconds to wait, as in `Retry-After`.' }),
  })
  .meta({ title: 'Problem' })

/** Meaning of each error code. */
const meanings: Partial<Record<ErrorCode, string>> = {
  bad_input: 'the input is invalid; `errors` has a message for each field',
  unauthenticated: 'nobody is signed in, or the session has ended',
  two_factor_required: 'the code of the authenticator app is missing',
  forbidden: 'the caller may not do this',
  insufficient_scope: 'the API key may not do this; `scope` names the missing scope, and is absent if no key may',
  two_factor_setup_required: 'the operator requires two-factor sign-in, which is not set up yet',
  reason_required: 'an administrator must give a reason first (`openAppointment`)',
  not_found: 'there is no such record, or the caller may not see it',
  conflict: 'it conflicts with existing data',
  slot_taken: 'the time is taken; `alternatives` has other times',
  invalid_transition: 'the appointment cannot change from its status to this one',
  stale_edit: 'the record has changed since it was read',
  duplicate_email: 'there is an account with this address',
  payload_too_large: 'the body is too large',
  unsupported_media_type: 'the operation does not accept this media type',
  idempotency_mismatch: 'the key was used with a different body',
  too_many_requests: 'the limit is reached; `Retry-After` has the seconds to wait',
}

const headersOf: Partial<Record<number, Header[]>> = { 401: ['WWW-Authenticate'], 429: ['Retry-After'] }

export type ResponseDescription = { description: string; headers?: object; content: object }

/** Describes the error responses of an operation by status. */
export function describeRefusals(refused: Iterable<ErrorCode>, schema: unknown): Record<string, ResponseDescription> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of refused) byStatus.set(statusOfCode[code], [...(byStatus.get(statusOfCode[code]) ?? []), code])
  const content = { 'application/problem+json': { schema } }
  const refusals: Record<string, ResponseDescription> = {
    default: { description: 'Any other error: `internal`, or `unavailable` with `Retry-After`.', content },
  }
  for (const [status, group] of byStatus) {
    const description = group.map((code) => `\`${code}\`: ${meanings[code] ?? 'see its message'}.`).join(' ')
    const headers = headersOf[status]?.map((name) => [name, HEADERS[name]])
    refusals[status] = { description, ...(headers && { headers: Object.fromEntries(headers) }), content }
  }
  return refusals
}
