/** Pieces of SQL that every search is made of. Values are parameters; only fixed text is SQL. */
import { type SQL, sql } from 'drizzle-orm'
import { PRICE_BANDS, type PriceRange } from '#domain/money.ts'
import { type Page, type Paging, pageOf } from '#domain/paging.ts'
import type { Point } from '#domain/places.ts'
import type { Queryable } from './client.ts'
import { pageAndCount, query, statement } from './statement.ts'

/** The words of a text, each with the spellings that count as it. */
export type Terms = string[][]

/** `%` and `_` typed by somebody mean themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
export const containing = (text: string): string => `%${escapeLike(text)}%`

export const contains = (column: SQL, text: string): SQL => sql`${column} like ${containing(text)}`
export const startsWith = (column: SQL, text: string): SQL => sql`${column} like ${`${escapeLike(text)}%`}`
/** Every term of a text, in one of its spellings. */
export const containsAll = (column: SQL, terms: Terms): SQL =>
  every(terms.map((spellings) => some(spellings.map((spelling) => contains(column, spelling)))))

export const every = (conditions: SQL[]): SQL =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`
export const some = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` or `)})`

/** A list as one parameter, so that its length does not change the statement. */
export const list = (items: readonly unknown[]): SQL => sql`${sql.param([...items])}`

export const inPriceRanges = (price: SQL, ranges: PriceRange[]): SQL =>
  some(
    [...new Set(ranges)].sort().map((range) => {
      const { from, below } = PRICE_BANDS[range]
      const least = sql`${price} >= ${sql.raw(String(from))}`
      return below === null ? least : sql`(${least} and ${price} < ${sql.raw(String(below))})`
    }),
  )

/** `$` … `$$$$` of a price column, null for null. */
export const priceRangeColumn = (column: string): string => {
  const bands = Object.entries(PRICE_BANDS).map(([range, { below }]) =>
    below === null ? `else '${range}'` : `when ${column} < ${below} then '${range}'`,
  )
  return `case when ${column} is null then null ${bands.join(' ')} end`
}

/** 1 to 5 with one decimal, null without reviews. */
export const ratingColumn = (alias: string): string =>
  `round(${alias}.rating_sum::numeric / nullif(${alias}.review_count, 0), 1)`

const DEGREE = Math.PI / 180
const EARTH_DIAMETER_KM = 2 * 6371.0088

/** Great-circle distance (haversine), the same as distanceKm() in domain/places.ts. */
export const kilometres = (latitude: SQL, longitude: SQL, from: Point): SQL =>
  sql`(${sql.raw(String(EARTH_DIAMETER_KM))} * asin(least(1, sqrt(
    power(sin(radians(${latitude} - ${from.latitude}::float8) / 2), 2)
    + ${Math.cos(from.latitude * DEGREE)}::float8 * cos(radians(${latitude}))
      * power(sin(radians(${longitude} - ${from.longitude}::float8) / 2), 2)))))`

export type Key = { by: SQL; direction: 'asc' | 'desc' | 'desc nulls last' }

/**
 * What to look for: rows of `from` under `where`, in the order of `keys`, the last of which is unique. With `tiers` the rows
 * of the first tier come before those of the second and so on; they exclude each other and together are what `text` finds.
 * Each tier is a statement of its own with its own limit, so that an index in rating order can serve it without a sort.
 */
export type Search = { from: SQL; id: SQL; where: SQL[]; keys: Key[]; text?: SQL; tiers?: SQL[] }

const conditionsOf = ({ where, text }: Search): SQL => every(text ? [...where, text] : where)

const orderBy = (keys: Key[], name: (key: Key, index: number) => SQL): SQL =>
  sql.join(
    keys.map((key, index) => sql`${name(key, index)} ${sql.raw(key.direction)}`),
    sql`, `,
  )

const keyName = (_: Key, index: number) => sql.raw(`p.k${index}`)

/** Ids of one page with the values they are ordered by, as `p(id, tier, k0, k1 …)`. */
function idsOf(search: Search, limit: number, offset: number): SQL {
  const { from, id, where, keys } = search
  const columns = sql.join(
    keys.map((key, index) => sql`${key.by} as ${sql.raw(`k${index}`)}`),
    sql`, `,
  )
  const order = orderBy(keys, (key) => key.by)
  const rows = (tier: number, condition: SQL, count: number, skip: number) =>
    sql`select ${id} as id, ${sql.raw(String(tier))} as tier, ${columns} from ${from} where ${condition}
      order by ${order} limit ${count} offset ${skip}`
  if (!search.tiers) return rows(0, conditionsOf(search), limit, offset)
  const tiers = search.tiers.map((tier, index) => sql`(${rows(index, every([...where, tier]), limit + offset, 0)})`)
  return sql`select * from (${sql.join(tiers, sql` union all `)}) p order by p.tier, ${orderBy(keys, keyName)}
    limit ${limit} offset ${offset}`
}

/** One row `{ items }`: the page as JSON that PostgreSQL builds. `columns` speak of `table` by its alias. */
export function pageStatement(
  search: Search,
  { page, limit }: { page: number; limit: number },
  columns: SQL,
  table: SQL,
): SQL {
  return sql`select coalesce(json_agg(r), '[]'::json) as items from (
    select ${columns} from (${idsOf(search, limit, (page - 1) * limit)}) p join ${table} on ${search.id} = p.id
    order by p.tier, ${orderBy(search.keys, keyName)}) r`
}

export const countStatement = (search: Search): SQL =>
  sql`select count(*)::int as count from ${search.from} where ${conditionsOf(search)}`

/** In order of relevance: names that begin with the phrase, names with every word, texts with every word. */
export function relevance(name: SQL, text: SQL, terms: Terms, phrase: string): { text: SQL; tiers: SQL[] } {
  const begins = startsWith(name, phrase)
  const named = containsAll(name, terms)
  const found = containsAll(text, terms)
  return {
    text: found,
    tiers: [begins, sql`${named} and not ${begins}`, sql`${found} and not ${named} and not ${begins}`],
  }
}

/** So many spellings stand in for a word that is not known; always as many, so that statements are few. */
const SPELLINGS = 3

type Kind = 'hospital' | 'doctor' | 'health_service'

const similarWords = statement<{ term: string; words: string[] | null }, { kind: Kind; terms: string[] }>(
  () => sql`select t.term, case
      when exists (select from search_words k where k.kind = ${sql.placeholder('kind')} and k.word like '%' || t.pattern || '%')
        then array[t.term]
      else (select array_agg(n.word order by n.likeness desc, n.word) from (
        select s.word, s.likeness, max(s.likeness) over () as best from (
          select w.word, similarity(w.word, t.term) as likeness from search_words w
          where w.kind = ${sql.placeholder('kind')} and w.word % t.term order by likeness desc, w.word limit ${sql.raw(String(SPELLINGS))}
        ) s) n where n.likeness >= 0.35 and n.likeness >= n.best * 0.8)
      end as words
    from (select term, replace(replace(replace(term, '\\', '\\\\'), '%', '\\%'), '_', '\\_') as pattern
          from unnest(${sql.placeholder('terms')}::text[]) term) t`,
)

/**
 * The known words that these are most like (trigram similarity of at least 0.35, and near to the best). A word that is
 * part of a known one stays as it is. Undefined when a word is like none or all are known: nothing else can be found.
 */
async function correct(db: Queryable, kind: Kind, terms: string[]): Promise<Terms | undefined> {
  const found = new Map((await similarWords(db, { kind, terms })).map(({ term, words }) => [term, words]))
  const corrected = terms.map((term) => found.get(term) ?? [])
  const known = terms.every((term, index) => corrected[index]?.[0] === term)
  if (known || corrected.some((spellings) => spellings.length === 0)) return undefined
  return corrected.map((spellings) =>
    Array.from({ length: SPELLINGS }, (_, index) => spellings[index] ?? spellings[0] ?? ''),
  )
}

type Run = {
  kind: Kind
  /** The words that are looked for. */
  terms: string[]
  build: (terms: Terms) => Search
  columns: SQL
  table: SQL
  /** Nobody asks for the total: one statement less, and the total is that of the page. */
  uncounted?: boolean
}

/** One page and the exact total. Words that find nothing are taken for typing errors and looked for in known spellings. */
export async function runSearch<T>(
  db: Queryable,
  { kind, terms, build, columns, table, uncounted }: Run,
  paging: Paging,
): Promise<Page<T>> {
  const run = async (words: Terms) => {
    const search = build(words)
    const page = pageStatement(search, paging, columns, table)
    if (!uncounted) return pageAndCount<{ items: T[] }>(db, page, countStatement(search))
    const rows = await query<{ items: T[] }>(db, page)
    return { rows, total: rows[0]?.items.length ?? 0 }
  }
  let found = await run(terms.map((term) => [term]))
  if (found.total === 0 && terms.length > 0) {
    const corrected = await correct(db, kind, terms)
    if (corrected) found = await run(corrected)
  }
  return pageOf(found.rows[0]?.items ?? [], found.total, paging)
}
