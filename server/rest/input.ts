import { validate as isUuid } from 'uuid'
import { isStorable } from '#domain/fields.ts'
import { AppError } from '../errors.ts'

const maxNesting = 20

/**
 * The router and the query parser make objects of a class whose prototype is empty; a class of
 * anybody else is not plain.
 */
export const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/**
 * Refuses text that PostgreSQL cannot hold, anywhere in what was sent, and nesting that only an
 * attack has.
 */
export function refuseUnstorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new AppError('bad_input', 'This text contains characters that cannot be stored')
  } else if (Array.isArray(value) || isPlain(value)) {
    if (depth === maxNesting) throw new AppError('bad_input', 'The request is nested too deeply.')
    for (const [key, item] of Object.entries(value)) {
      refuseUnstorable(key)
      refuseUnstorable(item, depth + 1)
    }
  }
}

const camelCase = (key: string) => key.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (start) => start.toLowerCase())

/**
 * The documented PascalCase names (`PatientInfo.FirstName`) become ours; a name sent in both forms
 * counts as ours.
 */
export function renameKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renameKeys)
  if (!isPlain(value)) return value
  const renamed = new Map<string, unknown>()
  for (const [key, item] of Object.entries(value)) {
    const name = camelCase(key)
    if (name === key || !(name in value)) renamed.set(name, renameKeys(item))
  }
  return Object.fromEntries(renamed)
}

/** An id from a path. One of the wrong form is unknown like any other. */
export function idFrom(params: unknown, name = 'id'): string {
  const id = isPlain(params) ? params[name] : undefined
  if (typeof id !== 'string' || !isUuid(id)) throw new AppError('not_found')
  return id.toLowerCase()
}

/**
 * A part of a path as it was sent, for verbs that judge ids themselves: who may not ask hears that
 * before "not found".
 */
export const part = (params: unknown, name = 'id'): string => String(isPlain(params) ? params[name] : '')
