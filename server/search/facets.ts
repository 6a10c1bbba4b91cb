/** Numbers of records for each choice of a filter. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'
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

/** Values of a search plan or of a count, as placeholders. */
type Values = Record<string, unknown>

/** Number of records with a key. */
export type KeyCount = { key: unknown; count: number }

/** `isReplanned` has the same meaning as in a search. */
type Planning = { isReplanned?: boolean | undefined }

/** Records of a kind that counts are made of. */
export type CountSource<Plan> = {
  /** Name in the cache of counts: `hospitals` or `doctors`. */
  name: string
  table: AnyPgTable
  /** Columns that the counts use. */
  columns: AnyPgColumn[]
  rowsOf: (plan: Plan) => Rows & Planning
}

/**
 * Count, for instance `ratings`, of the records of a plan. `select` returns a statement with the
 * columns `key` and `count` over the table, which holds only the records of the plan. It may
 * use `values` beside them. `isTimed` marks counts by free times, which change every minute. Other
 * counts are cached.
 */
export type Count<Plan, Own extends Values> = {
  what: string
  plan: Plan
  values: Own
  isTimed: boolean
  select(values: Own, plan: Plan): SQL
}

/** Returns a plan as text. Equal plans find the same records. */
function textOf(plan: Values): string {
  const { shape, values } = withoutValues(plan)
  return `${shape} ${JSON.stringify(Object.values(values))}`
}

type Batch<Plan> = { counts: Count<Plan, Values>[]; results: Promise<KeyCount[][]> }

/**
 * Counts of one search. Those that are requested in the same turn over the same records become one
 * statement, which finds the records once.
 */
export class SearchCounts<Plan extends Values> {
  readonly #ctx: Context
  readonly #source: CountSource<Plan>
  /** Counts that are not sent yet, by the text of their plan. */
  readonly #batches = new Map<string, Batch<Plan>>()

  constructor(ctx: Context, source: CountSource<Plan>) {
    this.#ctx = ctx
    this.#source = source
  }

  find<Own extends Values>(count: Count<Plan, Own>): Promise<KeyCount[]> {
    const planText = textOf(count.plan)
    const request = async () => {
      const batch = this.#batchOf(planText)
      const index = batch.counts.push(count) - 1
      return (await batch.results)[index] ?? []
    }
    const key = `${count.what} of ${this.#source.name} ${planText} ${textOf(count.values)}`
    return count.isTimed ? request() : this.#ctx.catalogue.count(key, request)
  }

  #batchOf(planText: string): Batch<Plan> {
    const waiting = this.#batches.get(planText)
    if (waiting) return waiting
    const counts: Count<Plan, Values>[] = []
    const results = Promise.resolve().then(() => {
      this.#batches.delete(planText)
      return this.#run(counts)
    })
    const batch = { counts, results }
    this.#batches.set(planText, batch)
    return batch
  }

  /** Returns the results of counts of equal plans. */
  async #run(counts: Count<Plan, Values>[]): Promise<KeyCount[][]> {
    const { name, table, columns, rowsOf } = this.#source
    const [{ plan }] = counts as [Count<Plan, Values>]
    const { shape, template, values } = withoutValues({ plan, each: counts.map((count) => count.values) })
    const whats = counts.map(({ what }) => what).join(', ')
    const compiled = compiledOnce(`${whats} of ${name} ${shape}`, () => {
      const { from, where, isReplanned } = rowsOf(template.plan)
      const results = counts.map(({ select }, index) => {
        const counting = select(template.each[index] ?? {}, template.plan)
        return sql`(select coalesce(json_agg(json_build_object('key', key, 'count', count)), '[]') from (${counting}) c)`
      })
      // The records take the name of their table, so that conditions on its columns apply to them.
      const statement = sql`with ${table} as (select ${sql.join(columns, sql`, `)} from ${from} where ${every(where)})
        select json_build_array(${sql.join(results, sql`, `)}) as results`
      return compile(statement, { unnamed: isReplanned === true })
    })
    const [row] = await run<{ results: KeyCount[][] }>(this.#ctx.read, compiled, values)
    return row?.results ?? []
  }
}

/**
 * Arguments of a count by choices. `from` returns the records with what is joined to them, by
 * default the records alone. `severalOf` identifies the record if it has several rows. A choice
 * then counts once for a record that has it in any row.
 */
type ChoiceCall<Plan, Own extends Values> = Omit<Count<Plan, Own>, 'select'> & {
  from: (values: Own, plan: Plan) => SQLWrapper
  groupOf: (values: Own, plan: Plan) => Group
  severalOf?: SQLWrapper | undefined
}

/** Returns every choice with its count, zeros included. */
export async function countChoices<Plan extends Values, Own extends Values>(
  counts: SearchCounts<Plan>,
  { from, groupOf, severalOf, ...count }: ChoiceCall<Plan, Own>,
): Promise<ChoiceCount[]> {
  const counted = await counts.find({
    ...count,
    select: (values, plan) => {
      const [rows, { key }] = [from(values, plan), groupOf(values, plan)]
      return severalOf
        ? sql`select held as key, count(*) from (select bit_or(${key}) as held from ${rows} group by ${severalOf}) record group by 1`
        : sql`select ${key} as key, count(*) from ${rows} group by 1`
    },
  })
  const { choices, choicesOf } = groupOf(count.values, count.plan)
  const sums = new Map<string, number>()
  for (const { key, count } of counted)
    for (const value of choicesOf(key)) sums.set(value, (sums.get(value) ?? 0) + count)
  return choices.map((value) => ({ value, count: sums.get(value) ?? 0 }))
}
