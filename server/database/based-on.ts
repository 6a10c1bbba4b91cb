import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { AppError } from '../errors.ts'

/**
 * `updatedAt` of the record that an editor has read: text from GraphQL, a Date from `If-Match`.
 * Without it nothing is compared.
 */
export type BasedOn = string | Date | null | undefined

export type Edit = { basedOn: BasedOn; input: object }

/** Sent field whose current value differs. */
export type ChangedField = { field: string; yours: unknown; now: unknown }

/** Returns true if the record was changed since its editor read it. */
export function isStale(current: { updatedAt: Date }, basedOn: BasedOn): boolean {
  if (basedOn == null) return false
  const read = new Date(basedOn).getTime()
  if (Number.isNaN(read)) {
    const sentence = 'Please give an instant as ISO 8601'
    throw new AppError('bad_input', sentence, { fields: { basedOn: sentence } })
  }
  return read !== current.updatedAt.getTime()
}

/**
 * Returns the error for a stale edit, with the current values and further fields that the editor
 * may read.
 */
export const staleEdit = (current: object, input: object, more: Record<string, unknown> = {}) =>
  new AppError('stale_edit', 'This record was changed in the meantime. Please reload it and try again.', {
    extra: { changed: changedFields(current, input), ...more },
  })

/**
 * Refuses an edit of a record that was changed since its editor read it. Verbs call it inside their
 * transaction, with the locked row.
 */
export function refuseStale(current: { updatedAt: Date }, { basedOn, input }: Edit): void {
  if (isStale(current, basedOn)) throw staleEdit(current, input)
}

function changedFields(current: object, input: object): ChangedField[] {
  const now = new Map<string, unknown>(Object.entries(current))
  return Object.entries(input)
    .filter(([field, yours]) => yours !== undefined && now.has(field) && !isDeepStrictEqual(yours, now.get(field)))
    .map(([field, yours]) => ({ field, yours, now: now.get(field) }))
}

/**
 * Returns the new `updatedAt`, which is always later than the old one. Two edits within a
 * millisecond stay distinct.
 */
export const editedAt = (updatedAt: AnyPgColumn): SQL =>
  sql`greatest(clock_timestamp(), ${updatedAt} + interval '1 millisecond')`
