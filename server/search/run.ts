/**
 * Execution of catalogue searches, the most frequent and most expensive reads. The statements are
 * hand-written: they return the IDs of a page, found and sorted in narrow indexes, and the total.
 * The records come from memory. The builder cannot express the order of relevance.
 */
import { sql } from 'drizzle-orm'
import { saysSomething } from '#domain/concepts/words.ts'
import type { Paging } from '#domain/paging.ts'
import { asTyped } from '#domain/search-meaning.ts'
import type { Queryable } from '#server/database/client.ts'
import { compile, compiledOnce, run } from '#server/database/statement.ts'
import { type CompiledSearch, compiledSearch } from './compile.ts'
import type { Terms } from './conditions.ts'
import { withoutValues } from './placeholders.ts'
import { every } from './search.ts'
import type { SearchRequest, SearchSource } from './source.ts'
import { correctSpelling } from './spelling.ts'

/** Options. `uncounted` omits the statement for the total, which is then that of the page. */
type RunOptions = { paging: Paging; uncounted?: boolean | undefined }

/** IDs of a page. `total` is the number of matches, or a lower bound if it is not exact. */
type Matches = { ids: string[]; total: number; totalIsExact: boolean }
/** Matches, with the words they were found by: as typed, without common ones, or corrected. */
export type SearchResult = Matches & { terms: Terms }

/**
 * Returns the words of a search whose choices are counted: as typed, or as `runSearch` corrects
 * them.
 */
export async function spelledTerms<Plan extends Record<string, unknown>>(
  db: Queryable,
  { kind, compile: searchOf }: SearchSource<Plan>,
  { terms, planOf }: SearchRequest<Plan>,
): Promise<Terms> {
  const finds = async (words: Terms) => {
    const { shape, template, values } = withoutValues(planOf(words))
    const any = compiledOnce(`any ${kind} ${shape}`, () => {
      const { from, where } = searchOf(template).rows
      return compile(sql`select from ${from} where ${every(where)} limit 1`)
    })
    return (await run(db, any, values)).length > 0
  }
  const [typed, telling] = [asTyped(terms), terms.filter(saysSomething)]
  if (terms.length === 0 || (await finds(typed))) return typed
  if (telling.length < terms.length && (await finds(asTyped(telling)))) return asTyped(telling)
  return (await correctSpelling(db, kind, telling)) ?? typed
}

type Values = Record<string, unknown>

/**
 * Returns the IDs of a page, tier by tier. The last tiers often find nothing and read the most, so
 * they run only if needed.
 */
async function findPage(
  db: Queryable,
  { tiers }: CompiledSearch,
  { values, paging: { page, limit } }: { values: Values; paging: Paging },
): Promise<string[]> {
  const end = page * limit
  const ids: string[] = []
  for (const tier of tiers) {
    const rows = await run<{ id: string }>(db, tier(), values)
    ids.push(...rows.map(({ id }) => id))
    if (ids.length >= end) break
  }
  return tiers.length === 1 ? ids : ids.slice(end - limit, end)
}

type SearchCall = { values: Values; paging: Paging; most: number | undefined; uncounted: boolean | undefined }

/**
 * Finds all matches of the words together. If there are too many to count, it reads a page in the
 * order of an index. Without words it reads a page, and the count concurrently on another
 * connection, so that each gets a suitable plan.
 */
async function find(
  db: Queryable,
  compiled: CompiledSearch,
  { most, uncounted, ...call }: SearchCall,
): Promise<Matches> {
  const { together, count } = compiled
  const page = () => findPage(db, compiled, call)
  if (together) {
    const [{ ids, total } = { ids: [], total: 0 }] = await run<{ ids: string[]; total: number }>(
      db,
      together,
      call.values,
    )
    if (most === undefined || total <= most) return { ids, total, totalIsExact: true }
    return { ids: await page(), total: most, totalIsExact: false }
  }
  const counting = uncounted ? undefined : run<{ count: number }>(db, count(), call.values)
  const [ids, counted] = await Promise.all([page(), counting])
  return { ids, total: counted?.[0]?.count ?? ids.length, totalIsExact: true }
}

/**
 * Returns the IDs of one page and the total. If the words match nothing, it first leaves out common
 * words of searches ("best hospital in"), then corrects the others by known spellings.
 */
export async function runSearch<Plan extends Record<string, unknown>>(
  db: Queryable,
  { kind, id, compile: searchOf, mostCounted }: SearchSource<Plan>,
  { paging, uncounted, ...search }: SearchRequest<Plan> & RunOptions,
): Promise<SearchResult> {
  // For a page beyond the bound, the total covers at least the pages read so far.
  const most = mostCounted && Math.max(mostCounted, paging.page * paging.limit)
  const findAs = async (terms: Terms): Promise<SearchResult> => {
    const { shape, template, values } = withoutValues(search.planOf(terms))
    const compiled = compiledSearch(`${kind} ${shape}`, { build: () => searchOf(template), id, most, paging })
    return { ...(await find(db, compiled, { values, paging, most, uncounted })), terms }
  }
  let result = await findAs(asTyped(search.terms))
  const telling = search.terms.filter(saysSomething)
  if (result.total === 0 && telling.length < search.terms.length) result = await findAs(asTyped(telling))
  if (result.total === 0 && telling.length > 0) {
    const corrected = await correctSpelling(db, kind, telling)
    if (corrected) result = await findAs(corrected)
  }
  return result
}
