/** Numbers of records for each choice of a filter. */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { compile, compiledOnce, run } from '#server/database/statement.ts'
import { withoutValues } from './placeholders.ts'
import { every, type Rows } from './search.ts'

export type ChoiceCount = { value: string; count: number }

/** Choice with its condition. */
export type Choice = [value: string, condition: SQL]

/** Grouping of records by `key`. `choicesOf` returns the choices of a key, each once. */
type Group = { choices: readonly string[]; key: SQL; choicesOf: (key: unknown) => Iterable<string> }

/** Returns a group whose choices are the values of a column. */
export const byColumn = (column: SQL, choices: readonly string[]): Group => ({
  choices,
  key: column,
  choicesOf: (key) => [String(key)],
})

/**
 * Returns a group whose choices are the items of a list in each record. Equal lists are counted
 * together, because there are far fewer lists than records.
 */
export const byItems = (column: SQL, choices: readonly string[]): Group => ({
  choices,
  key: column,
  choicesOf: (key) => new Set(key as string[]),
})

/**
 * Returns a group whose choices are conditions. Several may apply to a record, so the key has a bit
 * for each.
 */
export const byConditions = (choices: Choice[]): Group => ({
  choices: choices.map(([value]) => value),
  key: sql.join(
    choices.map(([_, condition], index) => sql`case when ${condition} then ${sql.raw(String(2 ** index))} else 0 end`),
    sql` + `,
  ),
  choicesOf: (key) => choices.flatMap(([value], index) => (Number(key) & (2 ** index) ? [value] : [])),
})

/**
 * Count, for instance `ratings of hospitals`, over a search plan with placeholders. `isTimed` marks
 * counts over free times, which change every minute. Other counts are cached.
 */
export type Counting<Plan> = { what: string; plan: Plan; isTimed: boolean }

/** `isReplanned` has the same meaning as in a search. */
export type Planning = { isReplanned?: boolean | undefined }

/** Returns the rows of a counting statement, built once for all plans of the same shape. */
export function countRows<Row, Plan extends Record<string, unknown>>(
  { read: db, catalogue }: Context,
  { what, plan, isTimed }: Counting<Plan>,
  build: (plan: Plan) => { counting: SQL } & Planning,
): Promise<Row[]> {
  const { shape, template, values } = withoutValues(plan)
  const compiled = compiledOnce(`${what} ${shape}`, () => {
    const { counting, isReplanned } = build(template)
    return compile(counting, { unnamed: isReplanned })
  })
  const count = () => run<Row>(db, compiled, values)
  return isTimed ? count() : catalogue.count(`${what} ${shape} ${JSON.stringify(Object.values(values))}`, count)
}

/**
 * Arguments of a count. `severalOf` identifies the record if it has several rows. A choice then
 * counts once for a record that has it in any row.
 */
type FacetCall<Plan> = Counting<Plan> & {
  rowsOf: (plan: Plan) => Rows & Planning
  groupOf: (plan: Plan) => Group
  severalOf?: SQL | undefined
}

const ofSeveralRows = ({ from, where }: Rows, id: SQL, group: Group): { rows: Rows; key: SQL } => ({
  rows: {
    from: sql`(select bit_or(${group.key}) as held from ${from} where ${every(where)} group by ${id}) record`,
    where: [],
  },
  key: sql.raw('record.held'),
})

/** Returns every choice with its count, zeros included. */
export async function countChoices<Plan extends Record<string, unknown>>(
  ctx: Context,
  { rowsOf, groupOf, severalOf, ...counting }: FacetCall<Plan>,
): Promise<ChoiceCount[]> {
  const counted = await countRows<{ key: unknown; count: number }, Plan>(ctx, counting, (plan) => {
    const { isReplanned, ...source } = rowsOf(plan)
    const group = groupOf(plan)
    const { rows, key } = severalOf ? ofSeveralRows(source, severalOf, group) : { rows: source, key: group.key }
    return {
      counting: sql`select ${key} as key, count(*)::int as count from ${rows.from} where ${every(rows.where)} group by 1`,
      isReplanned,
    }
  })
  const { choices, choicesOf } = groupOf(counting.plan)
  const counts = new Map<string, number>()
  for (const { key, count } of counted)
    for (const value of choicesOf(key)) counts.set(value, (counts.get(value) ?? 0) + count)
  return choices.map((value) => ({ value, count: counts.get(value) ?? 0 }))
}
