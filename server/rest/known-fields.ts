/** Compares the fields of a request with those that its route states. */
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import { sentence } from '#domain/sentences.ts'
import { AppError } from '../errors.ts'
import { toJsonSchema } from './document.ts'
import { isPlain } from './input.ts'
import { alternativesOf, ignoredFields, refuseUnknownFields, unknownFields } from './unknown-fields.ts'

type Json = z.core.JSONSchema.BaseSchema
type Fields = { body: Json; querystring: Json }

const NOTHING: Json = { type: 'object', properties: {} }
const schemaOf = (stated: unknown): Json => (stated instanceof z.ZodType ? toJsonSchema(stated, 'input') : NOTHING)

/** Adds the language parameter that every address accepts. */
const withLanguage = (query: Json): Json => ({ ...query, properties: { lang: {}, ...query.properties } })

const fields = new WeakMap<FastifySchema, Fields>()

function fieldsOf(stated: FastifySchema): Fields {
  const cached = fields.get(stated) ?? {
    body: schemaOf(stated.body),
    querystring: withLanguage(schemaOf(stated.querystring)),
  }
  fields.set(stated, cached)
  return cached
}

export type SentField = { name: string; value: unknown; isInQuery: boolean }

/** Lists the documented fields of the query and the body that a request contains. */
export function knownFields(stated: FastifySchema, { query, body }: { query: unknown; body: unknown }): SentField[] {
  const schemas = fieldsOf(stated)
  const fieldsIn = (schema: Json, sent: unknown, isInQuery: boolean) => {
    const places = alternativesOf(schema).map(({ properties = {} }) => properties)
    return Object.entries(isPlain(sent) ? sent : {})
      .filter(([name]) => places.some((place) => Object.hasOwn(place, name)))
      .map(([name, value]) => ({ name, value, isInQuery }))
  }
  return [...fieldsIn(schemas.querystring, query, true), ...fieldsIn(schemas.body, body, false)]
}

/**
 * Refuses a field that another route takes, because the caller would assume that it had an effect.
 */
function refuseElsewhere({ elsewhere = {} }: FastifySchema, body: unknown, prefix: string): void {
  if (!isPlain(body)) return
  for (const [field, route] of Object.entries(elsewhere)) {
    if (!Object.hasOwn(body, field)) continue
    const message = sentence('{{field}} is changed at {{route}}.', { field, route: route.replace(' ', ` ${prefix}`) })
    throw new AppError('bad_input', message, { fields: { [field]: message } })
  }
}

/**
 * Refuses unknown fields under `/api/v1`. The compatible `/api` names them in `X-Ignored-Fields`.
 */
export function holdToKnownFields(app: FastifyInstance): void {
  const isStrict = app.prefix === '/api/v1'
  app.addHook('preValidation', async (request: FastifyRequest, reply: FastifyReply) => {
    const { stated } = request.routeOptions.config
    if (!stated) return
    const names = fieldsOf(stated)
    refuseElsewhere(stated, request.body, app.prefix)
    const unknown = [...unknownFields(names.querystring, request.query), ...unknownFields(names.body, request.body)]
    if (unknown.length === 0) return
    if (isStrict) refuseUnknownFields(unknown)
    reply.header('x-ignored-fields', ignoredFields(unknown))
  })
}
