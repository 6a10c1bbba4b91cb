/** Common parts of the three lists: pages, exports and counts of records, active or not. */
import { and, asc, count, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { fold } from '#domain/fold.ts'
import type { TranslatedLanguage } from '#domain/languages.ts'
import { type Page, pageOf, readPaging } from '#domain/paging.ts'
import type { RecordStatus } from '#domain/record-lists.ts'
import type { TermKind } from '#domain/taxonomy.ts'
import type { Context } from '#server/context.ts'
import { inOrder } from '#server/database/record.ts'
import { valuesCalled } from '#server/features/catalogue/taxonomy/searching.ts'
import { contains, some } from '#server/search/search.ts'
import type { RecordCounts } from './record.ts'

type ManagedTable = PgTable & { id: PgColumn; isActive: PgColumn }

type Search = { q?: string; status?: RecordStatus; sortBy?: string; direction?: 'asc' | 'desc' }

export type List<Parsed extends Search, Item> = {
  table: ManagedTable
  /** Folded text that is searched. */
  text: SQLWrapper
  /** Column of the counted groups. */
  group: PgColumn
  /** Kind of term, for groups that are specialties or categories and have translated names. */
  terms?: TermKind
  parse: (raw: unknown) => Parsed
  /** Returns the conditions of the list's own filters, besides text and status. */
  conditionsOf: (search: Parsed) => (SQL | undefined)[]
  /** Sort expression of each column. */
  columns: Record<NonNullable<Parsed['sortBy']>, PgColumn | SQL>
  read: (ctx: Context, ids: readonly string[]) => Promise<Item[]>
  /** Reads translated texts of the records, for a file. */
  texts: (ctx: Context, ids: string[]) => Promise<Map<string, RecordText[]>>
}

export type RecordText = { language: TranslatedLanguage; name?: string; description: string }
export type WithTexts<Item> = Item & { texts: RecordText[] }

/**
 * Text columns of a list. A word matches the text of a record, or the name of its specialty or
 * category in any language.
 */
type ListTexts = Pick<List<Search, unknown>, 'text' | 'group' | 'terms'>

async function isSaidBy(ctx: Context, { text, group, terms }: ListTexts, word: string): Promise<SQL> {
  const values = terms ? await valuesCalled(ctx, terms, word) : []
  return values.length > 0 ? some([contains(text, word), inArray(group, values)]) : contains(text, word)
}

/** Returns the condition of a whole search. */
export async function whereOf<Parsed extends Search>(
  ctx: Context,
  list: List<Parsed, unknown>,
  search: Parsed,
): Promise<SQL | undefined> {
  const words = fold(search.q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return and(
    ...(await Promise.all(words.map((word) => isSaidBy(ctx, list, word)))),
    search.status && eq(list.table.isActive, search.status === 'active'),
    ...list.conditionsOf(search),
  )
}

/** Returns the order. Unknown values come last in both directions. */
function orderOf<Parsed extends Search>(list: List<Parsed, unknown>, { sortBy, direction }: Parsed): SQL[] {
  const by = list.columns[(sortBy ?? 'name') as NonNullable<Parsed['sortBy']>]
  // These columns are never null, and their indexes serve an order without a clause for nulls.
  if (!sortBy || sortBy === 'name' || sortBy === 'updated')
    return [direction === 'desc' ? sql`${by} desc` : sql`${by}`, asc(list.table.id)]
  return [direction === 'desc' ? sql`${by} desc nulls last` : sql`${by} nulls last`, asc(list.table.id)]
}

const selectIds = <Parsed extends Search>(
  { db }: Context,
  list: List<Parsed, unknown>,
  { where, search }: { where: SQL | undefined; search: Parsed },
) =>
  db
    .select({ id: sql<string>`${list.table.id}` })
    .from(list.table)
    .where(where)
    .orderBy(...orderOf(list, search))

export async function listRecords<Parsed extends Search, Item extends { id: string }>(
  ctx: Context,
  list: List<Parsed, Item>,
  { raw, paging }: { raw: unknown; paging: unknown },
): Promise<Page<Item>> {
  const search = list.parse(raw ?? {})
  const requested = readPaging(paging)
  const where = await whereOf(ctx, list, search)
  const [rows, total] = await Promise.all([
    selectIds(ctx, list, { where, search })
      .limit(requested.limit)
      .offset((requested.page - 1) * requested.limit),
    ctx.db.$count(list.table, where),
  ])
  const ids = rows.map(({ id }) => id)
  return pageOf(inOrder(ids, await list.read(ctx, ids)), total, requested)
}

const BATCH = 500

/**
 * Yields all matches of a search in its order: first all IDs, which need few bytes, then the
 * records in batches. Texts are in English for every reader, with the translations beside them, so
 * that importing the same file changes nothing.
 */
export async function* readRecords<Parsed extends Search, Item extends { id: string }>(
  ctx: Context,
  list: List<Parsed, Item>,
  search: Parsed,
): AsyncGenerator<WithTexts<Item>[]> {
  const where = await whereOf(ctx, list, search)
  const ids = (await selectIds(ctx, list, { where, search })).map(({ id }) => id)
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH)
    const [items, texts] = await Promise.all([list.read({ ...ctx, language: 'en' }, batch), list.texts(ctx, batch)])
    yield inOrder(batch, items).map((item) => ({ ...item, texts: texts.get(item.id) ?? [] }))
  }
}

/** Counts the matches, in total and for each city, specialty or category. */
export async function countRecords(
  { db }: Context,
  { table, group }: { table: ManagedTable; group: PgColumn },
): Promise<RecordCounts> {
  const rows = await db
    .select({
      value: sql<string>`${group}`,
      count: count(),
      active: sql<number>`count(*) filter (where ${table.isActive})`.mapWith(Number),
    })
    .from(table)
    .groupBy(group)
    .orderBy(sql`fold(${group})`)
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    active: rows.reduce((sum, row) => sum + row.active, 0),
    groups: rows.map(({ value, count: members }) => ({ value, count: members })),
  }
}
