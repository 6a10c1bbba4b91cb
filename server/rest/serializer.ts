import buildSerializer from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'
import { toJsonSchema } from './document.ts'

type Serialize = (answer: unknown) => string

/** Two prefixes answer by the same schemas, and tests start the application many times. */
const serializers = new WeakMap<z.ZodType, Serialize>()

function serializerOf(schema: z.ZodType): Serialize {
  const cached = serializers.get(schema)
  if (cached) return cached
  const serialize: Serialize = buildSerializer(toJsonSchema(schema, 'output') as object)
  serializers.set(schema, serialize)
  return serialize
}

/**
 * Makes the serializer of an answer when it is first sent: all of them at the start were half of
 * what starting takes.
 */
export const serializeWhenAsked: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  let serialize: Serialize | undefined
  return (answer) => {
    serialize ??= serializerOf(schema)
    return serialize(answer)
  }
}
