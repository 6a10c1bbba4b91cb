import type { FastifySchema, RouteOptions } from 'fastify'
import { z } from 'zod'
import { scopesOfOperation } from '#domain/api-access.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import type { ErrorCode } from '../errors.ts'
import { announceRoute } from './deprecation.ts'
import { ACCESS, HEADERS, type Success } from './operation.ts'
import { describeRefusals, problem } from './refusals.ts'
import { describeFields } from './schema-words.ts'

/** Marks a route whose body is optional, which the generator of the document does not support. */
export const OPTIONAL_BODY = 'x-optional-body'

const isZod = (schema: unknown): schema is z.ZodType => schema instanceof z.ZodType

type Json = z.core.JSONSchema.BaseSchema

/**
 * Lists the known keys of a record schema as its properties. Required properties have to be listed.
 */
function listKeys(schema: Json): void {
  const { propertyNames, additionalProperties: value } = schema
  if (typeof propertyNames !== 'object' || !propertyNames.enum || typeof value !== 'object') return
  schema.properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), value]))
  delete schema.propertyNames
  delete schema.additionalProperties
}

/**
 * Writes "text or null" as one schema. For a choice between two schemas the serializer would try
 * each value against both.
 */
function nameNull(schema: Json): void {
  const [value, empty, ...more] = schema.anyOf ?? []
  const simple = typeof value === 'object' && typeof value.type === 'string' && !value.enum && !value.properties
  if (!simple || more.length > 0 || typeof empty !== 'object' || empty.type !== 'null') return
  delete schema.anyOf
  Object.assign(schema, value, { type: [value.type, 'null'] })
}

/** Removes bounds that allow every safe integer of JavaScript. */
function dropBounds(schema: Json): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

/**
 * Converts a schema to JSON Schema 2020-12, which OpenAPI 3.1 uses and Fastify compiles into fast
 * serializers.
 */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => {
      nameNull(jsonSchema)
      dropBounds(jsonSchema)
      listKeys(jsonSchema)
    },
  })
  return json
}

/** Reads a response description. A route may state only its schema. */
const readSuccess = (answer: Success | z.ZodType): Success =>
  isZod(answer) ? { description: 'Successful answer.', schema: answer } : answer

const successesOf = (schema: FastifySchema): [status: string, success: Success][] =>
  Object.entries((schema.response ?? {}) as Record<string, Success | z.ZodType>).map(([status, answer]) => [
    status,
    readSuccess(answer),
  ])

/**
 * Takes the Zod schemas that routes state. They give the serializers of responses and, on request,
 * the OpenAPI document. Input is not checked here: the verb parses it with the same schema, so that
 * neither API can omit the check.
 */
export function documentRoute(route: RouteOptions): void {
  announceRoute(route)
  route.validatorCompiler = () => (value) => ({ value })
  if (!route.schema) return
  const serialized = successesOf(route.schema).flatMap(([status, { schema }]) => (schema ? [[status, schema]] : []))
  route.config = { ...route.config, stated: route.schema }
  route.schema = { response: Object.fromEntries(serialized) }
}

/** Describes the ID of a path. Other path parameters have their own schemas. */
function describePath(url: string): object | undefined {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  if (names.length === 0) return undefined
  const id = { type: 'string', format: 'uuid', description: 'UUID. A malformed ID counts as not found.' }
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, id])), required: names }
}

/** Lists all possible error codes, first those that follow from the route's access and input. */
function refusalsOf({ access = 'anyone', refuses = [], ...stated }: FastifySchema, path: object | undefined) {
  const headers = isZod(stated.headers) ? Object.keys(toJsonSchema(stated.headers, 'input').properties ?? {}) : []
  const codes: ErrorCode[] = []
  if (stated.body || stated.querystring || headers.length > 0) codes.push('bad_input')
  if (stated.body) codes.push('payload_too_large', 'unsupported_media_type')
  codes.push(...ACCESS[access].codes)
  if (path) codes.push('not_found')
  if (headers.includes('If-Match')) codes.push('stale_edit')
  return new Set<ErrorCode>([...codes, ...refuses, 'too_many_requests'])
}

function describeSuccess({ description, schema, media, headers = [] }: Success): object {
  const documented = Object.fromEntries(headers.map((name) => [name, HEADERS[name]]))
  const bytes = { type: 'string', format: 'binary' }
  const json = schema && { 'application/json': { schema: describeFields(toJsonSchema(schema, 'output')) } }
  const content = media ? Object.fromEntries(media.map((type) => [type, { schema: bytes }])) : json
  return { description, headers: documented, ...(content ? { content } : { type: 'null' }) }
}

/** Clients send the version they have to receive only another one. */
const ifNoneMatch = {
  type: 'string',
  description: '`ETag` of an earlier response. Returns 304 if nothing has changed.',
}

/** Adds OAuth to routes that require a user: a token of a key with the needed scopes is enough. */
function securityOf({ security }: { security: object[] }, operationId: string | undefined): object[] {
  const scopes = scopesOfOperation(operationId)
  return scopes && security.length > 0 ? [...security, { oauth: scopes }] : security
}

/** Returns the scopes that an API key needs, as a sentence. */
function keysOf(operationId: string | undefined): string {
  const scopes = scopesOfOperation(operationId)?.map((scope) => `\`${scope}\``)
  return `API keys: ${scopes?.join(' and ') ?? 'never'}.`
}

/** Parameter for the language of the texts of hospitals, doctors and services. */
const LANGUAGE = {
  type: 'string',
  enum: [...UI_LANGUAGES],
  description: 'Language of names and descriptions; takes precedence over `Accept-Language`.',
}
const withLanguage = (query: unknown) => {
  const { properties, ...schema } = Object(query)
  return { ...schema, type: 'object', properties: { ...properties, lang: LANGUAGE } }
}

/** Describes a route for the OpenAPI document, in the format of its generator. */
export function describeRoute({ url, method, config }: RouteOptions): FastifySchema {
  const stated = config?.stated ?? {}
  const { access = 'anyone', refuses: _, leaves, example, summary, description, operationId, ...rest } = stated
  const rule: { security: object[]; who?: string } = ACCESS[access]
  const path = rest.params ? undefined : describePath(url)
  const input = (schema: unknown) =>
    isZod(schema) ? describeFields(toJsonSchema(schema, 'input'), { operationId }) : schema
  const successes = successesOf(stated)
  const answers = Object.fromEntries(successes.map(([status, success]) => [status, describeSuccess(success)]))
  const hasVersion = method === 'GET' && successes.some(([, { headers }]) => headers?.includes('ETag'))
  if (hasVersion) answers[304] = { description: 'Not modified.', type: 'null' }
  const headers =
    input(rest.headers) ?? (hasVersion && { type: 'object', properties: { 'If-None-Match': ifNoneMatch } })
  return {
    ...rest,
    operationId,
    ...(leaves && { deprecated: true }),
    summary,
    description:
      [description, rule.who && `For ${rule.who}`, keysOf(operationId)].filter(Boolean).join('\n\n') || undefined,
    'x-access': access,
    security: rest.security ?? (securityOf(rule, operationId) as FastifySchema['security']),
    params: input(rest.params) ?? path,
    querystring: config?.ready ? withLanguage(input(rest.querystring)) : input(rest.querystring),
    headers: headers || undefined,
    body: example ? { ...Object(input(rest.body)), examples: [example] } : input(rest.body),
    ...(isZod(rest.body) && rest.body.isOptional() && { [OPTIONAL_BODY]: true }),
    response: {
      ...answers,
      ...describeRefusals(refusalsOf(stated, path), toJsonSchema(problem, 'output')),
    },
  }
}
