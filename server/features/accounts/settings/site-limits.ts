import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { DEFAULT_LIMITS } from '#domain/settings.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { settings } from './table.ts'

/** Limits that are rows of `settings` with these keys. */
type Limit = 'messagesPerHour' | 'quoteAnswerHours'

const decided = z.number().int().min(0).max(1_000_000)

/** Parses a row. An invalid one is skipped and logged. */
export function readLimit(value: unknown, name: Limit, { log }: Pick<Context, 'log'>): number {
  if (value === undefined) return DEFAULT_LIMITS[name]
  const parsed = decided.safeParse(value)
  if (parsed.success) return parsed.data
  log.warn({ key: name }, 'a setting does not fit and is passed over')
  return DEFAULT_LIMITS[name]
}

/** Returns the current limit. */
export async function getLimit({ db, log }: Pick<Context, 'log'> & { db: Queryable }, name: Limit): Promise<number> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, name))
  return readLimit(row?.value, name, { log })
}
