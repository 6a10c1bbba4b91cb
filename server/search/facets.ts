/** How many records each choice of a filter would leave. */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { compile, compiledOnce, run } from '#server/database/statement.ts'
import { withoutValues } from './placeholders.ts'
import { every, type Rows } from './search.ts'

export type ChoiceCount = { value: string; count: number }

/** A choice with the condition that it stands for. */
export type Choice = [value: string, condition: SQL]

/**
 * Records are counted by what `key` says of them; `choicesOf` names the choices that a key stands
 * for, each once.
 */
type Group = { choices: readonly string[]; key: SQL; choicesOf: (key: unknown) => Iterable<string> }

/** Choices that are the values of a column. */
export const byColumn = (column: SQL, choices: readonly string[]): Group => ({
  choices,
  key: column,
  choicesOf: (key) => [String(key)],
})

/**
 * Choices that are the items of a list in each record. Equal lists are counted together: there are
 * far fewer of them than records.
 */
export const byItems = (column: SQL, choices: readonly string[]): Group => ({
  choices,
  key: column,
  choicesOf: (key) => new Set(key as string[]),
})

/**
 * Choices that are conditions, of which several may hold for a record: the key has a bit for each.
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
 * A count, for instance `ratings of hospitals`, over a search plan with placeholders. `isTimed`
 * marks counts over free times, which change every minute; other counts are cached.
 */
export type Counting<Plan> = { what: string; plan: Plan; isTimed: boolean }

/** `isReplanned`: as in a search. */
export type Planning = { isReplanned?: boolean | undefined }

/** The rows of a statement that counts. It is built once for all plans of the same shape. */
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
 * `severalOf`: the rows are several of one record each, which this tells; a choice is one of the
 * record where it is one of any of its rows.
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

/** Every choice with its count, zeros included. */
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
