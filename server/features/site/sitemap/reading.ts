import { and, asc, count, eq, gt, max, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '#server/context.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

/** Public records by the name of their page. */
const sources = {
  hospital: { table: hospitals, name: hospitals.name, listed: eq(hospitals.isActive, true) },
  doctor: {
    table: doctors,
    name: doctors.fullName,
    listed: and(eq(doctors.isActive, true), eq(doctors.isListed, true)),
  },
  service: { table: healthServices, name: healthServices.name, listed: eq(healthServices.isActive, true) },
} satisfies Record<string, { table: { id: PgColumn; updatedAt: PgColumn }; name: PgColumn; listed: SQL | undefined }>

export const SITEMAP_KINDS = Object.keys(sources) as (keyof typeof sources)[]
export type SitemapKind = keyof typeof sources

/** Maximum number of addresses in a sitemap (sitemaps.org). */
export const MOST_ADDRESSES = 50_000
const BATCH = 1000

export type ListedRecord = { id: string; name: string; updatedAt: Date }

/** Counts the public records, and returns the time of the last edit. */
export async function countListed(ctx: Context, kind: SitemapKind): Promise<{ total: number; lastEdit: Date | null }> {
  const { table, listed } = sources[kind]
  const [row] = await ctx.read
    .select({ total: count(), lastEdit: max(table.updatedAt) })
    .from(table)
    .where(listed)
  return { total: row?.total ?? 0, lastEdit: row?.lastEdit ?? null }
}

type Part = {
  kind: SitemapKind
  /** Number of the file, from 1. */
  file: number
  /** Maximum number of records in a file. */
  most: number
}

/** Yields the records of one file, a thousand at a time. */
export async function* listedRecords(ctx: Context, { kind, file, most }: Part): AsyncGenerator<ListedRecord> {
  const { table, name, listed } = sources[kind]
  const columns = { id: table.id, name, updatedAt: table.updatedAt }
  let last: string | undefined
  for (let read = 0; read < most; read += BATCH) {
    const limit = Math.min(BATCH, most - read)
    const batch = await ctx.read
      .select(columns)
      .from(table)
      .where(last === undefined ? listed : and(listed, gt(table.id, last)))
      .orderBy(asc(table.id))
      // Only the first batch has to skip the records of the previous files.
      .offset(last === undefined ? (file - 1) * most : 0)
      .limit(limit)
    yield* batch
    last = batch.at(-1)?.id
    if (batch.length < limit) return
  }
}
