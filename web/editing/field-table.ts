/**
 * The field table of an editable record has one entry for each field of its form. The empty form,
 * the conversion of a record, the schema of the input and the compared parts derive from it.
 */
import { z } from 'zod'
import type { Translate } from '#web/i18n/translation.ts'
import { type EditedField, valueAt } from './edition.ts'

/** A field that the form holds as `Value` and reads from a `Saved` record. */
export type FieldDefinition<Saved, Value, Schema extends z.ZodType> = {
  /** Sentence to translate. */
  label: string
  /** Value in the form of a new record. */
  empty: Value
  read(record: Saved): Value
  /** Converts the value of the form into the value that is sent. */
  schema: Schema
  /** Text of a value in the table of conflicts. Default: text unchanged, lists joined. */
  show?(value: Value, t: Translate): string
  /** Entries that are compared separately, instead of the whole value. */
  entries?(context: EntryContext<Value>): readonly Entry[]
}

/** An entry of a list. The table prefixes its path with the name of the list. */
export type Entry = Omit<EditedField, 'path'> & { key: string }
export type EntryContext<Value> = {
  /** Values of the field in all compared forms. */
  values: readonly Value[]
  t: Translate
  /** Name of a linked record by its ID. */
  nameOf: (id: string) => string
}

type AnyField<Saved> = FieldDefinition<Saved, unknown, z.ZodType>
export type FieldTable<Saved> = Readonly<Record<string, AnyField<Saved>>>

/** Text fields that the record has and its input accepts. */
export type TextNames<Saved, Shape> = {
  [Name in keyof Saved & keyof Shape]: Saved[Name] extends string | null ? Name : never
}[keyof Saved & keyof Shape]

/** Values of the form that a table describes. */
export type FormOf<Table extends FieldTable<never>> = { -readonly [Name in keyof Table]: Table[Name]['empty'] }
type ShapeOf<Table extends FieldTable<never>> = { -readonly [Name in keyof Table]: Table[Name]['schema'] }

/** Returns the function that types the fields of one kind of record. */
export const fieldOf =
  <Saved>() =>
  <Value, Schema extends z.ZodType>(definition: FieldDefinition<Saved, Value, Schema>) =>
    definition

function mapFields<Field, Result>(table: Readonly<Record<string, Field>>, map: (field: Field) => Result) {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, map(field)]))
}

// `Object.fromEntries` loses the names of the fields, so the next three state their result.
export const emptyForm = <Table extends FieldTable<never>>(table: Table) =>
  mapFields(table, ({ empty }) => empty) as FormOf<Table>

export const formFrom = <Saved, Table extends FieldTable<Saved>>(table: Table & FieldTable<Saved>, record: Saved) =>
  mapFields<AnyField<Saved>, unknown>(table, (field) => field.read(record)) as FormOf<Table>

export const schemaOf = <Table extends FieldTable<never>>(table: Table) =>
  z.object(mapFields(table, ({ schema }) => schema) as ShapeOf<Table>)

/** Lists the parts of these forms that are compared separately. */
export const comparedFields = <Table extends FieldTable<never>>(
  table: Table,
  forms: readonly FormOf<Table>[],
  { t, nameOf = (id) => id }: { t: Translate; nameOf?: (id: string) => string },
): EditedField[] =>
  Object.entries(table).flatMap(([path, { label, show, entries }]) => {
    if (!entries) return { path, label: t(label), ...(show && { show: (value: unknown) => show(value, t) }) }
    const values = forms.map((form) => valueAt(form, path))
    return entries({ values, t, nameOf }).map(({ key, ...entry }) => ({ path: `${path}.${key}`, ...entry }))
  })

export const showYesNo = (value: boolean, t: Translate) => (value ? t('Yes') : t('No'))

/**
 * Parses typed text as a number. Empty text is null, and invalid text is NaN, which schemas refuse.
 */
export const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')))

/** Returns the text of a number in an input. */
export const numberText = (value: number | null) => (value === null ? '' : String(value))

/** Accepts an empty choice as null. */
export const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema)

/** Accepts a number as typed text. */
export const typedNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((typed) => numberOf(String(typed ?? '')), schema)
