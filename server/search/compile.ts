/** Statements of a search: its page, its total, or both. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Paging } from '#domain/paging.ts'
import { type CompiledStatement, compile } from '#server/database/statement.ts'
import { every, type Key, type Rows, type Search } from './search.ts'

// The limit is part of the text: for a parameter PostgreSQL would expect a tenth of the table, and
// would not reuse the plan.
const slice = ({ limit, offset }: Slice): SQL =>
  sql.raw(offset > 0 ? `limit ${limit} offset ${offset}` : `limit ${limit}`)
type Slice = { limit: number; offset: number }

const orderOf = (keys: Key[], nameOf: (key: Key, index: number) => SQLWrapper): SQL =>
  sql.join(
    keys.map((key, index) => sql`${nameOf(key, index)} ${sql.raw(key.direction)}`),
    sql`, `,
  )

const keyName = (index: number): SQL => sql.raw(`k${index}`)
const valuesOf = (keys: Key[]): SQL =>
  sql.join(
    keys.map((key, index) => sql`${key.by} as ${keyName(index)}`),
    sql`, `,
  )

/** Returns the order of rows `(id, tier, k0, k1 …)`. */
const pageOrder = ({ tiers }: Search): SQL =>
  sql`p.tier, ${orderOf(tiers[0]?.keys ?? [], (_, index) => sql`p.${keyName(index)}`)}`

/** Returns the statement for the first IDs of a tier. */
const tierStatement = (id: AnyPgColumn, { from, where, keys }: Rows & { keys: Key[] }, part: Slice): SQL =>
  sql`select ${id} as id from ${from} where ${every(where)} order by ${orderOf(keys, (key) => key.by)} ${slice(part)}`

const countStatement = ({ rows }: Search): SQL =>
  sql`select count(*)::int as count from ${rows.from} where ${every(rows.where)}`

/**
 * Returns a statement with one row: the IDs of the page and the total. It finds one more than the
 * maximum count, which shows that there are more.
 */
function togetherStatement(
  search: Search & { tier: SQL },
  { id, most, ...part }: Slice & { id: AnyPgColumn; most: number | undefined },
): SQL {
  const [first, ...others] = search.tiers
  const { from, where } = first && others.length === 0 ? first : search.rows
  const keys = first?.keys ?? []
  const bound = most === undefined ? sql`` : slice({ limit: most + 1, offset: 0 })
  return sql`with found as materialized (select ${id} as id, ${search.tier} as tier, ${valuesOf(keys)} from ${from} where ${every(where)} ${bound})
    select (select count(*)::int from found) as total,
      array(select p.id from found p order by ${pageOrder(search)} ${slice(part)}) as ids`
}

/** Compiled search. `tiers` are read one after another until the page is full. */
export type CompiledSearch = {
  together: CompiledStatement | undefined
  tiers: (() => CompiledStatement)[]
  count: () => CompiledStatement
}

const once = <T>(make: () => T): (() => T) => {
  let value: T | undefined
  return () => {
    value ??= make()
    return value
  }
}

type StatementSource = { build: () => Search; id: AnyPgColumn; most: number | undefined; paging: Paging }

function compileSearch({ build, id, most, paging }: StatementSource): CompiledSearch {
  const search = build()
  const part = { limit: paging.limit, offset: (paging.page - 1) * paging.limit }
  const { tier, isReplanned } = search
  // Further pages are rare, and each is a separate text.
  const options = { unnamed: isReplanned || paging.page > 1 }
  return {
    together: tier && compile(togetherStatement({ ...search, tier }, { id, most, ...part }), options),
    tiers: search.tiers.map((tier, _, { length }) => {
      const first = length === 1 ? part : { limit: part.offset + part.limit, offset: 0 }
      return once(() => compile(tierStatement(id, tier, first), options))
    }),
    count: once(() => compile(countStatement(search), { unnamed: isReplanned })),
  }
}

/** Compiled searches of the most common shapes. */
const compiledByShape = new Map<string, CompiledSearch>()
const MOST_REMEMBERED = 1000

/** Returns the statements for a page of a search of this shape, compiled on first use. */
export function compiledSearch(shape: string, source: StatementSource): CompiledSearch {
  const key = `${source.paging.page} ${source.paging.limit} ${shape}`
  const cached = compiledByShape.get(key)
  if (cached) return cached
  if (compiledByShape.size >= MOST_REMEMBERED) compiledByShape.clear()
  const compiled = compileSearch(source)
  compiledByShape.set(key, compiled)
  return compiled
}
