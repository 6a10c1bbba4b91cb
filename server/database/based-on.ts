import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { AppError } from '../errors.ts'

/**
 * The `updatedAt` of the record that an editor has read: text from GraphQL, a Date from `If-Match`;
 * absent: not compared.
 */
export type BasedOn = string | Date | null | undefined

export type Edit = { basedOn: BasedOn; input: object }

/** A field that the editor sends and that the record holds otherwise by now. */
export type ChangedField = { field: string; yours: unknown; now: unknown }

/** Whether somebody else has changed a record since its editor read it. */
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
 * The refusal of an edit of such a record: what stands there now, and more that its editor may
 * know.
 */
export const staleEdit = (current: object, input: object, more: Record<string, unknown> = {}) =>
  new AppError('stale_edit', 'This record was changed in the meantime. Please reload it and try again.', {
    extra: { changed: changedFields(current, input), ...more },
  })

/**
 * Refuses an edit of a record that somebody else has changed since its editor read it. Verbs call
 * it inside their transaction, with the row as it stands there, locked.
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
 * For `updatedAt`: an edit is always later than what it changed, so that two within a millisecond
 * are told apart.
 */
export const editedAt = (updatedAt: AnyPgColumn): SQL =>
  sql`greatest(clock_timestamp(), ${updatedAt} + interval '1 millisecond')`
