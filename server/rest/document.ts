import type { FastifySchema, RouteOptions } from 'fastify'
import { z } from 'zod'

const parts = ['body', 'querystring', 'params', 'headers'] as const

const isZod = (schema: unknown): schema is z.ZodType => schema instanceof z.ZodType

/** "text or null" in one word: of a choice between two schemas the serializer would try each value against each. */
function nameNull(schema: z.core.JSONSchema.BaseSchema): void {
  const [value, empty, ...more] = schema.anyOf ?? []
  const simple = typeof value === 'object' && typeof value.type === 'string' && !value.enum && !value.properties
  if (!simple || more.length > 0 || typeof empty !== 'object' || empty.type !== 'null') return
  delete schema.anyOf
  Object.assign(schema, value, { type: [value.type, 'null'] })
}

/** JSON Schema 2020-12, which OpenAPI 3.1 speaks and Fastify compiles into fast serializers. */
export function toJsonSchema(schema: unknown, io: 'input' | 'output'): unknown {
  if (!isZod(schema)) return schema
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => nameNull(jsonSchema),
  })
  return json
}

/**
 * Routes state their Zod schemas; from them come the OpenAPI document and the serializers of answers. Input is not
 * checked here: the verb parses it, with the same schema, so that no door can forget to.
 */
export function documentRoute(route: RouteOptions): void {
  route.validatorCompiler = () => (value) => ({ value })
  if (!route.schema) return
  const schema: FastifySchema = { ...route.schema }
  for (const part of parts) if (schema[part]) schema[part] = toJsonSchema(schema[part], 'input')
  if (schema.response) {
    const responses = Object.entries(schema.response as Record<string, unknown>)
    schema.response = Object.fromEntries(responses.map(([status, answer]) => [status, toJsonSchema(answer, 'output')]))
  }
  route.schema = schema
}
