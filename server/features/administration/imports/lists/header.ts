/** Recognises the columns of a list by their common names. */
import { withoutFormulaMarks } from '#domain/csv.ts'
import { fold } from '#domain/fold.ts'
import { sentence } from '#domain/sentences.ts'
import { ListError } from './read.ts'

const key = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Returns a function that reads a row by the names of its columns (comma-joined, in any letter
 * case), in any order. Unknown columns are skipped. Missing ones are empty.
 */
export function columnsOf<Column extends string>(
  header: string[],
  names: Record<Column, string>,
  { required, written = [] }: { required: readonly NoInfer<Column>[]; written?: readonly NoInfer<Column>[] },
): (values: string[]) => Record<Column, string> {
  const columns = Object.entries<string>(names) as [Column, string][]
  const byName = new Map(
    columns.flatMap(([column, spellings]) => spellings.split(',').map((name) => [key(name), column] as const)),
  )
  const positions = new Map<Column, number>()
  for (const [at, name] of header.entries()) {
    const column = byName.get(key(name))
    if (!column) continue
    if (positions.has(column))
      throw new ListError(sentence('The header has two columns named "{{column}}".', { column }))
    positions.set(column, at)
  }
  const missing = required.filter((column) => !positions.has(column))
  const [last, ...others] = missing.map((column) => `"${column}"`).reverse()
  if (last && others.length > 0)
    throw new ListError(
      sentence('The header has no column named {{columns}} and {{last}}.', {
        columns: others.reverse().join(', '),
        last,
      }),
    )
  if (last) throw new ListError(sentence('The header has no column named {{last}}.', { last }))
  const value = (values: string[], column: Column) =>
    // Files for spreadsheets mark text that is not a formula: `'+90 …`.
    withoutFormulaMarks(values[positions.get(column) ?? -1] ?? '')
      .replace(written.includes(column) ? /[^\S\n]+/gu : /\s+/gu, ' ')
      .trim()
  return (values) =>
    Object.fromEntries(columns.map(([column]) => [column, value(values, column)])) as Record<Column, string>
}
