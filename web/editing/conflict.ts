import type { FieldValues } from 'react-hook-form'
import { type EditedField, type FieldsOf, same, valueAt } from './edition.ts'

/**
 * One record in the hands of two: as both found it, as it is typed here, and as somebody else has
 * saved it.
 */
export type Conflict<Form> = {
  before: Form
  yours: Form
  theirs: Form
  /** Author, if the server names one, and time. */
  by: string | null
  at: string | null
}

export type ConflictRow = { field: EditedField; before: unknown; yours: unknown; theirs: unknown }

/** Fields whose values differ. Equal changes on both sides are no conflict. */
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

/** Whether they changed anything that this form edits. */
export const isTouched = (rows: readonly ConflictRow[]) => rows.some((row) => !same(row.theirs, row.before))

/** Whether both changed the same field otherwise. */
export const isClash = (rows: readonly ConflictRow[]) =>
  rows.some((row) => !same(row.yours, row.before) && !same(row.theirs, row.before))

/** Before anybody chooses: what was typed here stays, and what only they changed is theirs. */
export const firstChoice = ({ before, yours, theirs }: ConflictRow) => (same(yours, before) ? theirs : yours)
