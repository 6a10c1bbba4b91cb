/** How many records each choice of a filter would leave. */
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from './client.ts'
import { every, type Rows } from './search.ts'
import { query } from './statement.ts'

export type ChoiceCount = { value: string; count: number }

/** A choice with the condition that it stands for. */
export type Choice = [value: string, condition: SQL]

/**
 * Every choice with its count, zeros included; one statement for all of them. `counted` are the records that are counted, where the
 * rows are more than one of each.
 */
export async function countEach(
  db: Queryable,
  { from, where }: Rows,
  { choices, counted }: { choices: Choice[]; counted?: SQL },
): Promise<ChoiceCount[]> {
  const counting = counted ? sql`count(distinct ${counted})` : sql`count(*)`
  const counts = sql.join(
    choices.map(([_, condition]) => sql`${counting} filter (where ${condition})`),
    sql`, `,
  )
  const [row] = await query<{ counts: number[] }>(
    db,
    sql`select array[${counts}]::int[] as counts from ${from} where ${every(where)}`,
  )
  return choices.map(([value], index) => ({ value, count: row?.counts[index] ?? 0 }))
}

/** The same where the choices are what a column says; `counted` are the records that are counted. */
export async function countBy(
  db: Queryable,
  { from, where }: Rows,
  { column, counted, choices }: { column: SQL; counted: SQL; choices: readonly string[] },
): Promise<ChoiceCount[]> {
  const rows = await query<ChoiceCount>(
    db,
    sql`select ${column} as value, count(distinct ${counted})::int as count from ${from} where ${every(where)} group by 1`,
  )
  const counts = new Map(rows.map(({ value, count }) => [value, count]))
  return choices.map((value) => ({ value, count: counts.get(value) ?? 0 }))
}
