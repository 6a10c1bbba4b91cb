import { validate as isUuid } from 'uuid'
import { isStorable } from '#domain/fields.ts'
import { AppError } from '../errors.ts'

const maxNesting = 20

/**
 * Returns true for plain objects. The router and the query parser create objects whose class has an
 * empty prototype. Objects of other classes are not plain.
 */
export const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/**
 * Refuses text that PostgreSQL cannot store, anywhere in the input, and extreme nesting, which only
 * an attack has.
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
 * Renames documented PascalCase names (`PatientInfo.FirstName`) to ours. If both forms are sent,
 * ours counts.
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

/** Returns an ID from a path. A malformed ID counts as not found. */
export function idFrom(params: unknown, name = 'id'): string {
  const id = isPlain(params) ? params[name] : undefined
  if (typeof id !== 'string' || !isUuid(id)) throw new AppError('not_found')
  return id.toLowerCase()
}

/**
 * Returns a part of a path as sent, for verbs that check IDs themselves: an unauthorised caller
 * gets that error before "not found".
 */
export const part = (params: unknown, name = 'id'): string => String(isPlain(params) ? params[name] : '')
