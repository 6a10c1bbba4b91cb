import { STATUS_CODES } from 'node:http'
import { ZodError } from 'zod'
import {
  fillSentence,
  inEnglish,
  readSentence,
  type Sentence,
  type SentenceParams,
  sentence,
} from '#domain/sentences.ts'
import { databaseFault } from './database/fault.ts'

/** Every error code of the product with its HTTP status on REST. */
export const statusOfCode = {
  bad_input: 400,
  unauthenticated: 401,
  two_factor_required: 401,
  forbidden: 403,
  two_factor_setup_required: 403,
  insufficient_scope: 403,
  reason_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  request_timeout: 408,
  conflict: 409,
  slot_taken: 409,
  invalid_transition: 409,
  stale_edit: 409,
  duplicate_email: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusOfCode
export type FieldErrors = Record<string, string>

const sentences: Partial<Record<ErrorCode, string>> = {
  bad_input: 'The request could not be understood.',
  unauthenticated: 'Please sign in to continue.',
  two_factor_required: 'Enter the six digits of your authenticator app.',
  forbidden: 'You do not have permission to do this.',
  insufficient_scope: 'This cannot be done with an API key. Please sign in.',
  two_factor_setup_required: 'Please turn on two-factor sign-in first.',
  reason_required: 'Please say first why you are opening these messages.',
  not_found: 'Not found.',
  method_not_allowed: 'This method is not allowed here.',
  not_acceptable: 'The response is not available in the requested format.',
  request_timeout: 'The request took too long to arrive.',
  conflict: 'This conflicts with what is already stored.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'This kind of content is not supported here.',
  too_many_requests: 'Too many requests. Please wait a moment and try again.',
  internal: 'Something went wrong. Please try again later.',
  unavailable: 'The service is temporarily unavailable. Please try again in a moment.',
}

export type ErrorDetails = {
  /** Values of the sentence's `{{placeholders}}`. */
  params?: SentenceParams
  /**
   * Sentences by dotted path of the field. They may have params (`sentence()` of
   * domain/sentences.ts).
   */
  fields?: FieldErrors
  /**
   * Data sent to the caller unchanged, for instance `{ alternatives }` of a taken slot.
   * `retryAfter` is in seconds and becomes `Retry-After`.
   */
  extra?: Record<string, unknown>
}

/**
 * The only error that verbs throw on purpose. The English sentence is the key of its translations.
 * It may have params.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  /** Sentence before its placeholders were filled. */
  readonly sentence: string
  readonly params: SentenceParams | undefined
  readonly fields: FieldErrors | undefined
  readonly extra: Record<string, unknown> | undefined

  constructor(code: ErrorCode, sentence?: string, { params, fields, extra }: ErrorDetails = {}) {
    const parsed = readSentence(sentence ?? sentences[code] ?? STATUS_CODES[statusOfCode[code]] ?? code)
    const filling = params ?? parsed.params
    super(fillSentence(parsed.sentence, filling))
    this.code = code
    this.sentence = parsed.sentence
    this.params = filling
    this.fields = fields
    this.extra = extra
  }

  get status(): number {
    return statusOfCode[this.code]
  }
}

/** Names of value types for users. */
const KINDS: Record<string, string> = {
  string: sentence('text'),
  number: sentence('a number'),
  int: sentence('a whole number'),
  boolean: sentence('true or false'),
  array: sentence('a list'),
  object: sentence('an object'),
  record: sentence('an object'),
}

type Issue = ZodError['issues'][number]

/**
 * Returns the sentence of an issue. Schemas give their own. For a missing value or a wrong type it
 * is made here.
 */
function sentenceOf(issue: Issue): string {
  const name = issue.path.join('.')
  if (issue.code !== 'invalid_type' || !/^Invalid input/u.test(issue.message)) return issue.message
  if (name === '') return sentences.bad_input ?? issue.message
  if (/received (undefined|null)$/u.test(issue.message)) return sentence('{{name}} is required', { name })
  const kind = KINDS[issue.expected]
  return kind ? sentence('{{name}} must be {{kind}}', { name, kind }) : issue.message
}

function fromZod(error: ZodError): AppError {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : undefined
    const path = [...issue.path, ...(unknownKeys?.slice(0, 1) ?? [])].join('.')
    fields[path] ??= sentenceOf(issue)
  }
  const [first] = error.issues
  return new AppError('bad_input', first && sentenceOf(first), { fields })
}

const codeOfStatus: Record<number, ErrorCode> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  406: 'not_acceptable',
  408: 'request_timeout',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
}

/**
 * Sentences for errors that Fastify and its plugins throw before a verb runs. Other errors get the
 * sentence of their code.
 */
const frameworkSentences: Record<string, string> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no body.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the body does not match Content-Length.',
  FST_ERR_BAD_URL: 'The address is not valid.',
}

/** Converts a thrown value to an error for the caller. Unknown errors are masked as `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ZodError) return fromZod(error)
  const fault = databaseFault(error)
  if (fault) return new AppError(fault, fault === 'bad_input' ? 'A value in the request cannot be stored.' : undefined)
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400)
    return new AppError('bad_input', 'The body is not valid JSON.')
  if (!(error instanceof Error) || !('statusCode' in error)) return new AppError('internal')
  const { statusCode: status } = error
  const sentence = 'code' in error ? frameworkSentences[String(error.code)] : undefined
  if (error.message === 'Multipart: Boundary not found') return new AppError('bad_input')
  if (typeof status !== 'number' || status < 400) return new AppError('internal')
  return new AppError(codeOfStatus[status] ?? (status < 500 ? 'bad_input' : 'internal'), sentence)
}

const byField = <T>(fields: FieldErrors, read: (text: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, read(text)]))

/**
 * Returns the fields that both APIs send beside the English message: English `errors` by field, and
 * the sentences with their placeholder values, for clients that translate.
 */
function spoken({ sentence, params, fields }: AppError) {
  const answer: Sentence = { sentence, ...(params && { params }) }
  if (!fields) return answer
  return { ...answer, errors: byField(fields, inEnglish), fieldSentences: byField(fields, readSentence) }
}

/** Returns the whole seconds until a retry, if known. */
function retrying({ code, extra }: AppError): { retryAfter?: number } {
  const seconds = extra?.retryAfter ?? (code === 'unavailable' ? 5 : undefined)
  return typeof seconds === 'number' ? { retryAfter: Math.max(1, Math.ceil(seconds)) } : {}
}

/** Page with the meaning of each code, relative to this server. */
const ERRORS_PAGE = '/developers/limits'

/** Returns the body of an RFC 9457 response, with further fields of the product. */
export function toProblem(error: AppError) {
  return {
    type: `${ERRORS_PAGE}#${error.code}`,
    title: STATUS_CODES[error.status],
    status: error.status,
    detail: error.message,
    message: error.message,
    code: error.code,
    ...spoken(error),
    ...error.extra,
    ...retrying(error),
  }
}

/** Returns the `extensions` of a GraphQL error. */
export function toExtensions(error: AppError): Record<string, unknown> {
  return { code: error.code, ...spoken(error), ...error.extra, ...retrying(error) }
}

/** Builds the authentication challenge of an error (RFC 6750). */
function challengeOf({ status, code, extra }: AppError): Record<string, string> {
  if (status === 401) return { 'www-authenticate': 'Bearer' }
  if (code !== 'insufficient_scope') return {}
  const scope = extra?.scope ? `, scope="${extra.scope}"` : ''
  return { 'www-authenticate': `Bearer error="insufficient_scope"${scope}` }
}

/** Returns the headers of an error, equal on both APIs. */
export function errorHeaders(error: AppError): Record<string, string> {
  const { retryAfter } = retrying(error)
  return {
    ...challengeOf(error),
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  }
}
