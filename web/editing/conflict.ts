import type { FieldValues } from 'react-hook-form'
import { type EditedField, type FieldsOf, same, valueAt } from './edition.ts'

/**
 * Concurrent edits of one record: the version that both started from, the values typed here, and
 * the values that another user has saved.
 */
export type Conflict<Form> = {
  before: Form
  yours: Form
  theirs: Form
  /** Author, if the server sends one, and time. */
  by: string | null
  at: string | null
}

export type ConflictRow = { field: EditedField; before: unknown; yours: unknown; theirs: unknown }

/** Returns the fields whose values differ. Equal changes on both sides are no conflict. */
export function conflictRows<Form extends FieldValues>(
  { before, yours, theirs }: Pick<Conflict<Form>, 'before' | 'yours' | 'theirs'>,
  fieldsOf: FieldsOf<Form>,
): ConflictRow[] {
  return fieldsOf([before, yours, theirs])
    .map((field) => ({
      field,
      before: valueAt(before, field.path),
      yours: valueAt(yours, field.path),
      theirs: valueAt(theirs, field.path),
    }))
    .filter((row) => !same(row.yours, row.theirs))
}

/** Returns whether the other user changed anything that this form edits. */
export const isTouched = (rows: readonly ConflictRow[]) => rows.some((row) => !same(row.theirs, row.before))

/** Returns whether both users changed the same field to different values. */
export const isClash = (rows: readonly ConflictRow[]) =>
  rows.some((row) => !same(row.yours, row.before) && !same(row.theirs, row.before))

/**
 * Returns the default choice: a value typed here stays, and the other user's value wins if only
 * they changed it.
 */
export const firstChoice = ({ before, yours, theirs }: ConflictRow) => (same(yours, before) ? theirs : yours)
