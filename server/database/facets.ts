/** How many records each choice of a filter would leave. */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { every, type Rows } from './search.ts'
import { compile, run } from './statement.ts'

export type ChoiceCount = { value: string; count: number }

/** A choice with the condition that it stands for. */
export type Choice = [value: string, condition: SQL]

/** Records are counted by what `key` says of them; `choicesOf` names the choices that a key stands for, each once. */
type Group = { choices: readonly string[]; key: SQL; choicesOf: (key: unknown) => Iterable<string> }

/** Choices that are the values of a column. */
export const byColumn = (column: SQL, choices: readonly string[]): Group => ({
  choices,
  key: column,
  choicesOf: (key) => [String(key)],
})

/** Choices that are the items of a list in each record. Equal lists are counted together: there are far fewer of them than records. */
export const byItems = (column: SQL, choices: readonly string[]): Group => ({
  choices,
  key: column,
  choicesOf: (key) => new Set(key as string[]),
})

/** Choices that are conditions, of which several may hold for a record: the key has a bit for each. */
export const byConditions = (choices: Choice[]): Group => ({
  choices: choices.map(([value]) => value),
  key: sql.join(
    choices.map(([_, condition], index) => sql`case when ${condition} then ${sql.raw(String(2 ** index))} else 0 end`),
    sql` + `,
  ),
  choicesOf: (key) => choices.flatMap(([value], index) => (Number(key) & (2 ** index) ? [value] : [])),
})

/**
 * What is counted of which rows. `isPlannedAnew`: as in a search. `isTimed`: the free times of records are asked for, which change by the
 * minute; other counts are kept in memory.
 */
export type Asked = { rows: Rows; group: Group; isPlannedAnew?: boolean | undefined; isTimed?: boolean }

/** Conditions asked of records with several rows each: one holds where it holds for any of them. Rows with the same `id` are one record's. */
export const ofSeveralRows = ({ from, where }: Rows, id: SQL, group: Group): Pick<Asked, 'rows' | 'group'> => ({
  rows: {
    from: sql`(select bit_or(${group.key}) as held from ${from} where ${every(where)} group by ${id}) record`,
    where: [],
  },
  group: { ...group, key: sql.raw('record.held') },
})

type Statement = Pick<Asked, 'isPlannedAnew' | 'isTimed'>

/** The rows of a statement that counts. */
export function countRows<Row>(
  { db, catalogue }: Context,
  fragment: SQL,
  { isPlannedAnew, isTimed }: Statement,
): Promise<Row[]> {
  const compiled = compile(fragment, { unnamed: isPlannedAnew })
  const count = () => run<Row>(db, compiled)
  return isTimed ? count() : catalogue.count(JSON.stringify([compiled.text, compiled.params]), count)
}

/** Every choice with its count, zeros included. */
export async function countChoices(ctx: Context, { rows, group, ...options }: Asked): Promise<ChoiceCount[]> {
  const counted = await countRows<{ key: unknown; count: number }>(
    ctx,
    sql`select ${group.key} as key, count(*)::int as count from ${rows.from} where ${every(rows.where)} group by 1`,
    options,
  )
  const counts = new Map<string, number>()
  for (const { key, count } of counted)
    for (const value of group.choicesOf(key)) counts.set(value, (counts.get(value) ?? 0) + count)
  return group.choices.map((value) => ({ value, count: counts.get(value) ?? 0 }))
}
