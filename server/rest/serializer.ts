import buildSerializer from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'
import { toJsonSchema } from './document.ts'

type Serialize = (answer: unknown) => string

/**
 * Cache of serializers. Two prefixes answer by the same schemas, and tests start the application
 * many times.
 */
const serializers = new WeakMap<z.ZodType, Serialize>()

function serializerOf(schema: z.ZodType): Serialize {
  const cached = serializers.get(schema)
  if (cached) return cached
  const serialize: Serialize = buildSerializer(toJsonSchema(schema, 'output') as object)
  serializers.set(schema, serialize)
  return serialize
}

/**
 * Compiles the serializer of a response on first use. Compiling all of them took half of the start
 * time.
 */
export const serializeWhenAsked: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  let serialize: Serialize | undefined
  return (answer) => {
    serialize ??= serializerOf(schema)
    return serialize(answer)
  }
}
