/** Building blocks of every `record.ts`: the response schema of a record (Zod) and its columns. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { PRICE_BANDS, type PriceRange } from '#domain/money.ts'

/** Column or SQL that is read as a `Value`. It may be null only if the value may be null. */
type Source<Value> =
  | AnyPgColumn<{ data: NonNullable<Value>; notNull: null extends Value ? boolean : true }>
  | SQL<Value>
  | SQL.Aliased<Value>

/**
 * Selection that a record is read from. Write `const hospitalColumns = {…} satisfies
 * ColumnsOf<Hospital>`, so that a renamed column, a missing field or another type does not compile.
 * Use `Omit` for fields that are computed after reading.
 */
export type ColumnsOf<Answer> = { [Field in keyof Answer]-?: Source<Answer[Field]> }

/** Instant in a response of either API: `2026-11-21T09:30:00.000Z`. */
export const instantAnswer = z.string().meta({ format: 'date-time', description: 'ISO 8601 in UTC, with milliseconds' })

type Instant<Column extends AnyPgColumn> = Column['_']['notNull'] extends true ? string : string | null

/**
 * Formats a `timestamptz` like `instantAnswer`. PostgreSQL's own text, also in JSON, ends with
 * `+00:00` and drops zeros.
 */
export const instantText = <Text extends string | null>(instant: SQLWrapper): SQL<Text> =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Formats a column like `instantText`. */
export const instantOf = <Column extends AnyPgColumn>(column: Column): SQL<Instant<Column>> => instantText(column)

/** Formats a `time` column as HH:mm. */
export const clockOf = (column: AnyPgColumn): SQL<string> => sql`to_char(${column}, 'HH24:MI')`

/** Formats a selection as the list of a hand-written SELECT: `"hospitals"."name" as "name", …`. */
export const selectList = (columns: Record<string, AnyPgColumn | SQL>): SQL =>
  sql.join(
    Object.entries(columns).map(([field, column]) => sql`${column} as ${sql.identifier(field)}`),
    sql`, `,
  )

/** Returns the records in the order of these IDs. Missing records are left out. */
export function inOrder<Item extends { id: string }>(ids: readonly string[], items: readonly Item[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Groups items by owner, keeping their order. */
export function byOwner<Item>(rows: { owner: string; item: Item }[]): Map<string, Item[]> {
  const items = new Map<string, Item[]>()
  for (const { owner, item } of rows) {
    const list = items.get(owner)
    if (list) list.push(item)
    else items.set(owner, [item])
  }
  return items
}

/** Groups found records by owner. Missing records belong to no owner. */
export async function foundByOwner<Item extends { id: string }>(
  rows: { owner: string; id: string }[],
  find: (ids: string[]) => Promise<Item[]>,
): Promise<Map<string, Item[]>> {
  const items = await find([...new Set(rows.map(({ id }) => id))])
  const byId = new Map(items.map((item) => [item.id, item]))
  return byOwner(
    rows.flatMap(({ owner, id }) => {
      const item = byId.get(id)
      return item ? { owner, item } : []
    }),
  )
}

/** Returns the rating from 1 to 5 with one decimal, or null without reviews. */
export const ratingOf = (rated: { ratingSum: AnyPgColumn; reviewCount: AnyPgColumn }): SQL<number | null> =>
  sql`round(${rated.ratingSum}::numeric / nullif(${rated.reviewCount}, 0), 1)`

/** Returns the price range `$` … `$$$$` of a price in US dollars, or null for null. */
export function priceRangeOf(price: AnyPgColumn | SQL): SQL<PriceRange | null> {
  const bands = Object.entries(PRICE_BANDS).map(([range, { below }]) => {
    const name = sql.raw(`'${range}'`)
    return below === null ? sql`else ${name}` : sql`when ${price} < ${sql.raw(String(below))} then ${name}`
  })
  return sql`case when ${price} is null then null ${sql.join(bands, sql` `)} end`
}
