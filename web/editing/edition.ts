import { type FieldPath, type FieldValues, get } from 'react-hook-form'

/** A record as a form holds it. */
export type Edition<Form> = {
  /** The record's `updatedAt`. */
  version: string
  values: Form
}

/**
 * A part of a form that is saved, stored and compared separately: a field, or one entry of a list
 * (`prices.<id>`, `hours.6`).
 */
export type EditedField = {
  path: string
  /** Translated label. */
  label: string
  /** Text of a value in the table of conflicts. Default: text unchanged, lists joined. */
  show?: (value: unknown) => string
}

/** Returns every part of these forms, including list entries that only one of them has. */
export type FieldsOf<Form> = (forms: readonly Form[]) => readonly EditedField[]

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Returns whether two values of a form are equal. An empty field equals a missing one. */
export function same(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b)
  if (typeof a !== 'object' || typeof b !== 'object') return a === b
  const [first, second] = [a as Record<string, unknown>, b as Record<string, unknown>]
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].every((key) => same(first[key], second[key]))
}

export const valueAt = <Form extends FieldValues>(form: Form, path: string): unknown =>
  get(form, path as FieldPath<Form>)

/** Returns the parts that differ between two forms. */
export const differing = <Form extends FieldValues>(fieldsOf: FieldsOf<Form>, a: Form, b: Form) =>
  fieldsOf([a, b]).filter(({ path }) => !same(valueAt(a, path), valueAt(b, path)))

/** Returns the text of a value, empty if there is none. */
export function shownValue({ show }: EditedField, value: unknown): string {
  if (show) return show(value)
  if (isEmpty(value)) return ''
  return Array.isArray(value) ? value.filter((item) => !isEmpty(item)).join(', ') : String(value)
}
