import { useState } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { type Conflict, type ConflictRow, conflictRows, firstChoice, isClash, isTouched } from './conflict.ts'
import { type FieldsOf, same, valueAt } from './edition.ts'

/** Tracks changes of the record saved by another user until each field is decided. */
export function useConflict<Form extends FieldValues, Sent>(
  form: UseFormReturn<Form, unknown, Sent>,
  fields: FieldsOf<Form>,
) {
  const [conflict, setConflict] = useState<Conflict<Form> | null>(null)
  const set = (path: string, value: unknown) =>
    form.setValue(path as FieldPath<Form>, value as PathValue<Form, FieldPath<Form>>, { shouldDirty: true })

  const rows = (typed: Form) =>
    (conflict ? conflictRows(conflict, fields) : []).map((row) => {
      const now = valueAt(typed, row.field.path)
      const isTheirs = same(now, row.theirs)
      return { ...row, yours: isTheirs ? row.yours : now, choice: isTheirs ? ('theirs' as const) : ('yours' as const) }
    })

  function stand(raised: Conflict<Form>, isConflict: (rows: readonly ConflictRow[]) => boolean): boolean {
    const differences = conflictRows(raised, fields)
    form.reset(raised.theirs, { keepValues: true, keepErrors: true })
    for (const row of differences) set(row.field.path, firstChoice(row))
    const conflicting = isConflict(differences)
    setConflict(conflicting ? raised : null)
    return conflicting
  }

  return {
    conflict,
    rows,
    set,
    /**
     * Compares the form with the other user's values from now on and takes over values that only
     * they changed. Returns false if they changed nothing that this form edits.
     */
    compare: (raised: Conflict<Form>): boolean => stand(raised, isTouched),
    /**
     * Rebases the form after the user's own action beside it. Only fields changed on both sides
     * need a decision.
     */
    follow: (raised: Conflict<Form>): boolean => stand(raised, isClash),
    close: () => setConflict(null),
  }
}
