/** The statements of a search: its page, its total, or both at once. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Paging } from '#domain/paging.ts'
import { type CompiledStatement, compile } from '#server/database/statement.ts'
import { every, type Key, type Rows, type Search } from './search.ts'

// Limits are text: of a limit that is a parameter PostgreSQL expects a tenth of the table, and
// keeps no plan for it.
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

/** Rows `(id, tier, k0, k1 …)` in their order. */
const pageOrder = ({ tiers }: Search): SQL =>
  sql`p.tier, ${orderOf(tiers[0]?.keys ?? [], (_, index) => sql`p.${keyName(index)}`)}`

/** The first ids of a tier. */
const tierStatement = (id: AnyPgColumn, { from, where, keys }: Rows & { keys: Key[] }, part: Slice): SQL =>
  sql`select ${id} as id from ${from} where ${every(where)} order by ${orderOf(keys, (key) => key.by)} ${slice(part)}`

const countStatement = ({ rows }: Search): SQL =>
  sql`select count(*)::int as count from ${rows.from} where ${every(rows.where)}`

/**
 * One row: the ids of the page and the total. Finds one more than are counted at most, which tells
 * that there are more.
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

/**
 * `tiers` are read one after the other, each from its beginning where there are several, until the
 * page is full.
 */
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
  // Few read further pages, each of which is a text of its own.
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

/** The compiled searches of the commonest shapes. */
const compiledByShape = new Map<string, CompiledSearch>()
const MOST_REMEMBERED = 1000

/**
 * The statements for a page of a search of this shape; it is built where none of the shape was
 * asked for before.
 */
export function compiledSearch(shape: string, source: StatementSource): CompiledSearch {
  const key = `${source.paging.page} ${source.paging.limit} ${shape}`
  const cached = compiledByShape.get(key)
  if (cached) return cached
  if (compiledByShape.size >= MOST_REMEMBERED) compiledByShape.clear()
  const compiled = compileSearch(source)
  compiledByShape.set(key, compiled)
  return compiled
}
