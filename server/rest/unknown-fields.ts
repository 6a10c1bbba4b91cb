/**
 * Finds fields of a request that its schema does not contain, so that callers learn that they have
 * no effect.
 */
import type { z } from 'zod'
import { sentence } from '#domain/sentences.ts'
import { AppError, type FieldErrors } from '../errors.ts'
import { isPlain } from './input.ts'

type Json = z.core.JSONSchema.BaseSchema

/** Maximum number of named unknown fields. A request may contain thousands. */
const MOST_NAMED = 20

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Returns the schema itself and, for a choice, its alternatives. */
export const alternativesOf = (schema: Json): Json[] =>
  [schema, ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? [])]
    .filter(isSchema)
    .flatMap((part) => (part === schema ? [part] : alternativesOf(part)))

export type UnknownField = {
  /** Names and indexes that lead to the field. */
  path: (string | number)[]
  /** Names that the schema accepts at that place. */
  accepted: string[]
}

/**
 * Lists the fields of `value` that no alternative of the schema contains. A schema without
 * properties accepts any field.
 */
export function unknownFields(schema: Json, value: unknown, path: UnknownField['path'] = []): UnknownField[] {
  const alternatives = alternativesOf(schema)
  if (Array.isArray(value)) {
    const items = alternatives.map((part) => part.items).filter(isSchema)
    const item: Json = { anyOf: items }
    return items.length > 0 ? value.flatMap((entry, at) => unknownFields(item, entry, [...path, at])) : []
  }
  const objects = alternatives.filter(({ properties }) => properties)
  if (!isPlain(value) || objects.length === 0) return []
  const accepted = [...new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})))]
  return Object.entries(value).flatMap(([name, item]): UnknownField[] => {
    const fields = objects.flatMap(({ properties = {} }) => (Object.hasOwn(properties, name) ? [properties[name]] : []))
    if (fields.length === 0) return [{ path: [...path, name], accepted }]
    return unknownFields({ anyOf: fields.filter(isSchema) }, item, [...path, name])
  })
}

const nameOf = ({ path }: UnknownField) => path.join('.')

/** Throws `bad_input` with a sentence for each unknown field. */
export function refuseUnknownFields(unknown: readonly UnknownField[]): void {
  const [first] = unknown
  if (!first) return
  const sentenceOf = ({ path, accepted }: UnknownField) =>
    accepted.length === 0
      ? sentence('There is no field {{field}} here.', { field: String(path.at(-1)) })
      : sentence('There is no field {{field}} here. There are: {{fields}}.', {
          field: String(path.at(-1)),
          fields: accepted.join(', '),
        })
  const fields: FieldErrors = {}
  for (const field of unknown.slice(0, MOST_NAMED)) fields[nameOf(field)] = sentenceOf(field)
  throw new AppError('bad_input', sentenceOf(first), { fields })
}

/** Returns the value of `X-Ignored-Fields`: paths, percent-encoded where a header requires it. */
export const ignoredFields = (unknown: readonly UnknownField[]): string =>
  unknown
    .slice(0, MOST_NAMED)
    .map((field) => encodeURIComponent(nameOf(field).slice(0, 100).toWellFormed()))
    .join(', ')
